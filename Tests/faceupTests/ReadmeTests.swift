import CardGameBugs
import CardGameHarness
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test("shows the report of the white boards as a test prints it")
  func whiteBoards() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let bug = try #require(Gallery.bug("view-image-not-background"))
    let report = try #require(bug.diagnoses().first?.report)
    #expect(readme.contains("```text\n\(report)\n```"), "\(report)")
  }
}
