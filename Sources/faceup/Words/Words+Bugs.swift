import CardGameBugs
import CardGameControllers

extension Words {
  static let bugsSummary = "See the mistakes that learners really make, and how each is named."

  static let bugsDetails = [
    """
    Alone it lists the gallery: the exercise in which a mistake belongs, its name, and what it is.
    """,
    """
    show plays one of them beside the right table, move by move, and prints the report that its \
    code would get.
    """,
    """
    Bugs that crash or hang are tried in a process of their own, which is what try is for: it makes \
    the mistake in this process, and writes down each step before it is made.
    """,
    """
    matrix checks the gallery: every bug must be named by its own diagnosis and by no other, every \
    diagnosis must have a bug that needs it, and correct but unusual controllers must raise nothing in \
    random games. It ends with exit code 1 \
    when anything is not so. A release build is some twenty times as fast: \
    swift run -c release faceup bugs matrix.
    """,
  ]

  static let gamesOption = """
    With matrix: play this many random games with each correct variant; 10000 without it.
    """

  static let bugsExamples = [
    Command.Example(call: "bugs", meaning: "List the gallery."),
    Command.Example(
      call: "bugs show view-image-not-background", meaning: "See the white boards."),
    Command.Example(
      call: "bugs matrix --games 2 --json", meaning: "Check the gallery, for a program."),
  ]

  // MARK: - The list

  static let layers: [(title: String, layer: Bug.Layer)] = [
    ("In what is set on the table (exercise, name, mistake)", .view),
    ("In the controller", .controller),
    ("In the rules", .model),
  ]

  static func bugListEnd(count: Int) -> String {
    "\(count) bugs. \"faceup bugs show NAME\" plays one beside the right table."
  }

  // MARK: - One bug

  static let withBug = "With the bug"
  static let withoutBug = "As it should be"

  static func introduction(of bug: Bug) -> String {
    let rows = [
      ("Seen", bug.symptom), ("Cause", bug.cause),
      ("Part", "\(bug.layer.rawValue); exercise \(bug.exercise)"),
      (
        bug.script.allSatisfy(\.isMove) ? "Moves" : "Tried",
        bug.script.isEmpty ? "none" : bug.script.map(\.description).joined(separator: ", ")
      ),
    ]
    return bug.title + "\n\n" + twoColumns(rows.map { (name: $0.0, meaning: $0.1) }) + "\n"
  }

  static func sceneHeading(of move: Move?) -> String {
    switch move {
    case nil: "At the start:"
    case .touch(let index): "Card \(index) is touched:"
    case .touchUnknownButton: "A button is touched that is not on the table:"
    case .deal: "A new game is dealt:"
    case .mode(let count): "The mode is set to \(count) cards:"
    case .more: "More:"
    case .undo: "Undo:"
    case .redo: "Redo:"
    }
  }

  static func mode(_ selected: Int, isEnabled: Bool) -> String {
    (selected < 0 ? "No mode" : "\(selected + 2)-card mode") + (isEnabled ? ", open" : ", locked")
  }

  // MARK: - The matrix

  static let matrixBugs = "Bugs: each must be named by its own diagnosis, and by no other."

  static func matrixVariants(games: Int) -> String {
    "\nCorrect variants: none may raise anything. Random games played with each: \(games)."
  }

  static let matrixDiagnoses = "\nDiagnoses: each must have a bug that needs it, and at most five."
  static let noBug = "no bug needs it"

  static func uncatchable(_ mistake: UncatchableMistake) -> String {
    "  none   \(mistake.id): not catchable\n"
      + mistake.why.wrapped(to: 71).split(separator: "\n").map { "         \($0)" }
      .joined(separator: "\n")
  }

  static func matrixRow(_ isRight: Bool, _ name: String, _ results: [String]) -> String {
    let padding = "\n" + String(repeating: " ", count: 46)
    return matrixRow(isRight, name, results.joined(separator: padding))
  }

  static func matrixRow(_ isRight: Bool, _ name: String, _ result: String) -> String {
    let padding = String(repeating: " ", count: max(1, 37 - name.count))
    return (isRight ? "  ok     " : "  WRONG  ") + name + padding + result
  }

  static func alarms(_ count: Int) -> String {
    switch count {
    case 0: "no false alarm"
    case 1: "1 false alarm"
    default: "\(count) false alarms"
    }
  }

  static func matrixProgress(_ name: String, _ number: Int, of count: Int) -> String {
    "\(number + 1) of \(count): \(name)"
  }

  static func matrixEnd(_ wrongCount: Int, of count: Int) -> String {
    wrongCount == 0
      ? "\nAll \(count) are as they should be."
      : "\n\(wrongCount) of \(count) are not as they should be."
  }

  // MARK: - What can be wrong with a call of bugs

  static func noBugNamed(after word: String) -> UsageError {
    UsageError("bugs \(word) needs the name of a bug: \"faceup bugs\" lists them.")
  }

  static let gamesWithoutMatrix = UsageError(
    "--games belongs to bugs matrix: write \"faceup bugs matrix --games N\".")

  static func unknownBug(_ id: String, among ids: [String]) -> UsageError {
    UsageError(
      "\"\(id)\" is not a bug of the gallery: "
        + (id.suggestion(among: ids).map { "did you mean \"\($0)\"?" }
          ?? "\"faceup bugs\" lists them."))
  }

  static func unknownBugsWord(_ word: String, among ids: [String]) -> UsageError {
    if ids.contains(word) {
      return UsageError("To see that bug, write \"faceup bugs show \(word)\".")
    }
    return UsageError(
      "\"\(word)\" is nothing that bugs can do: "
        + didYouMean(word, among: ["show", "matrix"], orList: "words"))
  }
}

extension Step {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
