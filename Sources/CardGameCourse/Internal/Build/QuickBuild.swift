#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Builds an exercise without SwiftPM, and so in half the time.
///
/// SwiftPM reads the package, looks at every file of it, and links the whole kit anew. It builds the kit,
/// and again as soon as that has changed, or the manifest, or the toolchain. In between only the exercises
/// change: to compile one, and to link it with the kit as a library, is enough.
///
/// It is for Linux alone: elsewhere it could not be tried, and SwiftPM builds everything.
struct QuickBuild {
  private let exercise: Exercise
  private let project: Project
  private let scratch: String
  private let processes: ProcessRunner
  private let environment: [String: String]

  #if os(Linux)
    private static let isTried = true
  #else
    private static let isTried = false
  #endif

  /// How SwiftPM would build an exercise.
  private struct Commands: Codable {
    var module: BuildPlan.Command
    var checks: BuildPlan.Command
    var kitObjects: [String]

    init?(_ number: some StringProtocol, in plan: BuildPlan) {
      let module = "Exercise\(number)"
      guard let command = plan.command(module), let checks = plan.command(module + "Checks")
      else { return nil }
      self.module = command
      self.checks = checks
      kitObjects = plan.kitObjects(forChecksOf: module)
    }
  }

  init(
    _ exercise: Exercise, in project: Project, scratch: String, processes: ProcessRunner,
    environment: [String: String]
  ) {
    self.exercise = exercise
    self.project = project
    self.scratch = scratch
    self.processes = processes
    self.environment = environment
  }

  /// Builds, or returns `nil` when SwiftPM has to.
  func run(
    shouldStop: (() -> Bool)?, reportProgress: @escaping (String) -> Void
  ) throws(CheckerError) -> VariantCompiler.Build? {
    guard Self.isTried, let version else { return nil }
    let kit = KitBuild(
      project: project, scratch: scratch, processes: processes, environment: environment,
      shouldStop: shouldStop, reportProgress: reportProgress)
    var kitFolder = self.kitFolder
    var commands = commands(in: kitFolder)
    if commands == nil {
      let plan = try kit.run()
      kitFolder = self.kitFolder
      commands = remember(plan, in: kitFolder)
    }
    guard let commands else { return nil }
    let folder = "\(kitFolder)/\(exercise.number)-\(stamps(commands).name)"
    let finished = "\(folder)/\(version)"
    if FileManager.default.fileExists(atPath: "\(finished)/checks") {
      return VariantCompiler.Build(program: "\(finished)/checks")
    }
    keepOnly(in: kitFolder, prefix: "\(exercise.number)-", path: folder)
    let place = "unfinished-\(UInt32.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: "\(folder)/\(place)") }
    let compiler = compiler(commands, kitFolder: kitFolder, folder: folder)
    var build = try compiler.build(exercise.filePaths.map(project.path), as: place)
    guard build.problems.isEmpty else { return build }
    // Another process may have built the same at the same time: whichever is first, stays. Or it may be
    // running another version, when the file was saved between the two.
    keepOnly(in: folder, prefix: "version-", path: finished, andWhatIsNewerThan: 600)
    try? FileManager.default.moveItem(atPath: "\(folder)/\(place)", toPath: finished)
    build.program = "\(finished)/checks"
    return build
  }

  /// How SwiftPM would build the exercise, if that was noted since it has built the kit.
  private func commands(in folder: String) -> Commands? {
    (try? Data(contentsOf: URL(filePath: "\(folder)/\(exercise.number).json")))
      .flatMap { try? JSONDecoder().decode(Commands.self, from: $0) }
  }

  /// Notes how SwiftPM would build each exercise, now that it has built the kit.
  private func remember(_ plan: BuildPlan, in folder: String) -> Commands? {
    keepOnly(in: parent, prefix: "kit-", path: folder)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let numbers = plan.modules.compactMap { $0.wholeMatch(of: #/Exercise(\d+)/#)?.1 }
    for number in numbers {
      guard let commands = Commands(number, in: plan) else { continue }
      let data = try? JSONEncoder().encode(commands)
      try? data?.write(to: URL(filePath: "\(folder)/\(number).json"), options: .atomic)
    }
    return Commands(exercise.number, in: plan)
  }

  private func compiler(
    _ commands: Commands, kitFolder: String, folder: String
  ) -> VariantCompiler {
    // Exercises share the library when they use the same parts of the kit.
    let objects = Data(commands.kitObjects.joined(separator: "\n").utf8)
    let kit = LinkedKit(
      of: commands.kitObjects, for: commands.checks,
      in: "\(kitFolder)/library-\(objects.fingerprint)", processes: processes,
      environment: environment)
    return VariantCompiler(
      exercise, module: commands.module, checks: commands.checks, kit: kit,
      sources: .init(support: support(commands), checks: commands.checks.sources),
      folder: folder, processes: processes, environment: environment)
  }

  // MARK: - Places

  private var parent: String { "\(scratch)/faceup/built" }

  /// The folder of what was built with the kit as it is now.
  private var kitFolder: String { "\(parent)/kit-\(kitStamps.name)" }

  /// A name for the learner's files as they are; `nil` when one cannot be read.
  private var version: String? {
    var contents = Data()
    for file in exercise.files {
      guard let data = project.contents(of: file, in: exercise) else { return nil }
      // The sizes keep two files apart from two others that are the same in one piece.
      contents += Data("\(file) \(data.count)\n".utf8) + data
    }
    return "version-\(contents.fingerprint)"
  }

  /// Takes away what is of no use any more: all of a kind in a folder, but for one, and for what was made
  /// in the last seconds.
  private func keepOnly(
    in folder: String, prefix: String, path: String, andWhatIsNewerThan seconds: Double = 0
  ) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) && "\(folder)/\(name)" != path {
      let made =
        try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.modificationDate]
        as? Date
      if let made, made.timeIntervalSinceNow > -seconds { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  // MARK: - State

  private func support(_ commands: Commands) -> [String] {
    commands.module.sources.filter { source in
      !exercise.filePaths.contains { source.hasSuffix("/" + $0) }
    }
  }

  /// The state of everything about the exercise but for what the learner writes.
  private func stamps(_ commands: Commands) -> FileStamps {
    var stamps = FileStamps(of: support(commands) + [commands.module.executable])
    stamps.addAll(below: project.path("\(exercise.path)/Checks"))
    return stamps
  }

  /// The state of the kit, of what it was compiled into, and of what would compile it.
  private var kitStamps: FileStamps {
    var stamps = FileStamps(of: [project.path("Package.swift")])
    stamps.addAll(below: project.path("Sources"))
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: "\(scratch)/debug/Modules"))
    for name in (modules ?? []).sorted() where name.hasPrefix("CardGame") {
      stamps.add("\(scratch)/debug/Modules/\(name)")
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    for folder in folders { stamps.add("\(folder)/swift") }
    for name in ["PATH", "TOOLCHAINS", "SDKROOT"] {
      stamps.add(name: name, value: environment[name])
    }
    return stamps
  }
}
