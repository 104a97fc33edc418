import CardGameViews

/// A table as a page of the web, for a browser. What is set goes through one place.
final class MyTable: CardTableView {
  let cardButtons: [any CardButton]
  let scoreLabel: any CardLabel = MyLabel()
  let statusLabel: any CardLabel = MyLabel()
  let modeControl: any CardSegmentedControl = MyModeControl()
  let dealButton: any CardButton = MyButton()

  init(cardCount: Int) {
    cardButtons = (0..<cardCount).map { _ in MyButton() }
  }

  /// The table as it looks now, as HTML.
  var text: String {
    var lines: [String] = []
    for button in cardButtons where !button.isHidden {
      let state: ControlState = button.isEnabled ? .normal : .disabled
      let mark = button.isEnabled ? "" : " disabled"
      lines.append("<button\(mark)>\(button.title(for: state) ?? "")</button>")
    }
    for label in [scoreLabel, statusLabel] where !label.isHidden {
      lines.append("<p>\(label.text ?? "")</p>")
    }
    return lines.joined(separator: "\n")
  }
}

/// A button that writes down what was set, and looks for the last word on it.
final class MyButton: CardButton {
  private var notes: [(slot: Slot, state: ControlState, value: Any?)] = []

  private enum Slot { case title, image, background }

  private func last<Value>(_ slot: Slot, _ state: ControlState) -> Value? {
    let own = notes.last { $0.slot == slot && $0.state == state }
    if let value = own?.value as? Value { return value }
    return state == .normal ? nil : last(slot, .normal)
  }

  private func note(_ slot: Slot, _ state: ControlState, _ value: Any?) {
    notes.removeAll { $0.slot == slot && $0.state == state }
    notes.append((slot, state, value))
  }

  func setTitle(_ title: String?, for state: ControlState) { note(.title, state, title) }
  func title(for state: ControlState) -> String? { last(.title, state) }
  func setImage(_ image: CardImage?, for state: ControlState) { note(.image, state, image) }
  func image(for state: ControlState) -> CardImage? { last(.image, state) }
  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    note(.background, state, image)
  }
  func backgroundImage(for state: ControlState) -> CardImage? { last(.background, state) }

  var isEnabled = true
  var isSelected = false
  var isHidden = false
}
