import CardGameControllers
import CardGameModel
import CardGameViews
import UIKit

/// A screen that is a table alone, and leaves the game to the kit's controller.
final class TableViewController: UIViewController, @MainActor CardTableView {
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

  private lazy var controller = MatchingGameController(table: self) {
    var deck = Deck.standard
    deck.shuffle()
    return deck
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    controller.updateUI()
  }

  func cardTapped(_ sender: UIButton) { controller.touchCardButton(sender) }
  func dealTapped(_ sender: UIButton) { controller.touchDealButton(sender) }
  func modeChanged(_ sender: UISegmentedControl) { controller.changeMode(sender) }
}
