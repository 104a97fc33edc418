#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the learner's files were compiled into, and whether it can be trusted to be theirs.
///
/// Swift's compiler driver compares the times of files in whole seconds (tried with 6.3.1): of two
/// versions saved within a second it keeps the code of the first, and the checks would judge what is
/// no longer there. A file that was copied with its time can be missed in the same way. Without the
/// driver's record of the last build it compiles the files again.
struct BuiltFiles {
  private let files: [(contents: Data?, source: String, object: String, copy: String)]
  private let folder: String

  /// Notes the files as they are now; `folder` is that of the build's products.
  init(of exercise: Exercise, in project: Project, folder: String) {
    let folder = "\(folder)/\(exercise.moduleName).build"
    self.folder = folder
    files = exercise.files.map { file in
      (
        contents: project.contents(of: file, in: exercise),
        source: project.path("\(exercise.path)/\(file)"),
        object: "\(folder)/\(file).o",
        copy: "\(folder)/\(file).checked"
      )
    }
  }

  /// Takes the driver's record away unless what was built is from the files as they are.
  func forgetIfStale() {
    let isFresh = files.allSatisfy { file in
      guard let source = modificationTime(file.source), let object = modificationTime(file.object),
        let contents = file.contents
      else { return false }
      return source < object && contents == (try? Data(contentsOf: URL(filePath: file.copy)))
    }
    guard !isFresh else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".priors") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Notes that what was built is from the files as they were when this value was made.
  func remember() {
    for file in files {
      try? file.contents?.write(to: URL(filePath: file.copy))
    }
  }

  private func modificationTime(_ path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
