import CardGameControllers
import CardGameModel

/// A game that makes the moves of a script by itself, without a controller.
struct ReferencePlay<Game: CardGame> {
  private(set) var game: Game
  private let supply: DeckSupply<Game.Face>
  private var dealCount = 0

  init(game: Game, supply: DeckSupply<Game.Face>) {
    self.game = game
    self.supply = supply
  }

  /// Makes a move; what is not a move of the game changes nothing.
  @discardableResult
  mutating func make(_ move: Move) -> Outcome {
    switch move {
    case .touch(let index):
      return game.chooseCard(at: index)
    case .deal:
      dealCount += 1
      do {
        try game.deal(supply.deck(dealCount))
      } catch {
        return .ignored
      }
      return .dealt
    case .mode(let count):
      return game.changeMode(to: count)
    case .touchUnknownButton, .undo, .redo:
      return .ignored
    }
  }
}
