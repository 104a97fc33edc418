#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs the checks of an exercise and tells what became of each.
///
/// It builds only that exercise, runs its checks in a child process, and reads the verdicts from what
/// Swift Testing records, never from what is printed. A crash, a hang or an exit costs the check that
/// was running, and no other: the rest is run again.
///
/// ```swift
/// let checker = Checker(project: project, processes: .system, environment: environment)
/// let report = try checker.check(Course.lesson.exercises[0])
/// print(report.results[0].verdict.rawValue)
/// // NOT STARTED
/// ```
public struct Checker {
  private let project: Project
  private let processes: ProcessRunner
  private let environment: [String: String]
  private let secondsAllowed: Double
  private let reportProgress: (String) -> Void
  private let shouldStop: (() -> Bool)?

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - project: Where the exercises lie.
  ///   - processes: Runs the toolchain and the checks.
  ///   - environment: The variables of the processes; some are added or taken away.
  ///   - secondsAllowed: How many seconds the checks may take, half of them for a check that hangs.
  ///   - reportProgress: Is given each piece of text that the build prints.
  ///   - shouldStop: Is asked again and again whether to give up, with ``CheckerError/stopped``.
  public init(
    project: Project, processes: ProcessRunner, environment: [String: String],
    secondsAllowed: Double = 10, reportProgress: @escaping (String) -> Void = { _ in },
    shouldStop: (() -> Bool)? = nil
  ) {
    self.project = project
    self.processes = processes
    self.environment = environment
    self.secondsAllowed = secondsAllowed
    self.reportProgress = reportProgress
    self.shouldStop = shouldStop
  }

  /// Builds an exercise and runs its checks.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: What became of each check.
  /// - Throws: A ``CheckerError`` when the toolchain failed, which says nothing about the exercise.
  public func check(_ exercise: Exercise) throws(CheckerError) -> CheckReport {
    let progress = project.progress(of: exercise)
    if case .unreadable(let path) = progress {
      let problem = Problem(CourseWords.fileMissing(path), file: path)
      return CheckReport(
        exercise, [CheckResult(CourseWords.build, .buildError, problems: [problem])])
    }
    if progress == .notStarted {
      // There is nothing to build for this, and nothing to run.
      let problem = Problem(CourseWords.notStarted, file: exercise.filePaths[0])
      return CheckReport(
        exercise, [CheckResult(CourseWords.begun, .notStarted, problems: [problem])])
    }
    let build = ExerciseBuild(
      exercise, in: project, processes: processes, environment: environment,
      shouldStop: shouldStop)
    let program: CheckRun.Program
    switch try build.run(reportProgress) {
    case .built(let built): program = built
    case .broken(let problems):
      return CheckReport(
        exercise, [CheckResult(CourseWords.build, .buildError, problems: problems)])
    }
    let run = CheckRun(
      exercise, in: project, isBegun: true, program: program, processes: processes,
      environment: environment, secondsAllowed: secondsAllowed, shouldStop: shouldStop)
    let files = ChecksFiles(of: exercise, in: project)
    var report = try run.report()
    if files.restoreIfChanged() {
      let problem = Problem(CourseWords.checksChanged, file: "\(exercise.path)/Checks")
      report.results.append(CheckResult(CourseWords.checksStay, .fail, problems: [problem]))
    }
    return report
  }
}
