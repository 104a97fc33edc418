import CardGameControllers
import CardGameModel

/// Games that are played side by side, to find moves after which they are not alike.
///
/// A game is a value, so moves that begin alike are made once, and tried on from there.
struct Lockstep<Face: CardFace> {
  private var plays: [any ObservedPlay]
  private let observe: (any ObservedPlay, Outcome?) -> Observation

  /// Whether all games have come to stand alike, after the last move too.
  private(set) var isAlike = true

  /// Sets games side by side, as dealt.
  init(
    _ games: [any CardGame<Face>], supply: DeckSupply<Face>, table: TableUse, style: TableStyle,
    aspects: Set<GameAspect>
  ) {
    func play<Game: CardGame<Face>>(_ game: Game) -> any ObservedPlay {
      ReferencePlay(game: game, supply: supply, table: table)
    }
    plays = games.map { play($0) }
    observe = { play, outcome in
      Observation(play.state(style), outcome: outcome).reduced(to: aspects)
    }
  }

  /// Makes a move on each game, and compares them.
  private mutating func make(_ move: Move) {
    var first: Observation?
    for index in plays.indices {
      let outcome = plays[index].make(move)
      let seen = observe(plays[index], outcome)
      if let first { isAlike = isAlike && seen == first } else { first = seen }
    }
  }

  /// Finds moves that tell the games apart: some first moves, and after them touches of some cards.
  ///
  /// - Parameters:
  ///   - beginnings: What may come first, in the order in which it is tried.
  ///   - cards: The indices of the cards that may be touched.
  ///   - count: How many touches may follow at most.
  /// - Returns: The moves, up to the first that tells; `nil` when none do.
  func tellingMoves(after beginnings: [[Move]], touching cards: Range<Int>, upTo count: Int)
    -> [Move]?
  {
    for beginning in beginnings {
      var start = self
      for (index, move) in beginning.enumerated() {
        start.make(move)
        if !start.isAlike { return Array(beginning[...index]) }
      }
      if let touches = start.tellingTouches(of: cards, upTo: count) { return beginning + touches }
    }
    return nil
  }

  private func tellingTouches(of cards: Range<Int>, upTo count: Int) -> [Move]? {
    guard count > 0 else { return nil }
    for card in cards {
      var next = self
      next.make(.touch(card))
      if !next.isAlike { return [.touch(card)] }
      if let rest = next.tellingTouches(of: cards, upTo: count - 1) { return [.touch(card)] + rest }
    }
    return nil
  }
}

/// A play of some game whose type nobody needs to know.
private protocol ObservedPlay {
  mutating func make(_ move: Move) -> Outcome
  func state(_ style: TableStyle) -> TableState
}

extension ReferencePlay: ObservedPlay {
  fileprivate func state(_ style: TableStyle) -> TableState { TableState(of: game, style: style) }
}
