import CardGameCourse
import Foundation

/// A project with one exercise on the disk, and a toolchain that does what the learner's files say.
///
/// Each line of such a file is an order: `error`, `warning`, `seen otherwise` (the compiler sees
/// another interface), `stop` (the program is ended by a signal), or `fails NAME [CODE]` for a check.
final class FakeBench: Sendable {
  static let exercise = Exercise(
    number: "14", title: "Four suits", folder: "14-FourSuits", files: ["Suits.swift"], minutes: 20,
    about: "Count suits.")
  static let checks = ["One", "Two", "Three"]

  let root: String
  private let log = Log()

  private var folder: String { Self.exercise.path }

  /// Lays out an exercise that is as it should be.
  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "faceup-bench-\(UInt64.random(in: 0 ... .max))").path()
    try write("", to: "Package.swift")
    for file in ["Suits.swift", "Starter/Suits.swift"] {
      try write("fails One\nfails Two odd-number", to: "\(folder)/\(file)")
    }
    for file in [
      "Solution/Suits.swift", "Alternatives/A/Suits.swift", "Alternatives/B/Suits.swift",
    ] {
      try write("right", to: "\(folder)/\(file)")
    }
    try write("", to: "\(folder)/Checks/SuitsChecks.swift")
    for name in Self.checks { try attempt("Only\(name)", "fails \(name) odd-number") }
    try declare(Self.checks.map { Self.declaration("Only\($0)", fails: [$0]) })
    try write(Self.readMe, to: "\(folder)/README.md")
    try write(
      """
      # 14 Four suits: a solution
      [a](../Alternatives/A/Suits.swift) [b](../Alternatives/B/Suits.swift)
      """, to: "\(folder)/Solution/README.md")
    try write(Self.hints(for: Self.checks), to: "\(folder)/Hints.md")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Writes a file of the project.
  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a file of the exercise.
  func put(_ text: String, in path: String) throws { try write(text, to: "\(folder)/\(path)") }

  /// Takes a file of the exercise away.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(folder)/\(path)")
  }

  /// Takes an attempt away, but not what is said of it.
  func removeAttempt(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(Self.attempts)/\(name)")
  }

  /// The folder of the attempts.
  static let attempts = "Tests/Attempts/14-FourSuits"

  /// Writes the files of an attempt, but does not declare it.
  func attempt(_ name: String, _ orders: String) throws {
    try write(orders, to: "\(Self.attempts)/\(name)/Suits.swift")
  }

  /// Writes `Attempts.json`.
  func declare(_ entries: [String]) throws {
    try write("[\(entries.joined(separator: ",\n"))]", to: "\(Self.attempts)/Attempts.json")
  }

  /// An entry of `Attempts.json`.
  static func declaration(
    _ name: String, fails: [String], diagnosis: String? = "odd-number"
  ) -> String {
    let code = diagnosis.map { "\"\($0)\"" } ?? "null"
    return #"{"name":"\#(name)","fails":\#(fails),"diagnosis":\#(code),"why":"So it is."}"#
  }

  /// What the verifier finds.
  func findings(
    formatProblems: String = "", isListed: Bool = true,
    problemOfCommand: @escaping (String) -> String? = { _ in nil }
  ) throws -> Findings {
    let verifier = Verifier(
      project: Project(root: root), course: Course([Self.exercise]),
      processes: processes(formatProblems: formatProblems, isListed: isListed), environment: [:],
      problemOfCommand: problemOfCommand)
    var all: [Finding] = []
    try verifier.verifyCourse { all += $0 }
    return Findings(all: all)
  }

  /// How many times the checks were compiled.
  var checksCompiled: Int { log.count { $0.contains("Exercise14Checks") } }

  // MARK: - The toolchain

  private func processes(formatProblems: String, isListed: Bool) -> ProcessRunner {
    ProcessRunner { [root, log] (calls) throws(ProcessError) in
      calls.map { call in
        log.add(call.arguments)
        switch (call.program, call.arguments.first) {
        case ("swift", "build"):
          Self.writePlan(root: root, isListed: isListed)
          return ProcessResult(.exited(0))
        case ("swift", _):
          return ProcessResult(.exited(formatProblems.isEmpty ? 0 : 1), errors: formatProblems)
        case ("compiler", _):
          return Self.compile(call.arguments)
        default:
          return Self.run(call)
        }
      }
    }
  }

  private static func writePlan(root: String, isListed: Bool) {
    func command(_ name: String, _ sources: [String]) -> String {
      let paths = sources.map { "\(root)/\(exercise.path)/\($0)" }
      return """
        "\(name)": {"moduleName": "\(name)", "executable": "compiler", "importPath": "/modules",
          "objects": [], "sources": \(paths), "otherArguments": ["-g", "-j2"]}
        """
    }
    let commands = [
      command("Exercise14", ["Suits.swift"]),
      command("Exercise14Checks", ["Checks/SuitsChecks.swift"]),
    ]
    let plan = """
      {"swiftCommands": {\(isListed ? commands.joined(separator: ",") : "")},
       "targetDependencyMap": {}}
      """
    let folder = URL(filePath: "\(root)/.build/debug")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(plan.utf8).write(to: folder.appending(path: "description.json"))
  }

  /// Hands the orders on, from a file to its object and from there to the program.
  private static func compile(_ arguments: [String]) -> ProcessResult {
    let isLinking = !arguments.contains("-module-name")
    let inputs = arguments.filter { $0.hasSuffix(isLinking ? "learner.o" : "Suits.swift") }
    let orders = inputs.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.joined()
    if orders.contains("error") {
      return ProcessResult(.exited(1), errors: "\(inputs[0]):3:1: error: odd\n")
    }
    if let module = value(of: "-emit-module-path", in: arguments) {
      let interface = orders.contains("seen otherwise") ? "other" : "usual"
      try? Data(interface.utf8).write(to: URL(filePath: module))
    }
    if let output = value(of: "-o", in: arguments) {
      try? Data(orders.utf8).write(to: URL(filePath: output))
    }
    let warns = orders.contains("warning") && !isLinking
    return ProcessResult(.exited(0), errors: warns ? "\(inputs[0]):2:1: warning: dull\n" : "")
  }

  /// Records what the checks would say about a program.
  private static func run(_ call: ProcessCall) -> ProcessResult {
    let orders = ((try? String(contentsOfFile: call.program, encoding: .utf8)) ?? "")
      .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let place = URL(filePath: call.program).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: exercise.folder)
    let isUntouched = FileManager.default.fileExists(
      atPath: place.appending(path: "Starter/Suits.swift").path())
    let isRequired = call.environment["FACEUP_REQUIRE"] == "14"
    let stops = orders.contains { $0 == ["stop"] }
    var lines: [String] = []
    for (index, name) in checks.enumerated() {
      let id = "Exercise14Checks.S/c\(index)()/S.swift:\(index + 1):4"
      lines.append(
        """
        {"kind":"test","payload":{"kind":"function","id":"\(id)","displayName":"\(name)",\
        "sourceLocation":{"fileID":"S","line":\(index)}}}
        """)
      func event(_ kind: String, _ members: String = "") {
        lines.append(
          #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"\#(members)}}"#)
      }
      if isUntouched, !isRequired {
        event("testSkipped")
        continue
      }
      event("testStarted")
      if stops { break }
      let failure = orders.first { $0.prefix(2) == ["fails", name] }
      if failure != nil || isUntouched {
        let code = failure.flatMap { $0.count > 2 ? "\\nName      \($0[2])" : nil } ?? ""
        event("issueRecorded", #","_comments":["Something is odd.\#(code)"]"#)
      }
      let symbol = failure != nil || isUntouched ? "fail" : "pass"
      event("testEnded", #","messages":[{"symbol":"\#(symbol)","text":""}]"#)
    }
    if !stops { lines.append(#"{"kind":"event","payload":{"kind":"runEnded"}}"#) }
    let stream = value(of: "--event-stream-output-path", in: call.arguments)!
    try? Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: stream))
    return ProcessResult(stops ? .signalled(4) : .exited(0))
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    arguments.drop { $0 != option }.dropFirst().first
  }

  // MARK: - Texts

  static let readMe = """
    # 14 Four suits
    **You practise** counting. **You need** numbers. **It takes** about 20 minutes.
    ## The story
    ## Your task
    [Suits](Suits.swift)
    ## Check your work
    ```sh
    FACEUP_ONLY=14 swift test --filter Exercise14
    ```
    or `swift run faceup check 14`
    ## What you may change
    [Hints](Hints.md), `Starter/Suits.swift`
    ## Go further
    [solution](Solution/README.md)
    """

  static func hints(for sections: [String]) -> String {
    let rungs = "### 1 Question\na\n### 2 Pointer\nb\n### 3 Nearly code\nc\n"
    return "# Hints for 14 Four suits\n" + sections.map { "## \($0)\n\(rungs)" }.joined()
  }
}

/// What was found, to be asked for by kind and name.
struct Findings {
  let all: [Finding]

  /// The names of what is not as it should be.
  var wrong: [String] { all.filter { !$0.isOK }.map(\.name) }

  subscript(name: String) -> Finding? { all.first { $0.name == name } }
}

/// The arguments of every call, from any thread.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var calls: [[String]] = []

  func add(_ arguments: [String]) { lock.withLock { calls.append(arguments) } }

  func count(where isCounted: ([String]) -> Bool) -> Int {
    lock.withLock { calls.count(where: isCounted) }
  }
}
