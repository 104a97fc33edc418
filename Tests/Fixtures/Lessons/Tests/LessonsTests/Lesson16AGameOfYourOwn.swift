import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Lesson 16: A game of your own")
struct Lesson16AGameOfYourOwn {
  /// Six cards on the table and two in the deck.
  let cards: [PlayingCard]

  init() throws {
    cards = try [PlayingCard](parsing: "A♠ 10♥ 5♠ 6♦ J♣ Q♥ K♦ 9♣")
  }

  @Test("The rules of games", arguments: GameRule<ElevensGame>.all)
  func rules(rule: GameRule<ElevensGame>) throws {
    expectRule(rule, of: try ElevensGame(from: Deck(cards), tableSize: 6))
  }

  @Test("Every state")
  func everyState() throws {
    let game = try ElevensGame(from: Deck(cards), tableSize: 6)
    let exploration = explore(game, style: .table(of: game)) { table, makeDeck in
      CardTableController(game, on: table, makeDeck: makeDeck)
    }
    #expect(exploration.failure == nil)
    #expect(exploration.isComplete)
  }

  @Test("A game is a value")
  func value() throws {
    let game = try ElevensGame(from: Deck(cards), tableSize: 6)
    var tried = game
    tried.chooseCard(at: 0)
    tried.chooseCard(at: 1)
    #expect(tried.score == 2)
    #expect(game.score == 0)
  }
}
