public import CardGameControllers

/// A step of a trial from which there may be no return, with what to say if there is none.
///
/// A trial that may crash or hang runs in a process of its own and writes down each step before it is
/// made. The last line then tells where the process ended.
///
/// ```swift
/// let step = Checkpoint("drawing from an empty deck", crash: .drawFromEmptyCrashes, …)
/// print(Checkpoint(line: step.line) == step)
/// // true
/// ```
public struct Checkpoint: Hashable, Sendable {
  /// What is done, as the subject of a sentence: `drawing from an empty deck`.
  public let deed: String

  /// The diagnosis of a crash there.
  public let crash: DiagnosisCode

  /// The diagnosis when it never comes to an end.
  public let hang: DiagnosisCode

  /// What should have come of it, as a sentence.
  public let reason: String

  /// What would be right, as a call or a sentence.
  public let advice: String

  /// Describes a step.
  ///
  /// - Parameters:
  ///   - deed: What is done, as the subject of a sentence, on one line.
  ///   - crash: The diagnosis of a crash there.
  ///   - hang: The diagnosis when it never comes to an end.
  ///   - reason: What should have come of it, as a sentence.
  ///   - advice: What would be right.
  public init(
    _ deed: String, crash: DiagnosisCode = .crashes, hang: DiagnosisCode = .neverEnds,
    reason: String, advice: String
  ) {
    self.deed = deed
    self.crash = crash
    self.hang = hang
    self.reason = reason
    self.advice = advice
  }

  /// The step as a line of text, without a line end.
  public var line: String {
    [Self.mark, deed, crash.rawValue, hang.rawValue, reason, advice].map {
      $0.replacing("\t", with: " ").replacing("\n", with: " ")
    }.joined(separator: "\t")
  }

  /// Reads a step from a line of text.
  ///
  /// - Parameter line: What ``line`` gives; `nil` for any other text.
  public init?(line: String) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6, parts[0] == Self.mark else { return nil }
    self.init(
      parts[1], crash: DiagnosisCode(parts[2]), hang: DiagnosisCode(parts[3]), reason: parts[4],
      advice: parts[5])
  }

  private static let mark = "faceup-checkpoint"
}

/// Is told of each step from which there may be no return, before it is made.
public typealias Journal = (Checkpoint) -> Void

extension Checkpoint {
  /// Making moves at a table.
  ///
  /// - Parameter moves: The moves.
  /// - Returns: The step.
  public static func playing(_ moves: [Move]) -> Checkpoint {
    Checkpoint(
      moves.isEmpty
        ? "showing the table"
        : "making the moves \(moves.map(\.description).joined(separator: ", "))",
      crash: .playCrashes, reason: "Whatever a person touches, the app goes on.",
      advice:
        "Look for an index out of range, a nil that is unwrapped, or a loop whose condition nothing in "
        + "it changes.")
  }
}
