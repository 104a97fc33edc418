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

  @Test("Where a card too many is listed, it says which alone is right, and asks for the cards")
  func tooMany() {
    let diagnoses = diagnosePrediction(
      score: -2, faceUp: [6, 11], matched: [], after: [6, 6, 11].map(Move.touch), of: game)
    #expect(diagnoses[0].headline == "After touching cards 6, 6 and 11, only card 11 is face up.")
    #expect(diagnoses[0].advice.contains("which cards are face up"))
  }

  @Test("An outcome is compared when it is asked for")
  func outcome() throws {
    let diagnosis = try #require(
      diagnosePrediction(score: 14, outcome: .mismatched, after: [.touch(0), .touch(1)], of: game)
        .first)
    #expect(diagnosis.headline.hasPrefix("After touching cards 0 and 1, the outcome is matched"))
    #expect(
      diagnosePrediction(score: 14, outcome: .matched, after: [.touch(0), .touch(1)], of: game)
        .isEmpty)
  }

  @Test("Cards counted from one are noticed")
  func countedFromOne() {
    let diagnoses = diagnosePrediction(
      score: -4, faceUp: [10], matched: [], after: [.touch(8), .touch(9)], of: game)
    #expect(diagnoses.map(\.code) == [.cardsCountedFromOne])
  }

  @Test("Matched cards among the face-up ones are noticed")
  func matchedFaceUp() {
    let diagnoses = diagnosePrediction(
      score: 14, faceUp: [3, 5], matched: [3, 5], after: [.touch(3), .touch(5)], of: game)
    #expect(diagnoses.map(\.code) == [.matchedCountedFaceUp])
  }

  @Test("Two mistakes together are told by the one that shows in the score")
  func partly() {
    let diagnoses = diagnosePrediction(
      score: -2, faceUp: [], matched: [0], after: [.touch(0), .touch(3)], of: game)
    #expect(diagnoses.map(\.code) == [.penaltyMissing])
    #expect(diagnoses[0].headline.contains("your score is what one would get"))
  }

  @Test("Of mistakes that give the same, the one that a head makes is named")
  func likely() {
    // Were A♥ left face down by the match, its second touch would give the same.
    let diagnoses = diagnosePrediction(
      score: 13, outcome: .turnedUp, faceUp: [1], matched: [0],
      after: [.touch(0), .touch(1), .touch(1)], of: game)
    #expect(diagnoses.map(\.code) == [.matchedCardPlayable])
  }
}
