import CardGameModel

extension DiagnosisCode {
  /// Of two cards that had been seen before, only one is paid for.
  public static let seenCountedOnce = DiagnosisCode("seen-counted-once")
}

/// Concentration with one known mistake; without it, it plays like `ConcentrationGame`.
struct MistakenConcentration: CardGame {
  private(set) var cards: [TableCard<PairFace>]
  private(set) var score = 0
  private var wasSeen: [Bool]
  private var choiceCount = 0
  private let scoring: ConcentrationScoring
  private let mistake: Mistake?

  enum Mistake: Int, Hashable, Codable {
    case seenCountedOnce, seenSurvivesDeal, unseenCounted, mismatchFree
  }

  init(_ game: ConcentrationGame, mistake: Mistake?) {
    cards = game.cards
    // A card that is face up has been seen in an earlier turn only when two of them are.
    let isTurnOver = game.faceUpIndices.count == 2
    wasSeen = game.cards.enumerated().map { index, card in
      game.knownFace(at: index) != nil && (isTurnOver || !card.isFaceUp)
    }
    score = game.score
    choiceCount = game.flipCount
    scoring = game.scoring
    self.mistake = mistake
  }

  var pack: [PairFace] { cards.map(\.face) }
  var isOver: Bool { cards.allSatisfy(\.isMatched) }
  var hasBegun: Bool { choiceCount > 0 }

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    let up = faceUpIndices
    guard cards.indices.contains(index), !cards[index].isMatched, up != [index] else {
      return .ignored
    }
    choiceCount += 1
    guard up.count == 1, let first = up.first else {
      for other in up { cards[other].position = .faceDown }
      cards[index].position = .faceUp
      return .turnedUp
    }
    cards[index].position = .faceUp
    let seenCount = [first, index].count { wasSeen[$0] }
    wasSeen[first] = true
    wasSeen[index] = true
    if cards[first].face == cards[index].face {
      for match in [first, index] { cards[match].position = .matched }
      score += scoring.match
      return .matched
    }
    let count =
      switch mistake {
      case .seenCountedOnce: min(1, seenCount)
      case .unseenCounted: 2
      case .mismatchFree: 0
      case .seenSurvivesDeal, nil: seenCount
      }
    score -= scoring.seenMismatch * count
    return .mismatched
  }

  mutating func deal(_ deck: Deck<PairFace>) throws(DealError) {
    let seen = wasSeen
    let fresh = try ConcentrationGame(from: deck, scoring: scoring)
    self = MistakenConcentration(fresh, mistake: mistake)
    if mistake == .seenSurvivesDeal { wasSeen = seen }
  }
}

extension ConcentrationGame: MistakableGame {
  func mistaken(_ mistakes: Mistakes) -> any CardGame<PairFace> {
    MistakenConcentration(self, mistake: mistakes.concentration)
  }

  private static let reason =
    "A mismatch costs a point for each of the two cards that had been seen before."
  private static let advice =
    "if wasSeen[first] { score -= 1 }\nif wasSeen[second] { score -= 1 }"

  static let knownMistakes: [RuleMistake] = [
    RuleMistake(
      code: .seenCountedOnce,
      cause: "two cards that had both been seen cost one point: the two tests are joined by or.",
      reason: reason, advice: advice, apply: { $0.concentration = .seenCountedOnce }),
    RuleMistake(
      code: .notAllReset, cause: "which cards had been seen is not forgotten when a game is dealt.",
      reason: "A new deal begins from nothing: cards, choices and score.",
      advice: "wasSeen = Array(repeating: false, count: cards.count)",
      apply: { $0.concentration = .seenSurvivesDeal }),
    RuleMistake(
      code: .penaltyForEachCard, cause: "cards cost a point that had not been seen before.",
      reason: reason, advice: advice, apply: { $0.concentration = .unseenCounted }),
    RuleMistake(
      code: .penaltyMissing, cause: "a mismatch costs nothing.", reason: reason, advice: advice,
      apply: { $0.concentration = .mismatchFree }),
  ]
}
