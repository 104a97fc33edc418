#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The kit as a library, and the beginning of a program that runs checks.
///
/// Linking with a library takes a fraction of what it takes to link all its parts each time. On macOS
/// this could not be tried.
struct LinkedKit: Sendable {
  private let checks: BuildPlan.Command
  private let objects: [String]
  private let folder: String
  private let processes: ProcessRunner
  private let environment: [String: String]

  /// Where a program begins that does what a test bundle of SwiftPM does.
  private static let runner = """
    import \(library)

    @main
    struct Runner {
      static func main() async {
        await \(library).__swiftPMEntryPoint() as Never
      }
    }

    """

  private static let library = "Testing"
  private static let runnerName = "Runner.o"

  /// Describes a library in a folder, which is made when something is to be linked with it.
  ///
  /// The objects are the kit's, as far as the checks need them.
  init(
    of objects: [String], for checks: BuildPlan.Command, in folder: String,
    processes: ProcessRunner, environment: [String: String]
  ) {
    self.objects = objects
    self.checks = checks
    self.folder = folder
    self.processes = processes
    self.environment = environment
  }

  /// Links objects with the kit into a program.
  func link(_ objects: [String], into program: String) throws(CheckerError) {
    let library = "\(folder)/\(Self.libraryName)"
    if !FileManager.default.fileExists(atPath: library) { try makeLibrary() }
    try run(
      objects + ["\(folder)/\(Self.runnerName)", "-o", program, "-L", folder, "-lFaceUpKit"]
        + target + ["-Xlinker", "-rpath", "-Xlinker", folder])
  }

  /// Whoever finds the library finds it whole, and the runner too: it gets its name last.
  private func makeLibrary() throws(CheckerError) {
    let files = FileManager.default
    let place = "\(folder)/\(UInt32.random(in: 0 ... .max))"
    defer { try? files.removeItem(atPath: place) }
    try? files.createDirectory(atPath: place, withIntermediateDirectories: true)
    try? Data(Self.runner.utf8).write(to: URL(filePath: "\(place)/Runner.swift"))
    // A list in a file, because there may be more objects than fit into a command.
    let list = objects.map { "\"\($0)\"" }.joined(separator: "\n")
    try? Data(list.utf8).write(to: URL(filePath: "\(place)/objects.resp"))
    let runner = "\(place)/\(Self.runnerName)"
    try run(
      ["-c", "\(place)/Runner.swift", "-module-name", "Runner", "-o", runner] + checks.arguments)
    try run(
      ["-emit-library", "-o", "\(place)/\(Self.libraryName)", "@\(place)/objects.resp"] + target
        + Self.installName)
    for name in [Self.runnerName, Self.libraryName] {
      try? files.moveItem(atPath: "\(place)/\(name)", toPath: "\(folder)/\(name)")
    }
  }

  private var target: [String] {
    checks.arguments.values(of: "-target") + checks.arguments.values(of: "-F")
  }

  private func run(_ arguments: [String]) throws(CheckerError) {
    let result = try processes.runTool(checks.executable, arguments, environment)
    guard result.end != .exited(0) else { return }
    let lines = (result.output + result.errors).split(separator: "\n").suffix(10)
    throw .toolchainFailed(lines.joined(separator: "\n"))
  }

  #if os(macOS)
    private static let libraryName = "libFaceUpKit.dylib"
    private static let installName = [
      "-Xlinker", "-install_name", "-Xlinker", "@rpath/libFaceUpKit.dylib",
    ]
  #else
    private static let libraryName = "libFaceUpKit.so"
    private static let installName: [String] = []
  #endif
}

extension [String] {
  /// An option and its value, as often as it stands among some arguments.
  fileprivate func values(of option: String) -> [String] {
    indices.dropLast().filter { self[$0] == option }.flatMap { [option, self[$0 + 1]] }
  }
}
