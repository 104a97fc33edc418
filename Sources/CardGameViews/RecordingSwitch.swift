/// A switch without a screen, whose table records each change.
public final class RecordingSwitch: CardSwitch {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  /// All that is set on the switch; whoever sets it here goes unrecorded.
  var values = SwitchSnapshot()

  /// Whether the switch is on.
  public var isOn: Bool {
    get { values.isOn }
    set {
      let old = values.isOn
      values.isOn = newValue
      recorder.note(.modeSwitch, .isOn, from: .flag(old), to: .flag(newValue))
    }
  }

  /// Whether the switch answers to touches.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set {
      let old = values.isEnabled
      values.isEnabled = newValue
      recorder.note(.modeSwitch, .isEnabled, from: .flag(old), to: .flag(newValue))
    }
  }
}

/// All that is set on a switch.
struct SwitchSnapshot: Hashable, Sendable {
  var isOn = false
  var isEnabled = true
}
