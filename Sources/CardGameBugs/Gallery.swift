/// The mistakes that are kept, and the correct ways to write a controller that look like mistakes.
///
/// ```swift
/// for bug in Gallery.bugs { print(bug.id) }
/// // view-image-not-background
/// // …
/// ```
public enum Gallery {
  /// Every bug; a new one is a file of its own and a line here.
  public static let bugs: [Bug] = [
    .imageNotBackground
  ]

  /// Finds a bug by its name.
  ///
  /// - Parameter id: The bug's stable name.
  /// - Returns: The bug, or `nil` when none has that name.
  public static func bug(_ id: String) -> Bug? {
    bugs.first { $0.id == id }
  }
}
