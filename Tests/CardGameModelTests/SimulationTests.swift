import CardGameModel
import Testing

@Suite("Statistics")
struct StatisticsTests {
  /// The numbers of the usual example of a standard deviation: sum 40, squared differences 32.
  private let statistics = Statistics(of: [9, 4, 4, 2, 5, 4, 7, 5])

  @Test("Mean, deviation and error are those of paper")
  func moments() {
    #expect(statistics.mean == 5)
    #expect(abs(statistics.standardDeviation - (32.0 / 7).squareRoot()) < 1e-12)
    #expect(abs(statistics.standardError - (32.0 / 7 / 8).squareRoot()) < 1e-12)
    #expect(Statistics(of: [3]).standardDeviation == 0)
  }

  @Test(
    "Quantiles lie between the numbers in a straight line",
    arguments: [(0, 2), (0.25, 4), (0.5, 4.5), (0.75, 5.5), (0.9, 7.6), (1, 9)]
      as [(Double, Double)])
  func quantiles(share: Double, value: Double) {
    #expect(abs(statistics.quantile(share) - value) < 1e-12)
  }

  @Test("A histogram counts every number once", arguments: 1...12)
  func histogram(limit: Int) {
    let bins = statistics.histogram(atMost: limit)
    #expect(bins.count <= limit && bins.reduce(0) { $0 + $1.count } == 8)
    #expect(bins.first?.first == 2 && bins.last.map { $0.last >= 9 } == true)
    for bin in bins {
      #expect(bin.count == statistics.values.count { (bin.first...bin.last).contains($0) })
    }
  }

  @Test("The error of a share is the root of p (1 - p) / n")
  func proportion() {
    #expect(Proportion(25, of: 100).rate == 0.25)
    #expect(abs(Proportion(25, of: 100).standardError - 0.0433012701892219) < 1e-15)
    #expect(Proportion(0, of: 5).standardError == 0)
  }
}

@Suite("Simulation")
struct SimulationTests {
  private func simulation(seed: UInt64) -> Simulation<RandomPlayer<LessonGame>> {
    Simulation(seed: seed) { (seed) throws(DealError) in
      try LessonGame(cardCount: 12, from: Deck.standard.shuffled(seed: seed))
    } player: { seed in
      RandomPlayer(seed: seed)
    }
  }

  @Test("The same seed gives the same result, another seed another")
  func seeds() throws {
    var (first, second, other) = (simulation(seed: 1), simulation(seed: 1), simulation(seed: 2))
    try first.run(games: 20)
    try second.run(games: 20)
    try other.run(games: 20)
    #expect(first.result == second.result && first.result != other.result)
  }

  @Test("Running in parts gives the games of one run, and tells how far it is")
  func parts() throws {
    var (whole, parts) = (simulation(seed: 1), simulation(seed: 1))
    #expect(parts.result == nil)
    try whole.run(games: 12)
    var told: [Int] = []
    for _ in 0..<3 { try parts.run(games: 4) { told.append($0) } }
    #expect(parts.result == whole.result && told == Array(1...12))
  }

  @Test("A game that takes too many moves is given up, and counted as such")
  func limit() throws {
    var simulation = Simulation(seed: 1, moveLimit: 3) { (seed) throws(DealError) in
      try LessonGame(cardCount: 12, from: Deck.standard.shuffled(seed: seed))
    } player: { seed in
      RandomPlayer<LessonGame>(seed: seed)
    }
    try simulation.run(games: 5)
    #expect(simulation.result?.unfinished == 5 && simulation.result?.moves.maximum == 3)
  }

  @Test("A deal that cannot be made is passed on")
  func dealError() {
    var simulation = Simulation(seed: 1) { (_) throws(DealError) in
      try ElevensGame(from: Deck([]))
    } player: { _ in
      GreedyPlayer()
    }
    #expect(throws: DealError.self) { try simulation.run(games: 1) }
  }
}

@Suite("Players")
struct PlayerTests {
  @Test("A player never makes a move that is ignored, and the same seed plays the same game")
  func random() throws {
    var games = [try TriosGame(from: .trios), try TriosGame(from: .trios)]
    for index in games.indices {
      var player = RandomPlayer<TriosGame>(seed: 4)
      for _ in 0..<200 {
        guard let move = player.nextMove(in: games[index]) else { break }
        #expect(games[index].make(move) != .ignored)
      }
    }
    #expect(games[0] == games[1])
  }

  @Test("Random play uses every card and asks for more")
  func everyMove() throws {
    let game = try TriosGame(from: .trios)
    var player = RandomPlayer<TriosGame>(seed: 4)
    let moves = (0..<500).compactMap { _ in player.nextMove(in: game) }
    #expect(Set(moves) == Set((0..<12).map { .choose($0) } + [.dealMore]))
  }

  @Test("A player gives up when there is no move")
  func noMove() throws {
    var game = try OneCardGame(from: Deck(Deck.m12.cards.prefix(1)), seed: 1)
    for _ in 0..<2 { game.chooseCard(at: 0) }
    var random = RandomPlayer<OneCardGame>(seed: 1)
    var greedy = GreedyPlayer<OneCardGame>()
    #expect(random.nextMove(in: game) == nil && greedy.nextMove(in: game) == nil)
  }

  @Test("A greedy player ends every game of Trios without a mismatch, three points a trio")
  func greedyTrios() throws {
    for seed in UInt64(0)..<5 {
      var game = try TriosGame(from: Deck.trios.shuffled(seed: seed))
      var player = GreedyPlayer<TriosGame>()
      while !game.isOver, let move = player.nextMove(in: game) {
        #expect(game.make(move) != .mismatched)
      }
      let left = game.cards.count { !$0.isMatched }
      #expect(game.isOver && game.score == 3 * (81 - left) / 3)
    }
  }

  @Test("Perfect memory does not peek: what lies under unseen cards makes no difference")
  func noPeeking() throws {
    var generator = SeededGenerator(seed: 11)
    for seed in UInt64(0)..<60 {
      let deck = try PairTheme.letters.deck(pairs: 6).shuffled(seed: seed)
      let touches = (0..<generator.number(below: 14)).map { _ in generator.number(below: 12) }
      let game = try play(touches, on: deck)
      let unseen = game.cards.indices.filter { game.knownFace(at: $0) == nil }
      for _ in 0..<5 {
        var order = unseen
        order.fisherYatesShuffle(using: &generator)
        var faces = game.pack
        for (place, source) in zip(unseen, order) { faces[place] = game.pack[source] }
        var player = PerfectMemoryPlayer()
        let other = try play(touches, on: Deck(faces))
        #expect(player.nextMove(in: other) == player.nextMove(in: game))
        #expect(other.hint() == game.hint())
      }
    }
  }

  private func play(_ touches: [Int], on deck: Deck<PairFace>) throws -> ConcentrationGame {
    var game = try ConcentrationGame(from: deck)
    for index in touches { game.chooseCard(at: index) }
    return game
  }
}
