public import CardGameModel
public import CardGameViews

/// The lesson's controller: a matching game on a table with as many cards as there are buttons.
///
/// It is written the way a learner would write it, and can be subclassed to change one part.
///
/// ```swift
/// let table = TextTableView(cardCount: 12)
/// let controller = MatchingGameController(table: table) { .m12 }
/// controller.updateUI()
/// controller.perform(.touch(0), on: table)
/// print(table.scoreLabel.text!)
/// // Score: -1
/// ```
open class MatchingGameController: RestorableGameController {
  /// The table on which the game is shown.
  public let table: any CardTableView

  /// How many cards are matched at a time; a new number holds from the next game on.
  public var cardsToMatch: Int

  /// The game, made when it is first needed, with as many cards as there are buttons.
  public lazy var game = makeGame(with: makeDeck())

  /// Called for the deck of each game.
  public let makeDeck: () -> Deck<PlayingCard>

  private var status = ""

  /// Makes a controller for a table.
  ///
  /// - Parameters:
  ///   - table: The table on which to show the game, with two card buttons or more.
  ///   - cardsToMatch: How many cards are matched at a time, from 2 to the number of card buttons.
  ///   - makeDeck: Called for the deck of each game; it must have a card for every card button.
  public init(
    table: any CardTableView, cardsToMatch: Int = 2,
    makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    self.table = table
    self.cardsToMatch = cardsToMatch
    self.makeDeck = makeDeck
  }

  /// Chooses the card whose button was touched, and updates the UI.
  open func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    let before = game
    let outcome = game.chooseCard(at: index)
    status = describe(outcome, of: index, since: before)
    updateUI()
  }

  /// Shows every card, the score, the status and the mode as the game has them.
  open func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
    table.statusLabel.text = status
    table.modeControl.selectedSegmentIndex = game.cardsToMatch - 2
    table.modeControl.isEnabled = !game.hasBegun
  }

  /// Begins a new game with a new deck, and updates the UI.
  open func touchDealButton(_ sender: any CardButton) {
    game = makeGame(with: makeDeck())
    status = ""
    updateUI()
  }

  /// Has the game match another number of cards, as long as none was chosen, and updates the UI.
  ///
  /// Once a card was chosen the number is kept for the next game. A number for which the table has
  /// not enough cards changes nothing.
  open func changeMode(_ sender: any CardSegmentedControl) {
    let wanted = sender.selectedSegmentIndex + 2
    if wanted >= 2, wanted <= table.cardButtons.count {
      cardsToMatch = wanted
      game.changeMode(to: wanted)
    }
    updateUI()
  }

  /// Puts a game back, with its number of cards to match, and updates the UI.
  open func restore(_ game: LessonGame) {
    self.game = game
    cardsToMatch = game.cardsToMatch
    status = ""
    updateUI()
  }

  /// Returns what a button says for a card: its title while its face can be seen.
  ///
  /// - Parameter card: The card as it lies on the table.
  /// - Returns: The words of the button; `""` for a card that is face down.
  open func title(for card: TableCard<PlayingCard>) -> String {
    card.isFaceVisible ? card.face.title : ""
  }

  /// Returns the picture behind the title for a card: its front while its face can be seen.
  ///
  /// - Parameter card: The card as it lies on the table.
  /// - Returns: The front or the back of a card.
  open func backgroundImage(for card: TableCard<PlayingCard>) -> CardImage {
    card.isFaceVisible ? .cardFront : .cardBack
  }

  private func makeGame(with deck: Deck<PlayingCard>) -> LessonGame {
    do {
      return try LessonGame(
        cardCount: table.cardButtons.count, from: deck, matching: cardsToMatch)
    } catch {
      preconditionFailure(error.description)
    }
  }

  private func describe(_ outcome: Outcome, of index: Int, since before: LessonGame) -> String {
    guard outcome != .ignored else { return "" }
    let compared = (before.faceUpIndices + [index]).map { before.cards[$0].face.title }
    let points = game.score - before.score + game.scoring.choiceCost
    return switch outcome {
    case .matched: "Matched \(compared.joined(separator: " ")) for \(points) points."
    case .mismatched: "\(compared.joined(separator: " ")) do not match: \(-points) points lost."
    case .turnedUp, .turnedDown:
      game.faceUpIndices.map { game.cards[$0].face.title }.joined(separator: " ")
    default: ""
    }
  }
}
