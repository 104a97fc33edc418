#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs the checks of an exercise that is built, as often as it takes to know about each.
struct CheckRun {
  private let exercise: Exercise
  private let project: Project
  private let isBegun: Bool
  private let program: Program
  private let isRequired: Bool
  private let processes: ProcessRunner
  private let environment: [String: String]
  private let secondsAllowed: Double
  private let shouldStop: (() -> Bool)?

  /// How many bytes are kept of what the learner's code prints.
  private static let bytesKept = 20_000

  /// What has the checks in it.
  enum Program {
    /// A test bundle that SwiftPM has built, and the folder in which it builds.
    case bundle(String, scratch: String)

    /// A program of its own, which takes the same arguments as a bundle.
    case program(String)

    var path: String {
      switch self {
      case .bundle(let path, scratch: _), .program(let path): path
      }
    }
  }

  init(
    _ exercise: Exercise, in project: Project, isBegun: Bool, isRequired: Bool = false,
    program: Program, processes: ProcessRunner, environment: [String: String],
    secondsAllowed: Double, shouldStop: (() -> Bool)? = nil
  ) {
    self.exercise = exercise
    self.project = project
    self.isBegun = isBegun
    self.isRequired = isRequired
    self.program = program
    self.processes = processes
    self.environment = environment
    self.secondsAllowed = secondsAllowed
    self.shouldStop = shouldStop
  }

  /// How many seconds each run may take: after a hang there is one more, with each check by itself.
  private var secondsOfRun: Double { secondsAllowed / 2 }

  /// How much the learner's code may use in each run.
  private var limits: ProcessLimits { ProcessLimits(processorSeconds: secondsAllowed) }

  /// Runs all checks; those that a run could not get to are run again without the one that ended it.
  func report() throws(CheckerError) -> CheckReport {
    let first = try run([nil])[0]
    let checks = first.reading.listed.sorted()
    guard !checks.isEmpty else {
      let problem = Problem(CourseWords.noChecks(first.result.end))
      let verdict: Verdict = if case .signalled = first.result.end { .crash } else { .notRun }
      return CheckReport(exercise, [CheckResult(CourseWords.list, verdict, problems: [problem])])
    }
    var results = first.reading.results
    var last = first
    var leftRunning = first.result.leftRunning
    while true {
      let left = checks.filter { results[$0.id] == nil }
      guard !left.isEmpty else { break }
      if last.result.end == .timedOut || last.result.end == .exited(CourseWords.watchdogCode) {
        // Whatever hung once may hang again: each goes by itself, and all at the same time.
        for (check, run) in zip(left, try run(left.map { [$0] })) {
          results.merge(run.reading.results) { old, _ in old }
          results.merge(unknown([check], after: run)) { old, _ in old }
          leftRunning += run.result.leftRunning
        }
        break
      }
      last = try run([left])[0]
      leftRunning += last.result.leftRunning
      guard !last.reading.results.isEmpty else {
        results.merge(unknown(left, after: last)) { old, _ in old }
        break
      }
      results.merge(last.reading.results) { old, _ in old }
    }
    return CheckReport(
      exercise, checks.compactMap { results[$0.id] }, output: first.result.output,
      isOutputCut: first.result.isOutputCut, leftRunning: leftRunning)
  }

  private typealias Run = (reading: RunReading, result: ProcessResult)

  /// Runs groups of checks, each group in a process of its own and all at the same time; `nil` is all
  /// the checks that there are.
  private func run(_ groups: [[ListedCheck]?]) throws(CheckerError) -> [Run] {
    let traces = groups.map { _ in
      Trace(
        path: FileManager.default.temporaryDirectory
          .appending(path: "faceup-\(UInt64.random(in: 0 ... .max))").path(percentEncoded: false))
    }
    defer { for trace in traces { trace.remove() } }
    let calls = zip(groups, traces).map { group, trace in call(group, trace: trace) }
    let results: [ProcessResult]
    do {
      results = try processes.run(calls)
    } catch {
      throw .noChecksBuilt(program.path)
    }
    guard !results.contains(where: { $0.end == .stopped }) else { throw .stopped }
    return zip(results, traces).map { result, trace in
      let evidence = RunEvidence(
        project: project, exercise: exercise, isExerciseBegun: isBegun,
        secondsAllowed: secondsOfRun, limits: limits, moves: trace.moves, end: result.end,
        errors: result.errors)
      return (RunReading(trace.records, evidence: evidence), result)
    }
  }

  private func unknown(_ checks: [ListedCheck], after run: Run) -> [String: CheckResult] {
    let why = run.reading.interruption ?? CourseWords.interruption(run.result.end)
    let results = checks.map { ($0.id, CheckResult($0.name, .notRun, problems: [Problem(why)])) }
    return Dictionary(uniqueKeysWithValues: results)
  }

  private func call(_ checks: [ListedCheck]?, trace: Trace) -> ProcessCall {
    let filter =
      checks.map { $0.map { "^\($0.id.escapedForRegex)$" }.joined(separator: "|") }
      ?? "^\(exercise.checksName)\\."
    var arguments = [
      "--testing-library", "swift-testing", "--filter", filter, "--no-parallel",
      "--event-stream-output-path", trace.path, "--event-stream-version", "0",
    ]
    var variables = environment
    variables["FACEUP_REQUIRE"] = isRequired ? exercise.number : nil
    variables["FACEUP_ONLY"] = exercise.number
    variables["FACEUP_MOVES"] = trace.pathOfMoves
    variables["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,images=none,registers=none,threads=crashed,limit=32,top=0"
    #if os(macOS)
      // A bundle is no program there, so `swift test` runs it. This could not be tried. What the code
      // prints is mixed with what Swift Testing prints.
      if case .bundle(_, let scratch) = program {
        arguments.removeFirst(2)
        arguments = ["test", "--skip-build", "--disable-xctest"] + arguments
        arguments += ["--package-path", project.root, "--scratch-path", scratch]
        return call("swift", arguments, variables)
      }
    #endif
    // The least verbosity leaves standard output to the learner's own code.
    arguments += ["--verbosity", "\(Int.min)"]
    return call(program.path, arguments, variables)
  }

  private func call(
    _ program: String, _ arguments: [String], _ variables: [String: String]
  ) -> ProcessCall {
    ProcessCall(
      program, arguments, environment: variables, secondsAllowed: secondsOfRun,
      bytesKept: Self.bytesKept, limits: limits, shouldStop: shouldStop)
  }
}

/// What a run leaves behind, whatever its end: the event stream, and the moves of the last play.
private struct Trace {
  let path: String

  var pathOfMoves: String { path + "-moves" }

  var records: [StreamRecord] {
    StreamRecord.records(in: (try? Data(contentsOf: URL(filePath: path))) ?? Data())
  }

  var moves: [String] {
    let data = (try? Data(contentsOf: URL(filePath: pathOfMoves))) ?? Data()
    return data.prefix { $0 != 0 }.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func remove() {
    for path in [path, pathOfMoves] { try? FileManager.default.removeItem(atPath: path) }
  }
}

extension String {
  fileprivate var escapedForRegex: String {
    reduce(into: "") { text, character in
      if !character.isLetter, !character.isNumber, character.isASCII, character != "_" {
        text.append("\\")
      }
      text.append(character)
    }
  }
}
