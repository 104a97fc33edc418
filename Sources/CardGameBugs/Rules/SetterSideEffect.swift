import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let setterSideEffect = Bug(
    id: "hist-setter-side-effect",
    title: "Clearing the list turns the matched cards down",
    symptom: "Cards that match pay their points and lie face down again.",
    cause: "Emptying the list of chosen cards turns them down, before they are marked as matched.",
    intended: .notAllMatched, moves: [.touch(0), .touch(1)], game: SetterSideEffectGame.self)
}

private struct SetterSideEffectGame: HandwrittenGame {
  var state: GameState

  private var faceUp: [Int] {
    get { faceUpIndices }
    set {
      for index in faceUpIndices where !newValue.contains(index) {
        cards[index].position = .faceDown
      }
    }
  }

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      faceUp = []
      for match in faceUp { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    faceUp = [index]
    return .mismatched
  }
}
