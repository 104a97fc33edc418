import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Random play")
struct PlayAtRandomTests {
  @Test("The kit's controller passes, and all kinds of move are made")
  func right() {
    let random = playAtRandom(MatchingGame.m12, games: 60) { table, makeDeck in
      MatchingGameController(table: table, makeDeck: makeDeck)
    }
    #expect(random.failure == nil)
    #expect(random.gameCount == 60)
    #expect(
      Set(random.moveCounts.keys) == ["touch", "deal", "mode", "unknown button", "undo", "redo"])
    #expect(random.moveCounts.values.reduce(0, +) == 60 * 40)
  }

  @Test("A mistake that needs a match is shrunk to the two touches of one")
  func shrinks() throws {
    let random = playAtRandom(MatchingGame.m12, seed: 3) { table, makeDeck in
      MatchedTurnBack(table: table, makeDeck: makeDeck)
    }
    let failure = try #require(random.failure)
    #expect(failure.moves.count == 2)
    #expect(failure.diagnoses.map(\.code) == [.matchedLookFaceDown])
  }

  @Test("A mistake of the second game is shrunk to one touch and a deal")
  func secondGame() throws {
    let random = playAtRandom(MatchingGame.m12, seed: 5) { table, makeDeck in
      ScoreForgotten(table: table, makeDeck: makeDeck)
    }
    let failure = try #require(random.failure)
    #expect(failure.moves.count == 2)
    #expect(failure.moves.last == .deal)
    #expect(failure.diagnoses.map(\.code) == [.scoreNotReset])
  }
}

private final class MatchedTurnBack: MatchingGameController {
  override func title(for card: TableCard<PlayingCard>) -> String {
    card.isFaceUp ? card.face.title : ""
  }
  override func backgroundImage(for card: TableCard<PlayingCard>) -> CardImage {
    card.isFaceUp ? .cardFront : .cardBack
  }
}

private final class ScoreForgotten: MatchingGameController {
  override func touchDealButton(_ sender: any CardButton) {
    let text = table.scoreLabel.text
    super.touchDealButton(sender)
    table.scoreLabel.text = text
  }
}
