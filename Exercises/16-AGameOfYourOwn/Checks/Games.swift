import CardGameControllers
import CardGameHarness
import CardGameModel

@testable import Exercise16

/// Deals of your game, and what is asked of it in them.
enum Games {
  /// Nine cards, and six of eight.
  static func few() throws -> [MyGame] {
    [try MyGame(Deck.standard.shuffled(seed: 16)), try small()]
  }

  /// Twelve deals of nine cards.
  static func many() throws -> [MyGame] {
    try (1...12).map { try MyGame(Deck.standard.shuffled(seed: $0)) }
  }

  /// Six cards, of which some go together in nearly every way, and two more in the deck.
  static func small() throws -> MyGame {
    let cards = try [PlayingCard](parsing: "6♠ 7♠ 7♥ K♥ A♥ Q♣ 2♣ J♦")
    return try MyGame(Deck(cards), tableSize: 6)
  }

  /// Six cards that go together two by two, in rank, in suit or in their sum, so that all can go.
  static func paired() throws -> MyGame {
    try MyGame(Deck([PlayingCard](parsing: "7♠ 6♠ 6♥ 7♥ K♦ K♣")), tableSize: 6)
  }

  /// Chooses every index near the table, in many states.
  static func play(_ game: MyGame) {
    var game = game
    for choice in 0..<200 {
      _ = game.chooseCard(at: choice * 7 % (game.cards.count + 3) - 1)
      _ = game.chooseCard(at: -1)
      _ = game.chooseCard(at: game.cards.count)
    }
  }

  /// Says when choices are always ignored, or all alike, or count for nothing.
  static func whatIsMissing(in games: [MyGame]) -> [Diagnosis] {
    var outcomes: Set<Outcome> = []
    var scores: Set<Int> = []
    for (number, game) in games.enumerated() {
      var game = game
      var generator = SeededGenerator(seed: UInt64(number))
      for _ in 0..<60 where !game.cards.isEmpty {
        outcomes.insert(game.chooseCard(at: Int(generator.next() % UInt64(game.cards.count))))
        scores.insert(game.score)
      }
    }
    outcomes.remove(.ignored)
    if outcomes.count < 2 {
      let words = outcomes.first.map { "all come out as \($0)" } ?? "are all ignored"
      return [
        diagnosis(
          "game-without-choices", "In twelve games of 60 choices at random, choices \(words).",
          reason: "In a game it makes a difference what one chooses.",
          advice: "Return one outcome when cards go together, and another when they do not.")
      ]
    }
    guard scores.count < 2 else { return [] }
    return [
      diagnosis(
        "game-without-score", "In twelve games of 60 choices at random, the score never changes.",
        reason: "A player wants to know how well it goes.",
        advice: "score += 1 when cards go together")
    ]
  }

  /// Walks through all states of two small tables, of which the first must have an end, and plays larger
  /// ones: is each end one?
  static func whatIsWrongWithTheEnd() throws -> [Diagnosis] {
    let graph = StateGraph(of: try small())
    if let (state, moves) = graph.endBeforeTheEnd { return [overTooEarly(state, moves)] }
    if !graph.states.contains(where: \.isOver) {
      return [
        diagnosis(
          "game-never-over",
          "A table of six cards is never over, in any of the \(graph.states.count) states that were "
            + "looked at.",
          reason: "A player wants to know when to stop.",
          advice:
            "isOver is true when nothing can be won any more, for example when no two cards match.")
      ]
    }
    if let (state, moves) = StateGraph(of: try paired()).endBeforeTheEnd {
      return [overTooEarly(state, moves)]
    }
    for (number, game) in try many().enumerated() {
      if let found = endBeforeTheEnd(of: game, isPlayedForPoints: number % 2 == 0) {
        return [found]
      }
    }
    return []
  }

  /// Plays a game to its end and beyond, and says when points are earned there.
  private static func endBeforeTheEnd(
    of start: MyGame, isPlayedForPoints: Bool
  ) -> Diagnosis? {
    var game = start
    var generator = SeededGenerator(seed: 16)
    var end: (game: MyGame, choices: [Int])?
    for number in 0..<120 where !game.cards.isEmpty {
      if end == nil, game.isOver {
        if let few = movesThatEarn(in: game, atMost: 3) {
          return overTooEarly(game, few.map { "choosing \($0)" })
        }
        end = (game, [])
      }
      var index = Int(generator.next() % UInt64(game.cards.count))
      if isPlayedForPoints, number % 4 > 0 {
        index = movesThatEarn(in: game, atMost: 1)?[0] ?? index
      }
      let score = game.score
      _ = game.chooseCard(at: index)
      end?.choices.append(index)
      if let end, game.score > score {
        return overTooEarly(end.game, end.choices.map { "choosing \($0)" })
      }
    }
    return nil
  }

  private static func overTooEarly(_ game: MyGame, _ moves: [String]) -> Diagnosis {
    let words =
      moves.count > 6
      ? "the last of \(moves.count) more moves, \(moves[moves.count - 1]),"
      : moves.joined(separator: ", then ")
    return diagnosis(
      "game-over-too-early",
      "With the score \(game.score) isOver is true, and \(words) earns points. On the table: "
        + "\(Self.words(for: game.cards)).",
      reason: "Whoever is told that a game is over looks no further.",
      advice: "isOver is true when no choice, nor any after it, can earn points.")
  }

  /// Says when two states are equal without their scores, and yet pay differently.
  static func whatIsForgotten() throws -> [Diagnosis] {
    var known: [StateAndScore: MyGame] = [:]
    var states = [try small()]
    var next = 0
    while next < states.count, states.count < 3000 {
      let state = states[next]
      next += 1
      for index in state.cards.indices {
        var after = state
        let outcome = after.chooseCard(at: index)
        if outcome != .ignored, states.count < 3000 {
          let key = StateAndScore(state: after.forgettingScore(), score: after.score)
          if let other = known[key] {
            if let found = difference(between: after, and: other) { return [found] }
          } else {
            known[key] = after
            states.append(after)
          }
        }
      }
    }
    return []
  }

  private struct StateAndScore: Hashable {
    var state: MyGame
    var score: Int
  }

  private static func difference(between one: MyGame, and other: MyGame) -> Diagnosis? {
    guard one != other else { return nil }
    for index in one.cards.indices {
      var (first, second) = (one, other)
      _ = (first.chooseCard(at: index), second.chooseCard(at: index))
      guard first.score != second.score else { continue }
      return diagnosis(
        "game-forgets-too-much",
        "With the score \(one.score), and on the table \(words(for: one.cards)), choosing card \(index) "
          + "leads to the score \(first.score) or \(second.score), by what came before; and "
          + "forgettingScore() takes the two for one.",
        reason:
          "Whoever explores a game looks at only one of two states that are equal without a score.",
        advice: "Set to 0 in forgettingScore() the score, and else only what decides nothing.")
    }
    return nil
  }

  /// What lies on a table, card by card, and how, unless nothing has come of a card yet.
  private static func words(for cards: [TableCard<PlayingCard>]) -> String {
    cards.enumerated().map { index, card in
      let position =
        switch card.position {
        case .faceDown: ""
        case .faceUp: " (face up)"
        case .matched: " (matched)"
        }
      return "\(index): \(card.face.title)\(position)"
    }.joined(separator: ", ")
  }

  /// The fewest choices after which the score is higher, or `nil` when there are none so few.
  private static func movesThatEarn(in game: MyGame, atMost limit: Int) -> [Int]? {
    var ends: [(game: MyGame, choices: [Int])] = [(game, [])]
    for _ in 0..<limit {
      ends = ends.flatMap { end in
        end.game.cards.indices.map { index in
          var after = end.game
          _ = after.chooseCard(at: index)
          return (after, end.choices + [index])
        }
      }
      if let end = ends.first(where: { $0.game.score > game.score }) { return end.choices }
    }
    return nil
  }

  /// Says when a table has other cards than the first of the deck, or is laid with too few.
  static func whatIsWrongWithTheTable() throws -> [Diagnosis] {
    let deck = Deck.standard.shuffled(seed: 6)
    for size in [6, 9] {
      let faces = try MyGame(deck, tableSize: size).cards.map(\.face)
      if faces != Array(deck.cards.prefix(size)) {
        return [
          diagnosis(
            "game-lays-other-cards",
            "MyGame(deck, tableSize: \(size)) lays \(faces.map(\.title).joined(separator: " ")) and not "
              + "the first \(size) cards of the deck.",
            reason: "A stacked deck makes a game that can be repeated, and a test of it.",
            advice: "cards = pack.prefix(tableSize).map { TableCard($0) }")
        ]
      }
      if (try? MyGame(Deck(deck.cards.prefix(size - 1)), tableSize: size)) != nil {
        return [
          diagnosis(
            "game-lays-too-few",
            "MyGame(deck, tableSize: \(size)) takes a deck of \(size - 1) cards.",
            reason: "A table with a card too few is another game.",
            advice: "guard deck.count >= tableSize else { throw .deckTooSmall(…) }")
        ]
      }
    }
    return []
  }

  /// Says when nobody has said what a player has to do.
  static func whatIsWrongWithTheGoal() -> [Diagnosis] {
    guard MyGame.goal.count < 5 || MyGame.goal == "Look at the cards." else { return [] }
    return [
      diagnosis(
        "game-without-goal",
        "The goal is “\(MyGame.goal)”: it does not say what a player has to do.",
        reason: "swift run play16 says it first, and whoever plays has nothing else to go by.",
        advice: "static let goal = \"Choose two cards that …\"")
    ]
  }

  /// Your game under the kit's controller: every touch in every state, and a deal after each.
  static func explored() throws -> Exploration {
    let game = try small()
    let plan = SearchPlan(stateLimit: 4000, walkCount: 0)
    return explore(game, style: .table(of: game), plan: plan) { table, makeDeck in
      CardTableController(game, on: table, makeDeck: makeDeck)
    }
  }

  /// What was wrong, or that there was no end of states.
  static func whatIsWrong(with exploration: Exploration) -> [Diagnosis] {
    if let failure = exploration.failure { return failure.diagnoses }
    if exploration.isComplete { return [] }
    return [
      diagnosis(
        "game-without-bounds",
        "A table of six cards has more than \(exploration.stateCount) states: they cannot all be tried.",
        reason:
          "Two states that can go on in the same ways are one. A count of touches makes each of "
          + "them another.",
        advice: "Set the score, and all else that decides nothing, to 0 in forgettingScore().")
    ]
  }

  private static func diagnosis(
    _ code: String, _ headline: String, reason: String, advice: String
  ) -> Diagnosis {
    Diagnosis(
      code: DiagnosisCode(rawValue: code), headline: headline, reason: reason, advice: advice)
  }
}

/// The states of a game that can be reached, and which moves lead from one to which.
private struct StateGraph {
  private(set) var states: [MyGame]
  private var ways: [[(move: String, target: Int, earns: Bool)]] = []

  /// Makes every choice, and asks for more cards, in every state, or in the first few thousand.
  init(of game: MyGame) {
    states = [game]
    var places = [game.forgettingScore(): 0]
    while ways.count < states.count, states.count < 4000 {
      let state = states[ways.count]
      var ends: [(String, MyGame)] = state.cards.indices.map { index in
        var after = state
        _ = after.chooseCard(at: index)
        return ("choosing \(index)", after)
      }
      if state.canDealMore {
        var after = state
        _ = after.dealMore()
        ends.append(("asking for more", after))
      }
      ways.append(
        ends.map { move, after in
          let place = places[after.forgettingScore(), default: states.count]
          if place == states.count {
            places[after.forgettingScore()] = place
            states.append(after)
          }
          return (move, place, after.score > state.score)
        })
    }
  }

  /// A state that is said to be over, and the fewest moves by which something can still be won.
  var endBeforeTheEnd: (state: MyGame, moves: [String])? {
    for start in ways.indices where states[start].isOver {
      var found: [(place: Int, moves: [String])] = [(start, [])]
      var known: Set<Int> = [start]
      var next = 0
      while next < found.count {
        let (place, moves) = found[next]
        next += 1
        guard place < ways.count else { continue }
        for way in ways[place] {
          if way.earns { return (states[start], moves + [way.move]) }
          if known.insert(way.target).inserted { found.append((way.target, moves + [way.move])) }
        }
      }
    }
    return nil
  }
}
