import CardGameHarness

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is known of a learner's work besides their files: verdicts, and the hints that they had.
///
/// A verdict is kept with copies of the files that it is about, and holds only while the files are the
/// same, byte for byte. So the notebook cannot claim what is no longer true; without it nothing is lost
/// but that each exercise has to be checked again. It lies in `.faceup`, beside `Exercises`.
///
/// ```swift
/// let notebook = Notebook(of: project)
/// print(notebook.progress(of: Course.lesson.exercises[0]))
/// // passed
/// ```
public struct Notebook: Hashable, Sendable {
  private let project: Project

  /// Opens the notebook of a project; it need not be there yet.
  ///
  /// - Parameter project: Where the exercises lie.
  public init(of project: Project) {
    self.project = project
  }

  /// Says how far an exercise has come, as its files are now.
  ///
  /// - Parameter exercise: An exercise.
  /// - Returns: What its files say, and whether it was passed with the same files.
  public func progress(of exercise: Exercise) -> ExerciseProgress {
    let progress = project.progress(of: exercise)
    guard progress == .edited,
      let passed = Snapshot(writtenTo: folder(exercise, "passed"), in: project)
    else {
      return progress
    }
    return passed == Snapshot(of: exercise, in: project) ? .passed : .changed
  }

  /// Reads what is noted about an exercise.
  ///
  /// - Parameter exercise: An exercise.
  /// - Returns: What is noted; nothing of a verdict when the files are no longer the same.
  public func notes(on exercise: Exercise) -> Notes {
    guard
      let data = try? Data(contentsOf: URL(filePath: project.path(folder(exercise, "notes.json")))),
      var notes = try? JSONDecoder().decode(Notes.self, from: data)
    else { return Notes() }
    if Snapshot(writtenTo: folder(exercise, "checked"), in: project)
      != Snapshot(of: exercise, in: project)
    {
      notes.verdict = nil
    }
    return notes
  }

  /// Notes what became of the checks of an exercise.
  ///
  /// - Parameters:
  ///   - report: What became of them.
  ///   - snapshot: The files, read before the checks ran; if they were changed meanwhile, nothing is
  ///     noted.
  public func note(_ report: CheckReport, of snapshot: Snapshot) {
    let exercise = report.exercise
    guard report.worst != .notStarted, snapshot == Snapshot(of: exercise, in: project) else {
      return
    }
    var notes = notes(on: exercise)
    let failing = report.firstProblem
    notes.verdict = report.worst
    notes.passedCount = report.results.count { $0.verdict == .pass }
    notes.checkCount = report.results.count
    notes.failingCheck = failing?.name
    notes.failingCode = failing?.problems.first { $0.code != nil }?.code?.rawValue
    do {
      try snapshot.write(to: folder(exercise, "checked"), in: project)
      if report.isPassed { try snapshot.write(to: folder(exercise, "passed"), in: project) }
    } catch {
      // What cannot be kept is not known later, which is no harm.
      return
    }
    save(notes, on: exercise)
  }

  /// Writes down notes about an exercise.
  ///
  /// - Parameters:
  ///   - notes: The notes.
  ///   - exercise: The exercise.
  public func save(_ notes: Notes, on exercise: Exercise) {
    let files = FileManager.default
    try? files.createDirectory(
      atPath: project.path(folder(exercise)), withIntermediateDirectories: true)
    try? JSONEncoder().encode(notes).write(
      to: URL(filePath: project.path(folder(exercise, "notes.json"))))
  }

  /// Puts the starter in the place of the learner's files, of which copies are kept.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The folder of the copies, from the project's root.
  /// - Throws: An error when a file cannot be copied; then the learner's files are as they were.
  public func reset(_ exercise: Exercise) throws -> String {
    let files = FileManager.default
    let backups = ".faceup/\(exercise.folder)/backups"
    let last = project.names(in: backups).compactMap { Int($0) }.max() ?? 0
    let backup = "\(backups)/\(last + 1)"
    try files.createDirectory(
      atPath: project.path(backup), withIntermediateDirectories: true)
    let present = exercise.files.filter { project.contents(of: $0, in: exercise) != nil }
    for file in present {
      try project.contents(of: file, in: exercise)?
        .write(to: URL(filePath: project.path("\(backup)/\(file)")))
    }
    let starters = try exercise.files.map { file in
      try Data(contentsOf: URL(filePath: project.path("\(exercise.path)/Starter/\(file)")))
    }
    for (file, starter) in zip(exercise.files, starters) {
      let path = project.path("\(exercise.path)/\(file)")
      // What a link points at is not the learner's file, so the link itself makes way.
      if (try? files.destinationOfSymbolicLink(atPath: path)) != nil {
        try files.removeItem(atPath: path)
      }
      try starter.write(to: URL(filePath: path))
    }
    return backup
  }

  /// The path from the project's root of what is kept about an exercise.
  private func folder(_ exercise: Exercise, _ name: String = "") -> String {
    ".faceup/\(exercise.folder)\(name.isEmpty ? "" : "/")\(name)"
  }
}
