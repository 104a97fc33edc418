import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let viewUsedAsModel = Bug(
    id: "ctl-view-used-as-model",
    title: "The score is read back from its label",
    symptom: "The score drifts as soon as it has been below zero: 16 where 14 is right.",
    cause: "The label is asked for the score so far, and its minus sign is lost.",
    layer: .controller, exercise: "07", intended: .scoreShowsSomethingElse,
    moves: [.touch(0), .touch(1)], makeController: LabelAsModelController.init)
}

private final class LabelAsModelController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    let shown = Int((table.scoreLabel.text ?? "").filter(\.isNumber)) ?? 0
    let before = game.score
    game.chooseCard(at: index)
    updateUI()
    table.scoreLabel.text = "Score: \(shown + game.score - before)"
  }
}
