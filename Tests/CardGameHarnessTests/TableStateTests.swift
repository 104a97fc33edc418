import CardGameHarness
import CardGameModel
import Testing

@Suite("The state of a table")
struct TableStateTests {
  @Test("is what a game says, in the words of a style")
  func state() {
    var game = LessonGame.m12
    game.chooseCard(at: 0)
    game.chooseCard(at: 1)
    game.chooseCard(at: 3)
    let state = TableState(of: game)
    #expect(
      state.cards.prefix(4).map(\.description) == [
        "A♠ matched", "A♥ matched", "5♠ face down", "K♦ face up",
      ])
    #expect(state.score == 13 && state.hasBegun && state.mode == 2)
    let inWords = TableState(of: game, style: TableStyle(title: { $0.spokenName }))
    #expect(inWords.cards[3].title == "king of diamonds")
  }
}
