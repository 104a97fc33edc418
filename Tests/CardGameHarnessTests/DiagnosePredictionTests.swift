import CardGameControllers
import CardGameHarness
import CardGameModel
import Testing

@Suite("Predictions of a game")
struct DiagnosePredictionTests {
  let game = MatchingGame.m12

  @Test("A right prediction passes")
  func right() {
    #expect(
      diagnosePrediction(
        score: -4, faceUp: [3], matched: [], after: [.touch(0), .touch(3)], of: game
      ).isEmpty)
  }

  @Test("Charging for turning a card down is named")
  func turningDown() throws {
    let diagnosis = try #require(
      diagnosePrediction(score: -2, after: [.touch(0), .touch(0)], of: game).first)
    #expect(diagnosis.code == .costOnTurningDown)
    #expect(diagnosis.headline.hasPrefix("After touching cards 0 and 0, the score is -1, not -2"))
  }

  @Test("Leaving both cards of a mismatch up is named")
  func bothUp() {
    let diagnoses = diagnosePrediction(
      score: -4, faceUp: [3, 0], after: [.touch(0), .touch(3)], of: game)
    #expect(diagnoses.map(\.code) == [.othersStayUp])
  }

  @Test("A guess that follows from no known mistake is told as it is")
  func guess() {
    let diagnoses = diagnosePrediction(score: 99, after: [.touch(0), .touch(1)], of: game)
    #expect(diagnoses.map(\.code) == [.predictionWrong])
    #expect(diagnoses[0].headline == "After touching cards 0 and 1, the score is 14, not 99.")
  }
}
