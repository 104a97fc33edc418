import CardGameModel
import Foundation
import Testing

@Suite("Accordion")
struct AccordionGameTests {
  private func game(_ cards: String, row: Int? = nil) throws -> AccordionGame {
    let deck = Deck(try [PlayingCard](parsing: cards))
    return try AccordionGame(from: deck, tableSize: row ?? deck.count)
  }

  @Test("A card goes onto its left neighbour of the same rank or suit")
  func neighbour() throws {
    var game = try game("A♠ A♥ 5♥ K♦")
    #expect(game.chooseCard(at: 1) == .turnedUp && game.chooseCard(at: 0) == .matched)
    #expect(game.cards.map(\.face.title) == ["A♥", "5♥", "K♦"])
    #expect(game.chooseCard(at: 1) == .turnedUp && game.chooseCard(at: 0) == .matched)
    #expect(game.cards.map(\.face.title) == ["5♥", "K♦"] && game.score == 2)
  }

  @Test("A card goes onto the third to its left, and those to the right move up")
  func third() throws {
    var game = try game("2♣ 7♦ 9♥ 2♠ J♣")
    for index in [3, 0] { game.chooseCard(at: index) }
    #expect(game.cards.map(\.face.title) == ["2♠", "7♦", "9♥", "J♣"])
    #expect(game.score == 1 && game.moveCount == 2)
  }

  @Test("It goes neither to the right nor onto the second to its left, and it is told why")
  func outOfReach() throws {
    var game = try game("2♣ 2♦ 2♥ 2♠")
    game.chooseCard(at: 2)
    #expect("\(game.whyNot(choosing: 0)!)".hasSuffix("the first or the third to its left."))
    #expect(game.chooseCard(at: 0) == .mismatched)
    #expect(game.faceUpIndices == [0] && game.score == 0)
    #expect(game.chooseCard(at: 1) == .mismatched && game.faceUpIndices == [1])
  }

  @Test("Cards with nothing in common do not go, and a second choice unchooses")
  func nothingInCommon() throws {
    var game = try game("2♣ 7♦")
    game.chooseCard(at: 1)
    #expect(
      "\(game.whyNot(choosing: 0)!)"
        == "7♦ and 2♣ do not match: they have neither the rank nor the suit in common.")
    #expect(game.chooseCard(at: 1) == .turnedDown && game.faceUpIndices.isEmpty)
  }

  @Test("More lays one card at the end of the row, while there are any")
  func more() throws {
    var game = try game("2♣ 7♦ 9♥", row: 2)
    #expect(game.dealMore() == .dealt && game.cards.count == 3 && game.cards[2].liesOpen)
    #expect(game.dealMore() == .ignored && game.isOver && !game.isWon)
  }

  @Test("One pile wins, and the hints lead there where they can")
  func won() throws {
    var game = try game("2♣ 7♣ 9♣ J♣")
    var player = GreedyPlayer<AccordionGame>()
    while !game.isOver, let move = player.nextMove(in: game) { game.make(move) }
    #expect(game.isWon && game.score == 3)
    #expect(game.hint() == .nothing(because: "One pile is left: the game is won."))
  }

  @Test("A card in the row or covered, every card is somewhere, in any random game")
  func conserved() throws {
    for seed in 0..<50 as Range<UInt64> {
      var game = try AccordionGame(from: Deck.standard.shuffled(seed: seed))
      var player = RandomPlayer<AccordionGame>(seed: seed)
      for _ in 0..<200 {
        guard let move = player.nextMove(in: game) else { break }
        game.make(move)
        #expect(game.cards.count + game.score == game.dealtCount)
        #expect(Set(game.cards.map(\.face)).count == game.cards.count)
      }
      let data = try JSONEncoder().encode(game)
      #expect(try JSONDecoder().decode(AccordionGame.self, from: data) == game)
    }
  }

  @Test(
    "What no play can lead to is refused",
    arguments: [
      (#""dealt":2"#, #""dealt":4"#), (#""moves":0"#, #""moves":-1"#),
      (#""position":"faceDown""#, #""position":"matched""#), (#""tableSize":2"#, #""tableSize":0"#),
    ])
  func damaged(right: String, wrong: String) throws {
    let text = String(
      decoding: try JSONEncoder().encode(game("2♣ 7♦ 9♥", row: 2)), as: UTF8.self)
    let damaged = text.replacingOccurrences(of: right, with: wrong)
    #expect(damaged != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AccordionGame.self, from: Data(damaged.utf8))
    }
  }

  @Test("A row can be laid by hand with one card chosen")
  func arranged() throws {
    var game = try game("2♣ 7♦ 9♥")
    try game.arrange(faceUp: [1])
    #expect(game.faceUpIndices == [1] && game.moveCount == 1)
    #expect(throws: StateError.self) { try game.arrange(faceUp: [0, 1]) }
    #expect(throws: StateError.self) { try game.arrange(matched: [0]) }
  }
}
