/// A segmented control without a screen, whose table records each change.
public final class RecordingSegmentedControl: CardSegmentedControl {
  /// How many places there are to choose from.
  public let numberOfSegments: Int

  private let recorder: Recorder
  private var selected = 0
  private var isOpen = true

  init(numberOfSegments: Int, recorder: Recorder) {
    self.numberOfSegments = numberOfSegments
    self.recorder = recorder
  }

  /// The place that is selected, from 0, or −1 for none.
  ///
  /// Selecting a place that does not exist selects none.
  public var selectedSegmentIndex: Int {
    get { selected }
    set {
      let old = selected
      selected = (0..<numberOfSegments).contains(newValue) ? newValue : -1
      recorder.note(
        .modeControl, .selectedSegmentIndex, from: .number(old), to: .number(selected))
    }
  }

  /// Whether the control answers to touches.
  public var isEnabled: Bool {
    get { isOpen }
    set {
      let old = isOpen
      isOpen = newValue
      recorder.note(.modeControl, .isEnabled, from: .flag(old), to: .flag(newValue))
    }
  }

  /// Puts back what was set earlier, unrecorded.
  func restore(selected: Int, isEnabled: Bool) {
    self.selected = selected
    isOpen = isEnabled
  }
}
