import CardGameControllers
import CardGameModel
import CardGameViews

/// Brings a matching game and a table together, and deals as often as one likes.
final class DealController: CardGameController {
  let table: any CardTableView
  let makeDeck: () -> Deck<PlayingCard>
  lazy var game = dealtGame()

  /// What the last move did, in words.
  var status = ""

  /// A line for every choice since the deal, the oldest first.
  var history: [String] = []

  init(table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>) {
    self.table = table
    self.makeDeck = makeDeck
  }

  /// A card button was touched.
  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    let before = game
    let outcome = game.chooseCard(at: index)
    if outcome != .ignored {
      status = words(for: outcome, of: index, since: before)
      history.append(status)
    }
    updateUI()
  }

  /// The deal button was touched.
  func touchDealButton(_ sender: any CardButton) {
    if !game.isOver { game = dealtGame() }
    status = ""
    history = []
    updateUI()
  }

  /// Shows everything on the table.
  func updateUI() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(game.score)"
    table.statusLabel.text = status
    table.modeControl.isEnabled = !game.hasBegun
  }

  /// Says what a choice did: which cards it was about, and how the score has changed.
  private func words(for outcome: Outcome, of index: Int, since before: LessonGame) -> String {
    let touched = before.cards[index].face.title
    let others = before.faceUpIndices.map { before.cards[$0].face.title }
    let points = game.score - before.score
    switch outcome {
    case .matched: return "\(others.joined(separator: " ")) \(touched) match: \(points) points"
    case .mismatched:
      return "\(others.joined(separator: " ")) \(touched) do not match: \(points) points"
    case .turnedDown: return "\(touched) is face down again"
    default: return touched
    }
  }
}
