import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let misnamedGetters = Bug(
    id: "hist-misnamed-getters",
    title: "The game is never made",
    symptom: "Nothing ever happens: no card turns, and the score stays 0.",
    cause: "The function that makes the game bears a name that nobody calls; the game is nil.",
    layer: .controller, exercise: "07", intended: .choosingDoesNothing, moves: [.touch(0)],
    makeController: NilGameController.init)
}

private final class NilGameController: CardGameController {
  private let table: any CardTableView
  private let cardsToMatch: Int
  private let makeDeck: () -> Deck<PlayingCard>
  private var game: LessonGame?

  init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    self.table = table
    self.cardsToMatch = cardsToMatch
    self.makeDeck = makeDeck
  }

  /// Meant to be the getter of `game`.
  private func gmae() -> LessonGame? {
    game = game ?? .dealt(table.cardButtons.count, from: makeDeck(), matching: cardsToMatch)
    return game
  }

  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game?.chooseCard(at: index)
    updateUI()
  }

  func updateUI() {
    for (index, button) in table.cardButtons.enumerated() {
      let card = game?.cards[index]
      button.setTitle(card?.isFaceVisible == true ? card?.face.title : "", for: .normal)
      button.setBackgroundImage(
        card?.isFaceVisible == true ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = card?.isMatched != true
    }
    table.scoreLabel.text = "Score: \(game?.score ?? 0)"
  }

  func touchDealButton(_ sender: any CardButton) {
    game = nil
    updateUI()
  }

  func changeMode(_ sender: any CardSegmentedControl) {
    game?.changeMode(to: sender.selectedSegmentIndex + 2)
    updateUI()
  }
}
