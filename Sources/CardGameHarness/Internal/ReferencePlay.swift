import CardGameControllers
import CardGameModel

/// A game that makes the moves of a script by itself, without a controller.
struct ReferencePlay<Game: CardGame> {
  private(set) var game: Game
  private let supply: DeckSupply<Game.Face>
  private let table: TableUse
  private var dealCount = 0
  private var modeOfNextDeal: Int?

  /// Makes a play.
  ///
  /// - Parameters:
  ///   - game: The game as it was dealt.
  ///   - supply: The decks of later deals.
  ///   - table: The table on which it is played; without one, every move reaches the game.
  init(game: Game, supply: DeckSupply<Game.Face>, table: TableUse = TableUse()) {
    self.game = game
    self.supply = supply
    self.table = table
  }

  /// Makes a move; what is not a move of the game changes nothing.
  @discardableResult
  mutating func make(_ move: Move) -> Outcome {
    switch move {
    case .touch(let index):
      if table.swallowsMatched {
        let cards = game.cards
        if index >= 0, index < cards.count, cards[index].isMatched { return .ignored }
      }
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
    case .more: return game.dealMore()
    case .mode(let count):
      let outcome = game.changeMode(to: count)
      modeOfNextDeal = table.keepsModeForNextDeal && outcome == .ignored ? count : nil
      return outcome
    case .touchUnknownButton, .undo, .redo:
      return .ignored
    }
  }
}

/// What of a table comes between a person and the game.
struct TableUse {
  /// Whether a change of mode that comes too late for this game holds from the next deal.
  var keepsModeForNextDeal = false

  /// Whether matched cards cannot be touched.
  var swallowsMatched = false
}
