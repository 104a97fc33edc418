import CardGameCourse
import Foundation

/// A project with one exercise on the disk, whose build and checks are played back.
final class Playback: @unchecked Sendable {
  let exercise = Exercise(
    number: "06", title: "Choosing a card", folder: "06-ChoosingACard",
    files: ["ChoosingGame.swift"], minutes: 40, about: "Write a method.")
  let root: String
  private(set) var calls: [ProcessCall] = []
  private var runs: [Run] = []

  /// A run of the checks: what it recorded, how it ended and what it wrote.
  struct Run {
    var stream: String
    var end = ProcessResult.End.exited(0)
    var output = ""
    var errors = ""

    /// The moves of the play under way at its end, as they lie in memory.
    var moves = ""
  }

  /// Lays out the project; `contents` is the learner's file, and `nil` leaves it away.
  init(contents: String? = "edited") throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "faceup-playback-\(UInt64.random(in: 0 ... .max))").path()
    try write("", to: "Package.swift")
    try write("starter", to: "\(exercise.path)/Starter/ChoosingGame.swift")
    if let contents { try write(contents, to: "\(exercise.path)/ChoosingGame.swift") }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Writes a file of the project.
  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Puts the project's folder into what a compiler would say.
  func placed(_ output: String) -> String { output.replacing("/project/", with: "\(root)/") }

  /// Reads a file of the project.
  func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// Checks the exercise; each run plays back what it would record of the checks it is asked for.
  func check(
    build: ProcessResult = ProcessResult(.exited(0)),
    parse: ProcessResult = ProcessResult(.exited(0)), runs: [Run] = [],
    compile: @escaping @Sendable (ProcessCall) -> ProcessResult = { _ in ProcessResult(.exited(0))
    },
    environment: [String: String] = [:], secondsAllowed: Double = 10,
    whileRunning: @escaping @Sendable () -> Void = {}
  ) throws -> CheckReport {
    self.runs = runs.reversed()
    let checker = Checker(
      project: Project(root: root),
      processes: ProcessRunner { (calls) throws(ProcessError) in
        self.calls += calls
        return calls.map { call in
          guard call.program != "swift" else { return call.arguments[0] == "build" ? build : parse }
          guard !call.program.hasSuffix("/swiftc") else { return compile(call) }
          guard let run = self.runs.popLast() else { return ProcessResult(.exited(70)) }
          self.record(run, for: call)
          whileRunning()
          return ProcessResult(run.end, output: run.output, errors: run.errors)
        }
      }, environment: environment, secondsAllowed: secondsAllowed)
    return try checker.check(exercise)
  }

  /// Reads a stream that Swift Testing wrote.
  static func stream(_ name: String) throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Streams/\(name).jsonl"), encoding: .utf8)
  }

  /// Writes what a run would record of the checks that the call asks for.
  private func record(_ run: Run, for call: ProcessCall) {
    let filter = try! Regex(call.value(of: "--filter")!)
    let lines = run.stream.split(separator: "\n").filter { line in
      guard let id = line.firstMatch(of: #/"(?:id|testID)":"([^"]+\(.*?\)[^"]*)"/#) else {
        return true
      }
      return id.1.firstMatch(of: filter) != nil
    }
    let text = lines.joined(separator: "\n").replacing("/project/", with: "\(root)/")
    try! Data(text.utf8).write(to: URL(filePath: call.value(of: "--event-stream-output-path")!))
    try! Data((run.moves + "\0rest").utf8)
      .write(to: URL(filePath: call.environment["FACEUP_MOVES"]!))
  }
}

extension ProcessCall {
  /// The argument after an option.
  func value(of option: String) -> String? {
    arguments.drop { $0 != option }.dropFirst().first
  }
}

extension CheckReport {
  /// What became of the check of a name.
  subscript(name: String) -> CheckResult? { results.first { $0.name == name } }

  /// The words of all verdicts, in order.
  var words: [String] { results.map(\.verdict.rawValue) }
}
