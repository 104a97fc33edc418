/// Why no project was found.
public enum ProjectError: Error, Hashable {
  /// Neither the folder nor one that it lies in holds `Package.swift` and `Exercises`.
  case notInAProject(String)
}

extension ProjectError: CustomStringConvertible {
  /// A sentence that says what to do.
  public var description: String {
    switch self {
    case .notInAProject(let folder):
      """
      There are no exercises in \(folder) or above it: go to the folder of your copy of FaceUp, \
      which holds Package.swift and Exercises.
      """
    }
  }
}
