#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How SwiftPM compiles the targets of the package: from what, with which arguments, into what.
///
/// It is read from `description.json`, which SwiftPM leaves in the folder of its products and does not
/// document (tried with 6.3.1). So exercises are compiled as SwiftPM would, without it.
struct BuildPlan: Decodable {
  private let swiftCommands: [String: Command]
  private let targetDependencyMap: [String: [String]]

  /// How one target is compiled.
  struct Command: Codable, Sendable {
    let moduleName: String
    let executable: String
    let importPath: String
    let objects: [String]
    let sources: [String]
    let otherArguments: [String]
  }

  /// The command of a target, or `nil` when the manifest does not list it.
  func command(_ module: String) -> Command? {
    swiftCommands.values.first { $0.moduleName == module }
  }

  /// The objects of the modules that the checks of a learner's module use, but for that module's.
  func kitObjects(forChecksOf module: String) -> [String] {
    (targetDependencyMap[module + "Checks"] ?? []).sorted()
      .filter { $0 != module }.compactMap(command).flatMap(\.objects)
  }

  /// The names of all modules.
  var modules: [String] { swiftCommands.values.map(\.moduleName).sorted() }
}

extension BuildPlan.Command {
  /// The arguments that decide what the compiler makes of a file.
  ///
  /// Left out is how SwiftPM has the work parted and told, and what it has made besides.
  var arguments: [String] {
    var arguments: [String] = []
    var rest = otherArguments[...]
    while let argument = rest.popFirst() {
      if Self.dropped.contains(argument) || argument.wholeMatch(of: #/-j\d+/#) != nil { continue }
      if Self.droppedWithValue.contains(argument) {
        _ = rest.popFirst()
        continue
      }
      arguments.append(argument)
    }
    return arguments
  }

  private static let dropped: Set = [
    "-v", "-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output",
    "-emit-objc-header", "-color-diagnostics", "-whole-module-optimization",
    "-no-emit-module-separately-wmo", "-disable-batch-mode",
  ]
  private static let droppedWithValue: Set = [
    "-index-store-path", "-emit-objc-header-path", "-num-threads", "-driver-batch-count",
  ]
}
