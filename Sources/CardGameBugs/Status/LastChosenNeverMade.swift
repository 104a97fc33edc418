import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let lastChosenNeverMade = Bug(
    id: "hist-last-chosen-never-made",
    title: "The status repeats an earlier match",
    symptom: "After a match, the next card that is turned up is told as the same match.",
    cause: "What the last comparison came to is kept, and not cleared by the next touch.",
    layer: .controller, exercise: "12", intended: .statusLate,
    moves: [.touch(0), .touch(1), .touch(3)], style: .cardsInStatus,
    makeController: RepeatingController.init)
}

private final class RepeatingController: StatusController {
  private var lastMatch = ""

  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    if outcome == .matched { lastMatch = status ?? "" }
    if !lastMatch.isEmpty { status = lastMatch }
  }

  override func touchDealButton(_ sender: any CardButton) {
    lastMatch = ""
    super.touchDealButton(sender)
  }
}
