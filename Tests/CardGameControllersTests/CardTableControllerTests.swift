import CardGameControllers
import CardGameModel
import CardGameViews
import Testing

@Suite("The controller for every game")
struct CardTableControllerTests {
  private func trios(_ cards: String = "", cardCount: Int = 12) throws -> TriosGame {
    let first = try [TrioCard](parsing: cards)
    let others = Deck.trios.cards.filter { !first.contains($0) }
    return try TriosGame(
      from: Deck(Array((first + others).prefix(max(cardCount, 12)))), tableSize: 12)
  }

  private func play<Game: CardGame>(
    _ moves: [Move], _ game: Game
  ) -> (table: RecordingTableView, game: Game) {
    let table = RecordingTableView(cardCount: game.maximumCardCount, recording: .nothing)
    let controller = CardTableController(game, on: table) { Deck(game.pack) }
    controller.updateUI()
    for move in moves { controller.perform(move, on: table) }
    return (table, controller.game)
  }

  @Test("One card is turned up and down, and its flips are counted")
  func oneCard() throws {
    let game = try OneCardGame(from: .m12, seed: 1)
    let up = play([.touch(0)], game)
    #expect(up.table.appearance.score == "Flips: 1")
    #expect(up.table.appearance.cards[0].title == up.game.cards[0].face.title)
    let down = play([.touch(0), .touch(0)], game).table.appearance
    #expect(down.cards[0] == ButtonAppearance(picture: .image("cardback")))
    #expect(down.score == "Flips: 2")
  }

  @Test("With an empty deck the one card is disabled, and the end is announced")
  func oneCardEmpty() throws {
    let game = try OneCardGame(from: Deck([PlayingCard(.ace, of: .spades)]), seed: 1)
    let table = play([.touch(0), .touch(0), .touch(0)], game).table.appearance
    #expect(table.score == "Flips: 2" && !table.cards[0].isEnabled)
    #expect(table.status.hasSuffix("The game is over."))
  }

  @Test("In Concentration a pair is disabled, and the last pair wins")
  func concentration() throws {
    let game = try ConcentrationGame(from: Deck([PairFace](parsing: "A B B A")))
    let table = play([0, 3, 1, 2].map(Move.touch), game).table.appearance
    #expect(table.score == "Score: 4" && table.cards.allSatisfy { !$0.isEnabled })
    #expect(table.status == "Flips: 4  B B match: 2 points.  The game is won.")
  }

  @Test("In Trios all cards lie open and the chosen ones are selected")
  func triosOpen() throws {
    let table = play([.touch(1), .touch(4)], try trios()).table.appearance
    #expect(table.cards.allSatisfy { !$0.title.isEmpty && $0.isEnabled })
    #expect(table.cards.indices.filter { table.cards[$0].isSelected } == [1, 4])
  }

  @Test("In Trios a mismatch says why not, and what it cost")
  func triosMismatch() throws {
    let table = play([0, 1, 2].map(Move.touch), try trios("1111 1112 1121")).table.appearance
    #expect(table.status.contains("do not match: shading: two are alike, one differs"))
    #expect(table.status.hasSuffix("5 points lost."))
    #expect(table.score == "Score: -5")
  }

  @Test("More cards appear on the same table, and cards that are gone leave no button to touch")
  func growsAndShrinks() throws {
    let game = try trios(cardCount: 15)
    func shown(_ moves: [Move]) -> Int {
      play(moves, game).table.appearance.cards.count { !$0.isHidden }
    }
    #expect(shown([]) == 12 && shown([.more]) == 15)
    // 1111, 1112 and 1113 are a trio; with an empty deck the next touch takes them off.
    let after: [Move] = [.more, .touch(0), .touch(1), .touch(2), .touch(5)]
    #expect(shown(after) == 12)
    #expect(play(after + [.touch(13)], game).game == play(after, game).game)
  }

  @Test("The more button is enabled while the deck has cards")
  func moreButton() throws {
    let game = try trios(cardCount: 15)
    #expect(play([], game).table.more.isEnabled)
    #expect(!play([.more], game).table.more.isEnabled)
    #expect(!play([], try OneCardGame(from: .m12, seed: 1)).table.more.isEnabled)
  }

  @Test("In Elevens a pair of eleven goes, and the deck fills the places")
  func elevens() throws {
    let game = try ElevensGame(
      from: Deck([PlayingCard](parsing: "4♠ 7♥ K♠ K♥ 2♦ 2♣ 2♥ 2♠ 3♣ A♠ A♥")))
    let played = play([.touch(0), .touch(1)], game)
    #expect(played.table.appearance.cards[0].title == "A♠")
    #expect(played.table.appearance.score == "Score: 2")
    #expect(played.table.appearance.status.contains("4♠ 7♥ match: 2 points."))
  }

  @Test("A deck that does not do leaves the game, and the status says why")
  func badDeal() throws {
    let table = RecordingTableView(cardCount: 12, recording: .nothing)
    let controller = CardTableController(MatchingGame.m12, on: table) { Deck([]) }
    controller.perform(.touch(0), on: table)
    controller.perform(.deal, on: table)
    #expect(controller.game.score == -1)
    #expect(table.appearance.status.contains("use a larger deck"))
  }

  @Test("The lesson's game plays as with its own controller, in every mode")
  func lesson() {
    let moves: [Move] = [.mode(3), .touch(3), .touch(5), .touch(7), .mode(2), .touch(0), .deal]
    let other = RecordingTableView(cardCount: 12, recording: .nothing)
    let own = MatchingGameController(table: other) { .m12 }
    for count in 1...moves.count {
      let game = play(Array(moves.prefix(count)), MatchingGame.m12).game
      own.perform(moves[count - 1], on: other)
      #expect(game == own.game)
    }
  }

  @Test("A game that is put back shows as it was")
  func restore() throws {
    let table = RecordingTableView(cardCount: 12, recording: .nothing)
    let controller = CardTableController(try trios(), on: table) { .trios }
    controller.updateUI()
    let (before, seen) = (controller.game, table.appearance)
    controller.perform(.touch(3), on: table)
    controller.restore(before)
    #expect(table.appearance == seen)
  }
}
