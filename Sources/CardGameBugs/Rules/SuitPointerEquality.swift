import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let suitPointerEquality = Bug(
    id: "card-suit-pointer-equality",
    title: "Suits are compared by where they are kept",
    symptom: "Two spades do not match; two aces do.",
    cause: "Suits are compared as objects, not as text: equal signs in two places are different.",
    intended: .wrongMatches, moves: [.touch(0), .touch(2)], game: SuitPointerEqualityGame.self)
}

private struct SuitPointerEqualityGame: HandwrittenGame {
  var state: GameState

  private final class SuitSign {
    let text: String
    init(_ text: String) { self.text = text }
  }

  func points(of indices: [Int]) -> Int {
    let faces = indices.map { cards[$0].face }
    let suits = faces.map { SuitSign($0.suit.symbol) }
    var points = 0
    for (index, card) in faces.enumerated() {
      for other in faces.indices where other > index {
        if card.rank == faces[other].rank {
          points += 4
        } else if suits[index] === suits[other] {
          points += 1
        }
      }
    }
    return points
  }
}
