public import CardGameModel

extension DiagnosisCode {
  /// A rule's verdict depends on the order of the cards.
  public static let orderMatters = DiagnosisCode("order-matters")

  /// A rule counts pairs that it should not, or leaves out some.
  public static let pairsCountedWrongly = DiagnosisCode("pairs-counted-wrongly")

  /// A rule gives other points, in no way that is known by name.
  public static let pointsWrong = DiagnosisCode("points-wrong")
}

/// Judges cards by a rule under test and by the right one, and names the mistake where they differ.
///
/// Every two cards of the pack are judged, then every three of its first cards in all six orders,
/// then some larger hands. Where a known mistake gives exactly the points that the rule gave, for all
/// of these, it is named; otherwise the first hand that is judged wrongly is shown.
///
/// ```swift
/// let diagnoses = diagnosePoints(of: { cards in cards[0].rank == cards[1].rank ? 4 : 0 })
/// print(diagnoses[0].headline)
/// // 5♠ A♠ earn 0 points and should earn 1: cards of one suit earn nothing.
/// ```
///
/// - Parameters:
///   - points: The rule under test: the points of some cards, two or more.
///   - rule: The right rule.
///   - largestHand: How many cards to judge at a time, at most; from 2.
///   - pack: The cards to judge.
/// - Returns: The mistake, or none when every hand was judged rightly.
/// - Complexity: Some thousand hands.
public func diagnosePoints(
  of points: ([PlayingCard]) -> Int, against rule: RankOrSuitRule = RankOrSuitRule(),
  largestHand: Int = 4, pack: [PlayingCard] = Deck.standard.cards
) -> [Diagnosis] {
  diagnosePoints(
    of: points, against: rule, hands: PointsInspection.hands(of: pack, largest: largestHand))
}

/// Judges hands of cards by a rule under test and by the right one, and names the mistake.
///
/// Where a known mistake gives exactly the points that the rule gave, for all of the hands, it is
/// named; otherwise the first hand that is judged wrongly is shown.
///
/// - Parameters:
///   - points: The rule under test: the points of some cards.
///   - rule: The right rule.
///   - hands: The hands to judge.
///   - counts: Tells whether a hand counts; the others help to find the cause, and nothing else.
/// - Returns: The mistake, or none when every hand that counts was judged rightly.
/// - Complexity: O(n) hands judged.
public func diagnosePoints(
  of points: ([PlayingCard]) -> Int, against rule: RankOrSuitRule = RankOrSuitRule(),
  hands: [[PlayingCard]], where counts: ([PlayingCard]) -> Bool = { _ in true }
) -> [Diagnosis] {
  let given = hands.map { hand in asking("points for \(inWords(hand))") { points(hand) } }
  guard
    let wrong = hands.indices.first(where: {
      given[$0] != rule.points(for: hands[$0]) && counts(hands[$0])
    })
  else { return [] }
  let cause = PointsMistake.all(of: rule).first { mistake in
    hands.indices.allSatisfy { mistake.points(hands[$0]) == given[$0] }
  }
  let otherOrder = hands.indices.first { index in
    given[index] != given[wrong] && hands[index].count == hands[wrong].count
      && Set(hands[index]) == Set(hands[wrong])
  }
  return [
    PointsInspection.diagnosis(
      hand: hands[wrong], given: given[wrong], right: rule.points(for: hands[wrong]), cause: cause,
      otherOrder: otherOrder.map { (hands[$0], given[$0]) })
  ]
}

/// Judges each hand of cards in several orders and says where a rule does not judge them alike.
///
/// ```swift
/// let cards = Deck.m12.cards
/// print(diagnosePointsByOrder(of: { $0[0].rank.rawValue }, hands: [cards])[0].code)
/// // order-matters
/// ```
///
/// - Parameters:
///   - points: The rule under test: the points of some cards.
///   - hands: The hands to judge, each from two cards on.
/// - Returns: The first hand that is judged otherwise in another order, or none.
/// - Complexity: O(n) hands judged.
public func diagnosePointsByOrder(
  of points: ([PlayingCard]) -> Int, hands: [[PlayingCard]]
) -> [Diagnosis] {
  func judged(_ hand: [PlayingCard]) -> Int {
    asking("points for \(inWords(hand))") { points(hand) }
  }
  var generator = SeededGenerator(seed: 6)
  for hand in hands {
    let first = judged(hand)
    var order = hand
    for turn in 0..<6 {
      if turn == 0 { order.reverse() } else { order.fisherYatesShuffle(using: &generator) }
      let points = judged(order)
      guard points == first else {
        let titles = [hand, order].map { $0.map(\.title).joined(separator: " ") }
        return [
          Diagnosis(
            code: .orderMatters,
            headline: "\(titles[0]) earn \(PointsInspection.inWords(first)), and in the order "
              + "\(titles[1]) they earn \(PointsInspection.inWords(points)): the order of the cards "
              + "matters.",
            reason: PointsInspection.reason, advice: PointsInspection.advice)
        ]
      }
    }
  }
  return []
}

/// The hands that a rule is judged by, and the words for what it gave.
private enum PointsInspection {
  static let reason =
    "Two cards of one rank earn 4 points, two of one suit 1; of more cards every pair counts once, "
    + "so that no order among them can matter."

  static let advice =
    "for (index, card) in cards.enumerated() {\n  for other in cards[(index + 1)...] { … }\n}"

  static let adviceForTwo =
    "if card.rank == other.rank { return 4 }  // and only if not, ask for the suit"

  static func inWords(_ points: Int) -> String { "\(points) \(points == 1 ? "point" : "points")" }

  static func hands(of pack: [PlayingCard], largest: Int) -> [[PlayingCard]] {
    var hands: [[PlayingCard]] = []
    for first in pack {
      for second in pack where second != first { hands.append([first, second]) }
    }
    let few = pack.enumerated().filter { $0.offset % 4 == 0 || $0.offset < 3 }.map(\.element)
    if largest >= 3 {
      for first in few {
        for second in few where second != first {
          for third in few where third != first && third != second {
            hands.append([first, second, third])
          }
        }
      }
    }
    var generator = SeededGenerator(seed: 5)
    for size in stride(from: 4, through: min(largest, pack.count), by: 1) {
      for _ in 0..<200 {
        var cards = pack
        cards.fisherYatesShuffle(using: &generator)
        hands.append(Array(cards.prefix(size)))
      }
    }
    return hands
  }

  static func diagnosis(
    hand: [PlayingCard], given: Int, right: Int, cause: PointsMistake?,
    otherOrder: (hand: [PlayingCard], given: Int)?
  ) -> Diagnosis {
    let cards =
      switch hand.count {
      case 0: "No cards earn"
      case 1: "\(hand[0].title) alone earns"
      default: "\(hand.map(\.title).joined(separator: " ")) earn"
      }
    var headline = "\(cards) \(inWords(given)) and should earn \(right)"
    var code = DiagnosisCode.pointsWrong
    if let cause {
      (headline, code) = ("\(headline): \(cause.cause)", cause.code)
    } else if let otherOrder {
      headline +=
        "; in the order \(otherOrder.hand.map(\.title).joined(separator: " ")) they earn "
        + "\(otherOrder.given): the order of the cards matters."
      code = .orderMatters
    } else {
      headline += "."
    }
    return Diagnosis(
      code: code, headline: headline,
      rows: [.init(subject: "points", expected: "\(right)", shown: "\(given)")], headings: .values,
      reason: reason,
      advice: hand.count == 2 && cause?.code != .pairsCountedWrongly
        ? adviceForTwo : advice)
  }
}
