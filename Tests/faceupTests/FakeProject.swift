import CardGameCourse
import Foundation

/// A project with the course's exercises on the disk, and processes that stand in for its build and
/// its checks.
final class FakeProject: Sendable {
  let root: String

  /// What a check of a made-up run says of itself.
  enum Check {
    case pass(String)
    case fail(String, report: String)
    case skipped(String)
    case cut(String)
  }

  /// Lays out the project, with some exercises begun.
  init(begun numbers: Set<String> = []) throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "faceup-project-\(UInt64.random(in: 0 ... .max))").path()
    for exercise in Course.lesson.exercises {
      let folder = URL(filePath: "\(root)/\(exercise.path)")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Starter"), withIntermediateDirectories: true)
      for file in exercise.files {
        let text = numbers.contains(exercise.number) ? "edited" : "starter"
        try Data(text.utf8).write(to: folder.appending(path: file))
        try Data("starter".utf8).write(to: folder.appending(path: "Starter/\(file)"))
      }
    }
    try Data("let allExercises = [\n]\n".utf8).write(to: URL(filePath: "\(root)/Package.swift"))
    let sources = URL(filePath: "\(root)/Sources/CardGameCourse")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("Course([\n  ])\n".utf8).write(to: sources.appending(path: "Course+Lesson.swift"))
  }

  /// Writes a file of the project.
  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Reads a file of the project.
  func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// Calls the tool in a folder of the project.
  func run(
    _ arguments: [String], in folder: String = "", input: String = "", isTerminal: Bool = false,
    environment: [String: String] = [:], processes: ProcessRunner? = nil
  ) -> ToolRun {
    ToolRun(
      arguments, input: input, isTerminal: isTerminal, environment: environment,
      folder: root + folder,
      processes: processes ?? self.processes())
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Makes processes in which the build ends as told, and each exercise has these checks.
  ///
  /// A run ends with `end`, but one that has no check that was cut off ends well. The tool itself is
  /// called as it is.
  func processes(
    build: ProcessResult = ProcessResult(.exited(0)),
    checks: [String: [Check]] = [:], end: ProcessResult.End = .exited(0), output: String = ""
  ) -> ProcessRunner {
    let root = self.root
    return ProcessRunner { (calls) throws(ProcessError) in
      try calls.map { (call) throws(ProcessError) in
        guard call.program != ToolRun.executable else { return try ProcessRunner.system.run(call) }
        guard call.program != "swift" else {
          call.onOutput?("[1/2] Compiling\n")
          return build
        }
        let number = call.environment["FACEUP_ONLY"] ?? ""
        let path = call.arguments.drop { $0 != "--event-stream-output-path" }.dropFirst().first!
        let filter = call.arguments.drop { $0 != "--filter" }.dropFirst().first!
        let all = checks[number] ?? [.pass("It works")]
        let asked = all.indices.filter { filter.hasSuffix("\\.") || filter.contains("c\($0)\\(") }
        let lines = asked.map { Self.stream(all[$0], index: $0, exercise: number, root: root) }
        let isCut = asked.contains { if case .cut = all[$0] { true } else { false } }
        let stream = lines.map(\.listing) + lines.map(\.events) + (isCut ? [] : [Self.runEnded])
        try? Data(stream.joined(separator: "\n").utf8).write(to: URL(filePath: path))
        return ProcessResult(isCut ? end : .exited(0), output: output)
      }
    }
  }

  private static let runEnded = #"{"kind":"event","payload":{"kind":"runEnded"}}"#

  private static func stream(
    _ check: Check, index: Int, exercise: String, root: String
  ) -> (listing: String, events: String) {
    let id = "Exercise\(exercise)Checks.Checks/c\(index)()/Checks.swift:\(index + 1):4"
    let path = "\(root)/\(Course.lesson.exercise(named: exercise)!.path)/Checks/Checks.swift"
    let place = #"{"fileID":"Checks/Checks.swift","_filePath":"\#(path)","line":\#(index + 1)}"#
    func event(_ kind: String, _ members: String = "") -> String {
      #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"\#(members)}}"#
    }
    func ended(_ symbol: String) -> String {
      event("testEnded", #","messages":[{"symbol":"\#(symbol)","text":""}]"#)
    }
    let name: String
    let events: [String]
    switch check {
    case .pass(let title):
      (name, events) = (title, [event("testStarted"), ended("pass")])
    case .fail(let title, let report):
      let text = report.replacing("\n", with: "\\n")
      let issue = #","_comments":["\#(text)"],"issue":{"sourceLocation":\#(place)}"#
      (name, events) = (
        title, [event("testStarted"), event("issueRecorded", issue), ended("fail")]
      )
    case .skipped(let title):
      (name, events) = (title, [event("testSkipped", #","_comments":["not begun"]"#)])
    case .cut(let title):
      (name, events) = (title, [event("testStarted")])
    }
    let listing =
      #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"c","displayName":"\#(name)","#
      + #""sourceLocation":\#(place)}}"#
    return (listing, events.joined(separator: "\n"))
  }
}
