import Testing

@testable import faceup

@Suite("play --json")
struct PlayJSONTests {
  @Test(
    "The lesson's scripts give the lesson's scores",
    arguments: [
      ("0", 2, "turnedUp", -1, [0], []),
      ("0 0", 2, "turnedDown", -1, [], []),
      ("0 1", 2, "matched", 14, [], [0, 1]),
      ("0 2", 2, "matched", 2, [], [0, 2]),
      ("0 3", 2, "mismatched", -4, [3], []),
      ("3 5 7", 3, "matched", 13, [], [3, 5, 7]),
      ("7 5 3", 3, "matched", 13, [], [3, 5, 7]),
      ("0 3 4", 3, "mismatched", -5, [4], []),
    ] as [(String, Int, String, Int, [Int], [Int])])
  func scripts(
    moves: String, match: Int, outcome: String, score: Int, faceUp: [Int], disabled: [Int]
  ) throws {
    let run = ToolRun.m12(moves, ["--json", "--match", "\(match)"])
    let last = try #require(try run.records.last)
    #expect(run.exitCode == .success)
    #expect(last.outcome == outcome)
    #expect(last.score == score)
    #expect(last.scoreLabel == "Score: \(score)")
    #expect(last.faceUp == faceUp)
    #expect(last.disabled == disabled)
  }

  @Test("The first object is the table as dealt, and every move has one more")
  func oneObjectAMove() throws {
    let records = try ToolRun.m12("0 99 -1 0", ["--json"]).records
    #expect(records.map(\.outcome) == ["dealt", "turnedUp", "ignored", "ignored", "turnedDown"])
    #expect(records.map(\.touch) == [nil, 0, 99, -1, 0])
    #expect(records.allSatisfy { $0.move == nil && $0.cards.count == 12 })
  }

  @Test("An object has exactly the keys of the contract, with null for what is not there")
  func shape() {
    let run = ToolRun(["play", "matching", "--deal", "AS KD", "--touch", "0 deal", "--json"])
    let down =
      #"{"background":"cardback","enabled":true,"hidden":false,"image":null,"selected":false,"#
      + #""title":""}"#
    let up =
      #"{"background":"cardfront","enabled":true,"hidden":false,"image":null,"selected":false,"#
      + #""title":"A♠"}"#
    // Ace of spades and king of diamonds share neither rank nor suit: nothing can be won.
    #expect(
      run.output == """
        {"cards":[\(down),\(down)],"outcome":"dealt","over":true,"score":0,\
        "scoreLabel":"Score: 0","touch":null}
        {"cards":[\(up),\(down)],"outcome":"turnedUp","over":true,"score":-1,\
        "scoreLabel":"Score: -1","touch":0}
        {"cards":[\(down),\(down)],"move":"deal","outcome":"dealt","over":true,"score":0,\
        "scoreLabel":"Score: 0","touch":null}

        """)
  }

  @Test("A touch of a matched card is swallowed by its button and ignored")
  func matchedCard() throws {
    let records = try ToolRun.m12("0 1 1", ["--json"]).records
    #expect(records[3].outcome == "ignored")
    #expect(records[3].score == 14)
    #expect(records[3].cards == records[2].cards)
  }

  @Test(
    "A number beyond every table is ignored, and told with all its digits",
    arguments: [
      "99999999999999999999", "-99999999999999999999", "1" + String(repeating: "0", count: 99),
    ])
  func hugeNumbers(huge: String) throws {
    let moves = "\(huge), mode \(huge)"
    for run in [
      ToolRun.m12(moves, ["--json"]),
      ToolRun(["play", "matching", "--deal", ToolRun.m12, "--json"], input: moves),
    ] {
      #expect(run.exitCode == .success)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[1].hasSuffix("\"touch\":\(huge)}"))
      #expect(
        lines[2].contains("\"move\":\"mode \(huge)\"") && lines[2].hasSuffix("\"touch\":null}"))
      #expect(lines.dropFirst().allSatisfy { $0.contains("\"outcome\":\"ignored\"") })
    }
  }

  @Test("A number is told as JSON writes numbers, with no sign or zero that says nothing")
  func numbersAreJSON() throws {
    let records = try ToolRun.m12("+3 007 -0 000 -012", ["--json"]).records
    #expect(records.map(\.touch) == [nil, 3, 7, 0, 0, -12])
  }

  @Test("Undo and redo tell what led to the table that is shown")
  func undoAndRedo() throws {
    let records = try ToolRun.m12("undo 0 3 undo undo undo redo redo redo", ["--json"]).records
    #expect(
      records.dropFirst().map(\.outcome) == [
        "ignored", "turnedUp", "mismatched", "turnedUp", "dealt", "ignored", "turnedUp",
        "mismatched", "ignored",
      ])
    #expect(records.map(\.score) == [0, 0, -1, -4, -1, 0, 0, -1, -4, -4])
    #expect(records[4].cards == records[2].cards)
    #expect(records[8].cards == records[3].cards)
    #expect(records[1].move == "undo" && records[1].touch == nil)
  }

  @Test("A new move after undo leaves nothing to redo, an ignored one does")
  func redoIsForgotten() throws {
    let forgotten = try ToolRun.m12("0 undo 1 redo", ["--json"]).records
    #expect(forgotten.last?.outcome == "ignored")
    let kept = try ToolRun.m12("0 undo 99 redo", ["--json"]).records
    #expect(kept.last?.faceUp == [0])
  }

  @Test("Deal lays the listed cards again, and undo brings the old game back")
  func deal() throws {
    let records = try ToolRun.m12("0 1 deal 3 undo undo", ["--json"]).records
    #expect(records.map(\.score) == [0, -1, 14, 0, -1, 0, 14])
    #expect(records[3].outcome == "dealt" && records[3].move == "deal")
    #expect(records[4].titles[3] == "K♦")
    #expect(records[6].outcome == "matched" && records[6].disabled == [0, 1])
  }

  @Test("Before the first touch the mode deals the same cards again, later it is ignored")
  func mode() throws {
    let records = try ToolRun.m12("mode 3, 3 5, mode 2, 7", ["--json"]).records
    #expect(records.map(\.move) == [nil, "mode 3", nil, nil, "mode 2", nil])
    #expect(
      records.map(\.outcome) == ["dealt", "dealt", "turnedUp", "turnedUp", "ignored", "matched"])
    #expect(records.last?.score == 13)
  }

  @Test("The mode can be anything from two to the number of cards", arguments: [1, 2, 12, 13, 0])
  func modeBounds(mode: Int) throws {
    let records = try ToolRun.m12("mode \(mode)", ["--json"]).records
    #expect(records.last?.outcome == ((2...12).contains(mode) ? "dealt" : "ignored"))
  }

  @Test("Undoing a change of the mode holds for the next deal too")
  func undoMode() throws {
    let records = try ToolRun.m12("mode 3 undo deal 0 1", ["--json"]).records
    #expect(records.last?.outcome == "matched")
  }

  @Test("A seed gives the same games every time, and deal goes on with its numbers")
  func seed() throws {
    let call = ["play", "matching", "--seed", "7", "--json", "--touch", "0 1 2 deal 0 1 2"]
    let run = ToolRun(call)
    #expect(run.output == ToolRun(call).output)
    let records = try run.records
    #expect(records[1].titles[0] != "" && records[5].titles[0] != "")
    let faces = records.map(\.titles)
    #expect(faces[1...3] != faces[5...7])
  }

  @Test("With a list and a seed the list comes first, and deal shuffles it")
  func dealAndSeed() throws {
    let moves = (0..<12).map(String.init).joined(separator: " ")
    let run = ToolRun([
      "play", "matching", "--deal", ToolRun.m12, "--seed", "1", "--match", "12", "--json",
      "--touch", "0 undo deal \(moves)",
    ])
    let records = try run.records
    #expect(records[1].titles[0] == "A♠")
    let last = try #require(records.last)
    let listed = ToolRun.m12.split(separator: " ").map(String.init)
    #expect(Set(last.titles) == Set(listed))
    #expect(last.titles != listed)
  }

  @Test("The first cards of a list lie on the table, the others stay in the deck")
  func cardsOfAList() throws {
    let run = ToolRun([
      "play", "matching", "--deal", ToolRun.m12, "--cards", "2", "--touch", "0 1", "--json",
    ])
    let last = try #require(try run.records.last)
    #expect(last.titles == ["A♠", "A♥"])
    #expect(last.over)
  }

  @Test("Without a list twelve cards of the pack are dealt, or as many as asked for")
  func cardCount() throws {
    #expect(try ToolRun(["play", "matching", "--json"]).records.first?.cards.count == 12)
    for count in [2, 52] {
      let run = ToolRun(["play", "matching", "--cards=\(count)", "--json", "--touch", ""])
      #expect(try run.records.map(\.cards.count) == [count])
    }
  }

  @Test("A game without a seed prints nothing but objects")
  func onlyObjects() throws {
    #expect(try ToolRun(["play", "matching", "--json", "--touch", "0 1"]).records.count == 3)
  }
}
