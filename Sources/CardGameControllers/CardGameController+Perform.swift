public import CardGameViews

extension CardGameController {
  /// Does what a person does at the table: touches what can be touched.
  ///
  /// A disabled or hidden button swallows the touch, and so does a disabled mode control or one that
  /// has no place for the number; then the controller hears nothing of it.
  ///
  /// ```swift
  /// controller.perform(.touch(0), on: table)
  /// ```
  ///
  /// - Parameters:
  ///   - move: What the person does. Undo and redo are not on the table, and do nothing here.
  ///   - table: The table that the controller works for.
  /// - Returns: Whether the controller was told.
  @discardableResult
  public func perform(_ move: Move, on table: any CardTableView) -> Bool {
    table.moveWillBegin(move.description)
    defer { table.moveDidEnd() }
    switch move {
    case .touch(let index):
      let buttons = table.cardButtons
      guard index >= 0, index < buttons.count else { return false }
      let button = buttons[index]
      guard button.takesTouches else { return false }
      if !button.sendActions(for: .touchUpInside) { touchCardButton(button) }
    case .touchUnknownButton:
      touchCardButton(RecordingTableView(cardCount: 1, recording: .nothing).buttons[0])
    case .deal:
      let button = table.dealButton
      guard button.takesTouches else { return false }
      if !button.sendActions(for: .touchUpInside) { touchDealButton(button) }
    case .more:
      guard let button = table.moreButton, button.takesTouches else { return false }
      if !button.sendActions(for: .touchUpInside) { touchMoreButton(button) }
    case .mode(let cardsToMatch):
      let places = 2..<(2 + table.modeControl.numberOfSegments)
      guard table.modeControl.isEnabled, places.contains(cardsToMatch) else { return false }
      table.modeControl.selectedSegmentIndex = cardsToMatch - 2
      changeMode(table.modeControl)
    case .undo, .redo:
      return false
    }
    return true
  }
}
