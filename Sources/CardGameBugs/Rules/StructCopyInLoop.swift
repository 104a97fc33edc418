import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let structCopyInLoop = Bug(
    id: "lang-struct-copy-in-loop",
    title: "A new game leaves cards open",
    symptom: "After a new deal, cards that were matched or face up still are.",
    cause: "The loop turns down copies: changing the loop's variable changes no card.",
    exercise: "12", intended: .notAllReset, moves: [.touch(0), .touch(1), .deal],
    game: StructCopyInLoopGame.self)
}

private struct StructCopyInLoopGame: HandwrittenGame {
  var state: GameState

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    var deck = deck
    let faces = deck.draw(cards.count) ?? []
    for (index, face) in faces.enumerated() { cards[index].face = face }
    for var card in cards { card.position = .faceDown }
    state.deck = deck
    score = 0
    state.hasBegun = false
  }
}
