public import CardGameModel

extension DiagnosisCode {
  /// Cards that should be taken out of a list all stay in it.
  public static let removingDoesNothing = DiagnosisCode("removing-does-nothing")

  /// Of cards beside each other that should be taken out of a list, every other one stays in it.
  public static let removingSkipsNeighbours = DiagnosisCode("removing-skips-neighbours")

  /// Cards are taken out of a list that should stay, or the others come in another order.
  public static let removingTakesOthers = DiagnosisCode("removing-takes-others")
}

/// Takes one card out of a hand, two that lie apart and two side by side, and names what is wrong.
///
/// ```swift
/// let diagnoses = diagnoseRemoving(from: Deck.m12.cards) { hand, wanted in
///   hand.filter { !wanted.contains($0) }
/// }
/// ```
///
/// - Parameters:
///   - hand: The cards, six or more, no two of them alike.
///   - remove: Returns some cards without those that are to be taken out.
/// - Returns: The first mistake, or none.
public func diagnoseRemoving<Face: CardFace>(
  from hand: [Face], by remove: (_ hand: [Face], _ wanted: [Face]) -> [Face]
) -> [Diagnosis] {
  for places in [[2], [0, 3], [1, 2], [2, 3, 4], [hand.count - 2, hand.count - 1]] {
    let wanted = places.map { hand[$0] }
    let right = hand.filter { !wanted.contains($0) }
    let left = asking("taking \(inWords(wanted)) out of \(hand.count) cards") {
      remove(hand, wanted)
    }
    guard left != right else { continue }
    let stayed = left.filter(wanted.contains)
    let hasOthers = left.filter { !wanted.contains($0) } == right
    let (code, cause, advice): (DiagnosisCode, String, String) =
      if left == hand {
        (
          .removingDoesNothing,
          "none is taken out: a card that is not the one or not the other is every card.",
          "$0 != first && $0 != second  // and: it is neither of them"
        )
      } else if hasOthers, wanted.count > 1 {
        (
          .removingSkipsNeighbours,
          "\(CardDifference.list(stayed)) \(stayed.count == 1 ? "is" : "are") passed over: when a card "
            + "is taken out, the next moves to its place, and the loop has gone on.",
          "hand.removeAll { … }  // or walk from the last index to the first"
        )
      } else {
        (
          .removingTakesOthers, "the others are not what they were.",
          "hand.removeAll { … }  // leaves the others in their order"
        )
      }
    return [
      Diagnosis(
        code: code,
        headline: "When \(CardDifference.list(wanted)) should be taken out of \(hand.count) cards, "
          + cause,
        rows: [
          .init(
            subject: "left", expected: right.map(\.title).joined(separator: " "),
            shown: left.map(\.title).joined(separator: " "))
        ], headings: .values,
        reason: "Exactly the cards that were asked for leave, and the others keep their order.",
        advice: advice)
    ]
  }
  return []
}
