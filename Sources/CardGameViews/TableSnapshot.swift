/// All that is set on a table at one moment, to be compared with another or put back.
///
/// ```swift
/// let table = RecordingTableView(cardCount: 12)
/// let start = table.snapshot
/// table.buttons[0].setTitle("A♠", for: .normal)
/// table.restore(start)
/// print(table.snapshot == start)
/// // true
/// ```
public struct TableSnapshot: Hashable, Sendable {
  /// What is set on the card buttons, in the table's order.
  public var cards: [ButtonSnapshot]

  let deal: ButtonSnapshot
  let more: ButtonSnapshot
  let score: LabelSnapshot
  let status: LabelSnapshot
  let selectedMode: Int
  let isModeEnabled: Bool
}

/// All that is set on one button, for every control state.
public struct ButtonSnapshot: Hashable, Sendable {
  var titles: StateValues<String>
  var images = StateValues<CardImage>(normal: nil)
  var backgroundImages: StateValues<CardImage>
  var isEnabled = true
  var isSelected = false
  var isHidden = false
}

/// All that is set on one label.
struct LabelSnapshot: Hashable, Sendable {
  var text: String?
  var isHidden: Bool
}

extension RecordingTableView {
  /// All that is set on the table now.
  ///
  /// - Complexity: O(n) in the number of cards.
  public var snapshot: TableSnapshot {
    TableSnapshot(
      cards: buttons.map { $0.values }, deal: deal.values, more: more.values, score: score.values,
      status: status.values, selectedMode: mode.selectedSegmentIndex, isModeEnabled: mode.isEnabled)
  }

  /// Puts back what was set on this table, or on one of its size, at an earlier moment.
  ///
  /// Nothing of it is recorded, as it is nothing that a controller did.
  ///
  /// - Parameter snapshot: What was set then.
  /// - Precondition: The snapshot has as many cards as the table.
  /// - Complexity: O(n) in the number of cards.
  public func restore(_ snapshot: TableSnapshot) {
    precondition(
      snapshot.cards.count == buttons.count,
      "A snapshot of \(snapshot.cards.count) cards does not fit a table of \(buttons.count).")
    for (button, values) in zip(buttons, snapshot.cards) { button.values = values }
    deal.values = snapshot.deal
    more.values = snapshot.more
    score.values = snapshot.score
    status.values = snapshot.status
    mode.restore(selected: snapshot.selectedMode, isEnabled: snapshot.isModeEnabled)
  }
}
