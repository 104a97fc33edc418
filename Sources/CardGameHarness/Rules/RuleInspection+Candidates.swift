import CardGameControllers
import CardGameModel

extension RuleInspection {
  /// A mistake, or two together, and the game that makes them.
  struct Candidate {
    var mistakes: [RuleMistake]
    var game: any CardGame<Game.Face>

    var code: DiagnosisCode { mistakes[0].code }
    var reason: String { mistakes[0].reason }
    var advice: String { mistakes.map(\.advice).joined(separator: "\n") }
    var cause: String {
      guard mistakes.count > 1 else { return mistakes[0].cause }
      let causes = mistakes.map { String($0.cause.dropLast()) }
      return "two mistakes together: " + causes.joined(separator: ", and ") + "."
    }
  }

  /// The single mistakes that pass a test, those of wrong numbers after the others.
  func singles(where passes: (Candidate) -> Bool) -> [Candidate] {
    guard let mistakable = game as? any MistakableGame else { return [] }
    return (mistakable.known + mistakable.wrongConstants).compactMap { candidate([$0]) }
      .filter(passes)
  }

  /// The mistakes of which two together pass a test.
  func pairs(where passes: (Candidate) -> Bool) -> [Candidate] {
    let known = (game as? any MistakableGame)?.known ?? []
    return known.indices.flatMap { first in
      known[(first + 1)...].compactMap { candidate([known[first], $0]) }.filter(passes)
    }
  }

  private func candidate(_ mistakes: [RuleMistake]) -> Candidate? {
    guard let mistakable = game as? any MistakableGame else { return nil }
    var all = Mistakes()
    for mistake in mistakes { mistake.apply(&all) }
    return (mistakable.mistakenGame(all) as? any CardGame<Game.Face>).map {
      Candidate(mistakes: mistakes, game: $0)
    }
  }

  /// Plays more moves until one mistake is left, or no short play tells those that are left apart.
  func toldApart(_ candidates: [Candidate]) -> [Candidate] {
    var left = candidates
    var tries = 0
    while left.count > 1, tries < 12, let more = tellingMoves(left) {
      tries += 1
      let seen = observe(more)
      let stillFitting = left.filter { fits($0, seen, more) }
      // When none fits any longer there is more than one mistake; what fitted so far is the best.
      guard !stillFitting.isEmpty else { break }
      left = stillFitting
    }
    return left
  }

  /// Finds moves after which the candidates predict different things, from the deal on.
  private func tellingMoves(_ candidates: [Candidate]) -> [Move]? {
    let lockstep = Lockstep(
      candidates.map(\.game), supply: supply, table: tableUse, style: style, aspects: aspects)
    let few = 0..<min(game.cards.count, 6)
    let more = 0..<min(game.cards.count, 8)
    return lockstep.tellingMoves(after: [[], moves], touching: more, upTo: 2)
      ?? lockstep.tellingMoves(after: [[], moves] + Self.otherBeginnings, touching: few, upTo: 3)
  }

  /// Touches by which a mistake that fits by chance is told from one that was made.
  ///
  /// Every two cards are touched, so that each comparison is made once, and cards at random. What came
  /// before the touches that were wrong, a deal or a change of mode, comes before some of these, too.
  var touchScripts: [[Move]] {
    var generator = SeededGenerator(seed: 2)
    let cards = 0..<max(1, game.cards.count)
    let few = Array(cards.prefix(12))
    let hands = (game.mode ?? 2) > 2 ? few.threes : few.twos
    let many = (0..<30).map { _ in
      Move.random(count: 12, cardCount: cards.count, kinds: [], using: &generator)
    }
    // A game of nothing but matches, and one of many hands: so the score comes to be high, and low.
    let matches = hands.filter {
      predict(game, $0.map(Move.touch), as: [.outcome]).last?.outcome == .matched
    }
    let whole = [matches, hands].map { $0.prefix(30).flatMap { $0 }.map(Move.touch) }
    // The longest come last, because of a game that crashes the fewest moves tell most.
    return [moves] + hands.map { $0.map(Move.touch) } + many
      + (preparations.isEmpty ? [] : many.map { preparations + $0 }) + whole
  }

  /// What came before the touches or between them: deals, and changes of mode.
  var preparations: [Move] { moves.filter { !$0.isTouch } }

  /// Other moves, by which a mistake that fits by chance is told from one that was made.
  var confirmingScripts: [[Move]] {
    var generator = SeededGenerator(seed: 1)
    let random = (0..<8).map { _ in
      Move.random(
        count: 12, cardCount: max(1, game.cards.count), kinds: [.deal, .mode], using: &generator)
    }
    let few = min(game.cards.count, 6)
    let touches = (0..<few).flatMap { first in
      (0..<few).map { [Move.touch(first), .touch($0)] }
    }
    let triples = [[0, 1, 2], [2, 3, 1], [1, 2, 1, 3]].map { $0.map(Move.touch) }
    let prefixed = Self.otherBeginnings.flatMap { before in
      (touches + triples).map { before + $0 }
    }
    return touchScripts + prefixed + touches.map { moves + $0 } + random
  }

  /// What can come before the first touch.
  private static var otherBeginnings: [[Move]] {
    [[.mode(2)], [.mode(3)], [.deal], [.mode(3), .deal], [.deal, .mode(3)]]
  }
}

extension Move {
  /// Whether the move is a touch of a card.
  var isTouch: Bool { if case .touch = self { true } else { false } }
}

extension [Move] {
  /// Whether one of the moves chooses how many cards are to be matched.
  var changesMode: Bool { contains { if case .mode = $0 { true } else { false } } }
}

extension [Int] {
  /// Every two of the numbers, and each twice.
  fileprivate var twos: [[Int]] {
    indices.flatMap { first in self[first...].map { [self[first], $0] } }
  }

  /// Every three of the numbers.
  fileprivate var threes: [[Int]] {
    indices.flatMap { first in
      Array(self[(first + 1)...]).twos.filter { $0[0] != $0[1] }.map { [self[first]] + $0 }
    }
  }
}
