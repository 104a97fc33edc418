#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything that decides a learner's verdict, as it is at a moment: their files, and the checks.
public struct Snapshot: Hashable, Sendable {
  private let contents: [String: Data]

  /// Reads the files of an exercise as they are now.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - project: Where it lies.
  public init(of exercise: Exercise, in project: Project) {
    let checks = project.files(below: "\(exercise.path)/Checks")
    contents = Self.read(exercise.filePaths + checks, below: exercise.path, in: project)
  }

  /// Reads what was written into a folder, or returns `nil` where nothing was.
  init?(writtenTo folder: String, in project: Project) {
    contents = Self.read(project.files(below: folder), below: folder, in: project)
    if contents.isEmpty { return nil }
  }

  /// Writes copies of the files into a folder, in place of those that are there.
  func write(to folder: String, in project: Project) throws {
    let folder = project.path(folder)
    let files = FileManager.default
    try? files.removeItem(atPath: folder)
    for (path, data) in contents {
      let url = URL(filePath: "\(folder)/\(path)")
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  private static func read(
    _ paths: [String], below folder: String, in project: Project
  ) -> [String: Data] {
    let files = paths.compactMap { path in
      (try? Data(contentsOf: URL(filePath: project.path(path)))).map {
        (String(path.dropFirst(folder.count + 1)), $0)
      }
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
