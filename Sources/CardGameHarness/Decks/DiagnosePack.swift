public import CardGameModel

extension DiagnosisCode {
  /// A rank, or a suit, is missing from a pack.
  public static let rankOrSuitMissing = DiagnosisCode("rank-or-suit-missing")

  /// Cards are in a pack that does not have them.
  public static let phantomCards = DiagnosisCode("phantom-cards")

  /// Cards are in a pack more than once.
  public static let doubledCards = DiagnosisCode("doubled-cards")

  /// Ranks and suits were walked through side by side instead of each with each.
  public static let ranksBesideSuits = DiagnosisCode("ranks-beside-suits")

  /// A pack has no cards.
  public static let packEmpty = DiagnosisCode("pack-empty")

  /// Cards are missing from a pack.
  public static let cardsMissing = DiagnosisCode("cards-missing")

  /// A pack has the right cards in another order.
  public static let packInAnotherOrder = DiagnosisCode("pack-in-another-order")
}

/// Names what is wrong with the cards of a pack.
///
/// ```swift
/// let cards = Deck.standard.cards.filter { $0.rank != .king }
/// print(diagnose(pack: cards, against: Deck.standard.cards)[0].headline)
/// // The pack has 48 cards instead of 52: every king is missing.
/// ```
///
/// - Parameters:
///   - cards: The cards of the pack under test.
///   - expected: The cards that it should have.
///   - isOrdered: Whether the order counts, too.
/// - Returns: The mistake, or none when the cards are the right ones.
/// - Complexity: O(n log n) in the number of cards.
public func diagnose<Face: CardFace>(
  pack cards: [Face], against expected: [Face], isOrdered: Bool = false
) -> [Diagnosis] {
  let difference = CardDifference(cards, expected)
  guard !difference.isNone else {
    guard isOrdered, let place = zip(cards, expected).enumerated().first(where: { $1.0 != $1.1 })
    else { return [] }
    let isRankByRank = cards == rankByRank(expected)
    return [
      Diagnosis(
        code: .packInAnotherOrder,
        headline: "The pack has the right cards in another order: card \(place.offset) is "
          + "\(place.element.0.title) and should be \(place.element.1.title)"
          + (isRankByRank ? ". They come rank by rank, and not suit by suit." : "."),
        reason: "The same steps must give the same order, or a test could not repeat a game.",
        advice: isRankByRank
          ? "for suit in suits { for rank in ranks { … } }  // the suits outside, the ranks inside"
          : "Walk through the suits in their order, and for each through the ranks in theirs.")
    ]
  }
  let count =
    cards.count == expected.count
    ? "The pack has \(cards.count) cards, and not the right ones: "
    : "The pack has \(cards.count) cards instead of \(expected.count): "
  let (code, cause, advice) = difference.cause
  return [
    Diagnosis(
      code: code, headline: count + cause,
      rows: difference.rows, headings: .values,
      reason: "A pack has every rank in every suit, once: a game is fair only with all of them.",
      advice: advice)
  ]
}

/// The cards of a pack that comes suit by suit, as they come when the loops are exchanged.
private func rankByRank<Face: CardFace>(_ pack: [Face]) -> [Face] {
  guard let cards = pack as? [PlayingCard] else { return [] }
  let ranks = cards.map(\.rank).reduce(into: [Rank]()) { if !$0.contains($1) { $0.append($1) } }
  return (ranks.flatMap { rank in cards.filter { $0.rank == rank } } as? [Face]) ?? []
}

/// Which cards one list has more or less often than another.
struct CardDifference<Face: CardFace> {
  let missing: [Face]
  let phantoms: [Face]
  let doubled: [Face]
  private let count: Int
  private let expected: [Face]

  init(_ cards: [Face], _ expected: [Face]) {
    let found = cards.reduce(into: [Face: Int]()) { $0[$1, default: 0] += 1 }
    let wanted = expected.reduce(into: [Face: Int]()) { $0[$1, default: 0] += 1 }
    var seen: Set<Face> = []
    missing = expected.filter {
      found[$0, default: 0] < wanted[$0, default: 0] && seen.insert($0).inserted
    }
    seen = []
    phantoms = cards.filter { wanted[$0] == nil && seen.insert($0).inserted }
    seen = []
    doubled = cards.filter { card in
      wanted[card].map { found[card, default: 0] > $0 } ?? false && seen.insert(card).inserted
    }
    count = cards.count
    self.expected = expected
  }

  var isNone: Bool { missing.isEmpty && phantoms.isEmpty && doubled.isEmpty }

  /// The cards by their titles, a few of them where there are many.
  static func list(_ cards: [Face]) -> String {
    let shown = cards.prefix(8).map(\.title).joined(separator: " ")
    return cards.count > 8 ? "\(shown) and \(cards.count - 8) more" : shown
  }

  var rows: [Diagnosis.Row] {
    [("missing", missing), ("twice", doubled), ("unknown", phantoms)]
      .filter { !$0.1.isEmpty }
      .map { what, cards in
        Diagnosis.Row(
          subject: what, expected: "none",
          shown: "\(cards.count) \(cards.count == 1 ? "card" : "cards"): \(Self.list(cards))")
      }
  }

  /// The mistake that such a difference points to, in words.
  var cause: (DiagnosisCode, String, String) {
    let eachWithEach = "for suit in Suit.allCases { for rank in Rank.allCases { … } }"
    if count == 0 {
      return (.packEmpty, "no card was ever added.", eachWithEach)
    }
    if let missing = missing as? [PlayingCard], let expected = expected as? [PlayingCard],
      doubled.isEmpty, phantoms.isEmpty
    {
      let allRanks = Set(expected.map(\.rank))
      let allSuits = Set(expected.map(\.suit))
      let ranks = Set(missing.map(\.rank))
      let suits = Set(missing.map(\.suit))
      let isProduct = expected.count == allRanks.count * allSuits.count
      if isProduct, suits == allSuits, missing.count == ranks.count * suits.count {
        let names = ranks.sorted { $0.rawValue < $1.rawValue }.map(\.spokenName)
        return (
          .rankOrSuitMissing, "every \(names.joined(separator: " and every ")) is missing.",
          ranks == [.king] || ranks == [.ace]
            ? "Rank.allCases  // or 1...13: the last number belongs to it" : eachWithEach
        )
      }
      if isProduct, ranks == allRanks, missing.count == suits.count * ranks.count {
        let names = suits.sorted { $0.rawValue < $1.rawValue }.map(\.spokenName)
        return (
          .rankOrSuitMissing, "all \(names.joined(separator: " and all ")) are missing.",
          eachWithEach
        )
      }
      let sides = [allRanks.count, allSuits.count]
      if isProduct, allRanks.count > 1, allSuits.count > 1, sides.contains(count) {
        return (
          .ranksBesideSuits,
          "ranks and suits were walked through side by side instead of each with each.",
          eachWithEach
        )
      }
    }
    if !phantoms.isEmpty {
      return (
        .phantomCards,
        "\(Self.list(phantoms)) \(phantoms.count == 1 ? "is" : "are") no card of it.",
        eachWithEach
      )
    }
    if !doubled.isEmpty {
      return (
        .doubledCards,
        "\(Self.list(doubled)) \(doubled.count == 1 ? "is" : "are") in it more than once"
          + (missing.isEmpty
            ? "." : ", and \(Self.list(missing)) \(missing.count == 1 ? "is" : "are") missing."),
        eachWithEach
      )
    }
    return (
      .cardsMissing, "\(Self.list(missing)) \(missing.count == 1 ? "is" : "are") missing.",
      eachWithEach
    )
  }
}
