public import CardGameModel
public import CardGameViews

/// What lies on a table by the rules of a game, in the words that a table shows.
///
/// It is what all games have in common for someone who looks at the table, and so what is compared:
/// a reference game with a learner's, or a game with a view.
///
/// ```swift
/// print(TableState(of: MatchingGame.m12).cards[0])
/// // A♠ face down
/// ```
public struct TableState: Hashable, Sendable {
  /// The cards, by their index.
  public var cards: [Card]

  /// The score in points.
  public var score: Int

  /// Whether a choice has changed anything since the deal.
  public var hasBegun: Bool

  /// How many cards are matched at a time, or `nil` where there is no such mode.
  public var mode: Int?

  /// Takes the state of a game.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - style: What cards are called.
  public init(of game: some CardGame, style: TableStyle = .lesson) {
    let (title, titleColor, all) = (style.title, style.titleColor, game.cards)
    cards = []
    cards.reserveCapacity(all.count)
    for index in 0..<all.count {
      let card = all[index]
      cards.append(
        Card(
          title: title(card.face), position: card.position, isFaceVisible: card.isFaceVisible,
          titleColor: titleColor?(card.face)))
    }
    score = game.score
    hasBegun = game.hasBegun
    mode = game.mode
  }

  /// One card of a state.
  public struct Card: Hashable, Sendable, CustomStringConvertible {
    /// What the card's button says while its face can be seen.
    public var title: String

    /// Whether the card is face down, face up or matched.
    public var position: CardPosition

    /// Whether a person may see the card's face.
    public var isFaceVisible: Bool

    /// The colour of the card's words, or `nil` when any will do.
    public var titleColor: CardColor?

    /// The card and its position in words: `A♠ face up`.
    public var description: String {
      switch position {
      case .faceDown: "\(title) face down"
      case .faceUp: "\(title) face up"
      case .matched: "\(title) matched"
      }
    }
  }
}
