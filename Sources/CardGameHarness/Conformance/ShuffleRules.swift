public import CardGameModel

/// A rule for a shuffle of one's own, which returns some cards in another order by a generator.
///
/// ```swift
/// @Test(arguments: ShuffleRule.all)
/// func shuffle(rule: ShuffleRule) {
///   expectRule(rule, of: { cards, generator in myShuffle(cards, using: &generator) })
/// }
/// ```
public typealias ShuffleRule = ConformanceRule<
  ([PlayingCard], inout SeededGenerator) -> [PlayingCard]
>

extension ConformanceRule
where Subject == ([PlayingCard], inout SeededGenerator) -> [PlayingCard] {
  /// What every shuffle must do.
  public static var all: [ShuffleRule] {
    [
      rule(
        .cards, "A shuffle keeps every card, once",
        reason: "A card lost in the shuffle is missed in the game.",
        advice: "Exchange cards with each other, and lay none over another."),
      rule(
        .repeatability, "One seed gives one order, and another seed another",
        reason: "A deal that can be repeated can be tested, and shown to somebody.",
        advice: "Take every random number from the generator, and from nowhere else."),
      rule(
        .fairness, "Every card has the same chance for every place",
        reason: "Players notice when an ace is on top more often than it should be.",
        advice: "Exchange each card with one of those not yet placed, itself included."),
    ]
  }

  private static func rule(
    _ aspect: ShuffleAspect, _ name: String, reason: String, advice: String
  ) -> ShuffleRule {
    ShuffleRule(
      DiagnosisCode("shuffle-\(aspect)"), name, reason: reason, advice: advice
    ) { (shuffle: ([PlayingCard], inout SeededGenerator) -> [PlayingCard]) -> [Diagnosis] in
      withoutActuallyEscaping(shuffle) { shuffle in
        diagnoseShuffle(of: Deck.standard.cards, looking: [aspect], shuffle: shuffle)
      }
    }
  }
}
