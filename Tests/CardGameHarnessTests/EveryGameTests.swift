import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Every game with the controller for all")
struct EveryGameTests {
  private static let games: [any CardGame] = {
    do {
      return [
        MatchingGame.m12,
        try OneCardGame(from: .m12, seed: 1),
        try ConcentrationGame(from: PairTheme.animals.deck(pairs: 6).shuffled(seed: 1)),
        try TriosGame(from: Deck.trios.shuffled(seed: 1)),
        try ElevensGame(from: Deck.standard.shuffled(seed: 1)),
        try AccordionGame(from: Deck.standard.shuffled(seed: 1)),
      ]
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  @Test("A hundred random games raise no alarm", arguments: games)
  func random(game: any CardGame) {
    func random(_ game: some CardGame) -> RandomPlay {
      playAtRandom(game, games: 100, seed: 5, style: .table(of: game)) { table, makeDeck in
        CardTableController(game, on: table, makeDeck: makeDeck)
      }
    }
    let played = random(game)
    #expect(played.failure == nil, "\(played.failure?.diagnoses.first?.report ?? "")")
    #expect(played.gameCount == 100)
  }

  @Test("A hundred games of the greedy player, played to the end, raise no alarm", arguments: games)
  func greedy(game: any CardGame) throws {
    func wrongAfter(_ game: some CardGame, seed: UInt64) throws -> PlayedGame {
      var game = game
      try game.deal(Deck(game.pack).shuffled(seed: seed))
      return play(
        moves(of: game), of: game, style: .table(of: game), updatesFirst: true,
        recording: .nothing
      ) { table, makeDeck in
        CardTableController(game, on: table, makeDeck: makeDeck)
      }
    }
    for seed in 0..<100 as Range<UInt64> {
      let played = try wrongAfter(game, seed: seed)
      #expect(played.diagnoses.isEmpty, "\(seed): \(played.diagnoses.first?.report ?? "")")
    }
  }

  /// The moves of a greedy player from a deal to the end.
  private func moves<Game: CardGame>(of dealt: Game) -> [Move] {
    var (game, player, moves) = (dealt, GreedyPlayer<Game>(), [Move]())
    while moves.count < 2000, !game.isOver, let move = player.nextMove(in: game) {
      game.make(move)
      if case .choose(let index) = move { moves.append(.touch(index)) } else { moves.append(.more) }
    }
    return moves
  }

  @Test("Every state of a small game of Trios shows rightly, as the table grows and shrinks")
  func exploreTrios() throws {
    let game = try TriosGame(from: Deck(Array(Deck.trios.cards.prefix(7))), tableSize: 3)
    let exploration = explore(game, style: .table(of: game)) { table, makeDeck in
      CardTableController(game, on: table, makeDeck: makeDeck)
    }
    #expect(exploration.failure == nil, "\(exploration.failure?.diagnoses[0].report ?? "")")
    #expect(exploration.isComplete && exploration.moreCount > 0)
    #expect(exploration.touchedButtons == Set(0..<7))
  }

  @Test("Every state of a small game of Concentration and of Elevens shows rightly")
  func exploreOthers() throws {
    let pairs = try ConcentrationGame(from: PairTheme.letters.deck(pairs: 2))
    #expect(
      explore(pairs, style: .table(of: pairs)) { CardTableController(pairs, on: $0, makeDeck: $1) }
        .failure == nil)
    let elevens = try ElevensGame(from: .m12, tableSize: 6)
    #expect(
      explore(elevens, style: .table(of: elevens)) {
        CardTableController(elevens, on: $0, makeDeck: $1)
      }.failure == nil)
  }
}

@Suite("Mistakes on tables for every game")
struct EveryGameMistakeTests {
  private func wrong(
    _ moves: [Move],
    _ makeController:
      @escaping (TriosGame, RecordingTableView, @escaping () -> Deck<TrioCard>)
      -> any CardGameController
  ) throws -> [Diagnosis] {
    let game = try TriosGame(from: Deck(Array(Deck.trios.cards.prefix(15))))
    return play(moves, of: game, style: .table(of: game), updatesFirst: true) {
      makeController(game, $0, $1)
    }.diagnoses
  }

  @Test("A button is seen where no card lies")
  func surplus() throws {
    let diagnoses = try wrong([]) { SurplusShown($0, on: $1, makeDeck: $2) }
    #expect(diagnoses.first?.rows.first?.subject == "cards 12-14")
    #expect(diagnoses.first?.rows.first?.expected == "hidden")
  }

  @Test("A chosen card that lies open does not look selected")
  func selection() throws {
    let diagnoses = try wrong([.touch(4)]) { NeverSelected($0, on: $1, makeDeck: $2) }
    #expect(diagnoses.first?.rows.map(\.subject) == ["card 4"])
  }

  @Test("More cards can be asked for when there are none")
  func more() throws {
    let diagnoses = try wrong([.more]) { MoreForEver($0, on: $1, makeDeck: $2) }
    #expect(diagnoses.map(\.code) == [.moreDiffers])
  }

  @Test("The score has another name than the game's")
  func scoreName() throws {
    let game = try OneCardGame(from: .m12, seed: 1)
    let wrong = play([.touch(0)], of: game, style: .table(of: game)) { table, makeDeck in
      CallsItScore(game, on: table, makeDeck: makeDeck)
    }
    #expect(wrong.diagnoses.first?.rows.first?.expected == "Flips: 1")
  }
}

private final class SurplusShown<Game: CardGame>: CardTableController<Game> {
  override func updateUI() {
    super.updateUI()
    for button in table.cardButtons { button.isHidden = false }
  }
}

private final class NeverSelected<Game: CardGame>: CardTableController<Game> {
  override func updateUI() {
    super.updateUI()
    for button in table.cardButtons { button.isSelected = false }
  }
}

private final class MoreForEver<Game: CardGame>: CardTableController<Game> {
  override func updateUI() {
    super.updateUI()
    table.moreButton?.isEnabled = true
  }
}

private final class CallsItScore<Game: CardGame>: CardTableController<Game> {
  override func updateUI() {
    super.updateUI()
    table.scoreLabel.text = "Score: \(game.score)"
  }
}
