import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let statusNamesLastCardOnly = Bug(
    id: "status-names-last-card-only",
    title: "The status does not say what the card was compared with",
    symptom: "After a mismatch only the touched card is named.",
    cause: "The cards are asked for after the move, when the others are face down already.",
    layer: .controller, exercise: "12", intended: .statusMissesCard,
    moves: [.touch(0), .touch(3)], style: .cardsInStatus, makeController: LastOnlyController.init)
}

private final class LastOnlyController: StatusController {
  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    if outcome == .mismatched { status = titles(of: game.faceUpIndices) + ": no match" }
  }
}
