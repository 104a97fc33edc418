import CardGameModel
import Testing

@Suite("Lesson 01: read the table")
struct Lesson01ReadTheTable {
  @Test("One game shows everything that can come of a touch")
  func oneGame() {
    var game = MatchingGame.m12
    let outcomes = [2, 9, 4, 4, 2, 3, 8].map { game.chooseCard(at: $0) }
    #expect(
      outcomes == [.turnedUp, .matched, .turnedUp, .turnedDown, .ignored, .turnedUp, .mismatched])
    #expect(game.score == -3)
    #expect(game.faceUpIndices == [8])
    #expect(game.matchedIndices == [2, 9])
  }

  @Test("The score after each touch is that of the page")
  func scores() {
    var game = MatchingGame.m12
    let scores = [2, 9, 4, 4, 2, 3, 8].map { index in
      game.chooseCard(at: index)
      return game.score
    }
    #expect(scores == [-1, 2, 1, 1, 1, 0, -3])
  }
}
