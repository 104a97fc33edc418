import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let gameMadeEachTime = Bug(
    id: "ctl-game-made-each-time",
    title: "The game is made whenever it is asked for",
    symptom: "One card can be turned up, and the next touch turns it down again.",
    cause: "The game is a computed property where a lazy one was meant, so nothing is kept.",
    layer: .controller, exercise: "07", intended: .newGameAtEveryTouch,
    moves: [.touch(0), .touch(1)],
    makeController: MakesEachTime.init)
}

private final class MakesEachTime: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game = newGame()
    game.chooseCard(at: index)
    updateUI()
  }
}
