/// What a person would see of a whole table at one moment.
///
/// It is a value: it can be kept, compared with another, and drawn as text.
///
/// ```swift
/// let table = RecordingTableView(cardCount: 2)
/// print(table.appearance.cards)
/// // [cardback, cardback]
/// ```
public struct TableAppearance: Hashable, Sendable {
  /// The card buttons in the table's order.
  public var cards: [ButtonAppearance]

  /// The words of the score label; `""` when it has none or is hidden.
  public var score: String

  /// The words of the status label; `""` when it has none or is hidden.
  public var status: String

  /// The selected place of the mode control, from 0, or −1 for none.
  public var selectedMode: Int

  /// Whether the mode control answers to touches.
  public var isModeEnabled: Bool

  /// What is set on the slider, the switch and the message that only some tables use.
  ///
  /// Only what is otherwise than a storyboard leaves it is here.
  public var otherControls: [TableElement: [ControlProperty: PropertyValue]] = [:]

  /// Describes a table as it is seen.
  ///
  /// - Parameters:
  ///   - cards: The card buttons in the table's order.
  ///   - score: The words of the score label.
  ///   - status: The words of the status label.
  ///   - selectedMode: The selected place of the mode control, from 0, or −1 for none.
  ///   - isModeEnabled: Whether the mode control answers to touches.
  public init(
    cards: [ButtonAppearance], score: String = "", status: String = "", selectedMode: Int = 0,
    isModeEnabled: Bool = true
  ) {
    self.cards = cards
    self.score = score
    self.status = status
    self.selectedMode = selectedMode
    self.isModeEnabled = isModeEnabled
  }
}
