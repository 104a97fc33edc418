import Foundation
import Testing

@testable import faceup

@Suite("simulate")
struct SimulateTests {
  @Test("Every player plays every game that it is offered for, and the same seed gives the same")
  func everyPlayer() {
    for game in PlayableGame.all {
      for player in game.players {
        let call = ["simulate", game.name, "--player", player.name, "--games", "3", "--seed", "2"]
        let run = ToolRun(call)
        #expect(run.exitCode == .success, "\(run.errors)")
        #expect(run.output.hasPrefix("\(game.name), \(player.name) player, 3 games, seed 2\n"))
        #expect(ToolRun(call).output == run.output)
        let widths = run.output.split(separator: "\n").map(\.count)
        #expect(widths.max() ?? 0 <= 80, "\(run.output)")
      }
    }
  }

  @Test("For a program the result is an object, whose histogram holds every game")
  func json() throws {
    let run = ToolRun(["simulate", "elevens", "--player", "greedy", "--games", "40", "--json"])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["games"] as? Int == 40 && object["seed"] as? Int == 0)
    let bins = try #require(object["histogram"] as? [[String: Int]])
    #expect(bins.reduce(0) { $0 + ($1["count"] ?? 0) } == 40)
    #expect(object["winRate"] as? Double == Double(object["won"] as? Int ?? -1) / 40)
  }

  @Test("A perfect memory finds every pair, and earns two points for each")
  func memory() {
    let run = ToolRun(
      ["simulate", "concentration", "--player", "memory", "--cards", "6", "--games", "5"])
    #expect(run.output.contains("Won: 5 of 5, 100.00 % with a standard error of 0.00 %."))
    #expect(run.output.contains("\n  6         5  ####"))
  }

  @Test("A person is told on standard error how far it has come, a program is not")
  func progress() {
    let call = ["simulate", "onecard", "--games", "4"]
    #expect(ToolRun(call).errors == "")
    #expect(ToolRun(call, isTerminal: true).errors.contains("\r4 of 4 games"))
  }

  @Test(
    "Decimals are rounded to the nearest",
    arguments: [(2.0, 2, "2.00"), (-0.5, 1, "-0.5"), (9.996, 2, "10.00"), (-0.001, 2, "0.00")]
      as [(Double, Int, String)])
  func decimals(number: Double, count: Int, text: String) {
    #expect(number.decimals(count) == text)
  }
}
