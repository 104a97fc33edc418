/// Where the controls of one table write down what is done to them.
final class Recorder {
  let detail: Recording.Detail
  let observer = RecordingTableView.observer
  var recording = Recording()

  /// The number of the move that is being made, from 1; 0 before the first.
  var moveCount: Int { recording.moveCount }

  init(detail: Recording.Detail) {
    self.detail = detail
  }

  /// Writes down that a property was set, if it has another value now.
  func note(
    _ element: TableElement, _ property: ControlProperty, from oldValue: PropertyValue,
    to newValue: PropertyValue
  ) {
    guard detail != .nothing, oldValue != newValue else { return }
    let change = Change(
      move: recording.moveCount, element: element, property: property, oldValue: oldValue,
      newValue: newValue,
      caller: detail == .changesAndCallers ? CapturedStack.capture().map(Caller.init) : nil)
    recording.changes.append(change)
    observer?.didRecord(change)
  }
}
