public import CardGameModel

extension DiagnosisCode {
  /// A rule of Trios leaves an attribute out, or looks at one only.
  public static let attributeIgnored = DiagnosisCode("attribute-ignored")

  /// A rule of Trios refuses cards that are all alike in an attribute.
  public static let allAlikeRefused = DiagnosisCode("all-alike-refused")

  /// A rule of Trios is content with one attribute, where all four must be right.
  public static let oneAttributeEnough = DiagnosisCode("one-attribute-enough")

  /// A rule of Trios takes the wrong cards for a trio, or the right ones for none.
  public static let wrongTrios = DiagnosisCode("wrong-trios")

  /// What is said of three cards that are no trio is not the reason, or not all of it.
  public static let wrongReasons = DiagnosisCode("wrong-reasons")
}

/// Judges every three of the eighty-one cards of Trios by a rule under test, and names its mistake.
///
/// There are 85,320 ways to take three cards, and 1,080 of them are trios. Each is judged once, with
/// its cards in the order of the deck.
///
/// ```swift
/// let diagnoses = diagnoseTrios(among: true) { cards in
///   Set(cards.map(\.number)).count == 3 ? 1 : 0
/// }
/// print(diagnoses[0].code)
/// // all-alike-refused
/// ```
///
/// - Parameters:
///   - areTrios: `true` to judge the trios, `false` to judge all others.
///   - points: The rule under test: the points of three cards: 1 for a trio, 0 for any others.
/// - Returns: The mistake, or none when all of them were judged rightly.
/// - Complexity: 1,080 calls of the rule, or 84,240; some thousand more when one is wrong.
public func diagnoseTrios(
  among areTrios: Bool, points: ([TrioCard]) -> Int
) -> [Diagnosis] {
  func judged(_ hand: [TrioCard]) -> Int {
    asking("points for \(inWords(hand))") { points(hand) }
  }
  var wrong: [TrioCard]?
  TrioInspection.forEachHand { hand, isTrio in
    if isTrio == areTrios, judged(hand) != (isTrio ? 1 : 0) { wrong = hand }
    return wrong == nil
  }
  return wrong.map { [TrioInspection.diagnosis(of: $0, areTrio: areTrios, points: judged)] } ?? []
}

/// Judges three cards of Trios in all six orders and says where a rule does not judge them alike.
///
/// - Parameter points: The rule under test: the points of three cards.
/// - Returns: The first cards that are judged otherwise in another order, or none.
/// - Complexity: Some ten thousand calls of the rule.
public func diagnoseTriosByOrder(points: ([TrioCard]) -> Int) -> [Diagnosis] {
  func judged(_ hand: [TrioCard]) -> Int {
    asking("points for \(inWords(hand))") { points(hand) }
  }
  for hand in TrioInspection.someHands + TrioInspection.allTrios {
    let first = judged(hand)
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let cards = order.map { hand[$0] }
      let points = judged(cards)
      guard points == first else {
        return [
          Diagnosis(
            code: .orderMatters,
            headline: "\(TrioInspection.list(hand)) earn \(first), and in the order "
              + "\(TrioInspection.list(cards)) they earn \(points): the order of the cards matters.",
            reason: "A person chooses the three cards in any order, and sees the same three.",
            advice: "Ask of all three cards at once how many different values they have.")
        ]
      }
    }
  }
  return []
}

/// Asks why cards are no trio and says where a reason is missing, or is none.
///
/// The words are free. Every attribute in which two cards are alike and one differs must be named in
/// a reason of its own, in the order of the attributes, and no other. Of a trio there is no reason.
///
/// - Parameter reasons: Says why three cards, in any order, are no trio.
/// - Returns: The first mistake, or none.
/// - Complexity: Some thousand calls.
public func diagnoseWhyNoTrio(reasons: ([TrioCard]) -> [String]) -> [Diagnosis] {
  func given(_ cards: [TrioCard]) -> [String] {
    asking("reasons why \(inWords(cards)) are no trio") { reasons(cards) }
  }
  var generator = SeededGenerator(seed: 15)
  for hand in TrioInspection.someHands {
    var cards = hand
    // In the order of the deck first: what is wrong there, too, needs no word about the order.
    for turn in 0..<3 {
      if turn > 0 { cards.fisherYatesShuffle(using: &generator) }
      if let diagnosis = TrioInspection.diagnosis(of: cards, reasons: given(cards)) {
        let isRight = TrioInspection.diagnosis(of: hand, reasons: given(hand)) == nil
        return [isRight ? diagnosis.ofOrder(beside: TrioInspection.list(hand)) : diagnosis]
      }
    }
  }
  return []
}

extension Diagnosis {
  /// The same, with the words that the order of the cards has made the difference.
  fileprivate func ofOrder(beside order: String) -> Diagnosis {
    var copy = self
    copy.headline += " In the order \(order) all is right: the order must make no difference."
    return copy
  }
}

/// The hands that a rule of Trios is judged by, and the mistakes that are known.
private enum TrioInspection {
  struct Mistake {
    var code: DiagnosisCode
    var cause: String
    var isTrio: ([Int]) -> Bool
  }

  static func list(_ cards: [TrioCard]) -> String {
    cards.map(\.title).joined(separator: " ")
  }

  /// Calls a closure with every three cards, and whether they are a trio, until it returns `false`.
  static func forEachHand(_ body: ([TrioCard], Bool) -> Bool) {
    let pack = Deck.trios.cards
    for first in pack.indices {
      for second in pack.indices[(first + 1)...] {
        let trio = pack[first].third(with: pack[second])
        for third in pack.indices[(second + 1)...] {
          guard body([pack[first], pack[second], pack[third]], pack[third] == trio) else { return }
        }
      }
    }
  }

  /// Some hundred trios and some hundred others, by chance.
  static let someHands: [[TrioCard]] = {
    var generator = SeededGenerator(seed: 81)
    var cards = Deck.trios.cards
    return (0..<800).map { number in
      cards.fisherYatesShuffle(using: &generator)
      let hand = Array(cards.prefix(3))
      let isTrio = number.isMultiple(of: 3)
      return (isTrio ? [hand[0], hand[1], hand[0].third(with: hand[1])] : hand)
        .sorted { $0.asciiTitle < $1.asciiTitle }
    }
  }()

  /// All 1,080 trios.
  static let allTrios: [[TrioCard]] = {
    var trios: [[TrioCard]] = []
    forEachHand { hand, isTrio in
      if isTrio { trios.append(hand) }
      return true
    }
    return trios
  }()

  /// What is wrong with the reasons that are given for three cards.
  static func diagnosis(of hand: [TrioCard], reasons given: [String]) -> Diagnosis? {
    let spoilers = spoilers(of: hand)
    let expected = spoilers.map(\.rawValue)
    let named = given.map { reason in
      let reason = reason.lowercased()
      // Who writes it as it is called in code is right as well.
      return TrioCard.Attribute.allCases.filter {
        reason.contains($0.rawValue) || reason.contains("\($0)")
      }
    }
    guard named != spoilers.map({ [$0] }) else { return nil }
    let headline =
      if expected.isEmpty {
        "\(list(hand)) are a trio, and yet a reason is given why they are none."
      } else if Set(named) == Set(spoilers.map { [$0] }), named.count == expected.count {
        "Why \(list(hand)) are no trio is not said rightly: the reasons stand in another order than "
          + "number, shape, shading, colour."
      } else {
        "Why \(list(hand)) are no trio is not said rightly: there should be one reason for each "
          + "attribute in which two are alike and one differs."
      }
    return Diagnosis(
      code: .wrongReasons, headline: headline,
      rows: [
        .init(
          subject: "reasons",
          expected: expected.isEmpty ? "none" : expected.joined(separator: ", "),
          shown: given.isEmpty ? "none" : given.joined(separator: "; "))
      ], headings: .values,
      reason: "A person who is told every attribute that spoils it sees the next trio sooner.",
      advice: "\"\\(attribute.rawValue): two are alike, one differs\"")
  }

  static func spoilers(of hand: [TrioCard]) -> [TrioCard.Attribute] {
    TrioCard.Attribute.allCases.filter { attribute in
      Set(hand.map { $0.value(of: attribute) }).count == 2
    }
  }

  /// What is known to go wrong; each is told how many values the cards have, in each attribute.
  static var mistakes: [Mistake] {
    [
      // No two cards are alike in everything, so this is also what a rule of equal cards does.
      Mistake(
        code: .wrongTrios, cause: "none are ever a trio, though cards may be all different, too."
      ) { _ in false },
      Mistake(
        code: .wrongTrios,
        cause:
          "any three cards are a trio: the answer is always yes, as a line that is left over from "
          + "a trial says it, or each attribute is compared with itself."
      ) { _ in true },
      Mistake(
        code: .allAlikeRefused, cause: "cards that are all alike in an attribute are refused."
      ) { $0.allSatisfy { $0 == 3 } },
      Mistake(
        code: .oneAttributeEnough, cause: "one attribute is enough, where all four must be right."
      ) { $0.contains { $0 != 2 } },
      Mistake(
        code: .oneAttributeEnough, cause: "it is enough that one attribute is all alike."
      ) { $0.contains(1) },
      Mistake(
        code: .wrongTrios,
        cause: "the attributes must be all alike in all, or all different in all."
      ) { $0.allSatisfy { $0 == 1 } || $0.allSatisfy { $0 == 3 } },
    ]
      + TrioCard.Attribute.allCases.enumerated().flatMap { index, attribute in
        [
          Mistake(code: .attributeIgnored, cause: "the \(attribute.rawValue) is not looked at.") {
            $0.enumerated().allSatisfy { $0.offset == index || $0.element != 2 }
          },
          Mistake(
            code: .attributeIgnored, cause: "only the \(attribute.rawValue) is looked at."
          ) { $0[index] != 2 },
        ]
      }
  }

  static func diagnosis(
    of hand: [TrioCard], areTrio: Bool, points: ([TrioCard]) -> Int
  ) -> Diagnosis {
    let judged = (someHands + [hand]).map { cards in
      (
        counts: TrioCard.Attribute.allCases.map { attribute in
          Set(cards.map { $0.value(of: attribute) }).count
        }, points: points(cards)
      )
    }
    let cause = mistakes.first { mistake in
      judged.allSatisfy { (mistake.isTrio($0.counts) ? 1 : 0) == $0.points }
    }
    let given = points(hand)
    let verdict =
      switch (areTrio, given) {
      case (true, 0): "are a trio and earn nothing"
      case (true, _): "are a trio and earn \(given) points instead of 1"
      case (false, _): "are no trio and earn \(given == 1 ? "a point" : "\(given) points")"
      }
    return Diagnosis(
      code: cause?.code ?? .wrongTrios,
      headline: "\(list(hand)) \(verdict)" + (cause.map { ": \($0.cause)" } ?? "."),
      rows: TrioCard.Attribute.allCases.map { attribute in
        let values = hand.map { "\($0.value(of: attribute))" }
        return .init(
          subject: attribute.rawValue, expected: "all alike or all different",
          shown: values.joined(separator: " ") + (Set(values).count == 2 ? ", neither" : ""))
      }, headings: .values,
      reason:
        "Three cards are a trio when in each of the four attributes they are all alike or all "
        + "different: when no attribute has two values.",
      advice: "Count the different values of each attribute: 1 or 3 will do, and 2 will not.")
  }
}
