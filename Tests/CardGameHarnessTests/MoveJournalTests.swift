import CardGameControllers
import CardGameHarness
import CardGameModel
import Testing

@Suite("Journal of moves")
struct MoveJournalTests {
  /// Notes the moves of the last play.
  private final class Notes: MoveJournal, @unchecked Sendable {
    // Unchecked because one task alone has it.
    var moves: [Move] = []
    func playBegins() { moves = [] }
    func moveBegins(_ move: Move) { moves.append(move) }
  }

  @Test("The moves of a game are noted, and a new play forgets those of the last")
  func game() {
    let notes = Notes()
    MoveJournals.$current.withValue(notes) {
      for moves in [[Move.touch(0), .touch(3)], [.touch(7)]] {
        _ = diagnose(LessonGame.m12, playing: moves, against: LessonGame.m12)
        #expect(notes.moves == moves)
      }
    }
  }

  @Test("So are moves on a table")
  func table() {
    let notes = Notes()
    MoveJournals.$current.withValue(notes) {
      _ = play([.touch(0), .touch(1)], of: LessonGame.m12) { table, makeDeck in
        MatchingGameController(table: table, makeDeck: makeDeck)
      }
    }
    #expect(notes.moves == [.touch(0), .touch(1)])
  }
}
