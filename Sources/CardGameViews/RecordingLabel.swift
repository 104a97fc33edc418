/// A label without a screen, whose table records each change.
public final class RecordingLabel: CardLabel {
  private let element: TableElement
  private let property: ControlProperty
  private let recorder: Recorder

  init(_ element: TableElement, property: ControlProperty = .text, recorder: Recorder) {
    self.element = element
    self.property = property
    self.recorder = recorder
  }

  /// All that is set on the label; whoever sets it here goes unrecorded.
  var values = LabelSnapshot(text: "", isHidden: false)

  /// The words of the label.
  public var text: String? {
    get { values.text }
    set {
      let old = values.text
      values.text = newValue
      values.color = nil
      lastSet = recorder.moveCount
      recorder.note(element, property, from: PropertyValue(old), to: PropertyValue(newValue))
    }
  }

  /// The words with a colour; setting them sets the words.
  public var attributedText: CardText? {
    get { values.text.map { CardText($0, color: values.color) } }
    set {
      let old = attributedText
      values.text = newValue?.string
      values.color = newValue?.color
      lastSet = recorder.moveCount
      recorder.note(element, .attributedText, from: PropertyValue(old), to: PropertyValue(newValue))
    }
  }

  /// The number of the last move during which the words were set; `nil` when they never were.
  public private(set) var lastSet: Int?

  /// Whether the label cannot be seen.
  public var isHidden: Bool {
    get { values.isHidden }
    set {
      let old = values.isHidden
      values.isHidden = newValue
      recorder.note(element, .isHidden, from: .flag(old), to: .flag(newValue))
    }
  }

  /// The words that a person would read; `""` when there are none or the label is hidden.
  public var visibleText: String { values.visibleText }
}
