public import CardGameControllers
import CardGameHarness
public import CardGameModel
public import CardGameViews

/// An app of cards on a table, to write tests against: touch it, and look.
///
/// It knows nothing of what should be seen. What it tells is what a person would see, whatever the app is
/// made of.
///
/// ```swift
/// func aceOfSpades(_ app: AppUnderTest) {
///   app.touch(0)
///   #expect(app.title(of: 0) == "A♠")
/// }
/// ```
public final class AppUnderTest: CustomReflectable {
  private let table: RecordingTableView
  private let controller: any CardGameController

  /// Is told whenever a test touches the app or looks at it, if somebody wants to know.
  var log: FailureLog?

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - pack: The cards of the first deal, the topmost first; later deals have them in other orders.
  ///   - cardCount: How many card buttons the table has.
  ///   - buttonType: How the table's buttons draw a picture in their foreground slot.
  ///   - updatesFirst: Whether the app calls `updateUI()` when it starts.
  ///   - makeController: Makes the app's controller for a table, with a closure that it calls for the
  ///     deck of each game.
  public init(
    pack: [PlayingCard] = Deck.m12.cards, cardCount: Int = 12, buttonType: ButtonType = .system,
    updatesFirst: Bool = false,
    makeController: (RecordingTableView, @escaping () -> Deck<PlayingCard>)
      -> any CardGameController
  ) {
    table = RecordingTableView(cardCount: cardCount, buttonType: buttonType, recording: .nothing)
    controller = makeController(table, DeckSupply(pack: pack).dealer())
    if updatesFirst { controller.updateUI() }
  }

  /// How many cards lie on the table.
  public var cardCount: Int { table.buttons.count }

  /// Touches a card, as a finger does; a button that is disabled swallows the touch.
  ///
  /// - Parameters:
  ///   - index: The card's index, from 0; one that is not there fails the test.
  ///   - sourceLocation: Where such a failure is reported.
  public func touch(_ index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    log?.noteLook()
    guard isThere(index, sourceLocation) else { return }
    controller.perform(.touch(index), on: table)
  }

  /// Touches a card, where a function of one parameter is wanted: `[0, 3].forEach(app.touch)`.
  ///
  /// - Parameter index: The card's index, from 0; one that is not there fails the test.
  @_disfavoredOverload
  public func touch(_ index: Int) {
    touch(index, sourceLocation: #_sourceLocation)
  }

  /// Touches a button that is no card of this table.
  public func touchUnknownButton() {
    controller.perform(.touchUnknownButton, on: table)
  }

  /// Touches the deal button, for a new game.
  public func deal() {
    controller.perform(.deal, on: table)
  }

  /// Returns what can be read on a card.
  ///
  /// - Parameters:
  ///   - index: The card's index, from 0; one that is not there fails the test.
  ///   - sourceLocation: Where such a failure is reported.
  /// - Returns: The words, or `""` when there are none to be seen.
  public func title(of index: Int, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    let title = appearance(of: index, sourceLocation).title
    // Some keyboards add a selector that nobody sees.
    return String(String.UnicodeScalarView(title.unicodeScalars.filter { !isSelector($0) }))
  }

  /// Returns which picture is seen on a card.
  ///
  /// Its name is the app's own business; whether two cards have the same can be compared.
  ///
  /// - Parameters:
  ///   - index: The card's index, from 0; one that is not there fails the test.
  ///   - sourceLocation: Where such a failure is reported.
  /// - Returns: The picture's name, `a blank board` for one that is drawn flat, or `""` for none.
  public func picture(of index: Int, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    switch appearance(of: index, sourceLocation).picture {
    case .none: ""
    case .image(let name): name
    case .blankBoard: "a blank board"
    }
  }

  /// Tells whether a card answers to touches.
  ///
  /// - Parameters:
  ///   - index: The card's index, from 0; one that is not there fails the test.
  ///   - sourceLocation: Where such a failure is reported.
  /// - Returns: `false` for a card whose button is disabled or hidden.
  public func isEnabled(_ index: Int, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let appearance = appearance(of: index, sourceLocation)
    return appearance.isEnabled && !appearance.isHidden
  }

  /// The words of the score label.
  public var scoreText: String {
    log?.noteLook()
    return table.score.visibleText
  }

  /// The number in the words of the score label, or `nil` when there is none.
  public var score: Int? {
    let words = scoreText
    guard let start = words.firstIndex(where: \.isWholeNumber) else { return nil }
    let number = Int(words[start...].prefix(while: \.isWholeNumber))
    let isNegative = words[..<start].last.map { "-−–".contains($0) } ?? false
    return number.map { isNegative ? -$0 : $0 }
  }

  /// The words of the status label.
  public var statusText: String {
    log?.noteLook()
    return table.status.visibleText
  }

  /// Nothing: a test sees what a person sees.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

  private func appearance(of index: Int, _ sourceLocation: SourceLocation) -> ButtonAppearance {
    log?.noteLook()
    return isThere(index, sourceLocation) ? table.buttons[index].appearance : ButtonAppearance()
  }

  private func isThere(_ index: Int, _ sourceLocation: SourceLocation) -> Bool {
    if table.buttons.indices.contains(index) { return true }
    fail(
      "There is no card \(index): the cards are counted from 0 to \(cardCount - 1).",
      at: sourceLocation)
    return false
  }

  private func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0E || scalar.value == 0xFE0F
  }
}
