import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let statusNamesCardTwice = Bug(
    id: "hist-status-names-card-twice",
    title: "The status names the touched card twice",
    symptom: "After a mismatch three cards are named, though two were compared.",
    cause: "The cards that were up are asked for after the touched one was turned up.",
    layer: .controller, exercise: "12", intended: .statusNamesCardTwice,
    moves: [.touch(0), .touch(3)], style: .cardsInStatus, makeController: TwiceNamingController.init
  )
}

private final class TwiceNamingController: StatusController {
  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    guard outcome == .mismatched else { return }
    let others = before.faceUpIndices + game.faceUpIndices
    status = titles(of: others + [index]) + " do not match"
  }
}
