/// A part of a table that can change.
public enum TableElement: Hashable, Sendable, CustomStringConvertible {
  /// The card button at an index.
  case card(Int)

  /// The label of the score.
  case scoreLabel

  /// The label that tells what the last move did.
  case statusLabel

  /// The control for how many cards to match.
  case modeControl

  /// The button for a new game.
  case dealButton

  /// The button for more cards.
  case moreButton

  /// The slider of the history.
  case historySlider

  /// The switch for a choice of two.
  case modeSwitch

  /// The message that a person has to answer.
  case alert

  /// The element in words: `card 3`, `score label`.
  public var description: String {
    switch self {
    case .card(let index): "card \(index)"
    case .scoreLabel: "score label"
    case .statusLabel: "status label"
    case .modeControl: "mode control"
    case .dealButton: "deal button"
    case .moreButton: "more button"
    case .historySlider: "history slider"
    case .modeSwitch: "mode switch"
    case .alert: "alert"
    }
  }
}
