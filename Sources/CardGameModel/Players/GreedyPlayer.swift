/// A player that always takes what earns most at once: it follows the game's own hints.
///
/// In Trios and Elevens the cards lie open and it sees no more than a person. In the matching game
/// the hints look at the hidden faces too.
///
/// ```swift
/// var player = GreedyPlayer<LessonGame>()
/// print(player.nextMove(in: .m12)!)
/// // 0
/// ```
public struct GreedyPlayer<Game: CardGame>: CardGamePlayer {
  /// Makes a player.
  public init() {}

  /// Makes the move that the game recommends.
  public mutating func nextMove(in game: Game) -> GameMove<Game.Face>? {
    switch game.hint() {
    case .choose(let indices, _): indices.first.map { .choose($0) }
    case .dealMore: .dealMore
    case .nothing, nil: nil
    }
  }
}
