import CardGameViews

/// A table that is one line of text.
final class MyTable: CardTableView {
  let cardButtons: [any CardButton]
  let scoreLabel: any CardLabel = MyLabel()
  let statusLabel: any CardLabel = MyLabel()
  let modeControl: any CardSegmentedControl = MyModeControl()
  let dealButton: any CardButton = MyButton()

  init(cardCount: Int) {
    cardButtons = (0..<12).map { _ in MyButton() }
  }

  /// The table as it looks now: what `swift run play14` prints.
  var text: String {
    let cards = cardButtons.filter { !$0.isHidden }.map { button in
      let title = button.title(for: button.isEnabled ? .normal : .disabled) ?? ""
      let card = title.isEmpty ? "##" : title
      return button.isEnabled ? card : "(\(card))"
    }
    let words = [scoreLabel, statusLabel].map { $0.text ?? "" }.filter { !$0.isEmpty }
    return ([cards.joined(separator: " ")] + words).joined(separator: " | ")
  }
}

/// A button that keeps a value for each state for which one was set.
final class MyButton: CardButton {
  private var titles: [ControlState: String] = [:]
  private var images: [ControlState: CardImage] = [:]
  private var backgroundImages: [ControlState: CardImage] = [:]

  func setTitle(_ title: String?, for state: ControlState) { titles[state] = title }
  func title(for state: ControlState) -> String? { titles[state] ?? titles[.normal] }

  func setImage(_ image: CardImage?, for state: ControlState) { images[state] = image }
  func image(for state: ControlState) -> CardImage? { images[state] ?? images[.normal] }

  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    backgroundImages[state] = image
  }
  func backgroundImage(for state: ControlState) -> CardImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  var isEnabled = true
  var isSelected = false
  var isHidden = false
}
