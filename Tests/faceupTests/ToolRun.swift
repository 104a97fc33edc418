import CardGameCourse
import Foundation

@testable import faceup

/// A call of the tool, with everything that it printed.
struct ToolRun {
  let exitCode: ExitCode
  let output: String
  let errors: String

  /// Calls the tool.
  ///
  /// - Parameters:
  ///   - arguments: What is typed after the tool's name.
  ///   - input: What is piped in, or typed where `isTerminal` is true.
  ///   - isTerminal: Whether a person types and reads.
  ///   - environment: The variables of the process.
  ///   - folder: Where the tool is called; without it, where there are no exercises.
  ///   - keys: Is asked for each key that a person presses.
  ///   - processes: Stands in for other programs; without it, none can be started.
  init(
    _ arguments: [String], input: String = "", isTerminal: Bool = false,
    environment: [String: String] = [:], folder: String = "/",
    keys: @escaping () -> Terminal.Key? = { .end },
    processes: ProcessRunner = .none
  ) {
    var lines = input.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    if lines.last == "" { lines.removeLast() }
    var output = ""
    var errors = ""
    exitCode = Tool.standard.run(
      arguments,
      on: Console(
        write: { output += $0 },
        writeError: { errors += $0 },
        readLine: { lines.popFirst().map(String.init) },
        isInputTerminal: isTerminal,
        isOutputTerminal: isTerminal,
        isErrorTerminal: isTerminal,
        environment: environment,
        workingDirectory: folder,
        executable: Self.executable,
        readKey: { _, _ in keys() },
        processes: processes))
    self.output = output
    self.errors = errors
  }

  /// The tool itself, which is built beside the tests.
  static let executable =
    Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    .map { $0.deletingLastPathComponent().appendingPathComponent("faceup").path }
    ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("faceup").path

  /// Makes moves on the lesson's table of twelve cards.
  static func m12(_ moves: String, _ options: [String] = []) -> ToolRun {
    ToolRun(["play", "matching", "--deal", m12, "--touch", moves] + options)
  }

  /// The lesson's table of twelve cards.
  static let m12 = "A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦"

  /// What was printed, read as JSON line by line.
  var records: [Record] {
    get throws {
      try output.split(separator: "\n").map {
        try JSONDecoder().decode(Record.self, from: Data($0.utf8))
      }
    }
  }

  /// The contract of `--json`, written apart from the tool.
  struct Record: Decodable {
    var touch: Int?
    var move: String?
    var outcome: String
    var score: Int
    var over: Bool
    var scoreLabel: String
    var cards: [Card]

    struct Card: Decodable, Equatable {
      var title: String
      var image: String?
      var background: String?
      var enabled: Bool
      var hidden: Bool
      var selected: Bool
    }
  }
}

extension ProcessRunner {
  /// Starts nothing, as where there is no toolchain.
  static let none = ProcessRunner { (calls) throws(ProcessError) in
    throw ProcessError(program: calls[0].program, reason: "No such file or directory")
  }
}

extension ToolRun.Record {
  var titles: [String] { cards.map(\.title) }
  var faceUp: [Int] { cards.indices.filter { cards[$0].title != "" && cards[$0].enabled } }
  var disabled: [Int] { cards.indices.filter { !cards[$0].enabled } }
}
