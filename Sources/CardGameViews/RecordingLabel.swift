/// A label without a screen, whose table records each change.
public final class RecordingLabel: CardLabel {
  private let element: TableElement
  private let recorder: Recorder

  init(_ element: TableElement, recorder: Recorder) {
    self.element = element
    self.recorder = recorder
  }

  /// The words of the label.
  public var text: String? = "" {
    didSet {
      lastSet = recorder.moveCount
      recorder.note(element, .text, from: PropertyValue(oldValue), to: PropertyValue(text))
    }
  }

  /// The number of the last move during which the words were set; `nil` when they never were.
  public private(set) var lastSet: Int?

  /// Whether the label cannot be seen.
  public var isHidden = false {
    didSet { recorder.note(element, .isHidden, from: .flag(oldValue), to: .flag(isHidden)) }
  }

  /// The words that a person would read; `""` when there are none or the label is hidden.
  public var visibleText: String { isHidden ? "" : text ?? "" }
}
