/// A player that makes any move that changes something, each with the same chance.
///
/// It touches cards and asks for more; it never begins a new game.
///
/// ```swift
/// var player = RandomPlayer<LessonGame>(seed: 1)
/// let move = player.nextMove(in: .m12)
/// ```
public struct RandomPlayer<Game: CardGame>: CardGamePlayer {
  private var generator: SeededGenerator

  /// Makes a player.
  ///
  /// - Parameter seed: What the chance starts from.
  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Picks one of the moves that change something.
  ///
  /// - Complexity: O(n) in the number of cards on the table, where the game knows its rules.
  public mutating func nextMove(in game: Game) -> GameMove<Game.Face>? {
    let choices = game.legalChoices
    let count = choices.count + (game.canDealMore ? 1 : 0)
    guard count > 0 else { return nil }
    let pick = generator.number(below: count)
    return pick < choices.count ? .choose(choices[pick]) : .dealMore
  }
}
