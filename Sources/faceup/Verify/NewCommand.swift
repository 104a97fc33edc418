import CardGameCourse

extension Command {
  /// Lays out a new exercise for an author to write.
  static let new = Command(
    name: "new",
    summary: Words.newSummary,
    usage: "NN-Name",
    details: Words.newDetails,
    examples: Words.newExamples,
    run: { arguments, console in
      guard let name = arguments.words.first else { throw Words.newWithoutName }
      guard arguments.words.count == 1 else {
        throw Words.superfluousWord(arguments.words[1], after: "new \(name)")
      }
      let project = try Project(around: console)
      let new: NewExercise
      do throws(NewExerciseError) {
        new = try NewExercise(named: name, in: project)
      } catch {
        throw UsageError(error.description)
      }
      try new.create()
      console.write(Words.created(new.exercise))
      return .success
    })
}
