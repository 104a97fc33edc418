#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Builds an exercise again after an edit, without SwiftPM and so in half the time.
///
/// SwiftPM reads the package, looks at every file of it, and links the whole kit anew. Once it has built
/// an exercise, only the learner's files change from then on: to compile these and to link them with the
/// kit as a library is enough. As soon as anything else has changed (the kit, the checks, the manifest,
/// the toolchain), SwiftPM builds again.
///
/// It is for Linux alone: elsewhere it could not be tried, and SwiftPM always builds.
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

  /// What SwiftPM's last build of the exercise was like.
  private struct Record: Codable {
    /// The state of all files but the learner's, and of what was made from them.
    var stamp: FileStamps
    var module: BuildPlan.Command
    var checks: BuildPlan.Command
    var kitObjects: [String]

    /// What the checks have seen of the learner's files.
    var interface: VariantCompiler.Interface?
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
  func run() throws(CheckerError) -> VariantCompiler.Build? {
    guard Self.isTried, let data = try? Data(contentsOf: URL(filePath: recordPath)),
      let record = try? JSONDecoder().decode(Record.self, from: data),
      record.stamp == stamp(record.module, record.checks), let version
    else { return nil }
    let finished = "\(folder)/\(version)"
    if FileManager.default.fileExists(atPath: "\(finished)/checks") {
      return VariantCompiler.Build(program: "\(finished)/checks")
    }
    return try inPlaceOfItsOwn { (place) throws(CheckerError) in
      var build = try compiler(record).build(paths, as: place)
      guard build.problems.isEmpty else { return build }
      // Another process may have built the same at the same time: whichever is first, stays.
      forgetVersions()
      try? FileManager.default.moveItem(atPath: "\(folder)/\(place)", toPath: finished)
      build.program = "\(finished)/checks"
      return build
    }
  }

  /// Notes how SwiftPM has built the exercise.
  func remember() {
    let files = FileManager.default
    try? files.removeItem(atPath: folder)
    guard Self.isTried,
      let data = try? Data(contentsOf: URL(filePath: "\(scratch)/debug/description.json")),
      let plan = try? JSONDecoder().decode(BuildPlan.self, from: data),
      let module = plan.command(exercise.moduleName),
      let checks = plan.command(exercise.checksName)
    else { return }
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var record = Record(
      stamp: stamp(module, checks), module: module, checks: checks,
      kitObjects: plan.kitObjects(for: exercise))
    record.interface = try? inPlaceOfItsOwn { (place) throws(CheckerError) in
      try compiler(record).interface(of: paths, as: place)
    }
    try? JSONEncoder().encode(record).write(to: URL(filePath: recordPath), options: .atomic)
    forgetOtherKits()
  }

  // MARK: - Places

  /// The folder of all that is made here, in which every exercise has one.
  private var parent: String { "\(scratch)/faceup/built" }
  private var folder: String { "\(parent)/\(exercise.number)" }
  private var recordPath: String { "\(folder)/record.json" }

  /// The beginning of the name of the kit's library, which exercises share that use the same of the kit.
  private var kitName: String { "kit-\(kitStamp.name)" }

  private var paths: [String] { exercise.filePaths.map(project.path) }

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

  private func inPlaceOfItsOwn<Result>(
    _ work: (String) throws(CheckerError) -> Result
  ) throws(CheckerError) -> Result {
    let name = "unfinished-\(UInt32.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    return try work(name)
  }

  private func forgetVersions() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("version-") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  private func forgetOtherKits() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    where name.hasPrefix("kit-") && !name.hasPrefix(kitName) {
      try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
    }
  }

  // MARK: - State

  private func compiler(_ record: Record) -> VariantCompiler {
    let objects = Data(record.kitObjects.joined(separator: "\n").utf8)
    let kit = LinkedKit(
      of: record.kitObjects, for: record.checks,
      in: "\(parent)/\(kitName)-\(objects.fingerprint)", processes: processes,
      environment: environment)
    return VariantCompiler(
      exercise, module: record.module, checks: record.checks, kit: kit,
      sources: .init(support: support(record.module), checks: record.checks.sources),
      folder: folder, known: record.interface.map { ($0, record.checks.objects) },
      processes: processes, environment: environment)
  }

  private func support(_ module: BuildPlan.Command) -> [String] {
    module.sources.filter { source in
      !exercise.filePaths.contains { source.hasSuffix("/" + $0) }
    }
  }

  private func stamp(_ module: BuildPlan.Command, _ checks: BuildPlan.Command) -> FileStamps {
    var stamp = kitStamp
    stamp.addAll(below: project.path("\(exercise.path)/Checks"))
    for path in support(module) + checks.objects + [module.executable] { stamp.add(path) }
    return stamp
  }

  /// The state of the kit, of what it was compiled into, and of what would compile it.
  private var kitStamp: FileStamps {
    var stamp = FileStamps(of: [project.path("Package.swift")])
    stamp.addAll(below: project.path("Sources"))
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: "\(scratch)/debug/Modules"))
    for name in (modules ?? []).sorted() where name.hasPrefix("CardGame") {
      stamp.add("\(scratch)/debug/Modules/\(name)")
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    for folder in folders { stamp.add("\(folder)/swift") }
    for name in ["PATH", "TOOLCHAINS", "SDKROOT"] {
      stamp.add(name: name, value: environment[name])
    }
    return stamp
  }
}
