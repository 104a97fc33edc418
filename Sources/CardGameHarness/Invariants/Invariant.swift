public import CardGameControllers

/// Something that must hold after every move of a game, whichever move it was.
///
/// The rules are compared with a reference game anyway; an invariant says what is true of every game,
/// also of one that nobody wrote a reference for.
///
/// ```swift
/// let neverDeep = Invariant("never-deep", "No score falls below -50.") { step in
///   guard let score = step.after?.score, score < -50 else { return nil }
///   return "the score has fallen to \(score)."
/// }
/// ```
public struct Invariant: Sendable {
  /// The name under which a breach is reported.
  public let code: DiagnosisCode

  /// What must hold, as a sentence.
  public let sentence: String

  /// What to do where it does not hold.
  public let advice: String

  private let breach: @Sendable (GameStep) -> String?

  /// Describes an invariant.
  ///
  /// - Parameters:
  ///   - name: A name in lower case with hyphens.
  ///   - sentence: What must hold.
  ///   - advice: What to do where it does not hold.
  ///   - breach: Says what is wrong after a step, as the end of a sentence; `nil` when all is right.
  public init(
    _ name: String, _ sentence: String, advice: String = "Look at what the last move changes.",
    breach: @escaping @Sendable (GameStep) -> String?
  ) {
    code = DiagnosisCode(name)
    self.sentence = sentence
    self.advice = advice
    self.breach = breach
  }

  /// Names the breach of the invariant by a step, if there is one.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - moves: All moves since the deal, this one as the last.
  /// - Returns: What is wrong, or `nil` when the invariant holds.
  public func diagnosis(of step: GameStep, after moves: [Move]) -> Diagnosis? {
    guard let breach = breach(step) else { return nil }
    return Diagnosis(
      code: code,
      headline: (Situation.lead(moves, hasStarted: true) + breach).capitalisedSentence,
      reason: sentence, advice: advice, moves: moves.map(\.description))
  }
}

extension [Invariant] {
  /// The first breach by a step: what an invariant tries on a table, the next would find there.
  func firstBreach(by step: GameStep, after moves: [Move]) -> [Diagnosis] {
    for invariant in self {
      if let diagnosis = invariant.diagnosis(of: step, after: moves) { return [diagnosis] }
    }
    return []
  }
}
