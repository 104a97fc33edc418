import CardGameModel
import Testing

@Suite("History")
struct HistoryTests {
  @Test("States are gone back and forth through, and no further")
  func backAndForth() {
    var history = History("a")
    #expect(!history.undo() && !history.redo())
    history.advance(to: "b")
    history.advance(to: "c")
    #expect(history.undo() && history.current == "b")
    #expect(history.undo() && history.current == "a")
    #expect(!history.undo() && history.current == "a")
    #expect(history.redo() && history.current == "b")
  }

  @Test("A new state takes the place of those that were undone")
  func advance() {
    var history = History("a")
    history.advance(to: "b")
    _ = history.undo()
    history.advance(to: "c")
    #expect(!history.redo() && history.current == "c")
    #expect(history.undo() && history.current == "a")
  }

  @Test("There is no end to undoing")
  func unlimited() {
    var history = History(0)
    for number in 1...10_000 { history.advance(to: number) }
    while history.undo() {}
    #expect(history.current == 0 && !history.canUndo && history.canRedo)
    #expect(history.future == Array(1...10_000))
  }
}
