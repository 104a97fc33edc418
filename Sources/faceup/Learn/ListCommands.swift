import CardGameCourse

extension Command {
  /// Lists the exercises.
  static let list = Command(
    name: "list", summary: Words.listSummary, usage: "[options]", options: [.json, .plain],
    run: { arguments, console in
      try arguments.mustHaveNoWords(after: "list")
      let format = try CheckFormat(arguments)
      let learner = try Learner(around: console)
      switch format {
      case .json: learner.printRecords(on: console)
      case .plain: console.write(Words.plainList(learner.progress))
      case .text: console.write(Words.list(learner.progress))
      }
      return .success
    })

  /// Says how far each exercise has come.
  static let status = Command(
    name: "status", summary: Words.statusSummary, usage: "[options]",
    details: Words.statusDetails, options: [.json, .plain],
    run: { arguments, console in
      try arguments.mustHaveNoWords(after: "status")
      let format = try CheckFormat(arguments)
      let learner = try Learner(around: console)
      let rows = learner.progress.map { ($0.exercise, $0.progress, learner.notes($0.exercise)) }
      switch format {
      case .json: learner.printRecords(on: console)
      case .plain: console.write(Words.plainStatus(rows))
      case .text: console.write(Words.status(rows))
      }
      return .success
    })

  /// Says what comes next.
  static let next = Command(
    name: "next", summary: Words.nextSummary, usage: "[options]", options: [.json],
    run: { arguments, console in
      try arguments.mustHaveNoWords(after: "next")
      let learner = try Learner(around: console)
      guard let exercise = learner.candidates.first else {
        if !arguments.has(.json) { console.write(Words.courseDone + "\n") }
        return .success
      }
      console.write(
        arguments.has(.json)
          ? learner.record(of: exercise, learner.notebook.progress(of: exercise)) + "\n"
          : Words.begin(exercise) + "\n")
      return .success
    })

  /// Prints the path of the file to edit.
  static let open = Command(
    name: "open", summary: Words.openSummary, usage: "[NN] [options]", details: Words.openDetails,
    options: [.editor],
    run: { arguments, console in
      let learner = try Learner(around: console)
      let exercise = try learner.exercise(chosenBy: arguments.words, after: "open")
      let paths = exercise.filePaths.map(learner.project.path)
      guard arguments.has(.editor) else {
        console.write(paths.joined(separator: "\n") + "\n")
        return .success
      }
      let variables = ["VISUAL", "EDITOR"].compactMap { console.environment[$0] }
      guard let editor = variables.first(where: { !$0.isEmpty }) else { throw Words.noEditor }
      // An editor's name may come with options of its own, as in "code --wait".
      let words = editor.split(separator: " ").map(String.init)
      throw Words.cannotOpen(editor, reason: console.become(words + paths))
    })
}

extension Option {
  static let editor = Option("--editor", help: Words.editorOption)
}

extension Arguments {
  /// Sees to it that a command that takes no words has none.
  func mustHaveNoWords(after command: String) throws(UsageError) {
    if let word = words.first { throw Words.superfluousWord(word, after: command) }
  }
}

extension Learner {
  fileprivate func notes(_ exercise: Exercise) -> Notes { notebook.notes(on: exercise) }

  fileprivate func printRecords(on console: Console) {
    for (exercise, progress) in self.progress {
      console.write(record(of: exercise, progress) + "\n")
    }
  }

  /// An exercise as JSON in a line, always with the same keys in the same order.
  fileprivate func record(of exercise: Exercise, _ progress: ExerciseProgress) -> String {
    let notes = notes(exercise)
    let files = exercise.filePaths.map(\.json).joined(separator: ",")
    let members: [(key: String, value: String)] = [
      ("exercise", exercise.number.json),
      ("title", exercise.title.json),
      ("files", "[\(files)]"),
      ("minutes", "\(exercise.minutes)"),
      ("progress", Words.name(of: progress).json),
      ("verdict", notes.verdict?.rawValue.json ?? "null"),
      ("passed", notes.verdict == nil ? "null" : "\(notes.passedCount)"),
      ("checks", notes.verdict == nil ? "null" : "\(notes.checkCount)"),
      ("gaveUp", "\(notes.hasGivenUp)"),
    ]
    return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}
