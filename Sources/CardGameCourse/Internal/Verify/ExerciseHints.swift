import CardGameHarness

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whether `Hints.md` has three rungs of hints for every check.
struct ExerciseHints {
  let exercise: Exercise
  let project: Project

  /// The names of the checks, or `nil` when they could not be listed.
  let checks: [String]?

  /// The names of mistakes that a learner of this exercise can be told.
  let codes: Set<String>

  private static let rungs = ["1 Question", "2 Pointer", "3 Nearly code"]

  /// What is wrong, a sentence each.
  var problems: [String] {
    let path = "\(exercise.path)/Hints.md"
    guard let text = try? String(contentsOfFile: project.path(path), encoding: .utf8) else {
      return []
    }
    let page = MarkdownPage(text)
    var problems: [String] = []
    let title = "Hints for \(exercise.number) \(exercise.title)"
    if page.headings.first?.text != title { problems.append(VerifyWords.title(path, title)) }
    let sections = page.headings.filter { $0.level == 2 }
    if let checks {
      problems += checks.filter { name in !sections.contains { $0.text == name } }
        .map { VerifyWords.noHints(path, $0) }
      problems += sections.filter { !checks.contains($0.text) && !isCode($0.text) }
        .map { VerifyWords.hintsForNothing(path, $0.line, $0.text) }
    }
    for section in sections {
      let end = sections.first { $0.line > section.line }?.line ?? Int.max
      let rungs = page.headings.filter {
        $0.level == 3 && $0.line > section.line && $0.line < end
      }
      if rungs.map(\.text) != Self.rungs {
        problems.append(VerifyWords.rungs(path, section.line, Self.rungs))
      }
      problems += rungs.filter { rung in page.body(below: rung).allSatisfy(\.isEmpty) }
        .map { VerifyWords.emptyHint(path, $0.line) }
    }
    return problems
  }

  /// Whether a heading is the name of a mistake that someone could be told.
  private func isCode(_ heading: String) -> Bool {
    guard let name = heading.wholeMatch(of: #/`([a-z0-9-]+)`/#)?.1 else { return false }
    return codes.contains(String(name)) || DiagnosisCode.ofPlay.contains { $0.rawValue == name }
  }
}
