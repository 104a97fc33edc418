import CardGameControllers
import CardGameHarness
import CardGameModel
import Testing

@Suite("Diagnosing a game alone")
struct GameDiagnosisTests {
  private func diagnoses(_ faults: FaultyGame.Fault..., touches: Int...) -> [Diagnosis] {
    var game = FaultyGame()
    switch faults.count {
    case 1: game = FaultyGame(faults[0])
    case 2: game = FaultyGame(faults[0], faults[1])
    default: break
    }
    return diagnose(game, playing: touches.map(Move.touch), against: LessonGame.m12)
  }

  @Test("A right game raises nothing")
  func right() {
    #expect(diagnoses(touches: 0, 1, 0, 2, 2, 3, 12, -1, 4) == [])
  }

  @Test("A mistake is named at the first move that shows it")
  func named() {
    let found = diagnoses(.noPenalty, touches: 0, 0, 0, 3, 4)
    #expect(found.map(\.code) == [.penaltyMissing])
    #expect(found[0].moves == ["0", "0", "0", "3"])
    #expect(
      found[0].headline.hasPrefix(
        "After touching cards 0, 0, 0 and 3, the score is -3 and should be -5: the penalty is left "
          + "out"))
  }

  @Test("A new deal that does nothing is called that")
  func nothingDealt() {
    let found = diagnose(
      FaultyGame(.noDeal), playing: [.touch(0), .deal], against: LessonGame.m12)
    #expect(found.map(\.code) == [.dealDoesNothing])
    #expect(
      found.first?.headline.hasSuffix("the game is the same as before: no new one was made.")
        == true)
  }

  @Test(
    "Each mistake has its own name",
    arguments: [
      (FaultyGame.Fault.noPenalty, [0, 3], DiagnosisCode.penaltyMissing),
      (.noCost, [0], .costNotCharged), (.noBonus, [0, 1], .bonusMissing),
      (.othersStay, [0, 3], .othersStayUp), (.saysIgnored, [0, 0], .outcomeWrong),
      (.otherCards, [0], .dealtOtherwise), (.looksLate, [0], .selfMatch),
      (.scoreJumps, [7, 7], .scoreChangesWrong),
    ])
  func names(fault: FaultyGame.Fault, touches: [Int], code: DiagnosisCode) {
    let found = diagnose(
      FaultyGame(fault), playing: touches.map(Move.touch), against: LessonGame.m12)
    #expect(found.map(\.code) == [code])
  }

  @Test(
    "Cards that stay up are one mistake, whichever of them is compared with the next",
    arguments: [FaultyGame.Fault.takesFirst, .takesLast])
  func staying(taken: FaultyGame.Fault) throws {
    let unturned = try #require(diagnoses(.othersStay, taken, touches: 0, 3, 4).first)
    #expect(unturned.code == .othersStayUp)
    #expect(unturned.headline.hasSuffix(": after a mismatch the other cards are not turned down."))
    let unmarked = try #require(diagnoses(.marksNone, taken, touches: 0, 1).first)
    #expect(unmarked.code == .notAllMatched)
    #expect(unmarked.headline.hasSuffix(": cards that match do not become matched."))
  }

  @Test("Cards that wait for the next touch, and one that is never turned, are named")
  func waiting() {
    let waiting = diagnoses(.othersWait, touches: 0, 3, 3)
    #expect(waiting.map(\.code) == [.othersStayUp])
    #expect(waiting[0].headline.hasSuffix("until the next card that is turned up turns them down."))
    let refused = diagnoses(.lastRefused, touches: 0, 11)
    #expect(refused.map(\.code) == [.cardNeverChosen])
    #expect(refused[0].headline.hasSuffix(": the last card of the table can never be chosen."))
  }

  @Test("Two mistakes that show at once are told together")
  func two() {
    let found = diagnoses(.noPenalty, .othersStay, touches: 0, 3)
    #expect(found.count == 1)
    #expect(found[0].code == .penaltyMissing)
    #expect(found[0].headline.contains("two mistakes together: the penalty is left out"))
    #expect(found[0].headline.contains("and after a mismatch the other cards are not turned down"))
  }

  @Test("What fits no mistake is reported with what was seen")
  func unnamed() {
    let found = diagnoses(.scoreJumps, touches: 7)
    #expect(found.map(\.code) == [.scoreChangesWrong])
    #expect(
      found[0].headline
        == "After touching card 7, the score is 76 and should be -1: where turning a card up "
        + "should change the score by -1, it changes by -1 in one place and by 76 in another.")
    #expect(found[0].rows == [.init(subject: "score", expected: "-1", shown: "76")])
  }

  @Test("Where no short play tells mistakes apart, up to three are named")
  func tie() {
    // On three cards of one suit a rank never matches: whether that is worth anything stays open.
    let cards = Array([2, 0, 9].map { Deck<PlayingCard>.m12.cards[$0] })
    let reference = try? LessonGame(cardCount: 3, from: Deck(cards))
    let found = reference.map {
      diagnose(FaultyGame(.noBonus, cards: cards), playing: [.touch(0), .touch(1)], against: $0)
    }
    #expect(found?.map(\.code) == [.bonusMissing])
  }

  @Test("A single wrong card is told with its place and its name")
  func oneCard() {
    let found = diagnoses(.othersStay, touches: 0, 3)
    #expect(
      found[0].headline.hasPrefix(
        "After touching cards 0 and 3, card 0, A♠, is face up and should be face down: "))
    #expect(
      found[0].rows == [.init(subject: "card 0", expected: "A♠ face down", shown: "A♠ face up")])
  }

  @Test("In Trios the index of a touch that has outlived its table is named")
  func oldIndex() throws {
    let game = try TriosGame(from: Deck(Deck.trios.cards.prefix(6)), tableSize: 6)
    let moves = [0, 1, 2, 4].map(Move.touch)
    let found = diagnose(OldIndex(game: game), playing: moves, against: game)
    #expect(found.map(\.code) == [.wrongCardChosen])
    #expect(found[0].headline.hasSuffix("and the one that lies at its old index is chosen."))
  }

  @Test("In Trios a matched trio that stays is told by its cards")
  func trioStays() throws {
    let game = try TriosGame(from: Deck(Deck.trios.cards.prefix(9)), tableSize: 6)
    let found = diagnose(
      TrioStays(game: game), playing: [0, 1, 2, 4].map(Move.touch), against: game)
    #expect(found.map(\.code) == [.replacedOtherwise])
    let names = game.cards.prefix(3).map(\.face.title).joined(separator: " ")
    #expect(found[0].headline.hasSuffix(": \(names), which were matched before, stay."))
  }

  @Test("An outcome that is wrong says which to return")
  func outcome() {
    let found = diagnoses(.saysIgnored, touches: 0, 0)
    #expect(found[0].advice == "return .turnedDown")
  }
}

/// Trios without a deck, where after a trio a card is chosen by the index that it had before.
private struct OldIndex: CardGame {
  var game: TriosGame
  var cards: [TableCard<TrioCard>] { game.cards }
  var pack: [TrioCard] { game.pack }
  var score: Int { game.score }
  var isOver: Bool { game.isOver }

  mutating func chooseCard(at index: Int) -> Outcome {
    let left = game.cards.indices.filter { !game.cards[$0].isMatched }
    guard left.count < game.cards.count, left.contains(index) else {
      return game.chooseCard(at: index)
    }
    return game.chooseCard(at: index < left.count ? left[index] : game.matchedIndices[0])
  }

  mutating func deal(_ deck: Deck<TrioCard>) throws(DealError) { try game.deal(deck) }
}

/// Trios in which a touch after a trio does nothing.
private struct TrioStays: CardGame {
  var game: TriosGame
  var cards: [TableCard<TrioCard>] { game.cards }
  var pack: [TrioCard] { game.pack }
  var score: Int { game.score }
  var isOver: Bool { game.isOver }

  mutating func chooseCard(at index: Int) -> Outcome {
    game.matchedIndices.isEmpty ? game.chooseCard(at: index) : .ignored
  }

  mutating func deal(_ deck: Deck<TrioCard>) throws(DealError) { try game.deal(deck) }
}
