import CardGameCourse

extension Words {
  static let verifySummary = "Prove that the exercises of the course work, for authors."

  static let verifyDetails = [
    """
    For each exercise: the starter compiles without warnings and fails; the solution and every \
    alternative pass all checks; every attempt fails the checks that Attempts.json names, and is told \
    what it says. Files, texts, links, commands, hints and format are looked at, too.
    """,
    """
    It works in a folder of its own, and changes no exercise. NN is the exercise's number or its \
    folder; without it all are proved. Docs/Authoring.md says how to write an exercise.
    """,
    """
    With --json every starter, solution, alternative and attempt is an object; anything else is one \
    only when it is wrong.
    """,
  ]

  static let verifyExamples = [
    Command.Example(call: "verify 06", meaning: "Prove exercise 06."),
    Command.Example(call: "verify", meaning: "Prove all exercises; this takes a few minutes."),
    Command.Example(call: "verify --json", meaning: "Get the same for a program."),
  ]

  static let buildingKit = "Building what the checks need."

  static func verifying(_ exercise: Exercise, _ done: Int, of count: Int) -> String {
    "Proving exercise \(exercise.number) [\(done)/\(count)]"
  }

  /// What a finding is about, as a line begins.
  static func name(of finding: Finding) -> String {
    switch finding.kind {
    case .starter: "starter, \(finding.name)"
    case .solution: "solution"
    case .alternative, .attempt: "\(finding.kind.rawValue) \(finding.name)"
    case .files where finding.name != finding.kind.rawValue: finding.name
    case .files, .texts, .hints, .checks, .format: finding.kind.rawValue
    }
  }

  /// What there is to say in a line; the names of checks would not fit.
  static func short(_ finding: Finding) -> String {
    switch (finding.kind, finding.isOK) {
    case (.attempt, true): "fails as declared"
    case (.starter, false), (.solution, false), (.alternative, false), (.attempt, false): ""
    default: finding.got
    }
  }

  static let shouldBe = "should be: "
  static let `is` = "but is: "

  /// The last lines: how much was looked at, and what is wrong.
  static func verified(
    exerciseCount: Int, variantCount: Int, wrong: [Finding], seconds: Int
  ) -> String {
    let exercises = exerciseCount == 1 ? "1 exercise" : "\(exerciseCount) exercises"
    let versions = variantCount == 1 ? "1 version" : "\(variantCount) versions"
    let amount = "\(exercises), \(versions), \(seconds) s"
    guard !wrong.isEmpty else { return "OK     \(amount): everything is as it should be.\n" }
    let lines = wrong.map { "  \($0.exercise) \(name(of: $0))\n" }.joined()
    let count = wrong.count == 1 ? "1 line is" : "\(wrong.count) lines are"
    return "WRONG  \(amount): \(count) not as they should be.\n" + lines
  }

  // MARK: - A new exercise

  static let newSummary = "Lay out a new exercise, for authors."

  static let newDetails = [
    """
    Writes the folder Exercises/NN-Name with a text, hints, a starter, a check, a solution and two \
    alternatives, and Tests/Attempts/NN-Name with an attempt; and lists the exercise in Package.swift \
    and in the course. What is laid out works; "faceup verify NN" says what is left to write.
    """
  ]

  static let newExamples = [
    Command.Example(call: "new 21-FourSuits", meaning: "Lay out exercise 21, \"Four suits\".")
  ]

  static let newWithoutName = UsageError(
    "new needs the number and the name of the exercise: write faceup new 21-FourSuits.")

  /// What was written, and what comes next.
  static func created(_ exercise: Exercise) -> String {
    """
    Exercise \(exercise.number), \(exercise.title), is laid out in \(exercise.path).
    Its attempt is in \(exercise.attemptsPath).
    Package.swift and Sources/CardGameCourse/Course+Lesson.swift list it.

    Next: see what is left to write, and how in Docs/Authoring.md.
      swift run faceup verify \(exercise.number)

    """
  }
}
