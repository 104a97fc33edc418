import CardGameViews

/// A line of words. You need not change anything in this file.
final class MyLabel: CardLabel {
  var text: String?
  var isHidden = false
}

/// The choice of how many cards to match: two or three.
final class MyModeControl: CardSegmentedControl {
  let numberOfSegments = 2
  var selectedSegmentIndex = 0
  var isEnabled = true
}
