/// One thing about an exercise that was looked into: what should be, and what is.
///
/// ```swift
/// let finding = Finding(
///   exercise: "06", kind: .solution, name: "Solution", expected: "all checks pass",
///   got: "all 11 checks pass", isOK: true)
/// ```
public struct Finding: Hashable, Sendable {
  /// The number of the exercise.
  public var exercise: String

  /// What was looked into.
  public var kind: Kind

  /// Which one of its kind.
  public var name: String

  /// What should be, in a line.
  public var expected: String

  /// What is, in a line.
  public var got: String

  /// Whether it is as it should be.
  public var isOK: Bool

  /// What an author has to know to mend it, a line each; nothing where all is well.
  public var details: [String]

  /// Notes what was found.
  ///
  /// - Parameters:
  ///   - exercise: The number of the exercise.
  ///   - kind: What was looked into.
  ///   - name: Which one of its kind.
  ///   - expected: What should be, in a line.
  ///   - got: What is, in a line.
  ///   - isOK: Whether it is as it should be.
  ///   - details: What an author has to know to mend it, a line each.
  public init(
    exercise: String, kind: Kind, name: String, expected: String, got: String, isOK: Bool,
    details: [String] = []
  ) {
    self.exercise = exercise
    self.kind = kind
    self.name = name
    self.expected = expected
    self.got = got
    self.isOK = isOK
    self.details = details
  }

  /// What a finding is about.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    /// What a learner begins with, which must fail.
    case starter

    /// The solution, which must pass.
    case solution

    /// A solution in another style, which must pass, too.
    case alternative

    /// A wrong solution, which must fail as it is said to.
    case attempt

    /// Which files there are, and which of them the manifest and the course know.
    case files

    /// What the texts say, and whether it is true.
    case texts

    /// Whether there are hints for every check.
    case hints

    /// Whether every check can fail, and alone.
    case checks

    /// Whether the code is formatted.
    case format
  }
}

extension Finding.Kind {
  /// Whether it is about code that was compiled and checked, and so always told to programs.
  public var isVariant: Bool {
    switch self {
    case .starter, .solution, .alternative, .attempt: true
    case .files, .texts, .hints, .checks, .format: false
    }
  }
}
