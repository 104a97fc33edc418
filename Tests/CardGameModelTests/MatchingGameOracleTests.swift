import CardGameModel
import Testing

/// The lesson's rules once more, as the lesson wrote them: two flags a card, and a loop over all.
///
/// Written apart from the game, so that the two can only agree by both being right.
private struct NaiveGame {
  var titles: [String]
  var chosen: [Bool]
  var matched: [Bool]
  var score = 0
  let mode: Int

  init(titles: [String], mode: Int) {
    self.titles = titles
    self.mode = mode
    chosen = titles.map { _ in false }
    matched = titles.map { _ in false }
  }

  mutating func choose(_ index: Int) {
    if index < 0 || index >= titles.count { return }
    if matched[index] { return }
    if chosen[index] {
      chosen[index] = false
      return
    }
    var others: [Int] = []
    for other in titles.indices where chosen[other] && !matched[other] { others.append(other) }
    if others.count + 1 == mode {
      let hand = others + [index]
      var points = 0
      for one in hand {
        for other in hand where one < other {
          // The last sign of a title is the suit, what stands before it the rank.
          if titles[one].dropLast() == titles[other].dropLast() {
            points += 4
          } else if titles[one].last == titles[other].last {
            points += 1
          }
        }
      }
      if points > 0 {
        score += points * 4
        for one in hand { matched[one] = true }
      } else {
        score -= 2
        for other in others { chosen[other] = false }
      }
    }
    chosen[index] = true
    score -= 1
  }
}

@Suite("Matching game against the rules written apart")
struct MatchingGameOracleTests {
  @Test("Over many random games, tables and modes, every touch has the same result")
  func randomGames() throws {
    for seed in UInt64(0)..<400 {
      var generator = SeededGenerator(seed: seed)
      var deck = Deck.standard
      deck.shuffle(using: &generator)
      let cardCount = 2 + generator.number(below: 20)
      let mode = 2 + generator.number(below: min(4, cardCount - 1))
      var game = try LessonGame(cardCount: cardCount, from: deck, matching: mode)
      var naive = NaiveGame(titles: game.cards.map(\.face.title), mode: mode)
      for touch in 0..<60 {
        // Two indices beyond each end of the table are among the touches.
        let index = generator.number(below: cardCount + 4) - 2
        game.chooseCard(at: index)
        naive.choose(index)
        let agrees =
          game.score == naive.score && game.cards.map(\.isChosen) == naive.chosen
          && game.cards.map(\.isMatched) == naive.matched
        #expect(agrees, "seed \(seed), touch \(touch) of card \(index), mode \(mode)")
        if !agrees { return }
      }
    }
  }

  @Test("Every outcome is what the change of the table says")
  func outcomes() throws {
    for seed in UInt64(0)..<100 {
      var generator = SeededGenerator(seed: seed)
      var deck = Deck.standard
      deck.shuffle(using: &generator)
      var game = try LessonGame(
        cardCount: 12, from: deck, matching: 2 + generator.number(below: 3))
      for _ in 0..<60 {
        let index = generator.number(below: 13)
        let before = game
        let outcome = game.chooseCard(at: index)
        #expect(outcome == change(at: index, from: before, to: game), "seed \(seed)")
      }
    }
  }

  private func change(at index: Int, from before: LessonGame, to after: LessonGame) -> Outcome {
    if before == after { return .ignored }
    let newlyMatched = after.matchedIndices.count - before.matchedIndices.count
    if newlyMatched == after.cardsToMatch { return .matched }
    if !after.cards[index].isChosen { return .turnedDown }
    return after.faceUpIndices.count == before.faceUpIndices.count + 1 ? .turnedUp : .mismatched
  }
}
