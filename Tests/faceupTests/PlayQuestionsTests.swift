import Foundation
import Testing

@testable import faceup

@Suite("play, between the moves")
struct PlayQuestionsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "faceup-\(UUID().uuidString)")

  /// Plays lines of input in a folder of its own.
  private func lines(
    _ input: String, _ game: [String] = ["matching", "--deal", ToolRun.m12],
    isTerminal: Bool = false
  ) throws -> ToolRun {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return ToolRun(
      ["play"] + game + ["--plain"], input: input, isTerminal: isTerminal, folder: folder.path())
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("Hint recommends a move, and why explains the last mismatch")
  func questions() throws {
    let output = try lines("why\nhint\n0\n3\nwhy\n").output
    #expect(output.contains("There was no mismatch since the deal.\n"))
    #expect(output.contains("0 1: A♠ and A♥ match for 16 points.\n"))
    #expect(
      output.hasSuffix(
        "A♠ and K♦ do not match: they have neither the rank nor the suit in common.\n"))
  }

  @Test("At a terminal an answer stands in lines of which none is broken in a word")
  func answerInLines() throws {
    let run = ToolRun(
      ["play", "trios", "--deal", "1111 2123 1232", "--plain"], input: "0\n1\n2\nwhy\n",
      isTerminal: true)
    // With the next word the first line would have 86 columns.
    #expect(
      run.output.contains(
        """
        ○r, ◐◐b and ■g do not match: number: two are alike, one differs; shape: two are
        alike, one differs.

        """))
  }

  @Test("Moves prints the game in writing")
  func moves() throws {
    #expect(
      try lines("0\n3\nmoves\n").output.hasSuffix(
        """
        game: matching
        table: 12
        mode: 2
        pack: \(ToolRun.m12)
        1. 0 -> turnedUp, -1
        2. 3 -> mismatched, -4

        """))
  }

  @Test("For a program every answer is an object")
  func json() throws {
    let run = ToolRun(
      ["play", "matching", "--deal", ToolRun.m12, "--json"], input: "hint\nwhy\nmoves\n")
    let answers = run.output.split(separator: "\n").dropFirst()
    #expect(answers.count == 3)
    #expect(
      answers.first
        == #"{"because":"A♠ and A♥ match for 16 points.","cards":[0,1],"hint":"touch"}"#)
    #expect(answers.dropFirst().first == #"{"cards":[],"why":[]}"#)
    #expect(
      answers.last?.hasPrefix(#"{"count":0,"over":false,"transcript":{"moves":[],"start":{"#)
        == true)
  }

  @Test("Moves counts the moves since the deal for a program, and says whether the game is won")
  func standing() throws {
    let run = ToolRun(
      ["play", "concentration", "--deal", "A A", "--json"],
      input: "0\n0\nmoves\n1\nmoves\nundo\nmoves\ndeal\nmoves\n")
    let answers = run.output.split(separator: "\n").filter { $0.contains("transcript") }
    let expected = [(1, false), (2, true), (1, false), (0, false)]
    #expect(answers.count == expected.count)
    for (answer, (count, isWon)) in zip(answers, expected) {
      #expect(answer.hasPrefix(#"{"count":\#(count),"over":\#(isWon),"#))
      #expect(answer.hasSuffix(#","won":\#(isWon)}"#))
    }
  }

  @Test("A saved game is loaded with all its moves, on a table of its own size")
  func saveAndLoad() throws {
    #expect(try lines("0\n1\n2\nundo\nsave my game.json\n").exitCode == .success)
    let run = try lines(
      "load my game.json\nredo\nundo\nundo\nundo\nundo\ndeal\n",
      ["matching", "--seed", "9", "--cards", "4"])
    #expect(run.exitCode == .success)
    let scores = run.output.split(separator: "\n").filter { $0.hasPrefix("Score") }
    #expect(
      scores
        == ["Score: 0", "Score: 14", "Score: 13", "Score: 14", "Score: -1", "Score: 0", "Score: 0"]
        + ["Score: 0"])
    #expect(run.output.contains("Undo: ignored, there is nothing to take back."))
    #expect(run.output.contains("Card 11:"))
  }

  @Test(
    "What is no saved game is refused with a sentence, and the game in play goes on",
    arguments: [
      ("no.json", "no.json cannot be read"), (".", ". cannot be read"),
      ("empty", "empty was not loaded, and your game goes on. This is no saved game"),
      ("score", "The saved game is damaged at history.moves[0]: The move 0 comes to turnedUp"),
      ("newer", "by a newer version"), ("trios", "This is a saved game of trios"),
    ])
  func refused(file: String, sentence: String) throws {
    _ = try lines("0\nsave right\n")
    let right = try read("right")
    try write("", to: "empty")
    try write(right.replacingOccurrences(of: #""score":-1"#, with: #""score":5"#), to: "score")
    try write(right.replacingOccurrences(of: #""version":1"#, with: #""version":2"#), to: "newer")
    _ = try lines("save trios\n", ["trios", "--seed", "1"])
    let run = try lines("0\nload \(file)\n1\nquit\n", isTerminal: true)
    // A terminal gets it in lines.
    #expect(run.errors.replacing("\n", with: " ").contains(sentence))
    #expect(run.output.contains("Score: 14"))
    #expect(try lines("load \(file)\n").exitCode == .wrongCall)
  }

  @Test("A file that is no saved game is not written over")
  func noOverwriting() throws {
    _ = try lines("")
    try write("a letter", to: "letter.txt")
    let run = try lines("save letter.txt\n")
    #expect(
      run.errors == "letter.txt is there already and is no saved game: choose another name.\n")
    #expect(try read("letter.txt") == "a letter")
    #expect(try lines("save game\n0\nsave game\n").exitCode == .success)
  }

  @Test(
    "A question without its file, or with a word too many, is told",
    arguments: [
      ("save", "save needs the name of a file: write for example save game.json."),
      ("hnit", #""hnit" is not a move: did you mean "hint"?"#),
    ])
  func wrong(line: String, sentence: String) throws {
    #expect(try lines(line + "\n").errors == sentence + "\n")
  }
}
