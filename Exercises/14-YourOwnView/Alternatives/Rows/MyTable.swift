import CardGameViews

/// A table of rows, drawn anew whenever it is looked at.
final class MyTable: CardTableView {
  let cardButtons: [any CardButton]
  let scoreLabel: any CardLabel = MyLabel()
  let statusLabel: any CardLabel = MyLabel()
  let modeControl: any CardSegmentedControl = MyModeControl()
  let dealButton: any CardButton = MyButton()

  private let buttons: [MyButton]

  init(cardCount: Int) {
    buttons = (0..<cardCount).map { _ in MyButton() }
    cardButtons = buttons
  }

  /// The table as it looks now, four cards in a row.
  var text: String {
    var text = ""
    for (index, button) in buttons.enumerated() {
      text += "\(index): \(button.face)".padded(to: 12)
      if index % 4 == 3 { text += "\n" }
    }
    return text + "\n" + (scoreLabel.text ?? "") + "\n" + (statusLabel.text ?? "")
  }
}

/// A button that keeps one look for each state, whole.
final class MyButton: CardButton {
  private struct Look {
    var title: String?
    var image: CardImage?
    var background: CardImage?
  }

  private var looks: [ControlState: Look] = [:]

  private func look(_ state: ControlState) -> Look {
    let normal = looks[.normal] ?? Look()
    guard let look = looks[state] else { return normal }
    return Look(
      title: look.title ?? normal.title, image: look.image ?? normal.image,
      background: look.background ?? normal.background)
  }

  func setTitle(_ title: String?, for state: ControlState) {
    looks[state, default: Look()].title = title
  }
  func title(for state: ControlState) -> String? { look(state).title }

  func setImage(_ image: CardImage?, for state: ControlState) {
    looks[state, default: Look()].image = image
  }
  func image(for state: ControlState) -> CardImage? { look(state).image }

  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    looks[state, default: Look()].background = image
  }
  func backgroundImage(for state: ControlState) -> CardImage? { look(state).background }

  var isEnabled = true
  var isSelected = false
  var isHidden = false

  /// What is seen of the button in the state that it is in.
  var face: String {
    guard !isHidden else { return "" }
    let title = title(for: isEnabled ? .normal : .disabled) ?? ""
    return (title.isEmpty ? "▒▒" : title) + (isEnabled ? "" : " ✓")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
