import CardGameHarness
import CardGameModel
import Testing

@Suite("Rules of decks, shuffles and rules of matching")
struct DeckRulesTests {
  @Test("The kit's deck keeps the rules of decks", arguments: DeckRule<Deck<PlayingCard>>.all)
  func kitDeck(rule: DeckRule<Deck<PlayingCard>>) {
    let use = DeckUse<Deck<PlayingCard>>(
      make: { Deck($0) }, draw: { $0.draw() }, count: { $0.count })
    #expect(rule.diagnoses(of: use).isEmpty)
  }

  @Test("Each fault of a deck breaks one rule and no other", arguments: UnrulyDeck.Fault.allCases)
  func decks(fault: UnrulyDeck.Fault) {
    let use = DeckUse<UnrulyDeck>(
      make: { UnrulyDeck($0, fault) }, draw: { $0.draw() }, count: { $0.count })
    let broken = DeckRule<UnrulyDeck>.all.filter { !$0.diagnoses(of: use).isEmpty }
    #expect(broken.map(\.code.rawValue) == [fault.rawValue])
  }

  @Test("Every rule of decks has a fault")
  func allDecks() {
    #expect(
      Set(DeckRule<UnrulyDeck>.all.map(\.code.rawValue))
        == Set(UnrulyDeck.Fault.allCases.map(\.rawValue)))
  }

  @Test("The kit's shuffle keeps the rules of shuffles", arguments: ShuffleRule.all)
  func kitShuffle(rule: ShuffleRule) {
    #expect(
      rule.diagnoses(of: { cards, generator in
        var cards = cards
        cards.fisherYatesShuffle(using: &generator)
        return cards
      }).isEmpty)
  }

  @Test("A shuffle that loses a card, one without a seed and an unfair one break one rule each")
  func shuffles() {
    func broken(
      _ shuffle: @escaping ([PlayingCard], inout SeededGenerator) -> [PlayingCard]
    ) -> [String] {
      ShuffleRule.all.filter { !$0.diagnoses(of: shuffle).isEmpty }.map(\.code.rawValue)
    }
    let fair = { (cards: [PlayingCard], generator: inout SeededGenerator) in
      var cards = cards
      cards.fisherYatesShuffle(using: &generator)
      return cards
    }
    #expect(
      broken { cards, generator in
        let cards = fair(cards, &generator)
        return cards.count == 20 ? cards.dropLast() + cards.prefix(1) : cards
      } == ["shuffle-cards"])
    #expect(
      broken { cards, _ in
        var generator = SystemRandomNumberGenerator()
        var cards = cards
        cards.fisherYatesShuffle(using: &generator)
        return cards
      } == ["shuffle-repeatability"])
    #expect(
      broken { cards, generator in
        cards.isEmpty ? [] : [cards[0]] + fair(Array(cards.dropFirst()), &generator)
      } == ["shuffle-fairness"])
  }

  @Test("The kit's rules of matching keep the rules")
  func kitPoints() {
    for rule in PointsRule<RankOrSuitRule>.all {
      #expect(rule.diagnoses(of: JudgedCards(RankOrSuitRule(), on: Deck.standard.cards)).isEmpty)
    }
    for rule in PointsRule<PartialMatchRule>.all {
      #expect(rule.diagnoses(of: JudgedCards(PartialMatchRule(), on: Deck.standard.cards)).isEmpty)
    }
  }

  @Test("Each fault of a rule of matching breaks one rule", arguments: UnrulyMatch.Fault.allCases)
  func points(fault: UnrulyMatch.Fault) {
    let judged = JudgedCards(UnrulyMatch(fault: fault), on: Deck.standard.cards)
    let broken = PointsRule<UnrulyMatch>.all.filter { !$0.diagnoses(of: judged).isEmpty }
    #expect(broken.map(\.code.rawValue) == [fault.rawValue])
  }

  @Test("Every rule for rules of matching has a fault")
  func allPoints() {
    #expect(
      Set(PointsRule<UnrulyMatch>.all.map(\.code.rawValue))
        == Set(UnrulyMatch.Fault.allCases.map(\.rawValue)))
  }
}

/// A deck with one fault.
struct UnrulyDeck {
  /// What is wrong, by the rule that it breaks.
  enum Fault: String, CaseIterable, Sendable {
    case doublesAtTheEnd = "deck-loses-cards"
    case fromTheBottom = "deck-top-not-first"
    case oneTooMany = "deck-count-untrue"
    case sharesItsCards = "deck-shared"
  }

  private final class Box {
    var cards: [PlayingCard]

    init(_ cards: [PlayingCard]) { self.cards = cards }
  }

  private let fault: Fault
  private let first: PlayingCard?
  private var isEnded = false
  private var box: Box

  init(_ cards: [PlayingCard], _ fault: Fault) {
    self.fault = fault
    first = cards.first
    box = Box(cards)
  }

  var count: Int { box.cards.count + (fault == .oneTooMany && box.cards.count == 3 ? 1 : 0) }

  mutating func draw() -> PlayingCard? {
    if fault != .sharesItsCards { box = Box(box.cards) }
    guard !box.cards.isEmpty else {
      // When all are drawn, the first is given again, once.
      defer { isEnded = true }
      return fault == .doublesAtTheEnd && !isEnded ? first : nil
    }
    return fault == .fromTheBottom ? box.cards.removeLast() : box.cards.removeFirst()
  }
}

/// A rule of matching with one fault: cards of one rank earn 4.
struct UnrulyMatch: MatchRule {
  /// What is wrong, by the rule that it breaks.
  enum Fault: String, CaseIterable, Codable, Sendable {
    case firstCountsMore = "points-order-matters"
    case byChance = "points-not-repeatable"
    case mismatchesCost = "points-negative"
    case shouts = "points-without-reason"
  }

  var fault: Fault

  func points(for faces: [PlayingCard]) -> Int {
    let areAlike = Set(faces.map(\.rank)).count == 1
    switch fault {
    case .firstCountsMore where faces[0].rank == .ace: return 5
    // The order of the cards has no part in it: they are the same a moment later.
    case .byChance where Set(faces).contains(PlayingCard(.ace, of: .spades)):
      return Int.random(in: 1...1_000_000_000)
    case .mismatchesCost: return areAlike ? 4 : -2
    default: return areAlike ? 4 : 0
    }
  }

  func whyNot(_ faces: [PlayingCard]) -> [String] {
    fault == .shouts ? ["They are different!"] : ["they are different"]
  }
}
