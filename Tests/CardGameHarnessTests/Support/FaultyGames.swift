import CardGameModel

/// A two-card game with a choice of mistakes, written out for these tests.
struct FaultyGame: CardGame {
  var cards: [TableCard<PlayingCard>]
  var score = 0
  var hasBegun = false
  let faults: Set<Fault>

  enum Fault: Hashable, Codable {
    case noPenalty, noCost, noBonus, othersStay, scoreJumps, saysIgnored, otherCards
    case looksLate, marksNone, lastRefused, othersWait, noDeal
    /// Compares the touched card with the first of those face up, however many there are.
    case takesFirst
    /// The same with the last.
    case takesLast
  }

  init(_ faults: Fault..., cards: [PlayingCard] = Deck<PlayingCard>.m12.cards) {
    self.faults = Set(faults)
    self.cards = (faults.contains(.otherCards) ? cards.reversed() : cards).map { TableCard($0) }
  }

  var pack: [PlayingCard] { cards.map(\.face) }
  var isOver: Bool { false }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    if faults.contains(.noDeal) { return }
    cards = deck.cards.prefix(cards.count).map { TableCard($0) }
    score = 0
    hasBegun = false
  }

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    guard !faults.contains(.lastRefused) || index < cards.count - 1 else { return .ignored }
    hasBegun = true
    if cards[index].isFaceUp {
      cards[index].position = .faceDown
      return faults.contains(.saysIgnored) ? .ignored : .turnedDown
    }
    if faults.contains(.othersWait), faceUpIndices.count == 2 {
      for card in faceUpIndices { cards[card].position = .faceDown }
    }
    var earlier = faceUpIndices
    if faults.contains(.takesFirst) { earlier = Array(earlier.prefix(1)) }
    if faults.contains(.takesLast) { earlier = earlier.suffix(1) }
    cards[index].position = .faceUp
    let others = faults.contains(.looksLate) ? [faceUpIndices[0]] : earlier
    if faults.contains(.scoreJumps), index == 7 { score += 77 }
    if !faults.contains(.noCost) { score -= 1 }
    guard others.count == 1 else { return .turnedUp }
    let points = RankOrSuitRule().points(for: [cards[others[0]].face, cards[index].face])
    if points > 0 {
      score += points * (faults.contains(.noBonus) ? 1 : 4)
      if faults.contains(.marksNone) { return .matched }
      for card in others + [index] { cards[card].position = .matched }
      return .matched
    }
    if !faults.contains(.noPenalty) { score -= 2 }
    if faults.isDisjoint(with: [.othersStay, .othersWait]) {
      cards[others[0]].position = .faceDown
    }
    return .mismatched
  }
}
