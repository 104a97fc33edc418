import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Exploring every state")
struct ExploreTests {
  /// Counted by a program of its own, in another language, from the four rules of choosing a card
  /// alone: states are told apart by which cards are up and which are matched.
  @Test(
    "The states of the first cards of M16 are those that the rules have",
    arguments: [(4, 2, 11, 3), (6, 2, 36, 5), (8, 2, 128, 8), (12, 2, 2648, 11)])
  func counts(cards: Int, match: Int, states: Int, depth: Int) throws {
    let game = try LessonGame(
      cardCount: cards, from: Deck(Deck.m16.cards.prefix(cards)), matching: match)
    let exploration = explore(game) { table, makeDeck in
      MatchingGameController(table: table, cardsToMatch: match, makeDeck: makeDeck)
    }
    #expect(exploration.failure == nil)
    #expect(exploration.isComplete)
    #expect(exploration.stateCount == states)
    #expect(exploration.transitionCount == states * cards)
    #expect(exploration.dealCount == states)
    #expect(exploration.depth == depth)
  }

  @Test("A mistake is found with the fewest moves, and named")
  func shortest() throws {
    let exploration = explore(MatchingGame.m12) { table, makeDeck in
      MatchedStayEnabled(table: table, makeDeck: makeDeck)
    }
    let failure = try #require(exploration.failure)
    #expect(failure.moves == [.touch(0), .touch(1)])
    #expect(failure.diagnoses.map(\.code) == [.matchedStillEnabled])
  }

  @Test("A search that is cut short is no proof")
  func bound() {
    let exploration = explore(MatchingGame.m12, stateLimit: 10) { table, makeDeck in
      MatchingGameController(table: table, makeDeck: makeDeck)
    }
    #expect(!exploration.isComplete)
    #expect(exploration.stateCount == 10)
    #expect(exploration.summary.contains("no proof"))
  }
}

private final class MatchedStayEnabled: MatchingGameController {
  override func updateUI() {
    super.updateUI()
    for button in table.cardButtons { button.isEnabled = true }
  }
}
