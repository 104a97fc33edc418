import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let spacedScore = CorrectVariant(
    id: "spaced-score",
    title: "The label says \"Score : 7\"",
    unusual: "There is a space before the colon, which the style allows.",
    style: TableStyle(scoreForms: ["Score: #", "Score : #", "Score #"]),
    makeController: SpacedScoreController.init)

  static let minusSign = CorrectVariant(
    id: "minus-sign",
    title: "Scores below zero have a real minus sign",
    unusual: "The label is written with U+2212 where a keyboard has a hyphen.",
    makeController: MinusSignController.init)

  static let scoreUnchecked = CorrectVariant(
    id: "score-unchecked",
    title: "The score is shown in words",
    unusual: "The label is left unchecked by the style.",
    style: TableStyle(scoreForms: []), makeController: ScoreInWordsController.init)
}

private final class SpacedScoreController: LearnerController {
  override func updateUI() {
    showCards()
    table.scoreLabel.text = "Score : \(game.score)"
    showMode()
  }
}

private final class MinusSignController: LearnerController {
  override func updateUI() {
    showCards()
    table.scoreLabel.text = "Score: " + (game.score < 0 ? "\u{2212}" : "") + "\(abs(game.score))"
    showMode()
  }
}

private final class ScoreInWordsController: LearnerController {
  override func updateUI() {
    showCards()
    table.scoreLabel.text = game.score < 0 ? "below zero" : "not bad"
    showMode()
  }
}
