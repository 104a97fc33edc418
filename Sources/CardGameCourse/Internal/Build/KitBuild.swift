#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Builds what the checks of every exercise need, but no exercise.
struct KitBuild {
  let project: Project

  /// The folder that SwiftPM builds in.
  let scratch: String
  let processes: ProcessRunner
  let environment: [String: String]
  var shouldStop: (() -> Bool)?
  var reportProgress: ((String) -> Void)?

  /// Builds, and reads how SwiftPM would go on.
  func run() throws(CheckerError) -> BuildPlan {
    var variables = environment
    variables["FACEUP_ONLY"] = nil
    for target in ["CardGameBugs", "CardGameTesting"] {
      let call = ProcessCall(
        "swift",
        [
          "build", "--target", target, "--package-path", project.root, "--scratch-path", scratch,
        ], environment: variables, shouldStop: shouldStop, onOutput: reportProgress)
      let result: ProcessResult
      do {
        result = try processes.run(call)
      } catch {
        throw .cannotStart(error)
      }
      guard result.end != .stopped else { throw .stopped }
      guard result.end == .exited(0) else {
        let lines = (result.output + result.errors).split(separator: "\n").suffix(10)
        throw .toolchainFailed(lines.joined(separator: "\n"))
      }
    }
    let path = "\(scratch)/debug/description.json"
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let plan = try? JSONDecoder().decode(BuildPlan.self, from: data)
    else { throw .noBuildPlan(path) }
    return plan
  }
}
