#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Proves exercises: the starter fails, every solution passes, and each attempt fails as it should.
///
/// Besides, it looks whether files, texts and hints are complete and true. It works in a folder of its
/// own inside the build folder, and changes no file of an exercise.
///
/// ```swift
/// let verifier = Verifier(project: project, processes: .system, environment: environment)
/// try verifier.verify(Course.lesson.exercises) { findings in
///   print(findings.filter { !$0.isOK }.map(\.name))
/// }
/// ```
public struct Verifier {
  private let project: Project
  private let course: Course
  private let processes: ProcessRunner
  private let environment: [String: String]
  private let workerCount: Int
  private let secondsAllowed: Double
  private let problemOfCommand: (String) -> String?
  private let reportProgress: (Exercise, Int, Int) -> Void

  /// Makes a verifier.
  ///
  /// - Parameters:
  ///   - project: Where the exercises lie.
  ///   - course: The exercises that there are.
  ///   - processes: Runs the toolchain and the checks.
  ///   - environment: The variables of the processes.
  ///   - workerCount: How many versions of an exercise are looked at at the same time.
  ///   - secondsAllowed: How many seconds a run of the checks may take before it is stopped.
  ///   - problemOfCommand: Says what is wrong with a call of the tool that a text tells the reader to
  ///     make, given what follows the tool's name; `nil` when it works.
  ///   - reportProgress: Is given an exercise, how many of its
  ///     versions are done, and how many it has.
  public init(
    project: Project, course: Course = .lesson, processes: ProcessRunner,
    environment: [String: String], workerCount: Int = 2, secondsAllowed: Double = 60,
    problemOfCommand: @escaping (String) -> String? = { _ in nil },
    reportProgress: @escaping (_ exercise: Exercise, _ done: Int, _ count: Int) -> Void = {
      _, _, _ in
    }
  ) {
    self.project = project
    self.course = course
    self.processes = processes
    self.environment = environment
    self.workerCount = workerCount
    self.secondsAllowed = secondsAllowed
    self.problemOfCommand = problemOfCommand
    self.reportProgress = reportProgress
  }

  /// Proves exercises, one after the other.
  ///
  /// - Parameters:
  ///   - exercises: The exercises.
  ///   - report: Is given what was found about each exercise, in the order in which an author reads it.
  /// - Throws: A ``CheckerError`` when the toolchain failed, which says nothing about an exercise.
  public func verify(
    _ exercises: [Exercise], report: ([Finding]) -> Void
  ) throws(CheckerError) {
    try verify(exercises, plan: buildKit(), report: report)
  }

  /// Proves every exercise of the course, and that the manifest and the folders have no others.
  ///
  /// - Parameter report: Is given what was found about each exercise.
  /// - Throws: A ``CheckerError`` when the toolchain failed.
  public func verifyCourse(report: ([Finding]) -> Void) throws(CheckerError) {
    let plan = try buildKit()
    try verify(course.exercises, plan: plan, report: report)
    for finding in strangers(in: plan) { report([finding]) }
  }

  private func verify(
    _ exercises: [Exercise], plan: BuildPlan, report: ([Finding]) -> Void
  ) throws(CheckerError) {
    let workplace = Workplace(in: "\(scratch)/verify")
    defer { workplace.remove() }
    for exercise in exercises {
      let proof = ExerciseProof(
        exercise, course: course, project: project, plan: plan, folder: workplace.folder,
        processes: processes, environment: variables, workerCount: workerCount,
        secondsAllowed: secondsAllowed, problemOfCommand: problemOfCommand,
        reportProgress: { reportProgress(exercise, $0, $1) })
      report(try proof.findings())
    }
  }

  /// A finding for each exercise of the folders or of the manifest that the course does not list.
  private func strangers(in plan: BuildPlan) -> [Finding] {
    let folders = project.exerciseFolders
      .filter { name in !course.exercises.contains { $0.folder == name } }
    let modules = plan.modules.filter { name in
      guard let number = name.wholeMatch(of: #/Exercise(\d+)/#)?.1 else { return false }
      return !course.exercises.contains { $0.number == number }
        && !folders.contains { $0.hasPrefix(number + "-") }
    }
    return (folders + modules).map { name in
      Finding(
        exercise: String(name.drop { !$0.isNumber }.prefix(while: \.isNumber)), kind: .files,
        name: name, expected: VerifyWords.listsAreTheSame, got: VerifyWords.notInCourse,
        isOK: false, details: [VerifyWords.addToCourse(name)])
    }
  }

  /// The folder that SwiftPM builds in.
  private var scratch: String { environment["SWIFTPM_BUILD_DIR"] ?? project.path(".build") }

  private var variables: [String: String] {
    var variables = environment
    // Nobody looks at what an attempt is told but at its name; so no pictures are drawn.
    variables["FACEUP_REPORT"] = "hint"
    variables["FACEUP_ONLY"] = nil
    variables["FACEUP_REQUIRE"] = nil
    return variables
  }

  private func buildKit() throws(CheckerError) -> BuildPlan {
    try KitBuild(
      project: project, scratch: scratch, processes: processes, environment: variables
    ).run()
  }
}
