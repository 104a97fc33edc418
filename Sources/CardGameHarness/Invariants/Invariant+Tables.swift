import CardGameControllers
import CardGameModel
import CardGameViews

/// What is true of every controller and its table, whatever the game.
///
/// Each tries something on the table that changes nothing when all is right.
extension Invariant {
  /// Updating the UI a second time changes nothing.
  public static let updatingTwiceChangesNothing = Invariant(
    "updating-twice", "The table shows the game, and the game has not changed meanwhile.",
    advice: "Let updateUI() read the game, and keep and count nothing itself."
  ) { step in
    guard let table = step.table, let controller = step.controller, !table.isAsStoryboardLeftIt
    else { return nil }
    let look = table.appearance
    controller.updateUI()
    return change(from: look, on: table).map { "a second updateUI() changes \($0)." }
  }

  /// Telling the controller of a touch on a disabled button changes nothing.
  ///
  /// On a screen such a touch is swallowed; a game is safe also without one.
  public static let disabledButtonsDoNothing = Invariant(
    "disabled-button-acts", "A card whose button is disabled takes no part in the game.",
    advice: "Let the game ignore such a card; the screen does so only for fingers."
  ) { step in
    guard let table = step.table, let controller = step.controller, !table.isAsStoryboardLeftIt
    else { return nil }
    let look = table.appearance
    for (index, button) in table.buttons.enumerated() where !button.isEnabled && !button.isHidden {
      let before = controller.ownGame.map { TableState(of: $0) }
      controller.touchCardButton(button)
      if controller.ownGame.map({ TableState(of: $0) }) != before {
        return "touchCardButton(_:) with the disabled button of card \(index) changes the game."
      }
      if let what = change(from: look, on: table) {
        return "touchCardButton(_:) with the disabled button of card \(index) changes \(what)."
      }
    }
    return nil
  }

  /// Putting the game back as it was before a move brings the table back, and forth again.
  ///
  /// It is asked of controllers whose game can be put back.
  public static let undoIsTheInverse = Invariant(
    "undo-is-not-inverse", "Taking a move back leaves the table as if it had not been made.",
    advice: "Let restore(_:) put back all that the controller shows, and then update the UI."
  ) { step in
    func breach<Controller: RestorableGameController>(
      _ controller: Controller, on table: RecordingTableView, since old: TableSnapshot
    ) -> String? {
      guard let before = step.before as? Controller.Game else { return nil }
      let (now, look) = (controller.game, table.appearance)
      controller.restore(before)
      let back = change(from: old.appearance(like: table), on: table)
      controller.restore(now)
      let forth = change(from: look, on: table)
      return back.map { "putting the game back as it was leaves \($0) otherwise." }
        ?? forth.map { "putting the game back and forth leaves \($0) otherwise." }
    }
    guard
      let controller = step.controller as? any RestorableGameController, let table = step.table,
      let old = step.tableBefore, !table.isAsStoryboardLeftIt, step.move != nil
    else { return nil }
    return breach(controller, on: table, since: old)
  }

  /// Names what looks otherwise than before, the words of the status label left aside.
  private static func change(
    from old: TableAppearance, on table: RecordingTableView
  ) -> String? {
    let new = table.appearance
    let cards = old.cards.indices.filter { old.cards[$0] != new.cards[$0] }
    if !cards.isEmpty { return "the look of \(cardPhrase(cards))" }
    if old.score != new.score { return "the score label" }
    let isModeSame =
      old.selectedMode == new.selectedMode && old.isModeEnabled == new.isModeEnabled
    return isModeSame ? nil : "the mode control"
  }
}

extension TableSnapshot {
  /// What a person would have seen when it was taken.
  fileprivate func appearance(like table: RecordingTableView) -> TableAppearance {
    let spare = RecordingTableView(
      cardCount: table.buttons.count, buttonType: table.buttons.first?.type ?? .system,
      modeCount: table.mode.numberOfSegments, recording: .nothing)
    spare.restore(self)
    return spare.appearance
  }
}
