import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let selfVersusOthersOnly = Bug(
    id: "rule-self-vs-others-only",
    title: "The two earlier cards are not compared with each other",
    symptom: "Two kings and a seven match when a king is touched last, and not when the seven is.",
    cause: "The last card is compared with each of the others, and those not with each other.",
    exercise: "13", intended: .notAllPairsCompared, moves: [.touch(3), .touch(5), .touch(7)],
    cardsToMatch: 3, game: SelfVersusOthersOnlyGame.self)
}

struct SelfVersusOthersOnlyGame: HandwrittenGame {
  var state: GameState

  func points(of indices: [Int]) -> Int {
    guard let last = indices.last else { return 0 }
    let card = cards[last].face
    var points = 0
    for other in indices.dropLast().map({ cards[$0].face }) {
      if card.rank == other.rank {
        points += 4
      } else if card.suit == other.suit {
        points += 1
      }
    }
    return points
  }
}
