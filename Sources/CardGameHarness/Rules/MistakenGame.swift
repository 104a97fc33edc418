import CardGameModel

/// A matching game whose rules have parameters for the ways in which they are got wrong.
///
/// With the parameters as they are it plays like `MatchingGame`. It is written for finding out which
/// mistake reproduces what a game did; the gallery of mistakes is written apart from it, so that
/// each tests the other.
struct MistakenGame<Rule: MatchRule>: CardGame {
  private(set) var cards: [TableCard<Rule.Face>]
  private(set) var score = 0
  private var choiceCount = 0
  private var cardsToMatch: Int
  private let pointsOf: Points
  private let scoring: Scoring
  private let mistakes: Mistakes
  private let deck: Deck<Rule.Face>

  init(_ game: MatchingGame<Rule>, mistakes: Mistakes) {
    cards = game.cards
    score = game.score
    choiceCount = game.choiceCount
    cardsToMatch = game.cardsToMatch
    scoring = game.scoring
    deck = game.deck
    pointsOf = Points(rule: game.rule)
    self.mistakes = mistakes
  }

  var pack: [Rule.Face] { cards.map(\.face) + deck.cards }
  var isOver: Bool { false }
  var hasBegun: Bool { choiceCount > 0 }
  var mode: Int? { cardsToMatch }

  @discardableResult
  mutating func changeMode(to cardsToMatch: Int) -> Outcome {
    guard choiceCount == 0, cardsToMatch >= 2, cardsToMatch <= cards.count else { return .ignored }
    self.cardsToMatch = cardsToMatch
    return .dealt
  }

  mutating func deal(_ deck: Deck<Rule.Face>) throws(DealError) {
    var deck = deck
    guard let faces = deck.draw(cards.count) else {
      throw .deckTooSmall(needed: cards.count, available: deck.count)
    }
    cards = faces.map { TableCard($0) }
    score = 0
    choiceCount = 0
  }

  @discardableResult
  mutating func chooseCard(at touched: Int) -> Outcome {
    let index = touched + mistakes.indexShift
    guard cards.indices.contains(index), !mistakes.doesNothing else { return .ignored }
    choiceCount += 1
    switch cards[index].position {
    case .matched:
      switch mistakes.matchedCard {
      case .ignored: return .ignored
      case .turnedDown:
        cards[index].position = .faceDown
        return .turnedDown
      case .chosenAgain: break
      }
    case .faceUp:
      switch mistakes.faceUpCard {
      case .turnedDown:
        cards[index].position = .faceDown
        if mistakes.cost == .onTurningDownToo { score -= scoring.choiceCost }
        return .turnedDown
      case .ignored:
        return .ignored
      case .comparedWithItself: break
      }
    case .faceDown: break
    }
    return compare(index)
  }

  private mutating func compare(_ index: Int) -> Outcome {
    let others = cards.indices.filter {
      cards[$0].isFaceUp && ($0 != index || mistakes.faceUpCard == .comparedWithItself)
    }
    cards[index].position = .faceUp
    let needed = mistakes.cardsCompared(cardsToMatch) - 1
    guard needed > 0, others.count == needed else {
      score -= cost
      return .turnedUp
    }
    let points = self.points(index, others)
    if points > 0 {
      if mistakes.cost != .notOnMatch { score -= cost }
      score += mistakes.earned(points, scoring.matchBonus, otherCount: others.count)
      for match in mistakes.marked(index, others) { cards[match].position = .matched }
      return .matched
    }
    if mistakes.cost != .notOnMismatch { score -= cost }
    score -= mistakes.lost(scoring.mismatchPenalty, otherCount: others.count)
    if mistakes.afterMismatch != .nothingTurned, mistakes.afterMismatch != .touchedDown {
      for other in others { cards[other].position = .faceDown }
    }
    if mistakes.afterMismatch == .allDown || mistakes.afterMismatch == .touchedDown {
      cards[index].position = .faceDown
    }
    return .mismatched
  }

  private var cost: Int {
    switch mistakes.cost {
    case .never: 0
    case .forEveryCardOnTheTable: scoring.choiceCost * cards.count
    case .added: -scoring.choiceCost
    case .once, .onTurningDownToo, .notOnMatch, .notOnMismatch: scoring.choiceCost
    }
  }

  private func points(_ index: Int, _ others: [Int]) -> Int {
    let faces = others.map { cards[$0].face }
    let touched = cards[index].face
    switch mistakes.comparison {
    case .allPairs: return pointsOf.all(faces + [touched], mistakes.parts)
    case .touchedWithOthers:
      return faces.reduce(0) { $0 + pointsOf.all([$1, touched], mistakes.parts) }
    case .oneOtherOnly:
      return faces.count == 1 ? pointsOf.all(faces + [touched], mistakes.parts) : 0
    case .firstOther: return pointsOf.all([faces[0], touched], mistakes.parts)
    case .lastOther: return pointsOf.all([faces[faces.count - 1], touched], mistakes.parts)
    }
  }

  /// The rule, whole or with a part of it left out.
  private struct Points: Hashable, Codable {
    let rule: Rule

    func all(_ faces: [Rule.Face], _ parts: Mistakes.Parts) -> Int {
      switch parts {
      case .right: return rule.points(for: faces)
      case .nothingMatches: return 0
      case .everythingMatches: return max(1, rule.points(for: faces))
      case .rankOnly, .suitOnly, .exchanged: break
      }
      guard let rule = rule as? RankOrSuitRule, let faces = faces as? [PlayingCard] else {
        return self.rule.points(for: faces)
      }
      let (rank, suit) = (rule.rankPoints, rule.suitPoints)
      return
        switch parts
      {
      case .rankOnly: RankOrSuitRule(rankPoints: rank, suitPoints: 0).points(for: faces)
      case .suitOnly: RankOrSuitRule(rankPoints: 0, suitPoints: suit).points(for: faces)
      default: RankOrSuitRule(rankPoints: suit, suitPoints: rank).points(for: faces)
      }
    }
  }
}
