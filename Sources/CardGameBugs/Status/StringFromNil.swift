import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let statusStringFromNil = Bug(
    id: "status-string-from-nil",
    title: "The status label stays empty",
    symptom: "Whatever happens, the status label says nothing.",
    cause: "Words are appended to a text that was never made: nothing appended to nil is nil.",
    layer: .controller, exercise: "12", intended: .statusMissing, moves: [.touch(0)],
    style: .cardsInStatus, makeController: NilStatusController.init)
}

private final class NilStatusController: StatusController {
  private var line: String?

  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    line?.append(status ?? "")
    status = line
  }
}
