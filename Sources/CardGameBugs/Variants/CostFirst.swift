import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let costFirst = CorrectVariant(
    id: "cost-first",
    title: "The cost is charged before anything is compared",
    unusual: "Everything is checked first, then paid, then scanned by hand.",
    makeController: {
      OpaqueController(CostFirstController(table: $0, cardsToMatch: $1, makeDeck: $2))
    })
}

private final class CostFirstController: HandwrittenController<CostFirstGame> {}

private struct CostFirstGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    if !cards.indices.contains(index) { return .ignored }
    if cards[index].position == .matched { return .ignored }
    state.hasBegun = true
    if cards[index].position == .faceUp {
      cards[index].position = .faceDown
      return .turnedDown
    }
    score -= choiceCost
    var others: [Int] = []
    for (place, card) in cards.enumerated() where card.isFaceUp { others.append(place) }
    cards[index].position = .faceUp
    if others.count + 1 < cardsToMatch { return .turnedUp }
    return compare(index, with: others)
  }
}
