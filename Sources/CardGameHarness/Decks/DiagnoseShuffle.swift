public import CardGameModel

extension DiagnosisCode {
  /// A shuffle loses cards, or doubles them.
  public static let shuffleLosesCards = DiagnosisCode("shuffle-loses-cards")

  /// A shuffle changes nothing.
  public static let shuffleDoesNothing = DiagnosisCode("shuffle-does-nothing")

  /// A shuffle gives the same order whatever the generator says.
  public static let shuffleAlwaysTheSame = DiagnosisCode("shuffle-always-the-same")

  /// A shuffle gives different orders for the same seed.
  public static let shuffleNotRepeatable = DiagnosisCode("shuffle-not-repeatable")

  /// A card keeps its place in every shuffle.
  public static let shuffleLeavesCardInPlace = DiagnosisCode("shuffle-leaves-card-in-place")

  /// No card ever keeps its place.
  public static let shuffleMovesEveryCard = DiagnosisCode("shuffle-moves-every-card")

  /// A shuffle only cuts the deck: neighbours stay neighbours.
  public static let shuffleOnlyCuts = DiagnosisCode("shuffle-only-cuts")

  /// A shuffle crashes.
  public static let shuffleCrashes = DiagnosisCode("shuffle-crashes")

  /// A shuffle never comes to an end.
  public static let shuffleHangs = DiagnosisCode("shuffle-hangs")

  /// Cards that lie side by side stay so more often than by chance.
  public static let shuffleKeepsNeighbours = DiagnosisCode("shuffle-keeps-neighbours")

  /// Some orders come much more often than others.
  public static let shuffleUnfair = DiagnosisCode("shuffle-unfair")
}

/// Shuffles decks of several sizes many times and names what is wrong.
///
/// First come the exact tells, which need no statistics: a card lost, an order repeated, a card that
/// never moves or a deck in which none ever stays. Then how often each card lands on each place is
/// compared with chance by Pearson's chi-squared test, with (n − 1)² degrees of freedom and the
/// normal approximation of Wilson and Hilferty. The bound is 5 standard deviations: a fair shuffle is
/// blamed with a chance of 3 in 10 million a size, and as the seeds are fixed, always or never.
///
/// A shuffle that loses cards is looked at for nothing else.
///
/// - Parameters:
///   - pack: The cards to shuffle; it should have 52 or more, of which smaller decks take the first 6,
///     13, 20 and 52, and at last 2 and 3. A card may be in it more than once.
///   - past: What was done with the deck before, to be said of it, as in "that was drawn from".
///   - aspects: What to look at; without it, everything.
///   - journal: Is told of each size of deck before it is shuffled.
///   - shuffle: Returns some cards in a random order by a generator.
/// - Returns: The first mistake, or none.
/// - Complexity: Some thousand shuffles.
public func diagnoseShuffle<Face: CardFace>(
  of pack: [Face], past: String? = nil,
  looking aspects: Set<ShuffleAspect> = Set(ShuffleAspect.allCases), journal: Journal = { _ in },
  shuffle: @escaping ([Face], inout SeededGenerator) -> [Face]
) -> [Diagnosis] {
  let sizes = [6, 13, 20, 52].filter { $0 < pack.count } + (pack.count < 6 ? [] : [pack.count])
  // The smallest decks last: where they are wrong the larger ones are, too, and tell more.
  // Two cards have two orders, and say nothing of the generator.
  let small = (
    sizes: sizes.isEmpty ? [pack.count] : [2, 3], aspects: aspects.subtracting([.repeatability])
  )
  for (sizes, aspects) in [(sizes, aspects), small] where !aspects.isEmpty {
    let inspections = sizes.map {
      ShuffleInspection(cards: Array(pack.prefix($0)), past: past, shuffle: shuffle)
    }
    for inspection in inspections {
      journal(.shuffling(inspection.cards.count))
      if let diagnosis = inspection.exactTells(aspects) { return [diagnosis] }
    }
    guard aspects.contains(.fairness) else { continue }
    for inspection in inspections where inspection.cards.count > 1 {
      if let diagnosis = inspection.unfairness() { return [diagnosis] }
    }
  }
  return []
}

extension Checkpoint {
  fileprivate static func shuffling(_ count: Int) -> Checkpoint {
    Checkpoint(
      "shuffling a deck of \(count) cards", crash: .shuffleCrashes, hang: .shuffleHangs,
      reason: "A shuffle works for a deck of any size, in about as many steps as there are cards.",
      advice: "for place in cards.indices.reversed() { cards.swapAt(place, …below: place + 1…) }")
  }
}

/// The shuffles of one deck, looked at together.
private struct ShuffleInspection<Face: CardFace> {
  let cards: [Face]
  let past: String?
  let shuffle: ([Face], inout SeededGenerator) -> [Face]

  private func shuffled(_ seed: Int) -> [Face] {
    var generator = SeededGenerator(seed: UInt64(seed))
    return asking("shuffling a deck of \(cards.count) cards, with seed \(seed)") {
      shuffle(cards, &generator)
    }
  }

  /// Looks for what can be told without counting chances.
  ///
  /// With 50 fair shuffles of six cards or more, a given card stays in place in all of them with a
  /// chance of 6⁻⁵⁰, and none stays in any with one of about e⁻⁵⁰.
  func exactTells(_ aspects: Set<ShuffleAspect>) -> Diagnosis? {
    let orders = (0..<50).map(shuffled)
    for order in orders {
      let difference = CardDifference(order, cards)
      guard difference.isNone else {
        guard aspects.contains(.cards) else { return nil }
        return diagnosis(
          .shuffleLosesCards,
          "has \(order.count) cards after a shuffle"
            + (difference.missing.isEmpty
              ? "."
              : "; \(CardDifference.list(difference.missing)) "
                + "\(difference.missing.count == 1 ? "is" : "are") gone."),
          "cards.swapAt(place, other)  // exchanges two cards, and loses none")
      }
    }
    guard cards.count > 1, aspects != [.cards] else { return nil }
    if orders.allSatisfy({ $0 == cards }) {
      return diagnosis(
        .shuffleDoesNothing, "is in the same order after a shuffle as before.",
        "keep what you shuffle: a change to a copy is lost")
    }
    if aspects.contains(.repeatability), (0..<5).contains(where: { shuffled($0) != orders[$0] }) {
      return diagnosis(
        .shuffleNotRepeatable, "comes in another order the second time for the same seed.",
        "take every random number from the generator that is passed in")
    }
    if Set(orders).count == 1 {
      return diagnosis(
        .shuffleAlwaysTheSame, "comes in the same order for every seed.",
        "take every random number from the generator that is passed in")
    }
    guard cards.count >= 6, aspects.contains(.fairness) else { return nil }
    let fixed = cards.indices.filter { place in orders.allSatisfy { $0[place] == cards[place] } }
    if !fixed.isEmpty {
      let isLast = fixed == [cards.count - 1]
      return diagnosis(
        .shuffleLeavesCardInPlace,
        isLast
          ? "keeps its last card, \(cards[fixed[0]].title), in place in every shuffle: the random "
            + "index stops one short."
          : "keeps \(CardDifference.list(fixed.map { cards[$0] })) in place in every shuffle.",
        "generator.number(below: place + 1)  // place itself is one of the choices")
    }
    if orders.allSatisfy({ order in cards.indices.allSatisfy { order[$0] != cards[$0] } }) {
      return diagnosis(
        .shuffleMovesEveryCard,
        "never has a card in the place where it was: a card is never exchanged with itself.",
        "generator.number(below: place + 1)  // place itself is one of the choices")
    }
    if orders.allSatisfy(isCut) {
      return diagnosis(
        .shuffleOnlyCuts, "is only cut: every card keeps its neighbours.",
        "for place in cards.indices.reversed() { cards.swapAt(place, …) }")
    }
    return nil
  }

  private func isCut(_ order: [Face]) -> Bool {
    guard let start = cards.firstIndex(of: order[0]) else { return false }
    return cards.indices.allSatisfy { order[$0] == cards[(start + $0) % cards.count] }
  }

  /// Compares how often each card lands on each place with chance.
  func unfairness() -> Diagnosis? {
    let count = cards.count
    let runs = 2000
    var seen: Set<Face> = []
    let faces = cards.filter { seen.insert($0).inserted }
    let index = Dictionary(uniqueKeysWithValues: zip(faces, faces.indices))
    var hits = [Int](repeating: 0, count: count * faces.count)
    let orders = (0..<runs).map { shuffled(1000 + $0) }
    for order in orders {
      guard order.count == count else { return nil }
      for (place, card) in order.enumerated() {
        hits[place * faces.count + (index[card] ?? 0)] += 1
      }
    }
    if faces.count == count, let clinging = clinging(orders.map { $0.map { index[$0] ?? 0 } }) {
      return clinging
    }
    var expected = [Double](repeating: 0, count: faces.count)
    for card in cards { expected[index[card] ?? 0] += Double(runs) / Double(count) }
    let everywhere = cards.flatMap { _ in expected }
    var chance = ChiSquared(counts: hits, expected: everywhere)
    // Each row and each column adds up to a known number; (n - 1)/n corrects for that.
    chance.statistic *= Double(count - 1) / Double(count)
    guard chance.deviation(freedom: (count - 1) * (faces.count - 1)) > 5 else { return nil }
    func excess(_ hit: Int) -> Double { abs(Double(hits[hit]) - everywhere[hit]) }
    let worst = hits.indices.max { excess($0) < excess($1) } ?? 0
    let (place, card) = (worst / faces.count, faces[worst % faces.count])
    return diagnosis(
      .shuffleUnfair,
      "has \(card.title) on place \(place) after \(hits[worst]) of \(runs) shuffles, where chance "
        + "gives about \(Int(everywhere[worst].rounded())): some orders come more often than others.",
      """
      for place in cards.indices.reversed() {
        // Once a place has its card it must not be one of the choices any more.
        cards.swapAt(place, generator.number(below: place + 1))
      }
      """)
  }

  /// Looks for cards that keep their neighbours, or whose neighbours change places with them.
  ///
  /// Of the two cards that lie beside a card in a fair order, its old neighbour behind it is one in
  /// 2 of n orders: 2 (n - 1) of n (n - 1) places are beside it. The number of orders in which it is one
  /// has a binomial distribution; more than 8 standard deviations is no chance, whatever card it is.
  private func clinging(_ orders: [[Int]]) -> Diagnosis? {
    let count = cards.count
    guard count >= 6 else { return nil }
    var hits = [Int](repeating: 0, count: count - 1)
    for order in orders {
      for (one, other) in zip(order, order.dropFirst()) where abs(one - other) == 1 {
        hits[min(one, other)] += 1
      }
    }
    let chance = 2 / Double(count)
    let expected = Double(orders.count) * chance
    let limit = expected + 8 * (expected * (1 - chance)).squareRoot()
    guard let first = hits.indices.max(by: { hits[$0] < hits[$1] }), Double(hits[first]) > limit
    else { return nil }
    return diagnosis(
      .shuffleKeepsNeighbours,
      "has \(cards[first].title) and \(cards[first + 1].title) side by side after \(hits[first]) of "
        + "\(orders.count) shuffles, where chance gives about \(Int(expected.rounded())): cards that "
        + "lie together stay together.",
      """
      for place in cards.indices.reversed() {
        cards.swapAt(place, generator.number(below: place + 1))
      }
      """)
  }

  private func diagnosis(_ code: DiagnosisCode, _ what: String, _ advice: String) -> Diagnosis {
    Diagnosis(
      code: code, headline: "A deck of \(cards.count) cards \(past.map { $0 + " " } ?? "")\(what)",
      reason: "In a fair shuffle every card has the same chance for every place, its own included.",
      advice: advice)
  }
}
