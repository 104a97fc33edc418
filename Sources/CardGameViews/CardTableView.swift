/// A table of cards on some screen: its buttons and labels, and nothing about any game.
///
/// A controller is written against this protocol, so that it runs with an app's own screen, with
/// text in a terminal, or with a ``RecordingTableView`` in a test, and is not changed for it.
///
/// ```swift
/// let table: any CardTableView = TextTableView(cardCount: 12)
/// table.cardButtons[0].setTitle("A♠", for: .normal)
/// ```
public protocol CardTableView: AnyObject {
  /// The card buttons; each one's index is that of its card.
  var cardButtons: [any CardButton] { get }

  /// Where the score is written.
  var scoreLabel: any CardLabel { get }

  /// Where it is written what the last move did.
  var statusLabel: any CardLabel { get }

  /// Where a person chooses how many cards to match.
  var modeControl: any CardSegmentedControl { get }

  /// Where a person asks for a new game.
  var dealButton: any CardButton { get }

  /// Where a person asks for more cards, or `nil` on a table for games without that move.
  ///
  /// A view without such a button need not have this property.
  var moreButton: (any CardButton)? { get }

  /// Where a person looks back through the moves, or `nil` on a table that has no such slider.
  ///
  /// A view without a slider need not have this property.
  var historySlider: (any CardSlider)? { get }

  /// A switch for a choice of two, or `nil` on a table that has none.
  ///
  /// A view without a switch need not have this property.
  var modeSwitch: (any CardSwitch)? { get }

  /// Shows a message that a person has to answer.
  ///
  /// A view that shows none need not have this method.
  ///
  /// - Parameter alert: The message, and its buttons.
  func present(_ alert: CardAlert)

  /// Tells the view that a person's next move begins, so that a recording can number its changes.
  ///
  /// A view that records nothing need not have this method.
  func moveWillBegin()

  /// Tells the view that a person's next move begins, and which.
  ///
  /// A view that has no use for the move's name need not have this method.
  ///
  /// - Parameter move: The move as it is typed, for example `3` for a touch of card 3.
  func moveWillBegin(_ move: String)

  /// Tells the view that the move has been answered.
  ///
  /// A view that has no use for it need not have this method.
  func moveDidEnd()
}

extension CardTableView {
  /// None.
  public var moreButton: (any CardButton)? { nil }

  /// None.
  public var historySlider: (any CardSlider)? { nil }

  /// None.
  public var modeSwitch: (any CardSwitch)? { nil }

  /// Does nothing.
  public func present(_ alert: CardAlert) {}

  /// Does nothing.
  public func moveWillBegin() {}

  /// Tells the view that a move begins, and not which.
  public func moveWillBegin(_ move: String) { moveWillBegin() }

  /// Does nothing.
  public func moveDidEnd() {}

  /// Returns the index of a button among the table's card buttons.
  ///
  /// - Parameter button: The button to look for; it is the same object that counts, not its looks.
  /// - Returns: The index, or `nil` when the button is not on the table.
  /// - Complexity: O(n) in the number of buttons.
  public func index(of button: any CardButton) -> Int? {
    cardButtons.firstIndex { $0 === button }
  }
}
