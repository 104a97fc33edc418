import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let modeSwitchMidGame = Bug(
    id: "ctl-mode-switch-mid-game",
    title: "The mode can be changed in the middle of a game",
    symptom: "Half a turn is judged by one rule and half by another.",
    cause: "The mode control is never disabled.",
    layer: .controller, exercise: "13", intended: .modeOpenInPlay, moves: [.touch(0)],
    makeController: { table, cardsToMatch, makeDeck in
      OpaqueController(
        OpenModeController(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck))
    })
}

private final class OpenModeController: HandwrittenController<OpenModeGame> {
  override func updateUI() {
    super.updateUI()
    table.modeControl.isEnabled = true
  }
}

private struct OpenModeGame: HandwrittenGame {
  var state: GameState

  mutating func changeMode(to cardsToMatch: Int) -> Outcome {
    self.cardsToMatch = min(cardsToMatch, cards.count)
    return .dealt
  }
}
