public import CardGameModel

extension DiagnosisCode {
  /// Any three cards are taken for a trio.
  public static let everyTrioAccepted = DiagnosisCode("every-trio-accepted")

  /// No three cards are taken for a trio.
  public static let noTrioAccepted = DiagnosisCode("no-trio-accepted")

  /// One attribute that is all alike or all different is enough for a trio.
  public static let attributesJoinedByOr = DiagnosisCode("attributes-joined-by-or")

  /// One of the four attributes is not looked at.
  public static let attributeForgotten = DiagnosisCode("attribute-forgotten")

  /// Some three cards are taken for a trio that are none, or the other way round.
  public static let trioJudgedWrongly = DiagnosisCode("trio-judged-wrongly")
}

/// Judges all 85,320 sets of three of the 81 cards by a rule under test, and names what is wrong.
///
/// Exactly 1,080 of them are trios. A part of them is judged in all six orders first.
///
/// ```swift
/// let diagnoses = diagnoseTrioRule { $0.isTrio(with: $1, $2) }
/// print(diagnoses.isEmpty)
/// // true
/// ```
///
/// - Parameter isTrio: The rule under test, for three different cards in any order.
/// - Returns: The mistake, with the first three cards that are judged wrongly, or none.
/// - Complexity: 85,320 judgements and some thousand more.
public func diagnoseTrioRule(
  _ isTrio: (TrioCard, TrioCard, TrioCard) -> Bool
) -> [Diagnosis] {
  let inspection = TrioRuleInspection()
  if let diagnosis = inspection.orderDependence(of: isTrio) { return [diagnosis] }
  var verdicts: [Bool] = []
  verdicts.reserveCapacity(TrioRuleInspection.setCount)
  var firstWrong: Int?
  inspection.forEachSet { first, second, third in
    let verdict = isTrio(first, second, third)
    if firstWrong == nil, verdict != (first.third(with: second) == third) {
      firstWrong = verdicts.count
    }
    verdicts.append(verdict)
  }
  return firstWrong.map { [inspection.diagnosis(of: verdicts, firstWrong: $0)] } ?? []
}

/// All sets of three cards, and what a rule makes of them.
private struct TrioRuleInspection {
  static let setCount = 85_320
  private let cards = Deck.trios.cards

  func forEachSet(_ body: (TrioCard, TrioCard, TrioCard) -> Void) {
    for first in cards.indices {
      for second in (first + 1)..<max(first + 1, cards.count) {
        for third in (second + 1)..<max(second + 1, cards.count) {
          body(cards[first], cards[second], cards[third])
        }
      }
    }
  }

  /// Judges every 41st set in all six orders; 41 shares no divisor with the lengths of the loops.
  func orderDependence(of isTrio: (TrioCard, TrioCard, TrioCard) -> Bool) -> Diagnosis? {
    var number = 0
    var found: Diagnosis?
    forEachSet { first, second, third in
      number += 1
      guard found == nil, number % 41 == 0 else { return }
      let orders = [
        [first, second, third], [first, third, second], [second, first, third],
        [second, third, first], [third, first, second], [third, second, first],
      ]
      let verdicts = orders.map { isTrio($0[0], $0[1], $0[2]) }
      guard let other = verdicts.firstIndex(of: !verdicts[0]) else { return }
      let texts = [0, other].map { orders[$0].map(\.asciiTitle).joined(separator: " ") }
      let words = [0, other].map { verdicts[$0] ? "are a trio" : "are none" }
      found = Diagnosis(
        code: .orderMatters,
        headline:
          "\(texts[0]) \(words[0]), and in the order \(texts[1]) they \(words[1]): the order "
          + "of the cards matters.",
        rows: orders.indices.map { index in
          .init(
            subject: orders[index].map(\.asciiTitle).joined(separator: " "),
            expected: "the same in every order", shown: verdicts[index] ? "a trio" : "no trio")
        }, headings: .values,
        reason:
          "Three cards are all different only when the first and the last are different, too.",
        advice: "a == b && b == c || a != b && b != c && a != c")
    }
    return found
  }

  func diagnosis(of verdicts: [Bool], firstWrong: Int) -> Diagnosis {
    let accepted = verdicts.count(where: \.self)
    var number = 0
    var example: [TrioCard] = []
    forEachSet { first, second, third in
      if number == firstWrong { example = [first, second, third] }
      number += 1
    }
    let (code, cause, advice) = cause(of: verdicts, accepted: accepted)
    let titles = example.map(\.asciiTitle).joined(separator: " ")
    let why = example[0].whyNoTrio(with: example[1], example[2])?.reasons.joined(separator: "; ")
    return Diagnosis(
      code: code,
      headline: "\(titles) are \(verdicts[firstWrong] ? "" : "not ")taken for a trio"
        + (why.map { ", and they are none (\($0))" } ?? ", and they are one") + cause,
      rows: [
        .init(
          subject: "of \(inThousands(Self.setCount))", expected: "1,080 are trios",
          shown: "\(inThousands(accepted)) are taken for trios")
      ], headings: .values,
      reason: "In each of the four attributes a trio is all alike or all different.", advice: advice
    )
  }

  /// The mistake that gives exactly these verdicts, as the end of a sentence.
  private func cause(of verdicts: [Bool], accepted: Int) -> (DiagnosisCode, String, String) {
    if accepted == Self.setCount {
      return (
        .everyTrioAccepted,
        ": so are any three cards. Either the answer is always yes, as a line that was left over from "
          + "a trial may say, or each attribute is compared with itself.",
        "first.number == second.number  // two cards on the two sides, and no return before"
      )
    }
    if accepted == 0 {
      return (
        .noTrioAccepted, ": so are no three cards.", "return …each of the attributes is right…"
      )
    }
    if agree(verdicts, { patterns in patterns.contains { $0 } }) {
      return (
        .attributesJoinedByOr, ": one attribute is enough, because they are joined by or.",
        "number && shape && shading && color"
      )
    }
    for (index, attribute) in TrioCard.Attribute.allCases.enumerated() {
      let isForgotten = agree(verdicts) { patterns in
        patterns.indices.allSatisfy { $0 == index || patterns[$0] }
      }
      guard isForgotten else { continue }
      return (
        .attributeForgotten, ": the \(attribute.rawValue) is not looked at.",
        "number && shape && shading && color"
      )
    }
    return (.trioJudgedWrongly, ".", "number && shape && shading && color")
  }

  /// Tells whether a mistaken rule gives these verdicts; it is asked which attributes are right.
  private func agree(_ verdicts: [Bool], _ mistaken: ([Bool]) -> Bool) -> Bool {
    let table = cards.map { card in TrioCard.Attribute.allCases.map { card.value(of: $0) } }
    var number = 0
    for first in cards.indices {
      for second in (first + 1)..<max(first + 1, cards.count) {
        for third in (second + 1)..<max(second + 1, cards.count) {
          let (a, b, c) = (table[first], table[second], table[third])
          let patterns = (0..<4).map { isRight(a[$0], b[$0], c[$0]) }
          guard mistaken(patterns) == verdicts[number] else { return false }
          number += 1
        }
      }
    }
    return true
  }

  /// Tells whether three values are all alike or all different.
  private func isRight(_ a: Int, _ b: Int, _ c: Int) -> Bool {
    a == b ? b == c : b != c && a != c
  }

  private func inThousands(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    let rest = "\(number % 1000)"
    return "\(number / 1000)," + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
