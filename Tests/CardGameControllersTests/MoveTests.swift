import CardGameControllers
import Testing

@Suite("Move")
struct MoveTests {
  @Test(
    "A move reads as it is typed",
    arguments: [
      (Move.touch(3), "3"), (.touch(-1), "-1"), (.touchUnknownButton, "unknown button"),
      (.deal, "deal"), (.more, "more"), (.mode(3), "mode 3"), (.undo, "undo"), (.redo, "redo"),
    ])
  func description(move: Move, text: String) {
    #expect("\(move)" == text)
  }
}
