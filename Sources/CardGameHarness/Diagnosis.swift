public import CardGameViews

/// A named mistake with its evidence, to be read by the person who made it.
///
/// ```swift
/// let diagnosis = diagnose(table, against: game)[0]
/// print(diagnosis.code, diagnosis.callSites[0].line)
/// // wrong-picture-slot 21
/// ```
public struct Diagnosis: Hashable, Sendable {
  /// The stable name of the mistake.
  public var code: DiagnosisCode

  /// One sentence that says what is wrong, where, and which mistake does that.
  public var headline: String

  /// What should be seen and what is seen instead, for the cards or labels that are wrong.
  public var rows: [Row]

  /// What stands above the two columns of the rows.
  public var headings: Headings

  /// The lines that set the wrong values, the most telling first; empty where it cannot be known.
  public var callSites: [CallSite]

  /// Why the rule exists that was broken.
  public var reason: String

  /// What would be right, as a call or a sentence.
  public var advice: String

  /// The moves that led to it, as they are typed, from the deal on.
  public var moves: [String]

  /// How many other things are wrong that follow from this, and are not reported on their own.
  public var consequenceCount: Int

  /// The table before the last move, after it and as it should be, where there is one to look at.
  ///
  /// Of several diagnoses of one table only the first has it.
  public var evidence: TableComparison?

  /// One line of the evidence.
  public struct Row: Hashable, Sendable {
    /// What is wrong: `card 0`, `cards 1-11`, `score label`.
    public var subject: String

    /// What should be seen.
    public var expected: String

    /// What is seen.
    public var shown: String

    /// Makes a line of evidence.
    ///
    /// - Parameters:
    ///   - subject: What is wrong: `card 0`, `score label`.
    ///   - expected: What should be seen.
    ///   - shown: What is seen.
    public init(subject: String, expected: String, shown: String) {
      self.subject = subject
      self.expected = expected
      self.shown = shown
    }
  }

  /// What stands above what was expected and what was found.
  public enum Headings: Hashable, Sendable {
    /// `should show` and `shows`, for what a person sees.
    case views

    /// `should be` and `is`, for values.
    case values

    /// `right` and `you said`, for what a person answered.
    case answers
  }

  /// Makes a diagnosis.
  ///
  /// - Parameters:
  ///   - code: The stable name of the mistake.
  ///   - headline: One sentence that says what is wrong, where, and which mistake does that.
  ///   - rows: What should be seen and what is seen instead.
  ///   - headings: What stands above the two columns of the rows.
  ///   - callSites: The lines that set the wrong values.
  ///   - reason: Why the rule exists that was broken.
  ///   - advice: What would be right.
  ///   - moves: The moves that led to it, as they are typed.
  ///   - consequenceCount: How many other things follow from this.
  ///   - evidence: The table before the last move, after it and as it should be.
  public init(
    code: DiagnosisCode, headline: String, rows: [Row] = [], headings: Headings = .views,
    callSites: [CallSite] = [], reason: String, advice: String, moves: [String] = [],
    consequenceCount: Int = 0, evidence: TableComparison? = nil
  ) {
    self.code = code
    self.headline = headline
    self.rows = rows
    self.headings = headings
    self.callSites = callSites
    self.reason = reason
    self.advice = advice
    self.moves = moves
    self.consequenceCount = consequenceCount
    self.evidence = evidence
  }
}
