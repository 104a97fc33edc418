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

  /// Looks at the ends of two small tables; only the first must have one.
  static func whatIsWrongWithTheEnd() throws -> [Diagnosis] {
    let diagnoses = whatIsWrongWithTheEnd(of: try small(), mustEnd: true)
    return diagnoses.isEmpty ? whatIsWrongWithTheEnd(of: try paired(), mustEnd: false) : diagnoses
  }

  /// Walks through all states of a game, and says when none is the end, or one that is called so is not.
  private static func whatIsWrongWithTheEnd(of game: MyGame, mustEnd: Bool) -> [Diagnosis] {
    var known: Set<MyGame> = [game.forgettingScore()]
    var states = [game]
    var hasEnd = false
    var next = 0
    while next < states.count, states.count < 4000 {
      let state = states[next]
      next += 1
      if state.isOver {
        hasEnd = true
        if let choices = choicesThatEarn(in: state, atMost: 3) {
          return [
            diagnosis(
              "game-over-too-early",
              "With the score \(state.score) isOver is true, and choosing "
                + choices.map(String.init).joined(separator: ", then ")
                + " earns points. On the table: \(words(for: state.cards)).",
              reason: "Whoever is told that a game is over looks no further.",
              advice: "isOver is true when no choice, nor any after it, can earn points.")
          ]
        }
      }
      for index in state.cards.indices {
        var after = state
        _ = after.chooseCard(at: index)
        if known.insert(after.forgettingScore()).inserted { states.append(after) }
      }
    }
    guard mustEnd, !hasEnd else { return [] }
    return [
      diagnosis(
        "game-never-over",
        "A table of six cards is never over, in any of the \(states.count) states that were looked at.",
        reason: "A player wants to know when to stop.",
        advice:
          "isOver is true when nothing can be won any more, for example when no two cards match.")
    ]
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
  private static func choicesThatEarn(in game: MyGame, atMost limit: Int) -> [Int]? {
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
    let faces = try MyGame(deck, tableSize: 6).cards.map(\.face)
    if faces != Array(deck.cards.prefix(6)) {
      return [
        diagnosis(
          "game-lays-other-cards",
          "MyGame(deck, tableSize: 6) lays \(faces.map(\.title).joined(separator: " ")) and not the "
            + "first six cards of the deck.",
          reason: "A stacked deck makes a game that can be repeated, and a test of it.",
          advice: "cards = pack.prefix(tableSize).map { TableCard($0) }")
      ]
    }
    guard (try? MyGame(Deck(deck.cards.prefix(5)), tableSize: 6)) != nil else { return [] }
    return [
      diagnosis(
        "game-lays-too-few", "MyGame(deck, tableSize: 6) takes a deck of five cards.",
        reason: "A table with a card too few is another game.",
        advice: "guard deck.count >= tableSize else { throw .deckTooSmall(…) }")
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
