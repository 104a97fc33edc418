import Foundation
import Testing

@testable import faceup

@Suite("The README")
struct ReadmeTests {
  @Test("shows the report of the white boards as the tool gives it")
  func whiteBoards() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let run = ToolRun(["bugs", "show", "view-image-not-background", "--plain"])
    let report = try #require(run.output.range(of: "After touching card 0, "))
    #expect(readme.contains("```text\n\(run.output[report.lowerBound...])```"))
  }
}
