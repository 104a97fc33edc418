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
  let cause = PointsInspection.mistakes(of: rule).first { mistake in
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

/// The hands that a rule is judged by, and the mistakes that are known.
private enum PointsInspection {
  struct Mistake {
    var code: DiagnosisCode
    var cause: String
    var points: ([PlayingCard]) -> Int
  }

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

  static func mistakes(of rule: RankOrSuitRule) -> [Mistake] {
    let (rank, suit) = (rule.rankPoints, rule.suitPoints)
    func pairs(_ cards: [PlayingCard]) -> [(PlayingCard, PlayingCard)] {
      cards.indices.flatMap { first in cards[(first + 1)...].map { (cards[first], $0) } }
    }
    func pair(_ card: PlayingCard, _ other: PlayingCard) -> Int { rule.points(for: [card, other]) }
    func sum(_ cards: [PlayingCard], _ rank: Int, _ suit: Int) -> Int {
      RankOrSuitRule(rankPoints: rank, suitPoints: suit).points(for: cards)
    }
    return [
      Mistake(code: .wrongMatches, cause: "no cards ever match.") { _ in 0 },
      Mistake(code: .wrongMatches, cause: "cards of one suit earn nothing.") { sum($0, rank, 0) },
      Mistake(code: .wrongMatches, cause: "cards of one rank earn nothing.") { sum($0, 0, suit) },
      Mistake(code: .wrongMatches, cause: "the points of rank and suit are exchanged.") {
        sum($0, suit, rank)
      },
      Mistake(code: .wrongMatches, cause: "rank earns as little as suit.") { sum($0, suit, suit) },
      Mistake(code: .wrongMatches, cause: "suit earns as much as rank.") { sum($0, rank, rank) },
      Mistake(
        code: .wrongMatches, cause: "cards of one colour earn what only cards of one suit should."
      ) { cards in
        pairs(cards).reduce(0) { sum, pair in
          sum + (pair.0.rank == pair.1.rank ? rank : pair.0.isRed == pair.1.isRed ? suit : 0)
        }
      },
      Mistake(
        code: .wrongMatches, cause: "two equal cards earn the points of the suit as well."
      ) { cards in
        pairs(cards).reduce(0) { sum, pair in
          sum + (pair.0.rank == pair.1.rank ? rank : 0) + (pair.0.suit == pair.1.suit ? suit : 0)
        }
      },
      Mistake(
        code: .wrongMatches,
        cause: "the suit is asked for first, so that two equal cards earn no more than that."
      ) { cards in
        pairs(cards).reduce(0) { sum, pair in
          sum + (pair.0.suit == pair.1.suit ? suit : pair.0.rank == pair.1.rank ? rank : 0)
        }
      },
      Mistake(
        code: .bonusCountedTwice,
        cause: "the points are multiplied by the bonus, which is the game's business."
      ) { 4 * sum($0, rank, suit) },
      Mistake(code: .wrongMatches, cause: "every pair earns points, matching or not.") {
        $0.count < 2 ? 0 : max(sum($0, rank, suit), 1)
      },
      Mistake(code: .pairsCountedWrongly, cause: "only the first two cards are compared.") {
        $0.count < 2 ? 0 : pair($0[0], $0[1])
      },
      Mistake(code: .pairsCountedWrongly, cause: "nothing but two cards is ever compared.") {
        $0.count == 2 ? pair($0[0], $0[1]) : 0
      },
      Mistake(
        code: .notAllPairsCompared,
        cause: "the first card is compared with each of the others, and those not with each other."
      ) { cards in cards.dropFirst().reduce(0) { $0 + pair(cards[0], $1) } },
      Mistake(
        code: .notAllPairsCompared,
        cause: "the last card is compared with each of the others, and those not with each other."
      ) { cards in cards.dropLast().reduce(0) { $0 + pair(cards[cards.count - 1], $1) } },
      Mistake(
        code: .notAllPairsCompared, cause: "each card is compared with the one after it only."
      ) { cards in zip(cards, cards.dropFirst()).reduce(0) { $0 + pair($1.0, $1.1) } },
      Mistake(code: .pairsCountedWrongly, cause: "every pair is counted twice, once each way.") {
        2 * sum($0, rank, suit)
      },
      Mistake(code: .pairsCountedWrongly, cause: "every card is compared with itself, too.") {
        sum($0, rank, suit) + rank * $0.count
      },
      Mistake(
        code: .pairsCountedWrongly, cause: "a card is not compared with one that is equal to it."
      ) { cards in
        pairs(cards).reduce(0) { $1.0 == $1.1 ? $0 : $0 + pair($1.0, $1.1) }
      },
      Mistake(
        code: .pairsCountedWrongly,
        cause: "every card is compared with all of them, itself included."
      ) { 2 * sum($0, rank, suit) + rank * $0.count },
      Mistake(
        code: .pairsCountedWrongly, cause: "the sum is divided by the number of the cards."
      ) { $0.isEmpty ? 0 : sum($0, rank, suit) / $0.count },
      Mistake(
        code: .pairsCountedWrongly, cause: "the sum ends with the first pair that earns anything."
      ) { cards in pairs(cards).map { pair($0.0, $0.1) }.first { $0 > 0 } ?? 0 },
      Mistake(code: .pairsCountedWrongly, cause: "the best pair counts instead of the sum.") {
        cards in
        cards.indices.flatMap { first in
          cards[(first + 1)...].map { pair(cards[first], $0) }
        }.max() ?? 0
      },
      Mistake(code: .pairsCountedWrongly, cause: "all the cards must match, or none counts.") {
        cards in
        Set(cards.map(\.rank)).count == 1 || Set(cards.map(\.suit)).count == 1
          ? sum(cards, rank, suit) : 0
      },
    ]
  }

  static func diagnosis(
    hand: [PlayingCard], given: Int, right: Int, cause: Mistake?,
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

extension PlayingCard {
  fileprivate var isRed: Bool { suit == .hearts || suit == .diamonds }
}
