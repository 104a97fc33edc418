import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let ownStackOfTouches = Bug(
    id: "hist-own-stack-of-touches",
    title: "The status names a card that is face down",
    symptom: "A card that was turned down again is told as if it had been compared.",
    cause: "The controller keeps its own list of touched cards, and takes none out of it.",
    layer: .controller, exercise: "12", intended: .statusNamesFaceDownCard,
    moves: [.touch(0), .touch(0), .touch(3)], style: .cardsInStatus,
    makeController: OwnStackController.init)
}

private final class OwnStackController: StatusController {
  private var touched: [Int] = []

  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    if !touched.contains(index) { touched.append(index) }
    status = titles(of: touched)
    if outcome == .matched { touched = [] }
    if outcome == .mismatched { touched = [index] }
  }

  override func touchDealButton(_ sender: any CardButton) {
    touched = []
    super.touchDealButton(sender)
  }
}
