#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Project {
  /// The names of what lies in a folder, in order; nothing for a folder that there is not.
  ///
  /// What a Mac leaves in every folder is not counted.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).sorted()
      .filter { $0 != ".DS_Store" }
  }

  /// The names of whatever there is of exercises, and of attempts, in order.
  var exerciseFolders: [String] {
    Set(names(in: "Exercises") + names(in: "Tests/Attempts")).sorted()
  }

  /// The names of the folders in a folder, in order.
  func folders(in folder: String) -> [String] {
    names(in: folder).filter { isFolder("\(folder)/\($0)") }
  }

  /// The paths of all files in a folder and in those below it, from the project's root.
  func files(below folder: String) -> [String] {
    names(in: folder).flatMap { name in
      let path = "\(folder)/\(name)"
      return isFolder(path) ? files(below: path) : [path]
    }
  }

  /// Whether there is a folder of that path.
  func isFolder(_ relative: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(relative))
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
