public import CardGameHarness

/// Something that a check has to say when it is not passed.
public struct Problem: Hashable, Sendable {
  /// What is wrong, for the person who made it; the first line stands alone.
  public var text: String

  /// The name of the mistake, where the harness knows it.
  public var code: DiagnosisCode?

  /// The file in which to look, from the project's root.
  public var file: String?

  /// The line in that file, from 1.
  public var line: Int?

  /// The arguments with which the check ran, if it runs with more than one.
  public var arguments: String?

  /// Describes what is wrong.
  ///
  /// - Parameters:
  ///   - text: What is wrong; the first line stands alone.
  ///   - code: The name of the mistake, where it is known.
  ///   - file: The file in which to look, from the project's root.
  ///   - line: The line in that file, from 1.
  ///   - arguments: The arguments with which the check ran.
  public init(
    _ text: String, code: DiagnosisCode? = nil, file: String? = nil, line: Int? = nil,
    arguments: String? = nil
  ) {
    self.text = text
    self.code = code
    self.file = file
    self.line = line
    self.arguments = arguments
  }

  /// The sentence that stands alone: the first line of the text, unwrapped where it is a report.
  public var headline: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard code != nil else { return lines.first.map(String.init) ?? "" }
    return lines.prefix { $0.firstMatch(of: #/^(  |[A-Z][a-z ]{0,7}  )/#) == nil }
      .joined(separator: " ")
  }
}
