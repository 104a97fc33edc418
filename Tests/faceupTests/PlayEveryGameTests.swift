import Testing

@testable import faceup

@Suite("play, every game")
struct PlayEveryGameTests {
  private let names = PlayableGame.all.map(\.name)

  @Test("Every game can be dealt by a seed, and the same seed deals the same")
  func seeds() throws {
    for name in names {
      let run = ToolRun(["play", name, "--seed", "4", "--json", "--touch", "0 0 deal 1"])
      #expect(run.exitCode == .success, "\(name): \(run.errors)")
      #expect(try run.records.count == 5)
      #expect(
        ToolRun(["play", name, "--seed", "4", "--json", "--touch", "0 0 deal 1"]).output
          == run.output)
    }
  }

  @Test("One card counts flips and shows nothing when it is face down")
  func oneCard() throws {
    let records = try ToolRun(
      ["play", "onecard", "--deal", "AS", "--json", "--touch", "0 0 0"]
    ).records
    #expect(records.map(\.scoreLabel) == ["Flips: 0", "Flips: 1", "Flips: 2", "Flips: 2"])
    #expect(records.map(\.titles) == [[""], ["A♠"], [""], [""]])
    #expect(records.map(\.outcome) == ["dealt", "turnedUp", "turnedDown", "ignored"])
    #expect(records.map(\.over) == [false, false, true, true])
  }

  @Test("The published game of Concentration scores 2, then -1, then 1")
  func concentration() throws {
    // Mismatch, mismatch, match; a mismatch with one seen card; one with two; that pair matched.
    let moves = "0 1 2 3 4 5 0 7 1 2 1 7"
    let records = try ToolRun(
      ["play", "concentration", "--deal", "A B C D E E A B C D", "--json", "--touch", moves]
    ).records
    #expect([6, 8, 10, 12].map { records[$0].score } == [2, 1, -1, 1])
  }

  @Test("In Trios more adds three cards, and buttons without a card are left out")
  func trios() throws {
    let records = try ToolRun(
      ["play", "trios", "--seed", "1", "--json", "--touch", "more 4 undo undo redo"]
    ).records
    #expect(records.map(\.cards.count) == [12, 15, 15, 15, 12, 15])
    #expect(records[1].move == "more" && records[1].outcome == "dealt")
    #expect(records[2].cards.map(\.selected).firstIndex(of: true) == 4)
  }

  @Test("In Elevens the cards lie open, a pair goes, and the last ones win")
  func elevens() throws {
    let run = ToolRun(
      ["play", "elevens", "--deal", "4S 7H 5C 6D", "--plain", "--touch", "0 1 0 1"])
    #expect(run.output.contains("Card 3: 6♦ on cardfront.\n"))
    #expect(run.output.hasSuffix("Score: 4\nDeck: 0  5♣ 6♦ match: 2 points.  The game is won.\n"))
  }

  @Test("With ASCII a card has its ASCII title, on its button and in what is said")
  func ascii() {
    let run = ToolRun(
      [
        "play", "trios", "--deal", "1111 1112 1121", "--cards", "3", "--ascii", "--touch", "0 1 2",
      ])
    #expect(run.output.contains("| 1121 |"))
    #expect(run.output.contains("1111 1112 1121 do not match: shading: two are alike"))
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("Asking for more is ignored where there is nothing to ask for")
  func noMore() {
    let run = ToolRun(["play", "elevens", "--seed", "1", "--plain", "--touch", "more"])
    #expect(run.output.contains("More: ignored, there are no more cards to ask for.\n"))
  }

  @Test("The help tells how each game writes its cards")
  func notation() {
    let help = Command.play.help.split { $0.isWhitespace }.joined(separator: " ")
    for game in PlayableGame.all {
      #expect(help.contains(game.name) && help.contains(game.notation))
    }
  }
}
