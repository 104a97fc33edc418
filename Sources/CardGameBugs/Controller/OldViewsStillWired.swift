import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let oldViewsStillWired = Bug(
    id: "hist-old-views-still-wired",
    title: "After a new deal touches reach the old game",
    symptom: "After Deal no card turns any more.",
    cause: "The buttons stay wired to the game before: it is replaced, and they are not.",
    layer: .controller, exercise: "12", intended: .choosingDoesNothing,
    moves: [.deal, .touch(0)], makeController: OldWiresController.init)
}

private final class OldWiresController: RestorableGameController {
  private final class Board {
    var game: RightGame
    init(_ game: RightGame) { self.game = game }
  }

  private let table: any CardTableView
  private let makeDeck: () -> Deck<PlayingCard>
  private var board: Board
  private let wiredBoard: Board

  init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    self.table = table
    self.makeDeck = makeDeck
    board = Board(
      RightGame(
        state: GameState(
          cardCount: table.cardButtons.count, deck: makeDeck(), cardsToMatch: cardsToMatch)))
    wiredBoard = board
  }

  var game: RightGame {
    get { board.game }
    set { board.game = newValue }
  }

  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    wiredBoard.game.chooseCard(at: index)
    updateUI()
  }

  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
    table.modeControl.selectedSegmentIndex = game.cardsToMatch - 2
    table.modeControl.isEnabled = !game.hasBegun
  }

  func touchDealButton(_ sender: any CardButton) {
    let cardsToMatch = game.cardsToMatch
    board = Board(
      RightGame(
        state: GameState(
          cardCount: table.cardButtons.count, deck: makeDeck(), cardsToMatch: cardsToMatch)))
    updateUI()
  }

  func changeMode(_ sender: any CardSegmentedControl) {
    game.changeMode(to: sender.selectedSegmentIndex + 2)
    updateUI()
  }
}
