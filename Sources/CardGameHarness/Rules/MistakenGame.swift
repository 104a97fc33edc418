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

  /// What the mode control says, which a mistake can part from what is compared.
  private var wantedCardsToMatch: Int
  private var cardsToMatch: Int
  private let dealtCardsToMatch: Int
  private var modeWasChosen = false
  private var hasMoved = false
  private var dealCount = 0
  private var isScoreOfLastGame = false

  /// The chosen cards in the order of their touches, for the mistakes that keep such a list.
  private var chosen: [Int] = []

  private let cardCount: Int
  private let pointsOf: Points
  private let scoring: Scoring
  private let mistakes: Mistakes
  private let deck: Deck<Rule.Face>

  init(_ game: MatchingGame<Rule>, mistakes: Mistakes) {
    cards = game.cards
    cardCount = game.cards.count
    score = game.score
    choiceCount = game.choiceCount
    chosen = game.faceUpIndices
    wantedCardsToMatch = game.cardsToMatch
    cardsToMatch = game.cardsToMatch
    dealtCardsToMatch = game.cardsToMatch
    scoring = mistakes.scoring ?? game.scoring
    deck = game.deck
    pointsOf = Points(
      rule: game.rule, parts: mistakes.parts, pairPoints: mistakes.pairPoints,
      pointsMistake: mistakes.pointsMistake)
    self.mistakes = mistakes
  }

  var pack: [Rule.Face] { cards.map(\.face) + deck.cards }
  var isOver: Bool { false }
  var hasBegun: Bool { choiceCount > 0 }
  var mode: Int? { wantedCardsToMatch }

  @discardableResult
  mutating func changeMode(to count: Int) -> Outcome {
    guard choiceCount == 0, count >= 2, count <= cardCount else { return .ignored }
    modeWasChosen = true
    wantedCardsToMatch = count
    switch mistakes.mode {
    case .applied, .lostOnDeal: cardsToMatch = count
    case .onlyBeforeFirstMove: if !hasMoved { cardsToMatch = count }
    case .ignored, .fromNextDeal: break
    }
    hasMoved = true
    return .dealt
  }

  mutating func deal(_ deck: Deck<Rule.Face>) throws(DealError) {
    var deck = deck
    guard let faces = deck.draw(cardCount) else {
      throw .deckTooSmall(needed: cardCount, available: deck.count)
    }
    switch mistakes.deal {
    case .keepsPositions where cards.count == faces.count:
      for index in cards.indices { cards[index].face = faces[index] }
    case .keepsCards:
      cards = cards.map { TableCard($0.face) }
    default:
      cards = faces.map { TableCard($0) }
    }
    if mistakes.deal == .resetsScoreAtMatch {
      isScoreOfLastGame = true
    } else if mistakes.deal != .keepsScore {
      score = 0
    }
    if mistakes.deal != .keepsChosen { chosen = [] }
    switch mistakes.mode {
    case .fromNextDeal, .onlyBeforeFirstMove: cardsToMatch = wantedCardsToMatch
    case .lostOnDeal: cardsToMatch = dealtCardsToMatch
    case .applied, .ignored: break
    }
    choiceCount = 0
    dealCount += 1
    hasMoved = true
  }

  @discardableResult
  mutating func chooseCard(at touched: Int) -> Outcome {
    switch mistakes.touch {
    case .chooses: break
    case .choosesTwice: choose(touched)
    case .beginsAnew:
      cards = cards.map { TableCard($0.face) }
      (score, choiceCount, chosen) = (0, 0, [])
    }
    return choose(touched)
  }

  @discardableResult
  private mutating func choose(_ touched: Int) -> Outcome {
    let index = touched + mistakes.indexShift
    hasMoved = true
    guard cards.indices.contains(index), isAlive, index != refusedIndex else {
      if mistakes.cost == .forEveryChoice { score -= scoring.choiceCost }
      return .ignored
    }
    if mistakes.turnsAllDown(before: cards[index].position), faceUpIndices.count == cardsToMatch {
      for card in faceUpIndices { cards[card].position = .faceDown }
    }
    switch cards[index].position {
    case .matched:
      switch mistakes.matchedCard {
      case .ignored:
        if [.forMatchedToo, .forEveryChoice].contains(mistakes.cost) {
          score -= scoring.choiceCost
        }
        return .ignored
      case .turnedDown:
        choiceCount += 1
        cards[index].position = .faceDown
        return .turnedDown
      case .chosenAgain: break
      }
    case .faceUp:
      choiceCount += 1
      switch mistakes.faceUpCard {
      case .turnedDown, .turnedDownWithOthers:
        cards[index].position = .faceDown
        if mistakes.faceUpCard == .turnedDownWithOthers {
          for other in faceUpIndices { cards[other].position = .faceDown }
        }
        score -= mistakes.costOfTurningDown(scoring)
        switch mistakes.chosenList {
        case .lastTakenOff: _ = chosen.popLast()
        case .keptWhenTurnedDown, .neverEmptied: break
        case .right, .emptiedOnMismatch, .keptAtMatch: chosen.removeAll { $0 == index }
        }
        return .turnedDown
      case .ignored:
        return .ignored
      case .comparedWithItself: break
      }
    case .faceDown: break
    }
    choiceCount += 1
    return compare(index)
  }

  private var isAlive: Bool {
    switch mistakes.inert {
    case .never: true
    case .always: false
    case .untilModeChosen: modeWasChosen
    case .afterDeal: dealCount == 0
    }
  }

  /// The index at which a card is refused, if one is.
  private var refusedIndex: Int? {
    switch mistakes.refused {
    case .none: nil
    case .firstCard: 0
    case .lastCard: cards.count - 1
    }
  }

  private mutating func compare(_ index: Int) -> Outcome {
    var others =
      mistakes.usesChosenList
      ? chosen.filter { cards.indices.contains($0) && ($0 != index || mistakes.remembersOne) }
      : lyingBeside(index)
    cards[index].position = .faceUp
    if mistakes.remembersOne { chosen = [] }
    chosen.removeAll { $0 == index }
    chosen.append(index)
    let needed = mistakes.cardsCompared(cardsToMatch, modeWasChosen: modeWasChosen) - 1
    if mistakes.looksForOthersLate {
      others = Array(cards.indices.filter { cards[$0].isFaceUp }.prefix(max(0, needed)))
    }
    if needed > 0, others.count > needed {
      switch mistakes.taken {
      case .none: break
      case .first: others = Array(others.prefix(needed))
      case .last: others = Array(others.suffix(needed))
      }
    }
    guard needed > 0, others.count == needed else {
      score -= cost(isComparing: false)
      return .turnedUp
    }
    let points = self.points(index, others)
    return points > 0 ? match(index, others, points) : mismatch(index, others)
  }

  /// The cards that a card is compared with, where the game keeps no list of them.
  private func lyingBeside(_ index: Int) -> [Int] {
    let countsMatched = mistakes.countsMatched
    var others: [Int] = []
    for other in 0..<cards.count {
      let position = cards[other].position
      guard position == .faceUp || countsMatched && position == .matched else { continue }
      if other != index || mistakes.faceUpCard == .comparedWithItself { others.append(other) }
    }
    return others
  }

  private mutating func match(_ index: Int, _ others: [Int], _ points: Int) -> Outcome {
    if isScoreOfLastGame {
      score = 0
      isScoreOfLastGame = false
    }
    let earned = mistakes.earned(points, scoring.matchBonus, otherCount: others.count)
    switch mistakes.bonus {
    case .assigned: score = earned
    case .assignedBeforeCost: score = earned - cost(isComparing: true)
    default: score += earned - (mistakes.cost == .notOnMatch ? 0 : cost(isComparing: true))
    }
    let (matched, down) = mistakes.marked(index, others)
    for match in matched { cards[match].position = .matched }
    for card in down { cards[card].position = .faceDown }
    chosen = mistakes.remembersAtMatch ? [index] : []
    if mistakes.removesMatched { cards.removeAll(where: \.isMatched) }
    return .matched
  }

  private mutating func mismatch(_ index: Int, _ others: [Int]) -> Outcome {
    if mistakes.cost != .notOnMismatch { score -= cost(isComparing: true) }
    score -= mistakes.lost(scoring.mismatchPenalty, otherCount: others.count)
    for card in mistakes.turnedDown(index, others) { cards[card].position = .faceDown }
    chosen = mistakes.chosenList == .emptiedOnMismatch ? [] : [index]
    return .mismatched
  }

  private func cost(isComparing: Bool) -> Int {
    switch mistakes.cost {
    case .never, .onTurningDownOnly: 0
    case .whenComparedTwice: scoring.choiceCost * (isComparing ? 2 : 1)
    case .forEveryCardOnTheTable: scoring.choiceCost * cards.count
    case .added: -scoring.choiceCost
    case .once, .onTurningDownToo, .givenBack, .notOnMatch, .notOnMismatch, .forMatchedToo,
      .forEveryChoice:
      scoring.choiceCost
    }
  }

  private func points(_ index: Int, _ others: [Int]) -> Int {
    let faces = others.map { cards[$0].face }
    let touched = cards[index].face
    switch mistakes.comparison {
    case .allPairs: return pointsOf.all(faces + [touched])
    case .touchedWithOthers: return faces.reduce(0) { $0 + pointsOf.all([$1, touched]) }
    case .oneOtherOnly: return faces.count == 1 ? pointsOf.all(faces + [touched]) : 0
    case .firstOther: return pointsOf.all([faces[0], touched])
    case .lastOther: return pointsOf.all([faces[faces.count - 1], touched])
    }
  }

  /// The rule, whole or with a part of it left out.
  private struct Points: Hashable, Codable {
    let rule: Rule
    let parts: Mistakes.Parts
    let pairPoints: Mistakes.PairPoints?
    let pointsMistake: Int?

    func all(_ faces: [Rule.Face]) -> Int {
      if let pointsMistake {
        guard let rule = rule as? RankOrSuitRule, let faces = faces as? [PlayingCard] else {
          return self.rule.points(for: faces)
        }
        return PointsMistake.all(of: rule)[pointsMistake].points(faces)
      }
      switch parts {
      case .nothingMatches: return 0
      case .everythingMatches: return max(1, rule.points(for: faces))
      case .right where pairPoints == nil: return rule.points(for: faces)
      default: break
      }
      guard var rule = rule as? RankOrSuitRule, let faces = faces as? [PlayingCard] else {
        return self.rule.points(for: faces)
      }
      if let pairPoints {
        (rule.rankPoints, rule.suitPoints) = (pairPoints.rank, pairPoints.suit)
      }
      switch parts {
      case .rankOnly: rule.suitPoints = 0
      case .suitOnly: rule.rankPoints = 0
      case .exchanged: swap(&rule.rankPoints, &rule.suitPoints)
      default: break
      }
      return rule.points(for: faces)
    }
  }
}
