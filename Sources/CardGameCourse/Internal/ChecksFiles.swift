#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of an exercise's checks as they are before its code runs, which has no business there.
struct ChecksFiles {
  private let folder: String
  private let project: Project
  private let contents: [String: Data]

  init(of exercise: Exercise, in project: Project) {
    folder = "\(exercise.path)/Checks"
    self.project = project
    contents = Self.read(folder, in: project)
  }

  /// Puts the files back as they were, and tells whether they had been changed.
  func restoreIfChanged() -> Bool {
    let now = Self.read(folder, in: project)
    guard now != contents else { return false }
    for path in now.keys where contents[path] == nil {
      try? FileManager.default.removeItem(atPath: project.path(path))
    }
    for (path, data) in contents where now[path] != data {
      try? data.write(to: URL(filePath: project.path(path)))
    }
    return true
  }

  private static func read(_ folder: String, in project: Project) -> [String: Data] {
    let files = project.files(below: folder).map { path in
      (path, (try? Data(contentsOf: URL(filePath: project.path(path)))) ?? Data())
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
