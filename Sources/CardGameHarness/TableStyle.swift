public import CardGameModel
public import CardGameViews

/// How a table is to show a game: what a person should see, said as a value.
///
/// Learners and authors name things differently and are right. Every check takes a style; without
/// one it takes the lesson's.
///
/// ```swift
/// var style = TableStyle.lesson
/// style.scoreForms.append("Points: #")
/// style.pictures = .different
/// ```
public struct TableStyle: Sendable {
  /// What a card's button says while its face can be seen.
  ///
  /// Titles are compared without variation selectors (U+FE0E and U+FE0F), which some keyboards add.
  public var title: @Sendable (any CardFace) -> String

  /// The pictures of the two sides of a card.
  public var pictures: Pictures

  /// The forms that the score label may have, with `#` in the place of the number.
  ///
  /// The first is the one that a report asks for. An empty list leaves the label unchecked.
  public var scoreForms: [String]

  /// When a person may change how many cards are matched.
  public var modeUse: ModeUse

  /// Which cards must be enabled, all others being disabled.
  public var enabling: Enabling

  /// Whether a matched card must be disabled, and every other card enabled.
  ///
  /// Setting it to `false` leaves unchecked which cards are enabled.
  public var disablesMatched: Bool {
    get { enabling == .unmatched }
    set { enabling = newValue ? .unmatched : .unchecked }
  }

  /// What the words of the status label are to tell; in the lesson's style they are left unchecked.
  ///
  /// It is looked at from move to move, by what plays moves or watches a table.
  public var status = Status.unchecked

  /// The colour of a card's words, or `nil` when any will do, as in the lesson.
  ///
  /// Only words that are set with a colour have one: those of a plain title have the button's.
  public var titleColor: (@Sendable (any CardFace) -> CardColor)?

  /// Which cards are to be drawn as selected; in the lesson's style it is left unchecked.
  public var selection = Selection.unchecked

  /// Whether matched cards are to be gone from the table, instead of lying there face up.
  public var hidesMatched = false

  /// What else the controls are to show, as a slider, a switch or a colour; in the lesson nothing.
  public var controls: [ControlStyle] = []

  /// The message that is to be shown, as at the end of a game, or `nil` when that is left unchecked.
  ///
  /// It is looked at from move to move, by what plays moves or watches a table.
  public var alert: AlertStyle?

  /// What is looked at; everything, unless it is narrowed.
  public var parts = Parts.all

  /// Makes a style; without arguments, the lesson's.
  ///
  /// - Parameters:
  ///   - title: What a card's button says while its face can be seen.
  ///   - pictures: The pictures of the two sides of a card.
  ///   - scoreForms: The forms that the score label may have, with `#` in the place of the number.
  ///   - modeUse: When a person may change how many cards are matched.
  ///   - disablesMatched: Whether a matched card must be disabled, and every other card enabled.
  public init(
    title: @escaping @Sendable (any CardFace) -> String = { $0.title },
    pictures: Pictures = .named(front: ["cardfront"], back: ["cardback"]),
    scoreForms: [String] = ["Score: #"],
    modeUse: ModeUse = .untilFirstChoice,
    disablesMatched: Bool = true
  ) {
    self.title = title
    self.pictures = pictures
    self.scoreForms = scoreForms
    self.modeUse = modeUse
    enabling = disablesMatched ? .unmatched : .unchecked
  }

  /// The style of the lesson.
  ///
  /// A card shows its title on `cardfront` or else `cardback`, the score reads `Score: 14`, matched
  /// cards are disabled, and the mode is fixed from the first choice on.
  public static let lesson = TableStyle()

  /// Returns the style of a table for any game, as the game itself says it.
  ///
  /// It is the lesson's, but that the score has the game's name for it, and that those cards are
  /// enabled whose choice changes something. A card that lies open is selected while it is chosen,
  /// and the button for more cards is enabled while there are any.
  ///
  /// - Parameter game: The game, as it may stand at any moment.
  /// - Returns: The style.
  public static func table(of game: some CardGame) -> TableStyle {
    var style = TableStyle(scoreForms: ["\(game.scoreName): #"])
    style.enabling = .legalChoices
    return style
  }

  /// Returns the style with only some parts of the table looked at.
  ///
  /// - Parameter parts: What to look at.
  /// - Returns: A copy; the style itself is not changed.
  public func looking(at parts: Parts) -> TableStyle {
    var style = self
    style.parts = parts
    return style
  }

  /// Parts of what is seen on a table, to be looked at one at a time or together.
  ///
  /// ```swift
  /// let titlesOnly = TableStyle.lesson.looking(at: .titles)
  /// ```
  public struct Parts: OptionSet, Hashable, Sendable {
    /// The bits of the parts.
    public let rawValue: Int

    /// Makes a set of parts of its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// What the cards say.
    public static let titles = Parts(rawValue: 1 << 0)

    /// The cards' pictures.
    public static let pictures = Parts(rawValue: 1 << 1)

    /// Which cards are enabled.
    public static let enabling = Parts(rawValue: 1 << 2)

    /// The score label.
    public static let score = Parts(rawValue: 1 << 3)

    /// The mode control.
    public static let mode = Parts(rawValue: 1 << 4)

    /// The status label, where the style says what it is to tell.
    public static let status = Parts(rawValue: 1 << 5)

    /// What else a style asks of controls, and its message.
    public static let controls = Parts(rawValue: 1 << 6)

    /// Everything.
    public static let all: Parts = [
      .titles, .pictures, .enabling, .score, .mode, .status, .controls,
    ]
  }

  /// The pictures of the two sides of a card.
  public enum Pictures: Hashable, Sendable {
    /// One of these names for each side; the first is the one that a report asks for.
    case named(front: [String], back: [String])

    /// Any pictures, as long as a card that is face up has none that a face-down card has.
    case different
  }

  /// What the words of the status label are to tell of the last move.
  ///
  /// The words themselves are free: only cards and numbers that are named in them count.
  public enum Status: Hashable, Sendable {
    /// The status label is not looked at.
    case unchecked

    /// The card that was turned up, or the cards that were compared; after a deal no card.
    case cards

    /// The cards, and when some were compared, the number of points that the score has changed by.
    case cardsAndPoints
  }

  /// Which cards must be enabled.
  public enum Enabling: Hashable, Sendable {
    /// All but the matched ones, as in the lesson.
    case unmatched

    /// Those whose choice would change something, by the rules of the game.
    ///
    /// Chosen cards that lie open must also be selected, and more cards can be asked for when the
    /// game has any.
    case legalChoices

    /// Any.
    case unchecked
  }

  /// Which cards are to be drawn as selected.
  public enum Selection: Hashable, Sendable {
    /// Any: that a button is selected says nothing.
    case unchecked

    /// Those that are face up and wait to be compared, and no matched ones.
    case faceUp
  }

  /// When a person may change how many cards are matched.
  public enum ModeUse: Hashable, Sendable {
    /// Until the first card is chosen, as in the lesson.
    case untilFirstChoice

    /// At any time; a change holds from the next deal on.
    case always

    /// The table has no use for the mode control: it is neither touched nor looked at.
    case unchecked
  }
}
