import CardGameModel

/// The lesson's game with a score of its own, which differs in one way from the right one.
struct OddScoreGame: CardGame {
  private var game = MatchingGame.m12
  private(set) var score = 0
  private var kept = 0
  private var mismatchCount = 0
  private let oddity: Oddity

  enum Oddity: Hashable, Codable {
    case matchesPayLess(Int)
    case exchanged
    case neverBelow(Int)
    case neverAbove(Int)
    case mismatchSets(Int)
    case matchesPayLate
    case firstMismatchFree
    case startsAt(Int)
    case isRight
  }

  init(_ oddity: Oddity) {
    self.oddity = oddity
    if case .startsAt(let start) = oddity { score = start }
  }

  var cards: [TableCard<PlayingCard>] { game.cards }
  var pack: [PlayingCard] { game.pack }
  var isOver: Bool { game.isOver }
  var hasBegun: Bool { game.hasBegun }
  var mode: Int? { game.mode }

  mutating func chooseCard(at index: Int) -> Outcome {
    let before = game.score
    let outcome = game.chooseCard(at: index)
    let change = game.score - before
    guard outcome != .ignored else { return outcome }
    score += kept
    kept = 0
    switch oddity {
    case .matchesPayLess(let less): score += change - (outcome == .matched ? less : 0)
    case .exchanged:
      // 2 for 4, and 4 for 2: a match of p points pays 2p, less the cost of 1; a mismatch costs 5.
      score += outcome == .matched ? (change + 1) / 2 - 1 : outcome == .mismatched ? -5 : change
    case .neverBelow(let low): score = max(low, score + change)
    case .neverAbove(let high): score = min(high, score + change)
    case .mismatchSets(let number): score = outcome == .mismatched ? number : score + change
    case .matchesPayLate:
      if outcome == .matched { kept = change + 1 }
      score += outcome == .matched ? -1 : change
    case .firstMismatchFree:
      if outcome == .mismatched { mismatchCount += 1 }
      score += outcome == .mismatched && mismatchCount == 1 ? -1 : change
    case .startsAt, .isRight: score += change
    }
    return outcome
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    try game.deal(deck)
    score = 0
    kept = 0
    mismatchCount = 0
  }
}
