/// The ways in which the rules of choosing a card can be got wrong, each as a parameter.
///
/// As it is made, nothing is wrong.
struct Mistakes: Hashable, Codable {
  var doesNothing = false
  var indexShift = 0
  var matchedCard = MatchedCard.ignored
  var faceUpCard = FaceUpCard.turnedDown
  var cost = Cost.once
  var penalty = Penalty.once
  var bonus = Bonus.multiplied
  var mark = Mark.all
  var afterMismatch = AfterMismatch.othersDown
  var comparison = Comparison.allPairs
  var parts = Parts.right
  var compared = Compared.asMany

  enum MatchedCard: Hashable, Codable { case ignored, turnedDown, chosenAgain }
  enum FaceUpCard: Hashable, Codable { case turnedDown, ignored, comparedWithItself }
  enum Cost: Hashable, Codable {
    case once, never, added, onTurningDownToo, forEveryCardOnTheTable, notOnMatch, notOnMismatch
  }
  enum Penalty: Hashable, Codable { case once, never, added, forEachOther, forEachCompared }
  enum Bonus: Hashable, Codable {
    case multiplied, never, added, timesCards, forEachOther, subtracted
  }
  enum Mark: Hashable, Codable { case all, touchedOnly, othersOnly, touchedAndOneOther, none }
  enum AfterMismatch: Hashable, Codable { case othersDown, nothingTurned, allDown, touchedDown }
  enum Comparison: Hashable, Codable {
    case allPairs, touchedWithOthers, oneOtherOnly, firstOther, lastOther
  }
  enum Parts: Hashable, Codable {
    case right, rankOnly, suitOnly, exchanged, nothingMatches, everythingMatches
  }
  enum Compared: Hashable, Codable { case asMany, oneFewer, oneMore, two, three, never }

  /// How many cards are compared, the touched one included; 0 for never.
  func cardsCompared(_ cardsToMatch: Int) -> Int {
    switch compared {
    case .asMany: cardsToMatch
    case .oneFewer: max(2, cardsToMatch - 1)
    case .oneMore: cardsToMatch + 1
    case .two: 2
    case .three: 3
    case .never: 0
    }
  }

  func earned(_ points: Int, _ bonusFactor: Int, otherCount: Int) -> Int {
    switch bonus {
    case .multiplied: points * bonusFactor
    case .never: points
    case .added: points + bonusFactor
    case .timesCards: points * bonusFactor * (otherCount + 1)
    case .forEachOther: points * bonusFactor * otherCount
    case .subtracted: -points * bonusFactor
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

  func marked(_ touched: Int, _ others: [Int]) -> [Int] {
    switch mark {
    case .all: others + [touched]
    case .touchedOnly: [touched]
    case .othersOnly: others
    case .touchedAndOneOther: others.suffix(1) + [touched]
    case .none: []
    }
  }
}
