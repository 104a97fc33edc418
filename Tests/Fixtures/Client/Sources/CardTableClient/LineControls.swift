import CardGameViews

/// A button that remembers what was set for each state.
final class LineButton: CardButton {
  private var titles = StateValues<String>()
  private var images = StateValues<CardImage>()
  private var backgroundImages = StateValues<CardImage>()

  func setTitle(_ title: String?, for state: ControlState) { titles[state] = title }
  func title(for state: ControlState) -> String? { titles[state] }

  func setImage(_ image: CardImage?, for state: ControlState) { images[state] = image }
  func image(for state: ControlState) -> CardImage? { images[state] }

  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    backgroundImages[state] = image
  }
  func backgroundImage(for state: ControlState) -> CardImage? { backgroundImages[state] }

  var isEnabled = true
  var isSelected = false
  var isHidden = false
}

/// A line of words.
final class LineLabel: CardLabel {
  var text: String?
  var isHidden = false
}

/// A choice between two cards and three.
final class LineModeControl: CardSegmentedControl {
  let numberOfSegments = 2
  var selectedSegmentIndex = 0
  var isEnabled = true
}

/// One value for each control state; a state that was not set has the normal state's value.
private struct StateValues<Value> {
  private var values: [ControlState: Value] = [:]

  subscript(state: ControlState) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
