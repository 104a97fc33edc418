import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let suitBeforeRank = CorrectVariant(
    id: "suit-before-rank",
    title: "The suit is compared before the rank",
    unusual: "Both are asked for every pair, suit first, and the scan never stops early.",
    makeController: HandwrittenController<SuitBeforeRankGame>.init)
}

private struct SuitBeforeRankGame: HandwrittenGame {
  var state: GameState

  func points(of indices: [Int]) -> Int {
    var points = 0
    for first in indices {
      for second in indices where first < second {
        let (card, other) = (cards[first].face, cards[second].face)
        if card.suit == other.suit { points += 1 }
        if card.rank == other.rank { points += 4 }
      }
    }
    return points
  }
}
