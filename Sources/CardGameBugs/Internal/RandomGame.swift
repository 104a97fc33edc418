import CardGameControllers
import CardGameHarness
import CardGameModel

/// A table and moves that a seed makes up.
struct RandomGame {
  let game: LessonGame
  let moves: [Move]

  /// Makes up a table of 12 cards, or of 4 to 20 for every other seed, and moves on it.
  init(seed: UInt64, moveCount: Int, cardsToMatch: Int) {
    var generator = SeededGenerator(seed: seed)
    let cardCount = seed.isMultiple(of: 2) ? 12 : 4 + generator.number(below: 17)
    var deck = Deck.standard
    deck.shuffle(using: &generator)
    game = .dealt(cardCount, from: deck, matching: cardsToMatch)
    moves = Move.random(count: moveCount, cardCount: cardCount, using: &generator)
  }
}

extension LessonGame {
  /// The table M12 with the rest of the standard pack as its deck.
  static func onFullPack(matching cardsToMatch: Int) -> LessonGame {
    let table = Deck.m12.cards
    let rest = Deck.standard.cards.filter { !table.contains($0) }
    return .dealt(table.count, from: Deck(table + rest), matching: cardsToMatch)
  }

  /// Deals a game from a deck that is known to be large enough.
  static func dealt(
    _ cardCount: Int, from deck: Deck<PlayingCard>, matching cardsToMatch: Int
  ) -> LessonGame {
    do {
      return try LessonGame(cardCount: cardCount, from: deck, matching: cardsToMatch)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
