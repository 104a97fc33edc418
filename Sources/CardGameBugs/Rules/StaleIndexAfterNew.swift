import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let staleIndexAfterNew = Bug(
    id: "rule-stale-index-after-new",
    title: "A remembered card survives the new game",
    symptom: "In a new game the first touch is compared with a card that lies face down.",
    cause: "The index of the chosen card is remembered, and not forgotten when a game is dealt.",
    exercise: "12", intended: .notAllReset, moves: [.touch(0), .deal, .touch(1)],
    game: StaleIndexAfterNewGame.self)
}

private struct StaleIndexAfterNewGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      chosen.removeAll { $0 == index }
      return .turnedDown
    }
    let others = chosen.filter { $0 != index && cards.indices.contains($0) }
    cards[index].position = .faceUp
    score -= choiceCost
    chosen = others + [index]
    guard others.count == cardsToMatch - 1 else { return .turnedUp }
    let outcome = compare(index, with: others)
    chosen = outcome == .matched ? [] : [index]
    return outcome
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    var deck = deck
    let faces = deck.draw(cards.count) ?? []
    cards = faces.map { TableCard($0) }
    state.deck = deck
    score = 0
    state.hasBegun = false
  }
}
