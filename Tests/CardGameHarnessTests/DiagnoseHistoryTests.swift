import CardGameControllers
import CardGameHarness
import CardGameModel
import Testing

@Suite("A history of moves")
struct DiagnoseHistoryTests {
  func codes(_ history: [String], after moves: [Move]) -> [DiagnosisCode] {
    var style = TableStyle.lesson
    style.status = .cardsAndPoints
    return diagnose(history: history, after: moves, of: LessonGame.m12, style: style).map(\.code)
  }

  let moves: [Move] = [.touch(0), .touch(1), .touchUnknownButton, .touch(0), .touch(3)]

  @Test("A line for every choice that changed something is right")
  func right() {
    #expect(codes(["A♠", "A♠ A♥ 15", "K♦"], after: moves).isEmpty)
    #expect(codes([], after: moves + [.deal]).isEmpty)
  }

  @Test("A line that names no card of the game before is not said to be of it")
  func ownLine() {
    let found = diagnose(history: ["New game"], after: moves + [.deal], of: LessonGame.m12)
    #expect(found.map(\.code) == [.historyNotEmptied])
    #expect(found[0].headline.hasSuffix("only 0 choices were made since the deal."))
  }

  @Test("Wrong histories are told apart")
  func wrong() {
    #expect(codes([], after: moves) == [.historyEmpty])
    #expect(codes(["A♠", "K♦"], after: moves) == [.historyMissesMoves])
    #expect(codes(["A♠", "A♠ A♥ 15", "", "K♦"], after: moves) == [.historyHasTooMuch])
    #expect(codes(["K♦", "A♠ A♥ 15", "A♠"], after: moves) == [.historyInWrongOrder])
    #expect(codes(["K♦", "K♦", "K♦"], after: moves) == [.historyRepeatsLastMove])
    #expect(codes(["A♠", "A♠ A♥ 16", "K♦"], after: moves) == [.historyLineWrong])
    #expect(codes(["A♠", "A♠ A♥ 15", "K♦"], after: moves + [.deal]) == [.historyNotEmptied])
  }
}
