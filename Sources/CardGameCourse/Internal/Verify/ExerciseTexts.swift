#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whether the texts of an exercise say what they should, and whether it is true.
struct ExerciseTexts {
  let exercise: Exercise
  let course: Course
  let project: Project

  /// Says what is wrong with a call of the tool, as it stands in a text; `nil` when it works.
  let problemOfCommand: (String) -> String?

  /// What is wrong, a sentence each.
  var problems: [String] {
    var problems = problemsOfReadMe + problemsOfSolution
    for name in ["README.md", "Hints.md", "Solution/README.md"] {
      guard let page = page(name) else { continue }
      problems += linkProblems(page, name) + commandProblems(page, name)
    }
    return problems + placesLeftToWrite
  }

  /// The marks of the template that still stand where an author has to write.
  private var placesLeftToWrite: [String] {
    let places = project.files(below: exercise.path).flatMap { path in
      let text = (try? String(contentsOfFile: project.path(path), encoding: .utf8)) ?? ""
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { index, line in
          line.firstRange(of: Self.mark).map { mark in
            VerifyWords.leftToWrite(path, index + 1, String(line[mark.upperBound...]))
          }
        }
    }
    return exercise.about.contains(Self.mark)
      ? places + [VerifyWords.describeInCourse(exercise.number)] : places
  }

  /// What the template writes where an author has to write.
  static let mark = "WRITE" + " ME"

  private func page(_ name: String) -> MarkdownPage? {
    let path = project.path("\(exercise.path)/\(name)")
    return (try? String(contentsOfFile: path, encoding: .utf8)).map(MarkdownPage.init)
  }

  // MARK: - README.md and Solution/README.md

  private static let sections = [
    "The story", "Your task", "Check your work", "What you may change", "Go further",
  ]

  private var problemsOfReadMe: [String] {
    let name = "README.md"
    guard let page = page(name) else { return [] }
    var problems: [String] = []
    let title = "\(exercise.number) \(exercise.title)"
    if page.headings.first.map({ ($0.level, $0.text) == (1, title) }) != true {
      problems.append(VerifyWords.title(path(name), title))
    }
    let sections = page.headings.filter { $0.level == 2 }.map(\.text)
    problems += Self.sections.filter { !sections.contains($0) }
      .map { VerifyWords.noSection(path(name), $0) }
    if sections.filter(Self.sections.contains) != Self.sections.filter(sections.contains) {
      problems.append(VerifyWords.orderOfSections(path(name), Self.sections))
    }
    problems += ["**You practise**", "**You need**", "**It takes**"]
      .filter { page.line(of: $0) == nil }.map { VerifyWords.doesNotSay(path(name), $0) }
    if page.line(of: "**It takes**") != nil,
      page.line(of: "about \(exercise.minutes) minutes") == nil
    {
      problems.append(VerifyWords.minutes(path(name), exercise.minutes))
    }
    let needed =
      [
        "swift test --filter \(exercise.moduleName)", "swift run faceup check \(exercise.number)",
        "(Hints.md)", "(Solution/README.md)",
      ] + exercise.files.map { "(\($0))" } + ["Starter/\(exercise.files[0])"]
    return problems
      + needed.filter { page.line(of: $0) == nil }.map { VerifyWords.doesNotSay(path(name), $0) }
  }

  private var problemsOfSolution: [String] {
    let name = "Solution/README.md"
    guard let page = page(name) else { return [] }
    var problems: [String] = []
    let title = "\(exercise.number) \(exercise.title): a solution"
    if page.headings.first?.text != title { problems.append(VerifyWords.title(path(name), title)) }
    let targets = page.links.map(\.target)
    return problems
      + project.folders(in: "\(exercise.path)/Alternatives")
      .filter { folder in !targets.contains { $0.hasPrefix("../Alternatives/\(folder)/") } }
      .map { VerifyWords.doesNotSay(path(name), "(../Alternatives/\($0)/…)") }
  }

  private func path(_ name: String) -> String { "\(exercise.path)/\(name)" }

  // MARK: - Links and commands

  private func linkProblems(_ page: MarkdownPage, _ name: String) -> [String] {
    page.links.compactMap { target, line in
      guard !target.contains("://"), !target.hasPrefix("mailto:") else { return nil }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let folder = path(name).split(separator: "/").dropLast().joined(separator: "/")
      let file = parts[0].isEmpty ? path(name) : "\(folder)/\(parts[0])"
      guard FileManager.default.fileExists(atPath: project.path(file)) else {
        return VerifyWords.deadLink(path(name), line, target)
      }
      guard parts.count == 2 else { return nil }
      let text = (try? String(contentsOfFile: project.path(file), encoding: .utf8)) ?? ""
      return MarkdownPage(text).anchors.contains(String(parts[1]))
        ? nil : VerifyWords.deadLink(path(name), line, target)
    }
  }

  private func commandProblems(_ page: MarkdownPage, _ name: String) -> [String] {
    page.code.flatMap { text, line in
      var problems: [String] = []
      if let call = text.firstMatch(of: #/\bswift run faceup\b(?<words>.*)/#) {
        let words = String(call.words.prefix { $0 != "#" }).trimmed
        if let problem = problemOfCommand(words) {
          problems.append(VerifyWords.command(path(name), line, problem))
        }
      }
      let numbers =
        text.matches(of: #/--filter "?Exercise(\d*)/#).map(\.1)
        + text.matches(of: #/FACEUP_(?:ONLY|REQUIRE)=(\d+)/#).map(\.1)
      problems += numbers.filter { number in
        !course.exercises.contains { $0.number == number }
      }.map { VerifyWords.noSuchExercise(path(name), line, String($0)) }
      return problems
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
