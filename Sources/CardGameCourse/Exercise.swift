/// An exercise of the course, as data: what it is about, and where its files lie.
///
/// What a learner has done about it is not here; see ``Project/progress(of:)``.
///
/// ```swift
/// print(Course.lesson.exercises[0].number, Course.lesson.exercises[0].title)
/// // 06 Choosing a card
/// ```
public struct Exercise: Hashable, Sendable {
  /// The number with two digits, for example `06`.
  public let number: String

  /// The title, without the number.
  public let title: String

  /// The name of its folder in `Exercises`.
  public let folder: String

  /// The files that the learner edits, the first one first.
  public let files: [String]

  /// How many minutes it takes, roughly.
  public let minutes: Int

  /// What the learner does in it, in a line.
  public let about: String

  /// Describes an exercise.
  ///
  /// - Parameters:
  ///   - number: The number with two digits, for example `06`.
  ///   - title: The title, without the number.
  ///   - folder: The name of its folder in `Exercises`.
  ///   - files: The files that the learner edits, at least one.
  ///   - minutes: How many minutes it takes, roughly.
  ///   - about: What the learner does in it, in a line.
  public init(
    number: String, title: String, folder: String, files: [String], minutes: Int, about: String
  ) {
    precondition(!files.isEmpty, "An exercise has a file that the learner edits.")
    self.number = number
    self.title = title
    self.folder = folder
    self.files = files
    self.minutes = minutes
    self.about = about
  }

  /// The path of its folder, from the project's root.
  public var path: String { "Exercises/\(folder)" }

  /// The path of the folder of its attempts, from the project's root.
  ///
  /// It is not in the exercise's own folder: SwiftPM looks at every file of that whenever it builds, and there
  /// are more attempts than anything else.
  public var attemptsPath: String { "Tests/Attempts/\(folder)" }

  /// The paths of the files that the learner edits, from the project's root.
  public var filePaths: [String] { files.map { "\(path)/\($0)" } }

  /// The name of the module that the learner's files make up.
  public var moduleName: String { "Exercise\(number)" }

  /// The name of the test target that checks the module.
  public var checksName: String { "\(moduleName)Checks" }
}
