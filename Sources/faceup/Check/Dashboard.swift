import CardGameCourse

/// Where a learner is, and what comes next: what the tool shows when it is called alone.
///
/// It reads the files and runs nothing, so it knows what was begun, and not what is right.
struct Dashboard {
  let course: Course

  /// The folder in which the tool was called.
  let folder: String

  /// The whole text.
  var text: String {
    guard let project = try? Project(containing: folder) else { return Words.welcomeElsewhere }
    let exercises = course.exercises.map { (exercise: $0, progress: project.progress(of: $0)) }
    let begun = exercises.filter { $0.progress != .notStarted }.map(\.exercise)
    let left = exercises.filter { $0.progress == .notStarted }.map(\.exercise)
    return [
      Words.welcome,
      Words.progress(exercises),
      Words.whatNext(begun: begun, left: left),
      Words.otherThings,
    ].joined(separator: "\n")
  }
}
