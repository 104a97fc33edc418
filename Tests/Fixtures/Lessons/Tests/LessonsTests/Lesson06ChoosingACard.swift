import CardGameModel
import Testing

@Suite("Lesson 06: choosing a card")
struct Lesson06ChoosingACard {
  @Test("A mismatch leaves the new card up, and it waits for the next")
  func mismatchThenMatch() {
    var game = MatchingGame.m12
    game.chooseCard(at: 0)
    #expect(game.chooseCard(at: 3) == .mismatched)
    #expect(game.faceUpIndices == [3])
    #expect(game.score == -4)
    #expect(game.chooseCard(at: 5) == .matched)
    #expect(game.matchedIndices == [3, 5])
    #expect(game.score == 11)
  }

  @Test("A penalty times points of nothing is nothing")
  func penaltyTimesZero() throws {
    let points = try RankOrSuitRule().points(for: [PlayingCard](parsing: "A♠ K♦"))
    var score = -2
    if points == 0 {
      score -= points * 2
    }
    #expect(score == -2)
  }

  @Test("A cost inside the loop is paid for every card on the table")
  func costInsideLoop() {
    let game = MatchingGame.m12
    var score = 0
    for card in game.cards {
      if card.isFaceUp {
        // Compare it with the card that was touched.
      }
      score -= 1
    }
    #expect(score == -12)
  }
}
