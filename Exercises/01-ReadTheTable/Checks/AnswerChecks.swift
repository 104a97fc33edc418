import CardGameHarness
import CardGameModel
import CardGameTesting

@testable import Exercise01

/// Your answers, compared with what the game does. Each check is one question.
@Suite("01 Read the table", .exercise("01", file: "Answers.swift"), .serialized)
struct AnswerChecks {
  @Test("Question 1: one card is touched twice")
  func oneCardTwice() { expect(question1, of: "Question 1", touching: 3, 3) }

  @Test("Question 2: two kings are touched")
  func twoKings() { expect(question2, of: "Question 2", touching: 3, 5) }

  @Test("Question 3: two clubs are touched")
  func twoClubs() { expect(question3, of: "Question 3", touching: 4, 7) }

  @Test("Question 4: two cards that have nothing in common are touched")
  func nothingInCommon() { expect(question4, of: "Question 4", touching: 8, 9) }

  @Test("Question 5: a third card is touched after two that have nothing in common")
  func third() { expect(question5, of: "Question 5", touching: 8, 9, 2) }

  @Test("Question 6: a matched card is touched")
  func matchedCard() { expect(question6, of: "Question 6", touching: 0, 1, 1) }

  @Test("Question 7: a card is touched twice, and then another")
  func secondThoughts() { expect(question7, of: "Question 7", touching: 6, 6, 11) }

  @Test("Question 8: six cards are touched")
  func sixCards() { expect(question8, of: "Question 8", touching: 3, 10, 4, 5, 3, 7) }
}

/// Touches cards in a game on the table of the lesson, and compares how it ends with an answer.
private func expect(
  _ answer: Answer, of question: String, touching cards: Int...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let blanks = diagnoseBlanks(
    [
      "outcome": answer.outcome, "score": answer.score, "faceUp": answer.faceUp,
      "matched": answer.matched,
    ], of: question)
  guard blanks.isEmpty, let score = answer.score else {
    report(blanks, at: sourceLocation)
    return
  }
  let mistakes = diagnosePrediction(
    score: score, outcome: answer.outcome, faceUp: answer.faceUp, matched: answer.matched,
    after: cards.map { .touch($0) }, of: LessonGame.m12)
  report(mistakes, at: sourceLocation)
}
