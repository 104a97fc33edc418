#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Builds an exercise and its checks, and nothing else that needs not be built.
///
/// The manifest reads `FACEUP_ONLY` and then lists one exercise only. It also names the package
/// otherwise, so that the test bundle of one exercise does not take the place of that of all: going
/// from one to the other builds nothing again.
struct ExerciseBuild {
  private let exercise: Exercise
  private let project: Project
  private let processes: ProcessRunner
  private let environment: [String: String]
  private let shouldStop: (() -> Bool)?

  init(
    _ exercise: Exercise, in project: Project, processes: ProcessRunner,
    environment: [String: String], shouldStop: (() -> Bool)? = nil
  ) {
    self.exercise = exercise
    self.project = project
    self.processes = processes
    self.environment = environment
    self.shouldStop = shouldStop
  }

  /// The folder that SwiftPM builds in.
  var scratch: String { environment["SWIFTPM_BUILD_DIR"] ?? project.path(".build") }

  /// What came of a build.
  enum Outcome {
    /// What has the checks in it.
    case built(CheckRun.Program)

    /// What does not compile.
    case broken([Problem])
  }

  /// Builds: quickly where that is enough, and else with SwiftPM.
  func run(_ reportProgress: @escaping (String) -> Void) throws(CheckerError) -> Outcome {
    let quick = QuickBuild(
      exercise, in: project, scratch: scratch, processes: processes, environment: environment)
    do throws(CheckerError) {
      if let build = try quick.run(shouldStop: shouldStop, reportProgress: reportProgress) {
        if build.problems.isEmpty { return .built(.program(build.program)) }
        let problems = syntaxProblems() ?? problems(in: build.output)
        if !problems.isEmpty { return .broken(problems) }
      }
    } catch .stopped {
      throw .stopped
    } catch {
      // Whatever is amiss with the quick way, SwiftPM tells better.
    }
    let problems = try runSwiftPM(reportProgress)
    guard problems.isEmpty else { return .broken(problems) }
    return .built(
      .bundle("\(scratch)/debug/FaceUp\(exercise.number)PackageTests.xctest", scratch: scratch))
  }

  /// Builds with SwiftPM.
  ///
  /// - Returns: What does not compile; empty after a success.
  private func runSwiftPM(
    _ reportProgress: @escaping (String) -> Void
  ) throws(CheckerError) -> [Problem] {
    let objects = BuiltFiles(of: exercise, in: project, folder: "\(scratch)/debug")
    objects.forgetIfStale()
    var variables = environment
    variables["FACEUP_ONLY"] = exercise.number
    let call = ProcessCall(
      "swift",
      [
        "build", "--product", "FaceUp\(exercise.number)PackageTests", "--package-path",
        project.root,
        "--scratch-path", scratch,
      ],
      environment: variables, shouldStop: shouldStop, onOutput: reportProgress)
    let result: ProcessResult
    do {
      result = try processes.run(call)
    } catch {
      throw .cannotStart(error)
    }
    if result.end == .exited(0) {
      objects.remember()
      return []
    }
    guard result.end != .stopped else { throw .stopped }
    let output = result.output + "\n" + result.errors
    let problems = syntaxProblems() ?? self.problems(in: output)
    guard problems.isEmpty else { return problems }
    let lines = (result.output + result.errors).split(separator: "\n").suffix(10)
    throw .buildFailed(lines.joined(separator: "\n"))
  }

  /// What is wrong with how the learner's files are written, or `nil` when that is not the trouble.
  ///
  /// Where a brace is missing, a build names other places and many consequences: it looks at what a file
  /// offers to others before it reads the bodies. To read the file from its start gives the place.
  private func syntaxProblems() -> [Problem]? {
    let call = ProcessCall(
      "swift", ["frontend", "-parse"] + exercise.filePaths.map(project.path),
      environment: environment, secondsAllowed: 10)
    guard let result = try? processes.run(call), result.end != .exited(0) else { return nil }
    let problems = self.problems(in: result.output + "\n" + result.errors)
    return problems.isEmpty ? nil : problems
  }

  /// The errors in the learner's own files; or else those in the checks; or else all others.
  private func problems(in output: String) -> [Problem] {
    let errors = CompilerError.all(in: output).map { error in
      (error, path: project.relativePath(of: error.file) ?? error.file)
    }
    let inFolder = errors.filter { $0.path.hasPrefix(exercise.path + "/") }
    let inChecks = inFolder.filter { $0.path.hasPrefix(exercise.path + "/Checks/") }
    if inFolder.count > inChecks.count {
      return inFolder.filter { !$0.path.hasPrefix(exercise.path + "/Checks/") }.map {
        let advice = CompilerAdvice.advice(on: $0.0.message)
        return problem($0.0, $0.path, text: $0.0.message, advice: advice.map { [$0] } ?? [])
      }
    }
    if !inChecks.isEmpty {
      return inChecks.map {
        problem(
          $0.0, $0.path, text: CourseWords.checksDoNotCompile($0.0.message),
          advice: [CourseWords.keepNames])
      }
    }
    return errors.map {
      problem($0.0, $0.path, text: CourseWords.kitDoesNotCompile($0.0.message))
    }
  }

  private func problem(
    _ error: CompilerError, _ path: String, text: String, advice: [String] = []
  ) -> Problem {
    Problem(
      ([text] + error.excerpt + advice).joined(separator: "\n"), file: path, line: error.line)
  }
}
