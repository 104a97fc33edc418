import CardGameViews

/// A table of your own. As it stands it has buttons that forget most of what they are told, and it
/// shows nothing.
final class MyTable: CardTableView {
  let cardButtons: [any CardButton]
  let scoreLabel: any CardLabel = MyLabel()
  let statusLabel: any CardLabel = MyLabel()
  let modeControl: any CardSegmentedControl = MyModeControl()
  let dealButton: any CardButton = MyButton()

  init(cardCount: Int) {
    cardButtons = (0..<cardCount).map { _ in MyButton() }
  }

  /// The table as it looks now: what `swift run play14` prints.
  var text: String {
    // 2. Draw the table, for example in one line: A♠ ## (5♠) ## | Score: -1 | A♠ is turned up
    // let cards = cardButtons.filter { !$0.isHidden }.map { button in
    //   let title = button.title(for: button.isEnabled ? .normal : .disabled) ?? ""
    //   let card = title.isEmpty ? "##" : title
    //   return button.isEnabled ? card : "(\(card))"
    // }
    // let words = [scoreLabel, statusLabel].map { $0.text ?? "" }.filter { !$0.isEmpty }
    // return ([cards.joined(separator: " ")] + words).joined(separator: " | ")
    return ""
  }
}

/// A button of your own.
final class MyButton: CardButton {
  // 1. Keep what is set, for each state. A state for which nothing was set has what .normal has.

  private var words: String?

  func setTitle(_ title: String?, for state: ControlState) { words = title }
  func title(for state: ControlState) -> String? { words }

  func setImage(_ image: CardImage?, for state: ControlState) {}
  func image(for state: ControlState) -> CardImage? { nil }

  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {}
  func backgroundImage(for state: ControlState) -> CardImage? { nil }

  var isEnabled = true
  var isSelected = false
  var isHidden = false
}
