import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let touchOrder = CorrectVariant(
    id: "touch-order",
    title: "The chosen cards are kept in the order of their touches",
    unusual: "A list of chosen cards stands beside the positions, and is kept in step with them.",
    makeController: HandwrittenController<TouchOrderGame>.init)
}

private struct TouchOrderGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    if let place = chosen.firstIndex(of: index) {
      chosen.remove(at: place)
      cards[index].position = .faceDown
      return .turnedDown
    }
    score -= choiceCost
    cards[index].position = .faceUp
    chosen.append(index)
    guard chosen.count == cardsToMatch else { return .turnedUp }
    let outcome = compare(index, with: chosen.dropLast())
    chosen = outcome == .matched ? [] : [index]
    return outcome
  }
}
