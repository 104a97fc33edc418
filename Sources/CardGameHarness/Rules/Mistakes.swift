import CardGameModel

/// The ways in which the rules of choosing a card can be got wrong, each as a parameter.
///
/// As it is made, nothing is wrong.
struct Mistakes: Hashable, Codable {
  var inert = Inert.never
  var touch = Touch.chooses
  var indexShift = 0

  /// A card that can never be chosen, though it lies on the table.
  var refused = Refused.none
  var matchedCard = MatchedCard.ignored
  var faceUpCard = FaceUpCard.turnedDown

  /// Whether the other cards are looked for when the touched one is already among those face up.
  var looksForOthersLate = false

  /// Whether matched cards count as chosen when the others are looked for.
  var countsMatched = false

  /// Which of the others are taken when there are more of them than are compared.
  var taken = Taken.none
  var chosenList = ChosenList.right
  var cost = Cost.once
  var penalty = Penalty.once
  var bonus = Bonus.multiplied
  var mark = Mark.all
  var afterMismatch = AfterMismatch.othersDown
  var comparison = Comparison.allPairs
  var parts = Parts.right
  var compared = Compared.asMany
  var mode = Mode.applied
  var deal = Deal.whole
  var removesMatched = false

  /// Other numbers for what a match pays, and what a mismatch and a choice cost.
  var scoring: Scoring?

  /// Other numbers for what a pair of one rank, and of one suit, is worth.
  var pairPoints: PairPoints?

  /// A mistaken way to work out the points, by its place among the known ones.
  var pointsMistake: Int?

  /// The one mistake of a game of another kind.
  var concentration: MistakenConcentration.Mistake?
  var trios: MistakenTrios.Mistake?
  var elevens: MistakenElevens.Mistake?

  enum Inert: Int, Hashable, Codable { case never, always, untilModeChosen, afterDeal }
  enum Touch: Int, Hashable, Codable { case chooses, choosesTwice, beginsAnew }
  enum Refused: Int, Hashable, Codable { case none, firstCard, lastCard }
  enum MatchedCard: Int, Hashable, Codable { case ignored, turnedDown, chosenAgain }
  enum FaceUpCard: Int, Hashable, Codable {
    case turnedDown, ignored, comparedWithItself, turnedDownWithOthers
  }
  enum Taken: Int, Hashable, Codable { case none, first, last }
  enum ChosenList: Int, Hashable, Codable {
    case right, emptiedOnMismatch, lastTakenOff, keptAtMatch, keptWhenTurnedDown, neverEmptied
  }
  enum Cost: Int, Hashable, Codable {
    case once, never, added, forEveryCardOnTheTable, notOnMatch, notOnMismatch
    case onTurningDownToo, onTurningDownOnly, givenBack, whenComparedTwice
    case forMatchedToo, forEveryChoice
  }
  enum Penalty: Int, Hashable, Codable { case once, never, added, forEachOther, forEachCompared }
  enum Bonus: Int, Hashable, Codable {
    case multiplied, never, added, timesCards, forEachOther, subtracted, divided, unbracketed
    case assigned, assignedBeforeCost
  }
  enum Mark: Int, Hashable, Codable {
    case all, touchedOnly, othersOnly, othersOnlyTouchedDown, touchedAndOneOther, none, noneAllDown
  }
  enum AfterMismatch: Int, Hashable, Codable {
    case othersDown, nothingTurned, allDown, touchedDown, firstOtherDown, lastOtherDown
    case allDownAtNextChoice, allDownAtNextTurn, highestIndexStaysUp
  }
  enum Comparison: Int, Hashable, Codable {
    case allPairs, touchedWithOthers, oneOtherOnly, firstOther, lastOther
  }
  enum Parts: Int, Hashable, Codable {
    case right, rankOnly, suitOnly, exchanged, nothingMatches, everythingMatches
  }
  enum Compared: Int, Hashable, Codable {
    case asMany, oneMore, two, three, never, neverUntilModeChosen
  }
  enum Mode: Int, Hashable, Codable {
    case applied, ignored, fromNextDeal, onlyBeforeFirstMove, lostOnDeal
  }
  enum Deal: Int, Hashable, Codable {
    case whole, keepsScore, resetsScoreAtMatch, keepsPositions, keepsCards, keepsChosen
  }

  struct PairPoints: Hashable, Codable {
    var rank: Int
    var suit: Int
  }

  /// Whether the cards to compare with are kept in a list, instead of looked for on the table.
  var usesChosenList: Bool { chosenList != .right || deal == .keepsChosen }

  /// Whether nothing but the card that was chosen last is remembered, however it lies by then.
  var remembersOne: Bool {
    switch chosenList {
    case .keptAtMatch, .keptWhenTurnedDown, .neverEmptied: true
    case .right, .emptiedOnMismatch, .lastTakenOff: false
    }
  }

  /// Whether a match leaves the touched card among the chosen.
  var remembersAtMatch: Bool { chosenList == .keptAtMatch || chosenList == .neverEmptied }

  /// What it costs to turn a card down, which should be nothing.
  func costOfTurningDown(_ scoring: Scoring) -> Int {
    switch cost {
    case .onTurningDownToo, .onTurningDownOnly, .forEveryChoice: scoring.choiceCost
    case .givenBack: -scoring.choiceCost
    default: 0
    }
  }

  /// How many cards are compared, the touched one included; 0 for never.
  func cardsCompared(_ cardsToMatch: Int, modeWasChosen: Bool) -> Int {
    switch compared {
    case .asMany: cardsToMatch
    case .oneMore: cardsToMatch + 1
    case .two: 2
    case .three: 3
    case .never: 0
    case .neverUntilModeChosen: modeWasChosen ? cardsToMatch : 0
    }
  }

  func earned(_ points: Int, _ bonusFactor: Int, otherCount: Int) -> Int {
    switch bonus {
    case .multiplied, .assigned, .assignedBeforeCost: points * bonusFactor
    case .never: points
    case .added: points + bonusFactor
    case .timesCards: points * bonusFactor * (otherCount + 1)
    case .forEachOther: points * bonusFactor * otherCount
    case .subtracted: -points * bonusFactor
    case .divided: points * bonusFactor / (otherCount + 1)
    case .unbracketed: points * (bonusFactor / 2) + (bonusFactor - bonusFactor / 2)
    }
  }

  func lost(_ penaltyPoints: Int, otherCount: Int) -> Int {
    switch penalty {
    case .once: penaltyPoints
    case .never: 0
    case .added: -penaltyPoints
    case .forEachOther: penaltyPoints * otherCount
    case .forEachCompared: penaltyPoints * (otherCount + 1)
    }
  }

  /// The cards that a mismatch turns down.
  func turnedDown(_ touched: Int, _ others: [Int]) -> [Int] {
    switch afterMismatch {
    case .othersDown: others
    case .nothingTurned, .allDownAtNextChoice, .allDownAtNextTurn: []
    case .allDown: others + [touched]
    case .touchedDown: [touched]
    case .firstOtherDown: Array(others.prefix(1))
    case .lastOtherDown: Array(others.suffix(1))
    case .highestIndexStaysUp: (others + [touched]).sorted().dropLast()
    }
  }

  /// Whether cards that stayed up after a mismatch go down before a card is chosen that lies so.
  func turnsAllDown(before position: CardPosition) -> Bool {
    switch afterMismatch {
    case .allDownAtNextChoice: position != .matched
    case .allDownAtNextTurn: position == .faceDown
    default: false
    }
  }

  /// The cards that a match marks as matched, and those that it turns down instead.
  func marked(_ touched: Int, _ others: [Int]) -> (matched: [Int], down: [Int]) {
    switch mark {
    case .all: (others + [touched], [])
    case .touchedOnly: ([touched], [])
    case .othersOnly: (others, [])
    case .othersOnlyTouchedDown: (others, [touched])
    case .touchedAndOneOther: (others.suffix(1) + [touched], [])
    case .none: ([], [])
    case .noneAllDown: ([], others + [touched])
    }
  }
}
