import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

/// A game of no rules, for tables that are to show some state.
struct StillGame: CardGame {
  var cards: [TableCard<PlayingCard>] = []
  var score = 0
  var hasBegun = false
  var mode: Int?

  var pack: [PlayingCard] { cards.map(\.face) }
  var isOver: Bool { false }

  mutating func chooseCard(at index: Int) -> Outcome { .ignored }
  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {}

  /// The first cards of M12 in some positions.
  init(_ positions: CardPosition..., score: Int = 0, mode: Int? = nil) {
    cards = zip(Deck.m12.cards, positions).map { TableCard($0, position: $1) }
    self.score = score
    self.mode = mode
    hasBegun = positions.contains { $0 != .faceDown }
  }
}

extension RecordingTableView {
  /// A table that shows a game rightly, in the lesson's style.
  static func showing(_ game: some CardGame<PlayingCard>) -> RecordingTableView {
    let table = RecordingTableView(cardCount: game.cards.count)
    for (button, card) in zip(table.buttons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.score.text = "Score: \(game.score)"
    table.mode.isEnabled = !game.hasBegun
    return table
  }
}

/// Plays moves on M12 with the kit's controller, changed in its update or its touch.
func played(
  _ moves: Move..., cardsToMatch: Int = 2, style: TableStyle = .lesson, updatesFirst: Bool = false,
  recording: Recording.Detail = .changes,
  update: @escaping (ChangedController) -> Void = { $0.showAll() }
) -> PlayedGame {
  let game = LessonGame.m12(matching: cardsToMatch)
  return play(
    moves, of: game, style: style, updatesFirst: updatesFirst, recording: recording
  ) { table, makeDeck in
    ChangedController(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck, update: update)
  }
}

extension LessonGame {
  static func m12(matching cardsToMatch: Int) -> LessonGame {
    var game = LessonGame.m12
    game.changeMode(to: cardsToMatch)
    return game
  }
}

final class ChangedController: MatchingGameController {
  private let update: (ChangedController) -> Void

  init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>,
    update: @escaping (ChangedController) -> Void
  ) {
    self.update = update
    super.init(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
  }

  override func updateUI() { update(self) }
  func showAll() { super.updateUI() }
}
