/// What the verifier says to authors, in one place.
enum VerifyWords {
  // MARK: - What should be

  static let everyCheckSkipped = "every check is skipped"
  static let everyCheckFails = "every check fails"
  static let someCheckFails = "every check comes to its end, and some fail"
  static let everyCheckPasses = "every check passes"
  static let filesAreRight = "every file is there, listed, and needed"
  static let isFormatted = "the code is formatted"
  static let textsAreTrue = "the texts are complete, and their links and commands work"
  static let hintsAreThere = "there are three hints for every check"
  static let checksBite = "for every check an attempt fails only that, or it is said why not"
  static let listsAreTheSame = "the course, the manifest and the folders list the same exercises"

  static func fails(_ checks: [String], told diagnosis: String?) -> String {
    "fails " + checks.map { "\"\($0)\"" }.joined(separator: ", ")
      + "; told " + (diagnosis ?? "something without a name")
  }

  // MARK: - What is

  static func passes(_ count: Int) -> String {
    count == 1 ? "its check passes" : "all \(count) checks pass"
  }

  static func fail(_ count: Int, of all: Int) -> String {
    if count == all { return all == 1 ? "its check fails" : "all \(all) checks fail" }
    return "\(count) of \(checks(all)) " + (count == 1 ? "fails" : "fail")
  }

  static func oddVerdict(_ verdict: Verdict, _ count: Int, of all: Int) -> String {
    "\(count) of \(checks(all)): \(verdict.rawValue)"
  }

  private static func checks(_ count: Int) -> String { count == 1 ? "1 check" : "\(count) checks" }

  static func result(_ verdict: Verdict, _ check: String, told: String?) -> String {
    "\(verdict.rawValue) \"\(check)\"" + (told.map { ": \($0)" } ?? "")
  }

  static func problems(_ count: Int) -> String {
    count == 1 ? "1 thing is to be mended" : "\(count) things are to be mended"
  }

  static let doesNotCompile = "does not compile"
  static let notThere = "is not there"

  static func warns(_ count: Int) -> String {
    count == 1 ? "compiles with a warning" : "compiles with \(count) warnings"
  }

  static func at(_ file: String?, _ line: Int?, _ text: String) -> String {
    let place = file.map { $0 + (line.map { ":\($0)" } ?? "") + ": " } ?? ""
    return place + (text.split(separator: "\n").first.map(String.init) ?? "")
  }

  // MARK: - Files and lists

  static func missing(_ path: String) -> String { "\(path) is missing." }

  static func stray(_ path: String) -> String {
    "\(path) has no place here: take it away, or see Docs/Authoring.md where it belongs."
  }

  static func notInManifest(_ exercise: Exercise) -> String {
    "Package.swift does not list the exercise: add it to allExercises."
  }

  static func notCompiled(_ path: String) -> String {
    "\(path) is not compiled: add it to the files of the exercise in Package.swift, or take it away."
  }

  static func workingFileDiffers(_ path: String) -> String {
    "\(path) is not the starter: copy the one in Starter over it."
  }

  static func fewAlternatives(_ path: String, _ count: Int) -> String {
    "\(path) has \(count == 1 ? "1 alternative" : "\(count) alternatives"): write at least two, in "
      + "clearly different styles."
  }

  static func notDeclared(_ path: String) -> String { "Attempts.json says nothing of \(path)." }

  static func declaredTwice(_ name: String) -> String {
    "Attempts.json names \(name) more than once."
  }

  static func unreadableList(_ path: String, _ error: any Error) -> String {
    "\(path) cannot be read: Docs/Authoring.md shows its form. \(error)"
  }

  static let notInCourse = "the course does not list it"

  static func addToCourse(_ name: String) -> String {
    "Add \(name) to Sources/CardGameCourse/Course+Lesson.swift, or take it away."
  }

  // MARK: - Texts

  static func leftToWrite(_ path: String, _ line: Int, _ what: String) -> String {
    let words = what.drop { ": .".contains($0) }
    return "\(path):\(line): left to write" + (words.isEmpty ? "." : ": \(words)")
  }

  static func describeInCourse(_ number: String) -> String {
    "Sources/CardGameCourse/Course+Lesson.swift: say in a line what a learner does in \(number)."
  }

  static func title(_ path: String, _ title: String) -> String {
    "\(path): begin with the line \"# \(title)\"."
  }

  static func noSection(_ path: String, _ section: String) -> String {
    "\(path): write a section \"## \(section)\"."
  }

  static func orderOfSections(_ path: String, _ sections: [String]) -> String {
    "\(path): put the sections into this order: \(sections.joined(separator: ", "))."
  }

  static func doesNotSay(_ path: String, _ text: String) -> String {
    "\(path): say \"\(text)\" somewhere."
  }

  static func minutes(_ path: String, _ minutes: Int) -> String {
    "\(path): the course says that it takes about \(minutes) minutes; say the same."
  }

  static func deadLink(_ path: String, _ line: Int, _ target: String) -> String {
    "\(path):\(line): the link to \(target) leads nowhere."
  }

  static func command(_ path: String, _ line: Int, _ problem: String) -> String {
    "\(path):\(line): this command does not work. \(problem)"
  }

  static func noSuchExercise(_ path: String, _ line: Int, _ number: String) -> String {
    "\(path):\(line): there is no exercise \(number)."
  }

  // MARK: - Hints

  static func noHints(_ path: String, _ check: String) -> String {
    "\(path): write hints under \"## \(check)\"."
  }

  static func hintsForNothing(_ path: String, _ line: Int, _ heading: String) -> String {
    "\(path):\(line): \"\(heading)\" is neither a check nor the name of a mistake that is told here."
  }

  static func rungs(_ path: String, _ line: Int, _ rungs: [String]) -> String {
    "\(path):\(line): write three hints: " + rungs.map { "### \($0)" }.joined(separator: ", ") + "."
  }

  static func emptyHint(_ path: String, _ line: Int) -> String {
    "\(path):\(line): this hint says nothing."
  }

  // MARK: - Checks

  static func noAttemptFails(_ check: String) -> String {
    "No attempt fails \"\(check)\": add one, so that it is known to find something."
  }

  static func noAttemptFailsOnly(_ check: String, alwaysWith others: [String]) -> String {
    let seen =
      others.isEmpty
      ? ""
      : " So far it has always failed with " + others.map { "\"\($0)\"" }.joined(separator: ", ")
        + "."
    return
      "No attempt fails only \"\(check)\": add one, or say in Attempts.json why there can be none."
      + seen
  }

  static func unknownCheck(_ check: String, in entry: String) -> String {
    "Attempts.json, \(entry): there is no check \"\(check)\"."
  }

  static func emptyOverlap(_ check: String) -> String {
    "Attempts.json, \(check): say with which check it always fails (failsWith), and why."
  }

  static func falseOverlap(_ check: String, attempt: String) -> String {
    "Attempts.json says what \"\(check)\" always fails with, but \(attempt) fails it without that."
  }

  static func noWhy(_ attempt: String) -> String {
    "Attempts.json, \(attempt): say in \"why\" what is wrong with it."
  }
}
