import CardGameControllers
import CardGameModel
import CardGameViews
import UIKit

/// A screen that is its own controller, as in the lesson. In an app the controls are `@IBOutlet`s
/// and the three actions at the end `@IBAction`s.
final class CardGameViewController: UIViewController, @MainActor CardGameController,
  @MainActor CardTableView
{
  var buttons: [UIButton] = []
  var score = UILabel()
  var status = UILabel()
  var mode = UISegmentedControl()
  var deal = UIButton()

  var cardButtons: [any CardButton] { buttons }
  var scoreLabel: any CardLabel { score }
  var statusLabel: any CardLabel { status }
  var modeControl: any CardSegmentedControl { mode }
  var dealButton: any CardButton { deal }

  lazy var game = try! LessonGame(cardCount: buttons.count, from: .m12)

  override func viewDidLoad() {
    super.viewDidLoad()
    deal.setTitle("Deal", for: .normal)
    deal.setImage(UIImage(named: "deal"), for: .normal)
    updateUI()
  }

  func touchCardButton(_ sender: any CardButton) {
    guard let index = index(of: sender) else { return }
    game.chooseCard(at: index)
    updateUI()
  }

  func updateUI() {
    for (button, card) in zip(buttons, game.cards) {
      button.setTitle(card.isChosen ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isChosen ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    score.text = "Score: \(game.score)"
  }

  func cardTapped(_ sender: UIButton) { touchCardButton(sender) }
  func dealTapped(_ sender: UIButton) { touchDealButton(sender) }
  func modeChanged(_ sender: UISegmentedControl) { changeMode(sender) }
}
