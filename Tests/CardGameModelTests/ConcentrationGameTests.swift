import CardGameModel
import Testing

@Suite("Concentration")
struct ConcentrationGameTests {
  /// Penguin, ghost, pencil, ball, ghost, ball, penguin, pencil: letters stand for them.
  var game: ConcentrationGame

  init() throws {
    game = try ConcentrationGame(from: Deck([PairFace](parsing: "P G E B G B P E")))
  }

  /// The example of the exercise of 2017: two mismatches and a match are 2; then a mismatch of one
  /// card that had been seen and one that had not, and one of two that had, are -1; then that pair 1.
  @Test("The published example has the published scores")
  mutating func workedExample() {
    let outcomes = [0, 1, 2, 3, 4, 1].map { game.chooseCard(at: $0) }
    #expect(outcomes.filter { $0 != .turnedUp } == [.mismatched, .mismatched, .matched])
    #expect(game.score == 2)
    // The first penguin was seen, the second ball was not: one point. Both were seen: two points.
    for index in [0, 5] { game.chooseCard(at: index) }
    #expect(game.score == 1)
    for index in [3, 2] { game.chooseCard(at: index) }
    #expect(game.score == -1)
    for index in [3, 5] { game.chooseCard(at: index) }
    #expect(game.score == 1 && game.flipCount == 12)
  }

  @Test("Two cards that are no pair stay up until the next touch turns them down")
  mutating func stayUp() {
    #expect(game.chooseCard(at: 0) == .turnedUp)
    #expect(game.chooseCard(at: 1) == .mismatched)
    #expect(game.faceUpIndices == [0, 1])
    #expect(game.chooseCard(at: 2) == .turnedUp)
    #expect(game.faceUpIndices == [2])
  }

  @Test("One of two cards that are up can be the first of the next turn")
  mutating func oneOfTwo() {
    for index in [0, 1] { game.chooseCard(at: index) }
    #expect(game.chooseCard(at: 1) == .turnedUp)
    #expect(game.faceUpIndices == [1] && game.flipCount == 3)
    #expect(game.chooseCard(at: 4) == .matched && game.score == 2)
  }

  @Test("A card that is up alone, a matched card and no card turn nothing, and are no flip")
  mutating func noFlip() {
    for index in [1, 4, 0] { game.chooseCard(at: index) }
    let before = game
    for index in [0, 1, 4, -1, 8, .max] { #expect(game.chooseCard(at: index) == .ignored) }
    #expect(game == before && game.flipCount == 3)
    #expect(game.counters == [Counter("Flips", 3)])
  }

  @Test("Cards that were never seen before cost nothing")
  mutating func unseen() {
    for index in [0, 1, 2, 3] { game.chooseCard(at: index) }
    #expect(game.score == 0)
    #expect(
      (0..<8).map { game.knownFace(at: $0)?.symbol } == ["P", "G", "E", "B", nil, nil, nil, nil])
  }

  @Test("The game is won when all pairs are found")
  mutating func won() {
    for index in [0, 6, 1, 4, 2, 7, 3, 5] {
      #expect(!game.isOver)
      game.chooseCard(at: index)
    }
    #expect(game.isOver && game.isWon && game.score == 8 && game.legalChoices.isEmpty)
  }

  @Test(
    "A face that is not there twice is refused", arguments: ["A B B", "A A A B B", "A A A A", ""])
  func noPairs(cards: String) throws {
    let deck = Deck(try [PairFace](parsing: cards))
    #expect(throws: DealError.self) { try ConcentrationGame(from: deck) }
  }

  @Test("A theme with too few faces says how many it has")
  func theme() {
    let error = #expect(throws: DealError.self) { try PairTheme.fruits.deck(pairs: 13) }
    #expect(error?.description.contains("has 12 faces and 13 pairs need as many") == true)
    #expect(throws: DealError.self) { try PairTheme.letters.deck(pairs: 0) }
  }

  @Test("A theme deals each of its faces twice", arguments: PairTheme.all)
  func themeDeck(theme: PairTheme) throws {
    let deck = try theme.deck(pairs: theme.faces.count)
    let game = try ConcentrationGame(from: deck.shuffled(seed: 1))
    #expect(game.cards.count == 2 * theme.faces.count)
    #expect(Set(theme.faces.map(\.asciiTitle)).count == theme.faces.count)
  }

  @Test("Why two cards are no pair")
  mutating func whyNot() {
    game.chooseCard(at: 0)
    #expect(game.whyNot(choosing: 1)?.description == "P and G do not match: they are not the same.")
    #expect(game.whyNot(choosing: 6) == nil && game.whyNot(choosing: 0) == nil)
  }

  @Test("A table can be laid by hand: these up, those matched")
  mutating func arrange() throws {
    try game.arrange(faceUp: [0, 1], matched: [2, 7], score: -3)
    #expect(game.faceUpIndices == [0, 1] && game.matchedIndices == [2, 7] && game.score == -3)
    #expect(game.flipCount == 4)
    #expect(game.chooseCard(at: 0) == .turnedUp && game.chooseCard(at: 5) == .mismatched)
    #expect(game.score == -4)
  }

  @Test(
    "A table that no play leads to is refused, and the game left alone",
    arguments: [
      ([0, 1, 2], []), ([1, 4], []), ([], [0]), ([], [0, 1]), ([8], []), ([-1], []), ([0, 0], []),
      ([0], [0, 6]),
    ] as [([Int], [Int])])
  mutating func impossible(faceUp: [Int], matched: [Int]) {
    let before = game
    #expect(throws: StateError.self) { try game.arrange(faceUp: faceUp, matched: matched) }
    #expect(game == before)
  }
}

@Suite("Cards of Concentration")
struct PairFaceTests {
  @Test("Letters, pictures and names are read")
  func parsing() throws {
    #expect(
      try [PairFace](parsing: "a A, 🦊 fox word").map(\.symbol) == ["A", "A", "🦊", "🦊", "word"])
    #expect(try PairFace(parsing: "🦊").spokenName == "fox")
    #expect(try PairFace(parsing: "🦊").asciiTitle == "fox")
  }

  @Test("Every face of a theme is read back from its title and its ASCII title")
  func roundTrip() throws {
    for face in PairTheme.all.flatMap(\.faces) {
      for text in [face.title, face.asciiTitle] {
        let read = try PairFace(parsing: text)
        #expect(read == face && read.name == face.name)
      }
    }
  }

  @Test(
    "Texts that can be no face are refused",
    arguments: ["", " ", "A B", "A,", "thirteen-long", "\n"])
  func refused(text: String) {
    #expect(throws: CardParsingError.self) { try PairFace(parsing: text) }
  }

  @Test("The symbol alone makes a pair")
  func equality() {
    #expect(PairFace("A", name: "alpha") == PairFace("A"))
    #expect(PairFace("A") != PairFace("B"))
    #expect(PairTheme(name: "twice", faces: [PairFace("A"), PairFace("A")]).faces.count == 1)
  }
}
