/// A slider without a screen, whose table records each change.
///
/// It keeps its value within its range, as UIKit's does.
public final class RecordingSlider: CardSlider {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  /// All that is set on the slider; whoever sets it here goes unrecorded.
  var values = SliderSnapshot()

  /// Where the slider stands; a value outside the range is taken to its nearer end.
  public var value: Float {
    get { values.value }
    set {
      requestedValue = newValue
      change(.value) { $0.value = newValue }
    }
  }

  /// The value that was set last, before it was taken into the range; `nil` when none ever was.
  public private(set) var requestedValue: Float?

  /// The least value.
  public var minimumValue: Float {
    get { values.minimum }
    set { change(.minimumValue) { $0.minimum = newValue } }
  }

  /// The greatest value.
  public var maximumValue: Float {
    get { values.maximum }
    set { change(.maximumValue) { $0.maximum = newValue } }
  }

  /// Whether the slider answers to touches.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set {
      let old = values.isEnabled
      values.isEnabled = newValue
      recorder.note(.historySlider, .isEnabled, from: .flag(old), to: .flag(newValue))
    }
  }

  /// Sets a property, keeps the value within the range, and records both.
  private func change(_ property: ControlProperty, _ set: (inout SliderSnapshot) -> Void) {
    let old = values
    set(&values)
    values.keepInRange(afterSetting: property)
    for (property, path) in Self.numbers where old[keyPath: path] != values[keyPath: path] {
      recorder.note(
        .historySlider, property, from: .decimal(Double(old[keyPath: path])),
        to: .decimal(Double(values[keyPath: path])))
    }
  }

  private static let numbers: [(ControlProperty, any KeyPath<SliderSnapshot, Float> & Sendable)] = [
    (.minimumValue, \.minimum), (.maximumValue, \.maximum), (.value, \.value),
  ]
}

/// All that is set on a slider.
struct SliderSnapshot: Hashable, Sendable {
  var value: Float = 0
  var minimum: Float = 0
  var maximum: Float = 1
  var isEnabled = true

  /// Moves the end that was not set, when the ends have crossed, and the value into the range.
  mutating func keepInRange(afterSetting property: ControlProperty) {
    if minimum > maximum {
      if property == .minimumValue { maximum = minimum } else { minimum = maximum }
    }
    value = min(max(value, minimum), maximum)
  }
}
