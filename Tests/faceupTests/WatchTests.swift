import CardGameCourse
import Foundation
import Testing

@testable import faceup

@Suite("Watch")
struct WatchTests {
  let project: FakeProject
  private let file = "Exercises/06-ChoosingACard/ChoosingGame.swift"

  init() throws { project = try FakeProject(begun: ["06"]) }

  /// Watches exercise 06 while a person does something before each key; at the end they press `q`.
  private func watch(
    _ steps: [(key: Character?, before: () throws -> Void)], processes: ProcessRunner? = nil,
    options: [String] = []
  ) -> ToolRun {
    var left = steps[...]
    return ToolRun(
      ["watch", "06"] + options, isTerminal: true, folder: project.root,
      keys: {
        guard let step = left.popFirst() else { return .character("q") }
        try? step.before()
        return step.key.map { .character($0) }
      }, processes: processes ?? project.processes())
  }

  @Test("A save is checked, and nothing is while nothing is saved")
  func save() {
    let quiet = watch([(nil, {}), (nil, {})])
    let saved = watch([(nil, {}), (nil, { try project.write("edited again", to: file) })])
    #expect(quiet.output.components(separatedBy: "all checks").count == 1)
    #expect(quiet.output.components(separatedBy: "its check passes").count == 2)
    #expect(saved.output.components(separatedBy: "its check passes").count == 3)
    #expect(saved.exitCode == .success)
  }

  #if os(Linux)
    @Test(
      "A wait ends when a file of the folder is written, or takes another's place",
      arguments: [Data.WritingOptions(), .atomic])
    func notices(options: Data.WritingOptions) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("faceup-notices-\(UInt64.random(in: 0 ... .max))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let notices = FolderNotices(of: folder.path)
      func isTold() -> Bool {
        var item = pollfd(fd: notices.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&item, 1, 0) == 1
      }
      #expect(!isTold())
      try Data("edited".utf8).write(to: folder.appendingPathComponent("A.swift"), options: options)
      #expect(isTold())
      #expect(Terminal.key(within: 60_000, or: notices) == nil)
      #expect(!isTold())
    }
  #endif

  @Test("A save during a run ends it, and the newest version is checked")
  func newest() {
    let processes = project.processes()
    let builds = Counter()
    let saving = ProcessRunner { (calls) throws(ProcessError) in
      if calls[0].arguments.contains("--product"), builds.next() == 1 {
        try? project.write("newest", to: file)
        return [ProcessResult(calls[0].shouldStop?() == true ? .stopped : .exited(1))]
      }
      return try processes.run(calls)
    }
    // No key is pressed during the first build.
    let run = watch([(nil, {}), (nil, {}), (nil, {})], processes: saving)
    #expect(run.output.components(separatedBy: "its check passes").count == 2)
    #expect(builds.next() == 3)
  }

  @Test("A key during a run ends it, and is answered")
  func keyDuringRun() {
    let stopping = ProcessRunner { (calls) throws(ProcessError) in
      [ProcessResult(calls[0].shouldStop?() == true ? .stopped : .exited(1))]
    }
    let run = watch([("l", {})], processes: stopping)
    #expect(run.output.contains("  06  Choosing a card        40 min  begun\n"))
    #expect(run.exitCode == .checkFailed)
  }

  @Test("The keys check again, list, and go on to the next exercise")
  func keys() {
    let run = watch([("r", {}), ("l", {}), ("n", {}), ("?", {})])
    #expect(run.output.components(separatedBy: "its check passes").count == 3)
    #expect(run.output.contains("40 min  passed\n"))
    #expect(run.output.contains("  07 Touch, choose, update: its file is still the starter."))
    #expect(run.output.contains("n   go on to the next exercise\n"))
  }

  @Test("A second press of the key for hints tells more")
  func hints() throws {
    try project.write(
      "# Hints\n\n## One\n\n### 1 Question\n\nWhich?\n\n### 2 Pointer\n\nThis.\n",
      to: "Exercises/06-ChoosingACard/Hints.md")
    let run = watch([("h", {}), ("h", {})])
    #expect(run.output.contains("  Which?\n\nMore: press h again."))
    #expect(run.output.contains("  This.\n"))
  }

  @Test("What is shown fits on a screen of 24 lines of 80 columns")
  func screen() {
    let checks = (1...30).map {
      FakeProject.Check.fail("It shows card \($0)", report: "Card \($0) is not there.")
    }
    let run = watch([(nil, {})], processes: project.processes(checks: ["06": checks]))
    let screens = run.output.components(separatedBy: "\u{1B}[H\u{1B}[2J").dropFirst()
    for screen in screens {
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 24)
    }
    #expect(run.output.contains("… there is more: swift run faceup check 06"))
  }

  @Test("With --plain, nothing is cleared and nothing is coloured")
  func plain() {
    #expect(!watch([("r", {})], options: ["--plain"]).output.contains("\u{1B}"))
  }
}

/// Counts from 1, on any thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
