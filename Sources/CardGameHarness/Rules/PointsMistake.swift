import CardGameModel

/// One known mistake of the points that cards earn together, in words and as what it gives.
struct PointsMistake: Sendable {
  var code: DiagnosisCode

  /// What the code does instead, as the end of a sentence.
  var cause: String

  /// Whether a game is looked through for it, too; the others have other words there.
  var isOfGame = false

  var points: @Sendable ([PlayingCard]) -> Int

  /// The known mistakes of a rule, each made once for the lesson's.
  static func all(of rule: RankOrSuitRule) -> [PointsMistake] {
    rule == RankOrSuitRule() ? ofLesson : known(of: rule)
  }

  private static let ofLesson = known(of: RankOrSuitRule())

  private static func known(of rule: RankOrSuitRule) -> [PointsMistake] {
    let (rank, suit) = (rule.rankPoints, rule.suitPoints)
    @Sendable func pairs(_ cards: [PlayingCard]) -> [(PlayingCard, PlayingCard)] {
      cards.indices.flatMap { first in cards[(first + 1)...].map { (cards[first], $0) } }
    }
    @Sendable func pair(_ card: PlayingCard, _ other: PlayingCard) -> Int {
      rule.points(for: [card, other])
    }
    @Sendable func sum(_ cards: [PlayingCard], _ rank: Int, _ suit: Int) -> Int {
      RankOrSuitRule(rankPoints: rank, suitPoints: suit).points(for: cards)
    }
    @Sendable func byPair(
      _ cards: [PlayingCard], haveOneRank: (PlayingCard, PlayingCard) -> Bool
    ) -> Int {
      pairs(cards).reduce(0) { sum, pair in
        sum + (haveOneRank(pair.0, pair.1) ? rank : pair.0.suit == pair.1.suit ? suit : 0)
      }
    }
    return [
      PointsMistake(code: .wrongMatches, cause: "no cards ever match.") { _ in 0 },
      PointsMistake(code: .wrongMatches, cause: "cards of one suit earn nothing.") {
        sum($0, rank, 0)
      },
      PointsMistake(code: .wrongMatches, cause: "cards of one rank earn nothing.") {
        sum($0, 0, suit)
      },
      PointsMistake(code: .wrongMatches, cause: "the points of rank and suit are exchanged.") {
        sum($0, suit, rank)
      },
      PointsMistake(code: .wrongMatches, cause: "rank earns as little as suit.", isOfGame: true) {
        sum($0, suit, suit)
      },
      PointsMistake(code: .wrongMatches, cause: "suit earns as much as rank.", isOfGame: true) {
        sum($0, rank, rank)
      },
      PointsMistake(
        code: .wrongMatches, cause: "cards of one colour earn what only cards of one suit should.",
        isOfGame: true
      ) { cards in
        pairs(cards).reduce(0) { sum, pair in
          sum + (pair.0.rank == pair.1.rank ? rank : pair.0.isRed == pair.1.isRed ? suit : 0)
        }
      },
      PointsMistake(
        code: .wrongMatches, cause: "two equal cards earn the points of the suit as well."
      ) { cards in
        pairs(cards).reduce(0) { sum, pair in
          sum + (pair.0.rank == pair.1.rank ? rank : 0) + (pair.0.suit == pair.1.suit ? suit : 0)
        }
      },
      PointsMistake(
        code: .wrongMatches,
        cause: "the suit is asked for first, so that two equal cards earn no more than that."
      ) { cards in
        pairs(cards).reduce(0) { sum, pair in
          sum + (pair.0.suit == pair.1.suit ? suit : pair.0.rank == pair.1.rank ? rank : 0)
        }
      },
      PointsMistake(
        code: .bonusCountedTwice,
        cause: "the points are multiplied by the bonus, which is the game's business."
      ) { 4 * sum($0, rank, suit) },
      PointsMistake(code: .wrongMatches, cause: "every pair earns points, matching or not.") {
        $0.count < 2 ? 0 : max(sum($0, rank, suit), 1)
      },
      PointsMistake(code: .pairsCountedWrongly, cause: "only the first two cards are compared.") {
        $0.count < 2 ? 0 : pair($0[0], $0[1])
      },
      PointsMistake(code: .pairsCountedWrongly, cause: "nothing but two cards is ever compared.") {
        $0.count == 2 ? pair($0[0], $0[1]) : 0
      },
      PointsMistake(
        code: .notAllPairsCompared,
        cause: "the first card is compared with each of the others, and those not with each other."
      ) { cards in cards.dropFirst().reduce(0) { $0 + pair(cards[0], $1) } },
      PointsMistake(
        code: .notAllPairsCompared,
        cause: "the last card is compared with each of the others, and those not with each other."
      ) { cards in cards.dropLast().reduce(0) { $0 + pair(cards[cards.count - 1], $1) } },
      PointsMistake(
        code: .notAllPairsCompared, cause: "each card is compared with the one after it only.",
        isOfGame: true
      ) { cards in zip(cards, cards.dropFirst()).reduce(0) { $0 + pair($1.0, $1.1) } },
      PointsMistake(
        code: .pairsCountedWrongly, cause: "every pair is counted twice, once each way."
      ) {
        2 * sum($0, rank, suit)
      },
      PointsMistake(code: .pairsCountedWrongly, cause: "every card is compared with itself, too.") {
        sum($0, rank, suit) + rank * $0.count
      },
      PointsMistake(
        code: .pairsCountedWrongly, cause: "a card is not compared with one that is equal to it."
      ) { cards in
        pairs(cards).reduce(0) { $1.0 == $1.1 ? $0 : $0 + pair($1.0, $1.1) }
      },
      PointsMistake(
        code: .pairsCountedWrongly,
        cause: "every card is compared with all of them, itself included."
      ) { 2 * sum($0, rank, suit) + rank * $0.count },
      PointsMistake(
        code: .pairsCountedWrongly, cause: "the sum is divided by the number of the cards.",
        isOfGame: true
      ) { $0.isEmpty ? 0 : sum($0, rank, suit) / $0.count },
      PointsMistake(
        code: .pairsCountedWrongly, cause: "the sum ends with the first pair that earns anything.",
        isOfGame: true
      ) { cards in pairs(cards).map { pair($0.0, $0.1) }.first { $0 > 0 } ?? 0 },
      PointsMistake(
        code: .pairsCountedWrongly, cause: "the best pair counts instead of the sum.",
        isOfGame: true
      ) {
        cards in
        cards.indices.flatMap { first in
          cards[(first + 1)...].map { pair(cards[first], $0) }
        }.max() ?? 0
      },
      PointsMistake(
        code: .pairsCountedWrongly, cause: "all the cards must match, or none counts.",
        isOfGame: true
      ) {
        cards in
        Set(cards.map(\.rank)).count == 1 || Set(cards.map(\.suit)).count == 1
          ? sum(cards, rank, suit) : 0
      },
      PointsMistake(
        code: .wrongMatches, cause: "cards of neighbouring ranks count as cards of one rank.",
        isOfGame: true
      ) { cards in
        byPair(cards) { abs($0.rank.rawValue - $1.rank.rawValue) <= 1 }
      },
      PointsMistake(
        code: .wrongMatches,
        cause: "tens, jacks, queens and kings count as cards of one rank: their value is compared.",
        isOfGame: true
      ) { cards in
        byPair(cards) { min($0.rank.rawValue, 10) == min($1.rank.rawValue, 10) }
      },
      PointsMistake(
        code: .wrongMatches, cause: "cards of different ranks earn what cards of one rank should."
      ) { cards in byPair(cards) { $0.rank != $1.rank } },
      PointsMistake(
        code: .pairsCountedWrongly, cause: "the points are multiplied by the number of the cards."
      ) { $0.count * sum($0, rank, suit) },
      PointsMistake(
        code: .pairsCountedWrongly, cause: "the sum is divided by the number of the pairs.",
        isOfGame: true
      ) { $0.count < 2 ? 0 : sum($0, rank, suit) / ($0.count * ($0.count - 1) / 2) },
      PointsMistake(
        code: .pairsCountedWrongly,
        cause: "each pair's points take the place of those before, so that only the last counts.",
        isOfGame: true
      ) { cards in pairs(cards).map { pair($0.0, $0.1) }.last { $0 > 0 } ?? 0 },
    ]
  }
}

extension PlayingCard {
  fileprivate var isRed: Bool { suit == .hearts || suit == .diamonds }
}
