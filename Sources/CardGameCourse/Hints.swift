#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The hints of an exercise: some for each check, and for mistakes that have a name.
///
/// ```swift
/// let hints = try Hints(for: exercise, in: project)
/// print(hints.section(for: "A mismatch costs 2 points", code: nil)!.rungs[0].title)
/// // Question
/// ```
public struct Hints: Hashable, Sendable {
  /// The hints for one check or one mistake, each telling more than the one before.
  public struct Section: Hashable, Sendable {
    /// The check's name, or that of the mistake.
    public let heading: String

    /// The hints.
    public let rungs: [Rung]
  }

  /// One hint.
  public struct Rung: Hashable, Sendable {
    /// What kind of hint it is, for example `Question`.
    public let title: String

    /// The hint, as Markdown.
    public let text: String
  }

  /// All sections, in the order of the page.
  public let sections: [Section]

  /// Reads the hints of an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - project: Where it lies.
  /// - Throws: An error when `Hints.md` cannot be read.
  public init(for exercise: Exercise, in project: Project) throws {
    let path = project.path("\(exercise.path)/Hints.md")
    let page = MarkdownPage(try String(contentsOfFile: path, encoding: .utf8))
    var sections: [(heading: String, rungs: [Rung])] = []
    for heading in page.headings {
      if heading.level == 2 {
        sections.append((heading.text.filter { $0 != "`" }, []))
      } else if heading.level == 3, !sections.isEmpty {
        let title = heading.text.drop { $0.isNumber || $0 == " " }
        let text = page.body(below: heading).joined(separator: "\n")
        sections[sections.count - 1].rungs.append(Rung(title: String(title), text: text))
      }
    }
    self.sections = sections.map { Section(heading: $0.heading, rungs: $0.rungs) }
      .filter { !$0.rungs.isEmpty }
  }

  /// Finds the hints for what went wrong.
  ///
  /// - Parameters:
  ///   - check: The check that failed.
  ///   - code: The name of the mistake, which has hints of its own where it needs them.
  /// - Returns: The hints, or `nil` when there are none for it.
  public func section(for check: String, code: String?) -> Section? {
    sections.first { $0.heading == code } ?? sections.first { $0.heading == check }
  }
}
