#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Looks into everything about one exercise.
struct ExerciseProof {
  private let exercise: Exercise
  private let course: Course
  private let project: Project
  private let plan: BuildPlan
  private let folder: String
  private let processes: ProcessRunner
  private let environment: [String: String]
  private let workerCount: Int
  private let secondsAllowed: Double
  private let problemOfCommand: (String) -> String?
  private let reportProgress: (Int, Int) -> Void

  init(
    _ exercise: Exercise, course: Course, project: Project, plan: BuildPlan, folder: String,
    processes: ProcessRunner, environment: [String: String], workerCount: Int,
    secondsAllowed: Double, problemOfCommand: @escaping (String) -> String?,
    reportProgress: @escaping (Int, Int) -> Void
  ) {
    self.exercise = exercise
    self.course = course
    self.project = project
    self.plan = plan
    self.folder = "\(folder)/\(exercise.number)"
    self.processes = processes
    self.environment = environment
    self.workerCount = workerCount
    self.secondsAllowed = secondsAllowed
    self.problemOfCommand = problemOfCommand
    self.reportProgress = reportProgress
  }

  /// Everything that was found, in the order in which an author reads it.
  func findings() throws(CheckerError) -> [Finding] {
    let attempts = AttemptList.read(exercise, in: project)
    let files = ExerciseFiles(
      exercise: exercise, project: project, compiled: compiledFiles, attempts: attempts
    ).problems
    var findings = [finding(.files, VerifyWords.filesAreRight, files)]
    findings.append(finding(.format, VerifyWords.isFormatted, try formatProblems()))

    let proof = try variantFindings(attempts.list ?? AttemptList())
    let codes = Set(attempts.list?.attempts.compactMap(\.diagnosis) ?? [])
    let hints = ExerciseHints(
      exercise: exercise, project: project, checks: proof.checks, codes: codes)
    let texts = ExerciseTexts(
      exercise: exercise, course: course, project: project, problemOfCommand: problemOfCommand)
    findings.append(finding(.texts, VerifyWords.textsAreTrue, texts.problems))
    findings.append(finding(.hints, VerifyWords.hintsAreThere, hints.problems))
    if let checks = proof.checks, let list = attempts.list {
      let coverage = CheckCoverage(checks: checks, list: list)
      findings.append(finding(.checks, VerifyWords.checksBite, coverage.problems))
    }
    return findings + proof.findings
  }

  private func finding(
    _ kind: Finding.Kind, _ expected: String, _ problems: [String]
  ) -> Finding {
    Finding(
      exercise: exercise.number, kind: kind, name: kind.rawValue, expected: expected,
      got: problems.isEmpty ? expected : VerifyWords.problems(problems.count),
      isOK: problems.isEmpty, details: problems)
  }

  // MARK: - Versions

  /// Proves the starter, then all other versions at the same time.
  ///
  /// - Returns: The findings, and the names of the checks if they could be listed.
  private func variantFindings(
    _ list: AttemptList
  ) throws(CheckerError) -> (findings: [Finding], checks: [String]?) {
    let place = "\(folder)/\(exercise.folder)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard let compiler = try compiler(checksIn: place) else { return ([], nil) }
    let bench = VariantBench(
      exercise, project: project, compiler: compiler, place: place, processes: processes,
      environment: environment, secondsAllowed: secondsAllowed)
    let others =
      [Variant.solution]
      + project.folders(in: "\(exercise.path)/Alternatives").map(Variant.alternative)
      + list.attempts.map(Variant.attempt)
    reportProgress(0, others.count + 1)
    let starter = try bench.proveStarter()
    reportProgress(1, others.count + 1)
    bench.begin()
    let results = inParallel(
      others, workerCount: workerCount, onEach: { reportProgress($0 + 1, others.count + 1) }
    ) { variant in
      Result { () throws(CheckerError) in try bench.prove(variant) }
    }
    var findings = starter.findings
    for result in results { findings.append(try result.get()) }
    return (findings, starter.checks)
  }

  /// Lays out the checks in a place of their own and makes what compiles a version, or nothing when
  /// the manifest does not list the exercise.
  private func compiler(checksIn place: String) throws(CheckerError) -> VariantCompiler? {
    guard let module = plan.command(exercise.moduleName),
      let checks = plan.command(exercise.checksName)
    else { return nil }
    let kit = LinkedKit(
      of: plan.kitObjects(forChecksOf: exercise.moduleName), for: checks, in: "\(folder)/kit",
      processes: processes, environment: environment)
    let files = FileManager.default
    try? files.createDirectory(atPath: place, withIntermediateDirectories: true)
    try? files.copyItem(
      atPath: project.path("\(exercise.path)/Checks"), toPath: "\(place)/Checks")
    let checkPaths = checks.sources.compactMap { source in
      project.relativePath(of: source).map { $0.dropFirst(exercise.path.count + 1) }
        .map { "\(place)/\($0)" }
    }
    let support = module.sources.filter { source in
      !exercise.filePaths.contains { source.hasSuffix("/" + $0) }
    }
    return VariantCompiler(
      exercise, module: module, checks: checks, kit: kit,
      sources: .init(support: support, checks: checkPaths), folder: folder, processes: processes,
      environment: environment)
  }

  /// The names of the files that the manifest compiles, or `nil` when it lists no such exercise.
  private var compiledFiles: [String]? {
    guard plan.command(exercise.checksName) != nil else { return nil }
    return plan.command(exercise.moduleName)?.sources.map { source in
      project.relativePath(of: source).map { String($0.dropFirst(exercise.path.count + 1)) }
        ?? source
    }
  }

  // MARK: - Format

  private func formatProblems() throws(CheckerError) -> [String] {
    let result = try processes.runTool(
      "swift",
      ["format", "lint", "--strict", "--recursive"]
        + [exercise.path, exercise.attemptsPath].filter(project.isFolder).map(project.path),
      environment)
    guard result.end != .exited(0) else { return [] }
    let lines = (result.output + "\n" + result.errors).split(separator: "\n")
    return lines.prefix(20).map { line in
      let relative = project.relativePath(of: String(line)) ?? String(line)
      return relative
    }
  }
}
