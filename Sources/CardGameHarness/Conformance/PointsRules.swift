public import CardGameModel

/// A rule of matching of one's own, and the cards that it is to judge.
public struct JudgedCards<Rule: MatchRule> {
  /// The rule of matching.
  public let rule: Rule

  /// The cards, of which some are taken at a time.
  public let cards: [Rule.Face]

  /// Brings a rule of matching and cards together.
  ///
  /// - Parameters:
  ///   - rule: The rule of matching.
  ///   - cards: The cards, three or more.
  public init(_ rule: Rule, on cards: [Rule.Face]) {
    self.rule = rule
    self.cards = cards
  }
}

/// A rule for a rule of matching of one's own.
///
/// ```swift
/// @Test(arguments: PointsRule<MyMatchRule>.all)
/// func points(rule: PointsRule<MyMatchRule>) {
///   expectRule(rule, of: JudgedCards(MyMatchRule(), on: Deck.standard.cards))
/// }
/// ```
public typealias PointsRule<Rule: MatchRule> = ConformanceRule<JudgedCards<Rule>>

extension JudgedCards: RuleSubject {
  /// What every rule of matching must do.
  public static var rules: [PointsRule<Rule>] {
    [
      PointsRule<Rule>(
        DiagnosisCode("points-order-matters"), "The order of the cards makes no difference",
        reason: "A person touches the cards in any order, and sees the same cards.",
        advice: "Judge all the cards at once, and single none of them out."
      ) { judged in
        judged.hands.first { hand in
          let first = judged.points(for: hand)
          let orders = [Array(hand.reversed()), Array(hand.dropFirst()) + hand.prefix(1)]
          // Cards that earn other points each time are another rule's business.
          return orders.contains { judged.points(for: $0) != first }
            && judged.points(for: hand) == first
        }.map { "\(list($0)) earn other points in another order." }
      },
      PointsRule<Rule>(
        DiagnosisCode("points-not-repeatable"), "The same cards earn the same points each time",
        reason: "A game that is played again must come out the same.",
        advice: "Let the points depend on the cards, and on nothing else."
      ) { judged in
        judged.hands.first { hand in
          let first = judged.points(for: hand)
          return (0..<3).contains { _ in judged.points(for: hand) != first }
        }.map { "\(list($0)) earn other points the next time." }
      },
      PointsRule<Rule>(
        DiagnosisCode("points-negative"), "No cards earn less than nothing",
        reason: "Points are what a match is worth; what a mismatch costs is the game's business.",
        advice: "Return 0 for no match."
      ) { judged in
        judged.hands.first { judged.points(for: $0) < 0 }.map {
          "\(list($0)) earn \(judged.points(for: $0)) points."
        }
      },
      PointsRule<Rule>(
        DiagnosisCode("points-without-reason"), "Cards that earn nothing are given a reason",
        reason: "A person who is told why finds the next match sooner.",
        advice: "Return one reason or more, each without a capital letter or a full stop."
      ) { judged in
        for hand in judged.hands where judged.points(for: hand) == 0 {
          let reasons = judged.whyNot(hand)
          guard let first = reasons.first else { return "\(list(hand)) are given no reason." }
          if let reason = reasons.first(where: { $0.isEmpty || $0.hasSuffix(".") }) {
            return
              "\(list(hand)) are given the reason \"\(reason)\", which ends a sentence or is empty."
          }
          if first.first?.isUppercase == true {
            return
              "\(list(hand)) are given the reason \"\(first)\", which begins with a capital letter."
          }
        }
        return nil
      },
    ]
  }

  private static func list(_ cards: [some CardFace]) -> String {
    cards.map(\.title).joined(separator: " ")
  }
}

extension JudgedCards {
  fileprivate func points(for hand: [Rule.Face]) -> Int {
    asking("points for \(inWords(hand))") { rule.points(for: hand) }
  }

  fileprivate func whyNot(_ hand: [Rule.Face]) -> [String] {
    asking("reasons why \(inWords(hand)) do not match") { rule.whyNot(hand) }
  }

  /// Some hundred hands of two and of three cards.
  fileprivate var hands: [[Rule.Face]] {
    var generator = SeededGenerator(seed: 5)
    var cards = cards
    return (0..<300).map { number in
      cards.fisherYatesShuffle(using: &generator)
      return Array(cards.prefix(2 + number % 2))
    }
  }
}
