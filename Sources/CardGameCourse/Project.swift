#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A copy of the kit on the disk, with the exercises that a learner edits.
///
/// What it says of an exercise is read from the files each time. Nothing is kept that could differ
/// from them.
///
/// ```swift
/// let project = try Project(containing: "Exercises/06-ChoosingACard")
/// print(project.progress(of: Course.lesson.exercises[0]))
/// // notStarted
/// ```
public struct Project: Hashable, Sendable {
  /// The path of the folder that holds `Package.swift` and `Exercises`, without a slash at its end.
  public let root: String

  /// Takes a folder as the project's root, as it is.
  ///
  /// - Parameter root: The path of the folder.
  public init(root: String) {
    self.root = root
  }

  /// Finds the project that a folder belongs to: the folder itself, or one that it lies in.
  ///
  /// - Parameter folder: The path of the folder to begin with.
  /// - Throws: A ``ProjectError`` when neither the folder nor any that it lies in is a project.
  public init(containing folder: String) throws(ProjectError) {
    let files = FileManager.default
    var url = URL(filePath: folder).standardizedFileURL
    while true {
      let path = url.withoutTrailingSlash
      let isProject =
        files.fileExists(atPath: path + "/Package.swift")
        && files.fileExists(atPath: path + "/Exercises")
      if isProject {
        self.init(root: path)
        return
      }
      let parent = url.deletingLastPathComponent()
      guard parent.withoutTrailingSlash != path, !path.isEmpty, path != "/" else { break }
      url = parent
    }
    throw .notInAProject(folder)
  }

  /// Reads how far an exercise has come.
  ///
  /// - Parameter exercise: An exercise.
  /// - Returns: Whether its files are still the starter.
  public func progress(of exercise: Exercise) -> ExerciseProgress {
    var progress = ExerciseProgress.notStarted
    for file in exercise.files {
      guard let working = contents(of: file, in: exercise) else {
        return .unreadable("\(exercise.path)/\(file)")
      }
      if working != contents(of: "Starter/\(file)", in: exercise) { progress = .edited }
    }
    return progress
  }

  /// Returns the full path of something in the project.
  ///
  /// - Parameter relative: Its path from the root.
  /// - Returns: The path from where the root's path begins.
  public func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// Returns the path of something from the root.
  ///
  /// - Parameter path: Its full path.
  /// - Returns: The path from the root, or `nil` when it lies elsewhere.
  public func relativePath(of path: String) -> String? {
    // The compiler may have followed a symbolic link that this process has not.
    let resolved = URL(filePath: root).resolvingSymlinksInPath().withoutTrailingSlash
    return [root + "/", resolved + "/"].first { path.hasPrefix($0) }
      .map { String(path.dropFirst($0.count)) }
  }

  /// Reads a file of an exercise, or returns `nil` when that cannot be done.
  func contents(of file: String, in exercise: Exercise) -> Data? {
    try? Data(contentsOf: URL(filePath: path("\(exercise.path)/\(file)")))
  }
}

extension URL {
  fileprivate var withoutTrailingSlash: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
