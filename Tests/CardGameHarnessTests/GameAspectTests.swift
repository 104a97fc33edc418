import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
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

  @Test("A score that is not compared is not drawn, nor is a table without its positions")
  func drawn() throws {
    let game = try LessonGame(cardCount: 12, from: .m12, matching: 3)
    let moves: [Move] = [.touch(0), .touch(3)]
    let positions = diagnose(game, playing: moves, against: LessonGame.m12, comparing: [.positions])
    let evidence = try #require(positions.first?.evidence)
    #expect(evidence.after.score == "" && evidence.expected.score == "")
    let score = diagnose(game, playing: moves, against: LessonGame.m12, comparing: [.score])
    #expect(score.count == 1 && score.first?.evidence == nil)
  }

  @Test("A card that is taken for the earlier because of its index is told from the touched one")
  func lowerIndex() throws {
    let game = LowerIndexDown(game: .m12)
    #expect(diagnose(game, playing: [.touch(0), .touch(3)], against: LessonGame.m12).isEmpty)
    let wrong = try #require(
      diagnose(game, playing: [.touch(3), .touch(0)], against: LessonGame.m12).first)
    #expect(wrong.code == .touchedTurnedDown)
    #expect(
      wrong.headline.hasSuffix("the card with the highest index stays up, and not the touched one.")
    )
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

/// A game that turns down the lower index after a mismatch, whichever card was touched first.
private struct LowerIndexDown: CardGame {
  var game: LessonGame
  var cards: [TableCard<PlayingCard>]
  var score: Int { game.score }
  var pack: [PlayingCard] { game.pack }
  var isOver: Bool { game.isOver }

  init(game: LessonGame) {
    self.game = game
    cards = game.cards
  }

  mutating func chooseCard(at index: Int) -> Outcome {
    let earlier = cards.firstIndex(where: \.isFaceUp)
    let outcome = game.chooseCard(at: index)
    cards = game.cards
    if outcome == .mismatched, let earlier, index < earlier {
      let score = game.score
      try! game.arrange(faceUp: [earlier], matched: game.matchedIndices, score: score)
      cards = game.cards
    }
    return outcome
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    try game.deal(deck)
    cards = game.cards
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
