#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compiles versions of an exercise without SwiftPM: each takes a few tenths of a second.
///
/// The kit is linked once, into a library. Each version is compiled in one go and linked with it into
/// a program of its own. The checks are compiled again only where the compiler sees the version in
/// another way: most mistakes are inside of a method, and then the module file is the same, byte for
/// byte.
struct VariantCompiler: Sendable {
  /// The compiled checks, by what the compiler has seen of the version that they were compiled for.
  private let knownChecks = Locked<[Interface: Compiled]>([:])
  private let exercise: Exercise
  private let module: BuildPlan.Command
  private let checks: BuildPlan.Command
  private let kit: LinkedKit
  private let sources: Sources
  private let folder: String
  private let processes: ProcessRunner
  private let environment: [String: String]

  /// Where the files are that all versions share.
  struct Sources: Sendable {
    /// The full paths of the files beside the learner's.
    let support: [String]

    /// The full paths of the checks.
    let checks: [String]
  }

  /// What came of compiling something: the problems, or else an object file and perhaps warnings.
  private struct Compiled: Sendable {
    var object: String
    var problems: [Problem] = []
    var warnings: [Problem] = []

    /// What the compiler wrote.
    var output = ""
  }

  /// What came of a version: a program, unless there are problems.
  struct Build: Sendable {
    var program: String
    var problems: [Problem] = []
    var warnings: [Problem] = []

    /// What the compiler wrote of the problems.
    var output = ""
  }

  /// What code that uses a version can see of it: a name for the contents of its module file.
  private struct Interface: Hashable {
    let name: String

    init(_ path: String) {
      name = ((try? Data(contentsOf: URL(filePath: path))) ?? Data()).fingerprint
    }
  }

  /// Makes a compiler; what it makes lies in a folder, and may have been made there by an earlier one.
  init(
    _ exercise: Exercise, module: BuildPlan.Command, checks: BuildPlan.Command, kit: LinkedKit,
    sources: Sources, folder: String, processes: ProcessRunner, environment: [String: String]
  ) {
    self.exercise = exercise
    self.module = module
    self.checks = checks
    self.kit = kit
    self.sources = sources
    self.folder = folder
    self.processes = processes
    self.environment = environment
  }

  /// Compiles and links a version.
  ///
  /// - Parameters:
  ///   - files: The full paths of its files.
  ///   - name: A name for its folder, unlike that of any other version.
  /// - Returns: The program, or what does not compile.
  /// - Throws: A ``CheckerError`` when the toolchain failed.
  func build(_ files: [String], as name: String) throws(CheckerError) -> Build {
    let place = "\(folder)/\(name)"
    let (learners, interface) = try compiledVersion(files, in: place)
    guard learners.problems.isEmpty else {
      return Build(
        program: "", problems: learners.problems, warnings: learners.warnings,
        output: learners.output)
    }
    let checks = try compiledChecks(for: interface, place: place)
    guard checks.problems.isEmpty else {
      let problems = checks.problems.map { problem in
        Problem(
          CourseWords.checksDoNotCompile(problem.text), file: problem.file, line: problem.line)
      }
      return Build(
        program: "", problems: problems, warnings: learners.warnings, output: checks.output)
    }
    let program = "\(place)/checks"
    try kit.link([learners.object, checks.object], into: program)
    return Build(program: program, warnings: learners.warnings + checks.warnings)
  }

  /// Takes a version's folder away.
  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
  }

  private func compiledVersion(
    _ files: [String], in place: String
  ) throws(CheckerError) -> (Compiled, Interface) {
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let interface = "\(place)/\(exercise.moduleName).swiftmodule"
    // One process does both, in the time in which two would each begin.
    let compiled = try compile(
      files + sources.support, as: module, into: "\(place)/learner.o",
      [
        "-emit-module", "-emit-module-path", interface, "-no-emit-module-separately-wmo",
        "-emit-object",
      ])
    return (compiled, Interface(interface))
  }

  /// The checks as compiled for a version that looks like this from outside.
  private func compiledChecks(
    for interface: Interface, place: String
  ) throws(CheckerError) -> Compiled {
    if let known = knownChecks.change({ $0[interface] }) { return known }
    let object = "\(folder)/checks-\(interface.name).o"
    var compiled = Compiled(object: object)
    if !FileManager.default.fileExists(atPath: object) {
      // Another may be about to do the same: whatever has the object's name is whole.
      let unfinished = "\(place)/checks.o"
      compiled = try compile(
        sources.checks, as: checks, into: unfinished, ["-emit-object", "-I", place])
      try? FileManager.default.moveItem(atPath: unfinished, toPath: object)
      compiled.object = object
    }
    knownChecks.change { $0[interface] = compiled }
    return compiled
  }

  private func compile(
    _ files: [String], as command: BuildPlan.Command, into object: String, _ arguments: [String]
  ) throws(CheckerError) -> Compiled {
    let result = try processes.runTool(
      command.executable,
      ["-module-name", command.moduleName, "-whole-module-optimization"] + command.arguments
        + arguments + ["-I", command.importPath, "-o", object] + files,
      environment)
    let output = result.output + "\n" + result.errors
    let warnings = problems("warning", in: output)
    guard result.end != .exited(0) else { return Compiled(object: object, warnings: warnings) }
    let errors = problems("error", in: output)
    let lines = output.split(separator: "\n").prefix(10).joined(separator: "\n")
    return Compiled(
      object: object, problems: errors.isEmpty ? [Problem(lines)] : errors, warnings: warnings,
      output: output)
  }

  private func problems(_ kind: String, in output: String) -> [Problem] {
    CompilerError.all(kind, in: output).map { error in
      Problem(
        ([error.message] + error.excerpt).joined(separator: "\n"), file: error.file,
        line: error.line)
    }
  }
}

extension ProcessRunner {
  /// Runs a program of the toolchain to its end.
  func runTool(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws(CheckerError) -> ProcessResult {
    do {
      return try run(ProcessCall(program, arguments, environment: environment))
    } catch {
      throw .cannotStart(error)
    }
  }
}

extension Data {
  /// A name that other data has only by an accident of one in 2⁶⁴.
  ///
  /// It is the same in every process: FNV-1a of 64 bits, by Fowler, Noll and Vo.
  var fingerprint: String {
    let number = withUnsafeBytes { bytes in
      bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
    return String(number, radix: 16)
  }
}
