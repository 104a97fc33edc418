extension DiagnosisCode {
  /// An answer was not filled in.
  public static let notFilledIn = DiagnosisCode("not-filled-in")
}

/// Says which answers to a question are still to be filled in.
///
/// ```swift
/// print(diagnoseBlanks(["score": nil, "faceUp": [3]], of: "Question 1")[0].headline)
/// // Question 1 has a blank: score is not filled in.
/// ```
///
/// - Parameters:
///   - answers: The answers by their names, in the order in which they are asked for.
///   - question: What the question is called, with a capital letter.
/// - Returns: One diagnosis when an answer is `nil`, or none.
public func diagnoseBlanks(
  _ answers: KeyValuePairs<String, Any?>, of question: String
) -> [Diagnosis] {
  let blanks = answers.filter { $0.value == nil }.map(\.key)
  guard let last = blanks.last else { return [] }
  let others = blanks.dropLast().joined(separator: ", ")
  return [
    Diagnosis(
      code: .notFilledIn,
      headline: blanks.count == 1
        ? "\(question) has a blank: \(last) is not filled in."
        : "\(question) has blanks: \(others) and \(last) are not filled in.",
      reason: "An answer that is not given is neither right nor wrong.",
      advice: "Write your answer where nil stands.")
  ]
}
