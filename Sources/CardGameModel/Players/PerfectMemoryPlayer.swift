/// A player of Concentration that forgets nothing, and knows no card that has not been seen.
///
/// It takes a known pair. Otherwise it turns up an unknown card, and matches it if the other of its
/// pair is known; otherwise it turns up another unknown card. Velleman and Warrington ("What to
/// Expect in a Game of Memory", The American Mathematical Monthly 120, 2013) show what to expect of
/// it: for n pairs about (3 − 2 ln 2) n + 7/8 − 2 ln 2 turns of two cards each.
///
/// ```swift
/// var player = PerfectMemoryPlayer()
/// var game = try ConcentrationGame(from: PairTheme.letters.deck(pairs: 8))
/// while let move = player.nextMove(in: game) { game.make(move) }
/// print(game.isWon)
/// // true
/// ```
public struct PerfectMemoryPlayer: CardGamePlayer {
  /// Makes a player.
  public init() {}

  /// Decides by nothing but the cards that have been seen in this game.
  ///
  /// - Complexity: O(n) in the number of cards.
  public mutating func nextMove(in game: ConcentrationGame) -> GameMove<PairFace>? {
    switch game.nextFromMemory() {
    case .pair(let index, _), .partner(let index), .unknown(let index): .choose(index)
    case nil: nil
    }
  }
}
