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
  private let compiler: String
  private let folder: String
  private let target: [String]
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

  /// Links the kit's objects, as far as the checks need them.
  init(
    for checks: BuildPlan.Command, objects: [String], in folder: String, processes: ProcessRunner,
    environment: [String: String]
  ) throws(CheckerError) {
    compiler = checks.executable
    self.folder = folder
    self.processes = processes
    self.environment = environment
    target = checks.arguments.values(of: "-target") + checks.arguments.values(of: "-F")
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(Self.runner.utf8).write(to: URL(filePath: "\(folder)/Runner.swift"))
    try run(
      ["-c", "\(folder)/Runner.swift", "-module-name", "Runner", "-o", "\(folder)/Runner.o"]
        + checks.arguments)
    // A list in a file, because there may be more objects than fit into a command.
    let list = objects.map { "\"\($0)\"" }.joined(separator: "\n")
    try? Data(list.utf8).write(to: URL(filePath: "\(folder)/objects.resp"))
    try run(
      ["-emit-library", "-o", "\(folder)/\(Self.libraryName)", "@\(folder)/objects.resp"] + target
        + Self.installName)
  }

  /// Links objects with the kit into a program.
  func link(_ objects: [String], into program: String) throws(CheckerError) {
    try run(
      objects + ["\(folder)/Runner.o", "-o", program, "-L", folder, "-lFaceUpKit"] + target
        + ["-Xlinker", "-rpath", "-Xlinker", folder])
  }

  private func run(_ arguments: [String]) throws(CheckerError) {
    let result = try processes.runTool(compiler, arguments, environment)
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
