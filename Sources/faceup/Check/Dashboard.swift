import CardGameCourse

/// Where a learner is, and what comes next: what the tool shows when it is called alone.
///
/// It reads files and runs nothing: what was passed, it knows only of files that were checked.
struct Dashboard {
  /// The folder in which the tool was called.
  let folder: String

  /// The whole text.
  var text: String {
    guard let project = try? Project(containing: folder) else { return Words.welcomeElsewhere }
    let learner = Learner(in: project)
    let progress = learner.progress
    let next = learner.candidates.first
    let isNew = progress.allSatisfy { $0.progress == .notStarted }
    let nextProgress = progress.first { $0.exercise == next }?.progress
    return [
      Words.welcome,
      isNew ? Words.firstSteps : Words.progress(progress),
      Words.whatNext(next, isBegun: nextProgress != .notStarted),
      Words.otherThings,
    ].joined(separator: "\n")
  }
}
