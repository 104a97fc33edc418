/// How much a report tells.
///
/// Those who set exercises may want learners to look for themselves first.
///
/// ```swift
/// print(diagnosis.report(.hint))
/// // After touching card 0, 12 cards are blank boards.
/// // …
/// ```
public enum ReportDepth: String, CaseIterable, Hashable, Sendable {
  /// What is wrong and why that matters.
  case hint

  /// That, the mistake, the lines that made it, what would be right, and the tables side by side.
  case full
}
