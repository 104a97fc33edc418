import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let notFoundMeansZero = Bug(
    id: "lang-not-found-means-zero",
    title: "A button that is not found is taken for the first",
    symptom: "Touching something that is no card turns the first card.",
    cause: "The index of a button that is not found becomes 0.",
    layer: .controller, exercise: "07", intended: .unknownButtonActed,
    moves: [.touchUnknownButton], makeController: ZeroIndexController.init)
}

private final class ZeroIndexController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    let index = table.index(of: sender) ?? 0
    game.chooseCard(at: index)
    updateUI()
  }
}
