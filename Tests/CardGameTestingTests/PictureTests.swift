import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews
import Foundation

@Suite("The picture of a failure")
struct PictureTests {
  @Test(
    "It is a file of its own for every case, whatever the case is called",
    arguments: ["../../elsewhere", "a/b\u{0}", "A♠ & <A♥>"])
  func file(name: String) {
    var game = MatchingGame.m12
    game.chooseCard(at: name.count)
    withKnownIssue { [game] in
      expectTable(RecordingTableView(cardCount: 12), shows: game)
    } matching: { issue in
      let report = issue.comments.first?.rawValue ?? ""
      let path = report.split(separator: "Picture   ").last.map(String.init) ?? ""
      let svg = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return path.wholeMatch(of: /.*\.build\/faceup\/[a-z0-9-]+\.svg/) != nil
        && svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n")
    }
  }

  @Test("Nothing is drawn of a table that is right")
  func pass() throws {
    let folder = try Self.files()
    let table = RecordingTableView(cardCount: 12)
    table.score.text = "Score: 0"
    expectTable(table, shows: MatchingGame.m12)
    #expect(try Self.files() == folder)
  }

  /// The pictures that this suite's own second test could have made.
  private static func files() throws -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: ".build/faceup")
    return (files ?? []).filter { $0.hasPrefix("pass-") }
  }
}
