import Foundation
import Testing

@testable import faceup

@Suite("explore")
struct ExploreCommandTests {
  private func object(_ run: ToolRun) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  /// The counts are those of a program of its own, in another language, from the rules alone.
  @Test("The lesson's table for a program: the keys, their order and the counts are a contract")
  func json() {
    let run = ToolRun(["explore", "matching", "--json"])
    #expect(
      run.output
        == #"{"states":2648,"transitions":31776,"depth":11,"complete":true,"failure":null}"# + "\n")
    #expect(run.exitCode == .success && run.errors == "")
  }

  @Test("Reached by playing, the states are the same")
  func byPlaying() {
    let call = ["explore", "matching", "--cards", "8", "--json"]
    #expect(ToolRun(call + ["--by-playing"]).output == ToolRun(call).output)
  }

  @Test("A pass tells a person on which condition it is a proof")
  func text() {
    let run = ToolRun(["explore", "matching", "--cards", "4"])
    #expect(run.output.hasPrefix("11 states, 44 touches, 11 deals; the farthest state is 3 moves "))
    #expect(run.output.contains("proof for this deal on one condition"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("A bug of the gallery is found, with its diagnosis and the fewest moves")
  func bug() throws {
    let run = ToolRun(["explore", "matching", "--bug", "score-penalty-times-zero", "--json"])
    let failure = try #require(object(run)["failure"] as? [String: Any])
    #expect(failure["diagnosis"] as? String == "penalty-missing")
    #expect(failure["moves"] as? [Int] == [0, 3])
    #expect(run.exitCode == .checkFailed)
  }

  @Test("A bug that no touch can show on a table is looked for in the game itself")
  func bugOfGame() throws {
    let run = ToolRun(["explore", "matching", "--bug", "rule-matched-card-retap", "--json"])
    let failure = try #require(object(run)["failure"] as? [String: Any])
    #expect(failure["moves"] as? [Int] == [0, 1, 0])
  }

  @Test("A search that is cut short is no success")
  func bound() throws {
    let run = ToolRun(["explore", "trios", "--seed", "1", "--states", "5", "--json"])
    #expect(try object(run)["complete"] as? Bool == false && run.exitCode == .checkFailed)
  }

  @Test("Every game can be explored", arguments: PlayableGame.all.map(\.name))
  func everyGame(name: String) throws {
    let run = ToolRun(["explore", name, "--seed", "1", "--states", "20", "--json"])
    #expect(try object(run)["failure"] is NSNull, "\(run.output)")
  }

  @Test("A person is told on standard error how far it has come, a pipe is not")
  func progress() {
    let call = ["explore", "matching", "--states", "1200"]
    #expect(ToolRun(call).errors == "")
    #expect(ToolRun(call, isTerminal: true).errors.contains(" moves deep"))
  }

  @Test(
    "A wrong call gets one sentence",
    arguments: [
      (["explore"], #"explore needs the name of a game: write "faceup explore matching"."#),
      (
        ["explore", "matching", "--deal", "A♠ A♥", "--seed", "1"],
        "--deal and --seed exclude each other: give one of them."
      ),
      (
        ["explore", "trios", "--bug", "rule-self-match"],
        #"rule-self-match is not played at the table of trios: "#
          + #""faceup bugs show rule-self-match" shows what it is."#
      ),
      (
        ["explore", "matching", "--bug", "rule-self-mach"],
        #""rule-self-mach" is not a bug of the gallery: did you mean "rule-self-match"?"#
      ),
      (
        ["explore", "matching", "--gallery", "--seed", "1"],
        "--gallery and --seed exclude each other: give one of them."
      ),
      (
        ["explore", "accordion", "--gallery"],
        "No bug of the gallery is played with accordion: choose another game, such as matching."
      ),
      (
        ["explore", "trios", "--growth", "/curve.svg", "--cards", "82"],
        "The table needs 82 cards and the deck has 81: use a larger deck, or deal 81 cards or fewer."
      ),
      (
        ["explore", "matching", "--growth", ""],
        "\"\" is no name for a picture: let it end with .svg."
      ),
      (
        ["explore", "matching", "--states", "0"],
        #"--states needs a whole number from 1 to 10000000, not "0"."#
      ),
      (
        ["explore", "matching", "--deal", "A♠ A♠"],
        "--deal lists A♠ more than once: list each card once."
      ),
      (
        ["explore", "matching", "--cards", "4", "--match", "5"],
        #"--match needs a whole number from 2 to 4, not "5"."#
      ),
    ] as [([String], String)])
  func wrongCall(arguments: [String], sentence: String) {
    let run = ToolRun(arguments)
    #expect(run.errors == sentence + "\n")
    #expect(run.output == "" && run.exitCode == .wrongCall)
  }
}
