import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let statusPointsWithoutBonus = Bug(
    id: "status-points-without-bonus",
    title: "The status tells the points without the bonus",
    symptom: "The score rises by 15, and the status says 4.",
    cause: "The words are made from the points of the rule, before they are multiplied.",
    layer: .controller, exercise: "12", intended: .statusPointsWrong,
    moves: [.touch(0), .touch(1)], style: .cardsAndPointsInStatus,
    makeController: BarePointsController.init)
}

private final class BarePointsController: StatusController {
  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    let compared = before.faceUpIndices + [index]
    if outcome == .matched {
      let points = game.rule.points(for: compared.map { before.cards[$0].face })
      status = "\(titles(of: compared)): \(points) points"
    } else if outcome == .mismatched {
      status = "\(titles(of: compared)): \(game.score - before.score) points"
    }
  }
}
