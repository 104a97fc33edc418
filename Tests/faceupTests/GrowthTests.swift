import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import faceup

@Suite("explore --growth and --gallery")
struct GrowthTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func objects(_ run: ToolRun) throws -> [[String: Any]] {
    try run.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// The counts are those of a program of its own, in another language, from the rules alone.
  @Test("States grow as they do by the rules, and a picture is drawn of it")
  func growth() throws {
    let run = ToolRun(
      ["explore", "matching", "--cards", "8", "--growth", "curve.svg", "--json"],
      folder: folder.path)
    let points = try objects(run)
    #expect(points.compactMap { $0["cards"] as? Int } == [4, 6, 8])
    #expect(points.compactMap { $0["states"] as? Int } == [11, 36, 128])
    #expect(points.compactMap { $0["depth"] as? Int } == [3, 5, 8])

    let picture = try Data(contentsOf: folder.appendingPathComponent("curve.svg"))
    #expect(XMLParser(data: picture).parse())
    let text = String(decoding: picture, as: UTF8.self)
    #expect(text.components(separatedBy: "<polyline").count == 3)
    #expect(text.contains("<title id=\"title\">How the states of matching grow</title>"))
    #expect(text.contains("States grow from 11 with 4 cards to 128 with 8"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test("A picture has a name that says so, and a folder that is there")
  func wrongName() {
    let call = ["explore", "matching", "--cards", "4", "--growth"]
    let png = ToolRun(call + ["curve.png"], folder: folder.path)
    #expect(png.errors == "\"curve.png\" is no name for a picture: let it end with .svg.\n")
    #expect(png.output == "" && png.exitCode == .wrongCall)
    let nowhere = ToolRun(call + ["no/curve.svg"], folder: folder.path)
    #expect(nowhere.errors.hasPrefix("no/curve.svg cannot be written:"))
    #expect(nowhere.exitCode == .wrongCall)
  }

  @Test("Powers of ten stand as far apart as each other, and a curve goes up by them")
  func scale() throws {
    let plot = LogPlot(
      title: "a & b", description: "", horizontal: "n",
      curves: [
        LogPlot.Curve(name: "c", dash: nil, points: [(1, 1), (2, 10), (3, 100)])
      ])
    let points = try #require(plot.svg.firstMatch(of: /points="([^"]*)"/)?.1)
    let heights = points.split(separator: " ").compactMap { pair in
      pair.split(separator: ",").last.flatMap { Double($0) }
    }
    #expect(heights.count == 3)
    #expect(abs((heights[0] - heights[1]) - (heights[1] - heights[2])) < 0.2)
    #expect(plot.svg.contains(">100</text>") && plot.svg.contains("a &amp; b"))
  }

  @Test("Every bug of Elevens is found as soon by exploring as by the script")
  func gallery() throws {
    let run = ToolRun(["explore", "elevens", "--gallery", "--states", "200", "--json"])
    let rows = try objects(run)
    #expect(!rows.isEmpty && run.exitCode == .success)
    for row in rows {
      let explorer = try #require(row["explorer"] as? Int)
      #expect(explorer <= (row["gallery"] as? Int ?? 0))
    }
  }
}
