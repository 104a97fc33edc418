import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let structCopyNotStored = Bug(
    id: "hist-struct-copy-not-stored",
    title: "A changed copy of the card is not put back",
    symptom: "Of two cards that match, the touched one shows its back.",
    cause: "A card is a value: its copy is marked as matched, and on that way never stored.",
    intended: .notAllMatched, moves: [.touch(0), .touch(1)], game: StructCopyNotStoredGame.self)
}

private struct StructCopyNotStoredGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    var card = cards[index]
    guard !card.isFaceUp else {
      card.position = .faceDown
      cards[index] = card
      return .turnedDown
    }
    let others = faceUpIndices
    card.position = .faceUp
    score -= choiceCost
    guard others.count == cardsToMatch - 1 else {
      cards[index] = card
      return .turnedUp
    }
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for other in others { cards[other].position = .matched }
      card.position = .matched
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    cards[index] = card
    return .mismatched
  }
}
