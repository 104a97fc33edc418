import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

/// A controller that makes choices of a touch in some way.
private final class Handling: MatchingGameController {
  var choices: (Int?) -> [Int] = { $0.map { [$0] } ?? [] }

  override func touchCardButton(_ sender: any CardButton) {
    for index in choices(table.index(of: sender)) { game.chooseCard(at: index) }
    updateUI()
  }
}

@Suite("What a controller tells its game of touches")
struct DiagnoseTouchesTests {
  func diagnoses(
    _ moves: [Move], after earlierMoves: [Move] = [], choices: @escaping (Int?) -> [Int]
  ) -> [Diagnosis] {
    diagnoseTouches(
      moves, after: earlierMoves, cardCount: 12, from: Deck.m12.cards,
      game: { (controller: Handling) in controller.game },
      on: { table, makeDeck in
        let controller = Handling(table: table, makeDeck: makeDeck)
        controller.choices = choices
        return controller
      })
  }

  @Test("One choice for a touch, and none for a button that is not on the table, is right")
  func right() {
    let moves: [Move] = [.touch(0), .touchUnknownButton, .touch(1), .touch(1), .touch(3)]
    #expect(diagnoses(moves) { $0.map { [$0] } ?? [] }.isEmpty)
  }

  @Test("Ways to pass a touch on wrongly are told apart")
  func wrong() {
    #expect(diagnoses([.touch(3)]) { _ in [] }.map(\.code) == [.touchNotPassedOn])
    #expect(diagnoses([.touch(3)]) { [$0!, $0!] }.map(\.code) == [.touchPassedOnTwice])
    #expect(diagnoses([.touch(3)]) { [11 - $0!] }.map(\.code) == [.touchOnAnotherCard])
    #expect(diagnoses([.touch(3)]) { [$0! ^ 6] }.map(\.code) == [.touchDoesSomethingElse])
    #expect(diagnoses([.touchUnknownButton]) { [$0 ?? 0] }.map(\.code) == [.unknownButtonActed])
  }

  @Test("A touch that is not passed on after others that were is called that")
  func lostAtLast() {
    let found = diagnoses([.touch(3), .touch(5)]) { $0 == 5 ? [] : [$0!] }
    #expect(found.map(\.code) == [.touchNotPassedOn])
    #expect(
      found.first?.headline.hasSuffix(
        "the game was told of the touches before, and not of this one.") == true)
  }

  @Test("The report says after which moves, those before included")
  func headline() {
    let diagnosis = diagnoses([.touchUnknownButton], after: [.touch(3)]) { [$0 ?? 0] }[0]
    #expect(diagnosis.moves == ["3", "unknown button"])
    #expect(diagnosis.headline.hasSuffix("an index that was not found is taken for 0."))
  }
}
