import CardGameControllers
import CardGameHarness
import CardGameModel
import Testing

@Suite("What of a game is compared")
struct GameAspectTests {
  @Test("A wrong score is no matter for the positions")
  func positionsOnly() throws {
    let free = try LessonGame(cardCount: 12, from: .m12, scoring: Scoring(choiceCost: 0))
    let moves: [Move] = [.touch(0), .touch(1), .touch(3)]
    let right = LessonGame.m12
    #expect(diagnose(free, playing: moves, against: right, comparing: [.positions]).isEmpty)
    let ofScore = diagnose(free, playing: moves, against: right, comparing: [.score])
    #expect(ofScore.map(\.code) == [.costNotCharged])
  }

  @Test("Wrong positions are no matter for the score, as long as it is right")
  func scoreOnly() throws {
    let game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
    #expect(
      diagnose(game, playing: [.touch(0)], against: LessonGame.m12, comparing: [.score]).isEmpty)
    let ofPositions = diagnose(
      game, playing: [.touch(0), .touch(3)], against: LessonGame.m12, comparing: [.positions])
    #expect(ofPositions.first?.rows.map(\.subject) == ["card 0"])
  }

  @Test("A game that is under way is judged by what it does from there on")
  func underWay() {
    var reference = LessonGame.m12
    reference.chooseCard(at: 0)
    reference.chooseCard(at: 1)
    let playable = PlayableMatches(game: reference)
    let diagnoses = diagnose(playable, playing: [.touch(0)], against: reference)
    #expect(diagnoses.map(\.code) == [.matchedCardPlayable])
  }
}

/// A game whose matched cards are turned down when they are chosen.
private struct PlayableMatches: CardGame {
  var game: LessonGame
  var turnedDown: Set<Int> = []

  var cards: [TableCard<PlayingCard>] {
    game.cards.enumerated().map { index, card in
      turnedDown.contains(index) ? TableCard(card.face) : card
    }
  }
  var pack: [PlayingCard] { game.pack }
  var score: Int { game.score }
  var isOver: Bool { game.isOver }

  mutating func chooseCard(at index: Int) -> Outcome {
    guard game.cards[index].isMatched else { return game.chooseCard(at: index) }
    turnedDown.insert(index)
    return .turnedDown
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    try game.deal(deck)
    turnedDown = []
  }
}
