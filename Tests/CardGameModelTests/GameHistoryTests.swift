import CardGameModel
import Testing

@Suite("Game with its history")
struct GameHistoryTests {
  var history = GameHistory(of: MatchingGame.m12)

  @Test("Moves are undone and redone, down to the start and up again")
  mutating func undoRedo() {
    for index in [0, 3, 5] { history.make(.choose(index)) }
    #expect(history.count == 3 && history.game.score == -4 - 1 + 16)
    while history.undo() {}
    #expect(history.game == MatchingGame.m12 && history.lastMove == nil && !history.canUndo)
    while history.redo() {}
    #expect(history.game.score == 11 && history.lastMove?.outcome == .matched)
  }

  @Test("An ignored move leaves no trace, and keeps what can be redone")
  mutating func ignored() {
    history.make(.choose(0))
    history.undo()
    #expect(history.make(.choose(12)) == .ignored)
    #expect(history.count == 0 && history.canRedo)
  }

  @Test("A deal is a move like any other, and can be undone")
  mutating func deal() {
    history.make(.choose(0))
    let before = history.game
    #expect(history.make(.deal(Deck.standard.cards)) == .dealt)
    #expect(history.game.score == 0 && history.game.deck.count == 40)
    history.undo()
    #expect(history.game == before)
  }

  @Test("The last mismatch is explained, however many moves ago it was, until the next deal")
  mutating func lastMismatch() {
    #expect(history.lastMismatch == nil)
    for index in [0, 3, 5] { history.make(.choose(index)) }
    #expect(history.lastMismatch?.titles == ["A♠", "K♦"])
    history.make(.deal(Deck.m12.cards))
    #expect(history.lastMismatch == nil)
    while history.undo() {}
    #expect(history.lastMismatch == nil)
  }

  @Test("Moves that a controller made are recorded")
  mutating func record() {
    var game = history.game
    let outcome = game.chooseCard(at: 2)
    history.record(.choose(2), outcome: outcome, leadingTo: game)
    #expect(history.game == game)
    #expect(history.moves == [PlayedMove(.choose(2), outcome: .turnedUp, score: -1)])
  }
}

@Suite("Transcript")
struct TranscriptTests {
  private static let text = """
    game: matching
    table: 12
    mode: 2
    pack: A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦
    1. 0 -> turnedUp, -1
    2. 3 -> mismatched, -4
    3. deal A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦ -> dealt, 0
    4. mode 3 -> dealt, 0

    """

  @Test("A game is written line by line")
  func text() {
    var history = GameHistory(of: MatchingGame.m12)
    for index in [0, 3] { history.make(.choose(index)) }
    history.make(.deal(Deck.m12.cards))
    history.make(.changeMode(3))
    #expect(history.transcript.description == Self.text)
  }

  @Test("The text is read and played again, with any line ends")
  func parsing() throws {
    for text in [Self.text, Self.text.replacing("\n", with: "\r\n"), "\n" + Self.text + "\n"] {
      let transcript = try Transcript(parsing: text, like: MatchingGame.m16.smaller())
      #expect(transcript.description == Self.text)
      #expect(try transcript.replayed().game.cardsToMatch == 3)
    }
  }

  @Test(
    "A line that does not come to what it says is refused, by its number",
    arguments: [
      ("-> mismatched, -4", "-> mismatched, -3", 6), ("2. 3", "3. 3", 6), ("2. 3", "2. 1", 6),
      ("turnedUp", "turnedOver", 5), ("matching", "trios", 1), ("table: 12", "table: 11", 4),
      ("mode: 2", "mode: 13", 3), ("pack: A♠", "pack: A♤", 4), ("mode 3 ->", "mode x ->", 8),
      ("2. 3 ->", "2. 3", 6), ("A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦ -> dealt", "-> dealt", 7),
      ("1. 0", "nonsense", 5), ("game", "weather", 1), ("2. 3", "mode: 3\n2. 3", 6),
    ])
  func refused(sound: String, damaged: String, line: Int) {
    let text = Self.text.replacing(sound, with: damaged, maxReplacements: 1)
    #expect(text != Self.text)
    let error = #expect(throws: TranscriptError.self) {
      try Transcript(parsing: text, like: MatchingGame.m12)
    }
    #expect(error?.line == line)
  }

  @Test("A game that began in the middle is read back")
  func made() throws {
    var game = MatchingGame.m12
    try game.arrange(faceUp: [4], matched: [0, 1], score: 9)
    var history = GameHistory(of: game)
    history.make(.choose(7))
    let transcript = try Transcript(
      parsing: history.transcript.description, like: MatchingGame.m12)
    #expect(transcript == history.transcript)
    #expect(try transcript.replayed().game.score == 9 - 1 + 4)
  }

  @Test("Whole games of every kind are read back and come to the same end")
  func everyGame() throws {
    try expectRoundTrip(of: MatchingGame.m16)
    try expectRoundTrip(of: OneCardGame(from: .standard, seed: 3))
    try expectRoundTrip(of: ConcentrationGame(from: PairTheme.animals.deck(pairs: 8)))
    try expectRoundTrip(of: TriosGame(from: Deck.trios.shuffled(seed: 3)))
    try expectRoundTrip(of: ElevensGame(from: Deck.standard.shuffled(seed: 3)))
  }

  private func expectRoundTrip<Game: CardGame>(of game: Game) throws
  where Game.Face: ParsableFace {
    var history = GameHistory(of: game)
    var player = RandomPlayer<Game>(seed: 7)
    for _ in 0..<60 {
      guard let move = player.nextMove(in: history.game) else { break }
      history.make(move)
    }
    history.make(.deal(game.pack.reversed()))
    let transcript = try Transcript(parsing: history.transcript.description, like: game)
    #expect(transcript == history.transcript)
    #expect(try transcript.replayed() == history)
  }
}

extension LessonGame {
  /// A game of twelve cards with other cards than the lesson's first twelve.
  fileprivate func smaller() throws -> LessonGame {
    try LessonGame(cardCount: 12, from: Deck(pack.reversed()))
  }
}
