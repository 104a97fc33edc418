import Testing

@testable import faceup

@Suite("play, line by line")
struct PlayLinesTests {
  let call = ["play", "matching", "--deal", ToolRun.m12, "--json"]

  @Test("From a pipe every line is played, with any line end and with blank lines")
  func lines() throws {
    let run = ToolRun(call, input: "0\r\n\r\n  1 \n\nmode 3\n2, 4\nundo")
    #expect(run.exitCode == .success)
    #expect(try run.records.map(\.touch) == [nil, 0, 1, nil, 2, 4, nil])
    #expect(run.errors == "")
  }

  @Test("A bad line in a pipe stops there, after what was printed")
  func badLine() throws {
    let run = ToolRun(call, input: "0\nzero\n1\n")
    #expect(run.exitCode == .wrongCall)
    #expect(try run.records.count == 2)
    #expect(
      run.errors == """
        "zero" is not a move: write a card's number, such as 0, or deal, more, mode 3, undo or redo.

        """)
  }

  @Test("Nothing of a bad line is played")
  func halfBadLine() throws {
    #expect(try ToolRun(call, input: "0 1 x\n").records.count == 1)
  }

  @Test("Quit ends the game, and so does the end of the input", arguments: ["quit\n0", "Q\n0", ""])
  func quit(input: String) throws {
    let run = ToolRun(call, input: input)
    #expect(run.exitCode == .success)
    #expect(try run.records.count == 1)
  }

  @Test("Help among the moves does not disturb the objects")
  func help() throws {
    let run = ToolRun(call, input: "help\n?\n0\n")
    #expect(try run.records.count == 2)
    #expect(run.errors.contains("take back the last move"))
  }

  @Test("On a terminal a bad line gets a sentence, and the game goes on")
  func terminal() {
    let run = ToolRun(
      ["play", "matching", "--plain", "--deal", ToolRun.m12],
      input: "undu\n0 quit\n0\nhelp\nquit\n",
      isTerminal: true)
    #expect(run.exitCode == .success)
    #expect(
      run.errors == """
        "undu" is not a move: did you mean "undo"?
        "quit" is not a move: write a card's number, such as 0, or deal, more, mode 3,
        undo or redo.

        """)
    #expect(run.output.contains("Card 0: turned up."))
    #expect(run.output.contains("take back the last move"))
    #expect(run.output.matches(of: /or quit:/).count == 5)
    #expect(run.output.hasPrefix("Match cards of the same rank or suit"))
  }

  @Test("A program at a terminal gets no prompt")
  func noPrompt() throws {
    let run = ToolRun(call, input: "0\n", isTerminal: true)
    #expect(try run.records.count == 2)
  }

  @Test("The end of what is typed leaves the shell a line of its own")
  func endOfInput() {
    let run = ToolRun(["play", "matching"], input: "0\n", isTerminal: true)
    #expect(run.output.hasSuffix("quit: \n"))
  }
}
