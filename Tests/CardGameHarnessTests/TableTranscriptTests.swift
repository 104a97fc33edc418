import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("A transcript of a whole game")
struct TableTranscriptTests {
  private let right: TableTranscript
  private let faulty: TableTranscript

  init() throws {
    let moves = [0, 1, 2].map(Move.touch)
    right = try Right.transcribe(moves)
    faulty = try Faulty.transcribe(moves)
  }

  @Test("has the table at the start and after every move")
  func scenes() {
    #expect(right.scenes.map(\.heading) == ["At the start", "Move 1: 0", "Move 2: 1", "Move 3: 2"])
    #expect(right.scenes[0].lines.last == " Score: 0")
    #expect(right.scenes[1].lines.last == " Score: -1    A♠")
    // A match of rank pays 16, and two cards cost 2.
    #expect(right.scenes[2].lines.last?.hasPrefix(" Score: 14 ") == true)
  }

  @Test("is read back as it is written, with other line ends, too")
  func readBack() {
    #expect(TableTranscript(text: right.description) == right)
    let windows = right.description.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "  \r\n")
    #expect(TableTranscript(text: windows) == right)
  }

  @Test("is no different from itself")
  func same() {
    #expect(right.difference(from: right) == nil)
  }

  @Test("shows the first table that differs beside the approved one, and marks the lines")
  func different() throws {
    let difference = try #require(faulty.difference(from: right))
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Move 2: 1")
    #expect(lines[1].hasPrefix("approved ") && lines[1].hasSuffix(" now"))
    // The matched aces have dotted edges in the one, and whole edges in the other.
    #expect(lines.contains { $0.contains("╭┄ 0 ┄┄╮ ╭┄ 1 ┄┄╮") && $0.contains("| ╭─ 0 ──╮") })
    #expect(lines.last?.contains("|") == false)
  }

  @Test("shows where one of two games goes on and the other does not")
  func shorter() throws {
    let short = try Right.transcribe([.touch(0)])
    #expect(
      short.difference(from: right)?.hasPrefix(
        "The game goes on otherwise from here: Move 2: 1\n") == true)
    #expect(right.difference(from: short)?.contains("nothing: the game has ended") == true)
  }
}
