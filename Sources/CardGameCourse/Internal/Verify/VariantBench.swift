#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compiles and runs versions of an exercise, and judges what becomes of them.
struct VariantBench: Sendable {
  private let exercise: Exercise
  private let project: Project
  private let compiler: VariantCompiler

  /// Where the checks believe that the exercise is: a folder of its own with the learner's files.
  private let place: String
  private let processes: ProcessRunner
  private let environment: [String: String]
  private let secondsAllowed: Double

  init(
    _ exercise: Exercise, project: Project, compiler: VariantCompiler, place: String,
    processes: ProcessRunner, environment: [String: String], secondsAllowed: Double
  ) {
    self.exercise = exercise
    self.project = project
    self.compiler = compiler
    self.place = place
    self.processes = processes
    self.environment = environment
    self.secondsAllowed = secondsAllowed
  }

  /// Proves the starter in three ways: as shipped, as shipped and required, and touched.
  ///
  /// - Returns: The findings, and the names of the checks if they could be listed.
  func proveStarter() throws(CheckerError) -> (findings: [Finding], checks: [String]?) {
    let files = FileManager.default
    let starter = project.path("\(exercise.path)/Starter")
    try? files.copyItem(atPath: starter, toPath: "\(place)/Starter")
    for file in exercise.files {
      try? files.copyItem(atPath: "\(starter)/\(file)", toPath: "\(place)/\(file)")
    }
    let variants = Variant.starters
    let build = try compiler.build(paths(of: variants[0]), as: "starter")
    defer { compiler.remove("starter") }
    if let finding = finding(about: build, of: variants[2]) { return ([finding], nil) }
    var findings: [Finding] = []
    findings.append(judge(variants[0], try run(build, isBegun: false)))
    findings.append(judge(variants[1], try run(build, isBegun: true, isRequired: true)))
    begin()
    let report = try run(build)
    findings.append(judge(variants[2], report))
    return (findings, report.results.map(\.name))
  }

  /// Makes the checks believe that the learner has begun: there is no starter that is the same.
  func begin() {
    try? FileManager.default.removeItem(atPath: "\(place)/Starter")
  }

  /// Compiles a version, runs its checks, and judges.
  func prove(_ variant: Variant) throws(CheckerError) -> Finding {
    let paths = paths(of: variant)
    if let path = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      return judgement(of: variant).finding(
        got: VerifyWords.notThere, details: [VerifyWords.missing(relative(path))])
    }
    let name = "\(variant.kind)-" + variant.folder.replacing("/", with: "-")
    let build = try compiler.build(paths, as: name)
    defer { compiler.remove(name) }
    if let finding = finding(about: build, of: variant) { return finding }
    return judge(variant, try run(build))
  }

  private func judgement(of variant: Variant) -> Judgement {
    Judgement(exercise: exercise, variant: variant)
  }

  private func judge(_ variant: Variant, _ report: CheckReport) -> Finding {
    judgement(of: variant).finding(report)
  }

  /// What there is to say about a version that does not compile, or not without warnings.
  private func finding(about build: VariantCompiler.Build, of variant: Variant) -> Finding? {
    let isBroken = !build.problems.isEmpty
    let problems = isBroken ? build.problems : build.warnings
    guard !problems.isEmpty else { return nil }
    return judgement(of: variant).finding(
      got: isBroken ? VerifyWords.doesNotCompile : VerifyWords.warns(problems.count),
      details: problems.map { problem in
        VerifyWords.at(problem.file.map(relative), problem.line, problem.text)
      })
  }

  private func run(
    _ build: VariantCompiler.Build, isBegun: Bool = true, isRequired: Bool = false
  ) throws(CheckerError) -> CheckReport {
    try CheckRun(
      exercise, in: project, isBegun: isBegun, isRequired: isRequired,
      program: .program(build.program), processes: processes, environment: environment,
      secondsAllowed: secondsAllowed
    ).report()
  }

  /// The learner's files of a version: where it has one of them only, the others are the solution's.
  private func paths(of variant: Variant) -> [String] {
    let folder = variant.path(in: exercise)
    let names = project.names(in: folder)
    let hasSome = exercise.files.contains(where: names.contains)
    return exercise.files.map { file in
      let isOwn = !hasSome || names.contains(file)
      return project.path("\(isOwn ? folder : Variant.solution.path(in: exercise))/\(file)")
    }
  }

  /// A path as an author knows it, even of a file that was copied.
  private func relative(_ path: String) -> String {
    path.hasPrefix(place)
      ? exercise.path + path.dropFirst(place.count) : project.relativePath(of: path) ?? path
  }
}
