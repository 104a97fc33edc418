import CardGameControllers
import CardGameModel

/// A game that makes the moves of a script by itself, without a controller.
struct ReferencePlay<Game: CardGame> {
  private(set) var game: Game
  private let supply: DeckSupply<Game.Face>
  private let keepsModeForNextDeal: Bool
  private var dealCount = 0
  private var modeOfNextDeal: Int?

  /// Makes a play.
  ///
  /// - Parameters:
  ///   - game: The game as it was dealt.
  ///   - supply: The decks of later deals.
  ///   - keepsModeForNextDeal: Whether a change of mode that comes too late holds from the next deal.
  init(game: Game, supply: DeckSupply<Game.Face>, keepsModeForNextDeal: Bool = false) {
    self.game = game
    self.supply = supply
    self.keepsModeForNextDeal = keepsModeForNextDeal
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
      if let mode = modeOfNextDeal { game.changeMode(to: mode) }
      modeOfNextDeal = nil
      return .dealt
    case .mode(let count):
      let outcome = game.changeMode(to: count)
      modeOfNextDeal = keepsModeForNextDeal && outcome == .ignored ? count : nil
      return outcome
    case .touchUnknownButton, .undo, .redo:
      return .ignored
    }
  }
}
