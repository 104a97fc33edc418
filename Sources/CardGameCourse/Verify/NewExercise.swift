#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An exercise that an author is about to write, as a template lays it out.
///
/// What is laid out compiles, and its attempt fails as declared; only texts and code to be written are
/// missing, and ``Verifier`` says where.
///
/// ```swift
/// let new = try NewExercise(named: "21-FourSuits", in: project)
/// try new.create()
/// ```
public struct NewExercise: Hashable, Sendable {
  /// The exercise as the course will list it.
  public let exercise: Exercise

  private let project: Project

  /// Plans an exercise.
  ///
  /// - Parameters:
  ///   - name: The name of its folder: two digits, a hyphen, and words that each begin with a capital.
  ///   - project: Where it is to lie.
  ///   - course: The exercises that there are already.
  /// - Throws: A ``NewExerciseError`` when the name cannot be used, or is used already.
  public init(
    named name: String, in project: Project, course: Course = .lesson
  ) throws(NewExerciseError) {
    guard let parts = name.wholeMatch(of: #/([0-9]{2})-([A-Z][A-Za-z0-9]*)/#) else {
      throw .badName(name)
    }
    let number = String(parts.1)
    let word = String(parts.2)
    let others = course.exercises.map(\.folder) + project.exerciseFolders
    if let other = others.first(where: { $0.prefix { $0 != "-" } == number }) {
      throw .numberUsed(number, by: other)
    }
    if let other = others.first(where: {
      $0.drop { $0 != "-" }.dropFirst().lowercased() == word.lowercased()
    }) {
      throw .nameUsed(word, by: other)
    }
    self.project = project
    exercise = Exercise(
      number: number, title: word.asTitle, folder: name, files: ["\(word).swift"], minutes: 20,
      about: ExerciseTexts.mark + ".")
  }

  /// Writes the exercise, and lists it in the manifest and in the course.
  ///
  /// When that fails, everything is left as it was.
  ///
  /// - Throws: A ``NewExerciseError`` when something cannot be read or written.
  public func create() throws(NewExerciseError) {
    let lists = try [Self.manifest, Self.course].map { list throws(NewExerciseError) in
      try list.adding(exercise, in: project)
    }
    let files = FileManager.default
    // It gets its name at last, so that there is either all of it or nothing.
    let draft = project.path("Exercises/.\(exercise.folder)")
    let folder = project.path(exercise.path)
    let attempts = project.path(exercise.attemptsPath)
    let template = ExerciseTemplate(exercise: exercise)
    do {
      try? files.removeItem(atPath: draft)
      try Self.write(template.files, in: draft)
      try Self.write(template.attempts, in: attempts)
      try files.moveItem(atPath: draft, toPath: folder)
      for list in lists { try list.write() }
    } catch {
      for path in [draft, folder, attempts] { try? files.removeItem(atPath: path) }
      for list in lists { list.restore() }
      throw .cannotWrite("\(error)")
    }
  }

  /// Writes files by their paths in a folder.
  private static func write(_ texts: [String: String], in folder: String) throws {
    for (path, text) in texts {
      let file = URL(filePath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let manifest = ExerciseList(
    path: "Package.swift", opening: "let allExercises = [", closing: "\n]\n",
    entry: { exercise in
      let files = exercise.files.map { "\"\($0)\"" }.joined(separator: ", ")
      let start = "  Exercise(number: \"\(exercise.number)\", folder: \"\(exercise.folder)\", "
      let line = start + "files: [\(files)]),\n"
      guard line.count > 101 else { return line }
      return """
          Exercise(
            number: "\(exercise.number)", folder: "\(exercise.folder)",
            files: [\(files)]),

        """
    })

  private static let course = ExerciseList(
    path: "Sources/CardGameCourse/Course+Lesson.swift", opening: "Course([", closing: "\n  ])\n",
    entry: { exercise in
      """
          Exercise(
            number: "\(exercise.number)",
            title: "\(exercise.title)",
            folder: "\(exercise.folder)",
            files: [\(exercise.files.map { "\"\($0)\"" }.joined(separator: ", "))],
            minutes: \(exercise.minutes),
            about: "\(exercise.about)"),

      """
    })
}

extension String {
  /// The words of a name in one, as a title: `DealAgain` is `Deal again`.
  fileprivate var asTitle: String {
    let words = matches(of: #/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/#).map { String($0.0) }
    return words.enumerated().map { index, word in
      index == 0 || word.allSatisfy(\.isUppercase) && word.count > 1 ? word : word.lowercased()
    }.joined(separator: " ")
  }
}
