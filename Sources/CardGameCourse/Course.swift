/// The exercises in the order in which they are done.
///
/// ```swift
/// print(Course.lesson.exercise(named: "6")!.folder)
/// // 06-ChoosingACard
/// ```
public struct Course: Hashable, Sendable {
  /// The exercises, the first to be done first.
  public let exercises: [Exercise]

  /// Makes a course of exercises.
  ///
  /// - Parameter exercises: The exercises, the first to be done first.
  public init(_ exercises: [Exercise]) {
    self.exercises = exercises
  }

  /// Finds the exercise that a person means.
  ///
  /// - Parameter name: A number, with or without a leading zero, the name of the folder, or a path
  ///   that ends with it.
  /// - Returns: The exercise, or `nil` when there is none of that name.
  /// - Complexity: O(n) in the number of exercises.
  public func exercise(named name: String) -> Exercise? {
    let folder = name.split(separator: "/").last.map(String.init) ?? name
    return exercises.first {
      $0.folder.lowercased() == folder.lowercased()
        || (Int($0.number) != nil && Int($0.number) == Int(folder))
    }
  }

  /// Returns the exercise that follows another.
  ///
  /// - Parameter exercise: An exercise of this course.
  /// - Returns: The exercise, or `nil` after the last one.
  /// - Complexity: O(n) in the number of exercises.
  public func exercise(after exercise: Exercise) -> Exercise? {
    exercises.drop { $0 != exercise }.dropFirst().first
  }
}
