import CardGameBugs
import CardGameCourse
import CardGameHarness
import CardGameViews
import Foundation
import Testing

@testable import faceup

@Suite("bugs")
struct BugsTests {
  private func objects(_ run: ToolRun) throws -> [[String: Any]] {
    try run.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test("Alone it lists every bug with its exercise, in 80 columns")
  func list() {
    let run = ToolRun(["bugs"])
    #expect(run.exitCode == .success && run.errors == "")
    for bug in Gallery.bugs { #expect(run.output.contains("  \(bug.exercise)  \(bug.id)  ")) }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("The list as JSON has an object for each, with numbers for touches")
  func listJSON() throws {
    let bugs = try objects(ToolRun(["bugs", "--json"]))
    #expect(bugs.compactMap { $0["bug"] as? String } == Gallery.bugs.map(\.id))
    let reset = try #require(bugs.first { $0["bug"] as? String == "ctl-reset-without-refresh" })
    let moves = try #require(reset["moves"] as? [Any])
    #expect(moves.first as? Int == 0 && moves.last as? String == "deal")
    #expect(reset["layer"] as? String == "controller" && reset["exercise"] as? String == "12")
  }

  @Test("One bug is shown beside the right table, with its report")
  func show() {
    let run = ToolRun(["bugs", "show", "view-image-not-background"])
    #expect(run.exitCode == .success)
    #expect(run.output.contains("│██████│ │██████│ │██████│ │██████│     │  A♠  │ │░░░░░░│"))
    #expect(run.output.contains(" With the bug                            As it should be\n"))
    #expect(run.output.contains("12 cards are blank boards: setImage was called where"))
    #expect(run.output.contains("Name      wrong-picture-slot\n"))
  }

  @Test("Every bug is shown, with tables in 80 columns")
  func showAll() throws {
    for bug in Gallery.bugs {
      var output = ""
      let console = Console(
        write: { output += $0 }, writeError: { _ in }, readLine: { nil }, isInputTerminal: false,
        isOutputTerminal: false, environment: [:],
        executable: ToolRun.executable)
      try BugScene(
        bug: bug, format: .text(.unicode), runInChild: console.tryInChild, recording: .changes
      ).write(to: console)
      let scenes = output.components(separatedBy: "\n\n").dropLast()
      #expect(output.contains("Name      \(bug.intended)"), "\(bug.id)")
      #expect(
        scenes.allSatisfy { $0.split(separator: "\n").allSatisfy { $0.count <= 80 } }, "\(bug.id)")
    }
  }

  @Test("A control that says something on one table is named on the other, too")
  func otherControls() {
    for (bug, left, right) in [
      ("view-switch-inverted", "switch: on", "switch: off"),
      ("ctl-alert-waits-for-all", "message: none", "message: Over [Deal]"),
    ] {
      let lines = ToolRun(["bugs", "show", bug]).output.split(separator: "\n")
      let line = lines.first { $0.hasPrefix(" " + left) }
      #expect(line?.hasSuffix(" " + right) == true, "\(bug)")
    }
  }

  @Test("Lines of words and ASCII are to be had, too")
  func plain() {
    let plain = ToolRun(["bugs", "show", "view-image-not-background", "--plain"]).output
    #expect(plain.contains("With the bug:\nCard 0: a blank board.\n"))
    #expect(plain.contains("As it should be:\nCard 0: A♠ on cardfront.\n"))
    let ascii = ToolRun(["bugs", "show", "view-image-not-background", "--ascii"]).output
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
    #expect(ascii.contains("|______|") && ascii.contains("|  AS  |"))
  }

  @Test("Colour does not push the tables apart")
  func colour() {
    let call = ["bugs", "show", "view-image-not-background"]
    let bare = ToolRun(call, isTerminal: true).output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare == ToolRun(call).output)
  }

  @Test("One bug as JSON has its reports")
  func showJSON() throws {
    let run = ToolRun(["bugs", "show", "score-penalty-times-zero", "--json"])
    let bug = try #require(try objects(run).first)
    let reports = try #require(bug["reports"] as? [String])
    #expect(bug["bug"] as? String == "score-penalty-times-zero")
    #expect(reports.count == 1 && reports[0].contains("the score is -2 and should be -4"))
  }

  @Test("As a hint a report names neither the line nor the cure")
  func hint() {
    let run = ToolRun(["bugs", "show", "view-image-not-background", "--report", "hint"])
    #expect(run.output.contains("After touching card 0, 12 cards are blank boards.\n"))
    #expect(!run.output.contains("\nSet by") && !run.output.contains("\nTry"))
  }

  @Test("The matrix checks every bug and every variant")
  func matrix() throws {
    let run = ToolRun(["bugs", "matrix", "--games", "2", "--json"], processes: .system)
    let rows = try objects(run)
    #expect(run.exitCode == .success && run.errors == "")
    #expect(
      rows.count == Gallery.bugs.count + Gallery.notCatchable.count + Gallery.variants.count)
    let uncatchable = rows.filter { $0["notCatchable"] != nil }
    #expect(uncatchable.allSatisfy { Set($0.keys) == ["notCatchable", "why"] })
    #expect(uncatchable.count == Gallery.notCatchable.count)
    let first = rows[0]
    #expect(
      Set(first.keys) == ["bug", "layer", "intended", "caughtBy", "named", "moves"]
        && first["caughtBy"] as? [String] == ["wrong-picture-slot"]
        && first["named"] as? Bool == true && first["moves"] as? [Int] == [0])
    let last = try #require(rows.last)
    #expect(Set(last.keys) == ["variant", "games", "alarms"])
    #expect(last["games"] as? Int == 2 && last["alarms"] as? Int == 0)
  }

  @Test("For people the matrix ends with a sentence")
  func matrixText() {
    let run = ToolRun(["bugs", "matrix", "--games", "1"], processes: .system)
    let codes = DiagnosisCode.all.filter { !DiagnosisCode.fallbacks.contains($0) }
    let count = Gallery.bugs.count + codes.count + Gallery.variants.count
    #expect(run.output.hasSuffix("\nAll \(count) are as they should be.\n"))
    #expect(!run.output.contains("WRONG"))
  }

  @Test(
    "A wrong call gets one sentence",
    arguments: [
      (
        ["bugs", "show", "view-image-not-backgrond"],
        #""view-image-not-backgrond" is not a bug of the gallery: did you mean "#
          + #""view-image-not-background"?"#
      ),
      (
        ["bugs", "show", "xyzzy"],
        #""xyzzy" is not a bug of the gallery: "faceup bugs" lists them."#
      ),
      (["bugs", "show"], #"bugs show needs the name of a bug: "faceup bugs" lists them."#),
      (["bugs", "shwo"], #""shwo" is nothing that bugs can do: did you mean "show"?"#),
      (
        ["bugs", "rule-self-match"],
        #"To see that bug, write "faceup bugs show rule-self-match"."#
      ),
      (
        ["bugs", "show", "rule-self-match", "x"],
        #""x" is one word too many after bugs show: leave it out."#
      ),
      (["bugs", "matrix", "x"], #""x" is one word too many after bugs matrix: leave it out."#),
      (
        ["bugs", "--games", "3"],
        #"--games belongs to bugs matrix: write "faceup bugs matrix --games N"."#
      ),
      (
        ["bugs", "matrix", "--games", "0"],
        #"--games needs a whole number from 1 to 1000000, not "0"."#
      ),
      (
        ["bugs", "matrix", "--games", "few"],
        #"--games needs a whole number from 1 to 1000000, not "few"."#
      ),
    ] as [([String], String)])
  func wrongCall(arguments: [String], sentence: String) {
    let run = ToolRun(arguments)
    #expect(run.errors == sentence + "\n")
    #expect(run.output == "" && run.exitCode == .wrongCall)
  }
}
