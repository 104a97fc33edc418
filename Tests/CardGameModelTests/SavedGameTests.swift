import CardGameModel
import Foundation
import Testing

@Suite("Saved game")
struct SavedGameTests {
  @Test("A game comes back with all that can be undone and redone")
  func roundTrip() throws {
    var history = GameHistory(of: MatchingGame.m12)
    for index in [0, 3, 5, 7] { history.make(.choose(index)) }
    history.undo()
    let loaded = try load(LessonGame.self, json(history))
    #expect(loaded == history && loaded.canRedo && loaded.count == 3)
  }

  @Test("Every kind of game is saved under its own name")
  func kinds() throws {
    try expectRoundTrip(of: MatchingGame.m16, "matching")
    try expectRoundTrip(of: OneCardGame(from: .standard, seed: .max), "onecard")
    try expectRoundTrip(
      of: ConcentrationGame(from: PairTheme.animals.deck(pairs: 8)), "concentration")
    try expectRoundTrip(of: TriosGame(from: Deck.trios.shuffled(seed: 3)), "trios")
    try expectRoundTrip(of: ElevensGame(from: Deck.standard.shuffled(seed: 3)), "elevens")
  }

  @Test(
    "What is no saved game is refused",
    arguments: ["", "{", "[]", "1", "{}", "{\"format\":1}", "\u{0}"])
  func foreign(text: String) {
    #expect(error(LessonGame.self, text) == .foreign)
  }

  @Test("A game of a newer version is refused")
  func newer() throws {
    let text = try json(GameHistory(of: MatchingGame.m12))
      .replacing("\"version\":1", with: "\"version\":2")
    #expect(error(LessonGame.self, text) == .newer(version: 2, supported: 1))
  }

  @Test("A game of another kind is refused by its name")
  func otherGame() throws {
    let text = try json(GameHistory(of: TriosGame(from: .trios)))
    #expect(error(LessonGame.self, text) == .otherGame(found: "trios", expected: "matching"))
    #expect(
      error(LessonGame.self, text)?.description
        == "This is a saved game of trios, and not of matching: play trios to load it.")
  }

  @Test(
    "A matching game that was changed is refused, and the place is named",
    arguments: [
      (#""score":-4"#, #""score":4"#, "history.moves[1]"),
      (#""move":3"#, #""move":1"#, "history.moves[1]"),
      (#""move":3"#, #""move":"three""#, "history.moves[1].move"),
      (#""move":3"#, #""move":99"#, "history.moves[1]"),
      (#""undone":0"#, #""undone":3"#, "history.undone"),
      (#""undone":0"#, #""undone":-1"#, "history.undone"),
      (#""undone":0"#, #""redone":0"#, "history"),
      (#""outcome":"mismatched""#, #""outcome":"lost""#, "history.moves[1].outcome"),
      (#""face":"A♥""#, #""face":"A♠""#, "history.start.cards[1]"),
      (#""face":"A♥""#, #""face":"1♥""#, "history.start.cards[1].face"),
      (#""face":"A♥""#, #""face":"8♠""#, "history.start.deck[0]"),
      (#""position":"faceDown""#, #""position":"matched""#, "history.start.cards"),
      (#""position":"faceDown""#, #""position":"asleep""#, "history.start.cards[0].position"),
      (#""liesOpen":false"#, #""liesOpen":true"#, "history.start.cards[0]"),
      (#""choiceCount":0"#, #""choiceCount":-1"#, "history.start.choiceCount"),
      (#""choiceCount":0"#, #""choiceCount":9223372036854775807"#, "history.start.choiceCount"),
      (#""cardsToMatch":2"#, #""cardsToMatch":1"#, "history.start.cardsToMatch"),
      (#""matchBonus":4"#, #""matchBonus":4000000000000"#, "history.start.scoring"),
      (#""rankPoints":4"#, #""rankPoints":"4""#, "history.start.rule.rankPoints"),
      (#""rankPoints":4"#, #""rankPoints":5000000000000"#, "history.start.rule.rankPoints"),
    ])
  func matching(sound: String, damaged: String, place: String) throws {
    var history = GameHistory(of: try LessonGame(cardCount: 12, from: .m16))
    for index in [0, 3] { history.make(.choose(index)) }
    try expectDamage(of: history, sound, damaged, at: place)
  }

  @Test(
    "A game of Concentration that was changed is refused, and the place is named",
    arguments: [
      (#""face":"A""#, #""face":"B""#, "history.start.cards"),
      (#""position":"faceDown""#, #""position":"matched""#, "history.start.cards[0]"),
      (#""seen":[0,1]"#, #""seen":[0]"#, "history.start.seen"),
      (#""seen":[0,1]"#, #""seen":[0,0]"#, "history.start.seen"),
      (#""seen":[0,1]"#, #""seen":[0,1,99]"#, "history.start.seen"),
      (#""score":0,"scoring""#, #""score":1,"scoring""#, "history.start.score"),
      (#""flips":2"#, #""flips":1"#, "history.start.flips"),
    ])
  func concentration(sound: String, damaged: String, place: String) throws {
    var game = try ConcentrationGame(from: Deck([PairFace](parsing: "B A A C B C")))
    try game.arrange(faceUp: sound.contains("faceDown") ? [] : [0, 1])
    try expectDamage(of: GameHistory(of: game), sound, damaged, at: place)
  }

  @Test(
    "A game of Trios that was changed is refused, and the place is named",
    arguments: [
      (#""face":"1111""#, #""face":"1112""#, "history.start.cards[1]"),
      (#""face":"1111""#, #""face":"3333""#, "history.start.cards[0]"),
      (#""face":"1111""#, #""face":"1110""#, "history.start.cards[0].face"),
      (#""pack":["1111""#, #""pack":["1112""#, "history.start.pack[1]"),
      (#""dealt":12"#, #""dealt":13"#, "history.start.cards"),
      (#""dealt":12"#, #""dealt":15"#, "history.start.moves"),
      (#""dealt":12"#, #""dealt":82"#, "history.start.dealt"),
      (#""position":"faceDown""#, #""position":"matched""#, "history.start.cards[0]"),
      (#""moves":0"#, #""moves":-1"#, "history.start.moves"),
      (#""tableSize":12"#, #""tableSize":2"#, "history.start.tableSize"),
      (#""tableSize":12"#, #""tableSize":11"#, "history.start.dealt"),
      (#""tableSize":12"#, #""tableSize":9"#, "history.start.moves"),
      (#""liesOpen":true"#, #""liesOpen":false"#, "history.start.cards[0]"),
    ])
  func trios(sound: String, damaged: String, place: String) throws {
    try expectDamage(of: GameHistory(of: TriosGame(from: .trios)), sound, damaged, at: place)
  }

  @Test(
    "A game of Elevens that was changed is refused, and the place is named",
    arguments: [
      (#""face":"A♠""#, #""face":"2♠""#, "history.start.cards[1]"),
      (#""face":"A♠""#, #""face":"K♣""#, "history.start.cards[0]"),
      (#""dealt":9"#, #""dealt":11"#, "history.start.cards"),
      (#""dealt":9"#, #""dealt":53"#, "history.start.dealt"),
      (#""position":"faceDown""#, #""position":"matched""#, "history.start.cards[0]"),
      (#""sum":11"#, #""sum":1"#, "history.start.sum"),
      (#""moves":0"#, #""moves":-1"#, "history.start.moves"),
    ])
  func elevens(sound: String, damaged: String, place: String) throws {
    try expectDamage(of: GameHistory(of: ElevensGame(from: .standard)), sound, damaged, at: place)
  }

  @Test(
    "A game of One card that was changed is refused, and the place is named",
    arguments: [
      (#""flips":1"#, #""flips":2"#, "history.start.flips"),
      (#""flips":1"#, #""flips":-1"#, "history.start.flips"),
      (#""isFaceUp":true"#, #""isFaceUp":false"#, "history.start.flips"),
      (#""seed":1"#, #""seed":3"#, "history.start.deck"),
      (#""pack":["A♠""#, #""pack":["8♠""#, "history.start.deck"),
    ])
  func oneCard(sound: String, damaged: String, place: String) throws {
    var game = try OneCardGame(from: .m12, seed: 1)
    try game.arrange(faceUp: [0])
    try expectDamage(of: GameHistory(of: game), sound, damaged, at: place)
  }

  @Test("Equal cards that were meant are kept")
  func equalCards() throws {
    let deck = Deck(try [PlayingCard](parsing: "A♠ A♠ K♦"))
    let history = GameHistory(of: try LessonGame(cardCount: 3, from: deck))
    #expect(try load(LessonGame.self, json(history)) == history)
  }

  @Test("The sentence says where and what")
  func sentence() {
    #expect(
      SavedGameError.damaged(at: "history.start.cards[1]", "A♠ is there twice.").description
        == "The saved game is damaged at history.start.cards[1]: A♠ is there twice.")
    #expect(SavedGameError.foreign.description.hasPrefix("This is no saved game: choose a file"))
    #expect(SavedGameError.newer(version: 2, supported: 1).description.contains("format 2"))
  }

  private func expectRoundTrip<Game: CardGame>(of game: Game, _ kind: String) throws {
    var history = GameHistory(of: game)
    var player = RandomPlayer<Game>(seed: 5)
    for _ in 0..<50 {
      guard let move = player.nextMove(in: history.game) else { break }
      history.make(move)
    }
    for _ in 0..<10 { history.undo() }
    let text = try json(history)
    #expect(try load(Game.self, text) == history)
    let header = try JSONDecoder().decode(SavedGameHeader.self, from: Data(text.utf8))
    #expect(header.game == kind && Game.kind == kind)
  }

  private func expectDamage<Game: CardGame>(
    of history: GameHistory<Game>, _ sound: String, _ damaged: String, at place: String
  ) throws {
    let text = try json(history)
    #expect(text.contains(sound))
    _ = try load(Game.self, text)
    let error = error(Game.self, text.replacing(sound, with: damaged, maxReplacements: 1))
    guard case .damaged(place, let sentence) = error else {
      Issue.record("Not damaged at \(place): \(String(describing: error))")
      return
    }
    #expect(!sentence.isEmpty && !sentence.contains("Index"))
  }

  private func json<Game: CardGame>(_ history: GameHistory<Game>) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(SavedGame(history)), as: UTF8.self)
  }

  private func load<Game: CardGame>(_ type: Game.Type, _ text: String) throws -> GameHistory<Game> {
    try JSONDecoder().decode(SavedGame<Game>.self, from: Data(text.utf8)).history
  }

  private func error<Game: CardGame>(_ type: Game.Type, _ text: String) -> SavedGameError? {
    do {
      _ = try load(type, text)
      return nil
    } catch {
      return SavedGameError(error)
    }
  }
}
