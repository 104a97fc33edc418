public import CardGameModel
public import CardGameViews

/// A controller for every kind of game, on a table with enough card buttons for it.
///
/// It knows of a game only what `CardGame` says: which cards lie there and whether their faces can
/// be seen, which can be chosen, what is counted, how it ends. Buttons for which there is no card are
/// hidden, so a table may grow and shrink.
///
/// ```swift
/// let game = try TriosGame(from: .trios)
/// let table = TextTableView(cardCount: game.maximumCardCount)
/// let controller = CardTableController(game, on: table) { .trios }
/// controller.updateUI()
/// controller.perform(.more, on: table)
/// print(controller.game.cards.count)
/// // 15
/// ```
open class CardTableController<Game: CardGame>: RestorableGameController {
  /// The table on which the game is shown.
  public let table: any CardTableView

  /// The game as it stands.
  public var game: Game

  /// Called for the deck of every game but the first.
  public let makeDeck: () -> Deck<Game.Face>

  /// What a card is called, on its button and in what is said of a move.
  public let titleOfFace: (Game.Face) -> String

  /// What the last move did, in a sentence or two; `""` before the first.
  public var report = ""

  /// Makes a controller for a table.
  ///
  /// - Parameters:
  ///   - game: The first game, as it was dealt.
  ///   - table: The table on which to show the game, with as many card buttons as the game can ever
  ///     lay cards: its `maximumCardCount`.
  ///   - titleOfFace: What a card is called; without it, its `title`.
  ///   - makeDeck: Called for the deck of every game but the first.
  public init(
    _ game: Game, on table: any CardTableView,
    titleOfFace: @escaping (Game.Face) -> String = { $0.title },
    makeDeck: @escaping () -> Deck<Game.Face>
  ) {
    self.game = game
    self.table = table
    self.titleOfFace = titleOfFace
    self.makeDeck = makeDeck
  }

  /// Chooses the card whose button was touched, and updates the UI.
  open func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    let before = game
    let outcome = game.chooseCard(at: index)
    report = MoveReport(before: before, after: game, titleOfFace).text(of: outcome, at: index)
    updateUI()
  }

  /// Shows every card, the score, the counters and what the last move did as the game has them.
  open func updateUI() {
    let cards = game.cards
    for (index, button) in table.cardButtons.enumerated() {
      button.isHidden = !cards.indices.contains(index)
      guard cards.indices.contains(index) else { continue }
      button.setTitle(title(for: cards[index]), for: .normal)
      button.setBackgroundImage(backgroundImage(for: cards[index]), for: .normal)
      button.isEnabled = game.canChooseCard(at: index)
      button.isSelected = cards[index].liesOpen && cards[index].isChosen
    }
    table.scoreLabel.text = "\(game.scoreName): \(game.score)"
    table.statusLabel.text = status
    table.moreButton?.isEnabled = game.canDealMore
    table.modeControl.isEnabled = game.mode != nil && !game.hasBegun
    if let mode = game.mode { table.modeControl.selectedSegmentIndex = mode - 2 }
  }

  /// Begins a new game with a new deck, and updates the UI.
  ///
  /// A deck that does not do for the game changes nothing, and the status says why.
  open func touchDealButton(_ sender: any CardButton) {
    do {
      try game.deal(makeDeck())
      report = ""
    } catch {
      report = error.description
    }
    updateUI()
  }

  /// Asks the game for more cards, and updates the UI.
  open func touchMoreButton(_ sender: any CardButton) {
    let before = game
    let outcome = game.dealMore()
    report = MoveReport(before: before, after: game, titleOfFace).text(of: outcome, at: nil)
    updateUI()
  }

  /// Has the game match another number of cards, where it has such a mode, and updates the UI.
  open func changeMode(_ sender: any CardSegmentedControl) {
    game.changeMode(to: sender.selectedSegmentIndex + 2)
    report = ""
    updateUI()
  }

  /// Puts a game back and shows it; what the last move did is forgotten.
  open func restore(_ game: Game) {
    self.game = game
    report = ""
    updateUI()
  }

  /// Returns what a button says for a card: its title while its face can be seen.
  ///
  /// - Parameter card: The card as it lies on the table.
  /// - Returns: The words of the button; `""` for a card whose back is seen.
  open func title(for card: TableCard<Game.Face>) -> String {
    card.isFaceVisible ? titleOfFace(card.face) : ""
  }

  /// Returns the picture behind the title for a card: its front while its face can be seen.
  ///
  /// - Parameter card: The card as it lies on the table.
  /// - Returns: The front or the back of a card.
  open func backgroundImage(for card: TableCard<Game.Face>) -> CardImage {
    card.isFaceVisible ? .cardFront : .cardBack
  }

  /// What is counted, what the last move did, and whether the game is over.
  private var status: String {
    let end = game.isWon ? "The game is won." : game.isOver ? "The game is over." : ""
    return (game.counters.map(\.description) + [report, end]).filter { !$0.isEmpty }
      .joined(separator: "  ")
  }
}
