import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let statusNamesMatchedCards = Bug(
    id: "status-names-matched-cards",
    title: "The status names cards that were matched long ago",
    symptom: "With every match the status grows longer.",
    cause: "All chosen cards are named; a matched card is chosen, too, and stays so.",
    layer: .controller, exercise: "12", intended: .statusNamesAnotherCard,
    moves: [.touch(0), .touch(1), .touch(3)], style: .cardsInStatus,
    makeController: AllChosenController.init)
}

private final class AllChosenController: StatusController {
  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    guard outcome == .turnedUp else { return }
    status = titles(of: game.cards.indices.filter { game.cards[$0].isChosen })
  }
}
