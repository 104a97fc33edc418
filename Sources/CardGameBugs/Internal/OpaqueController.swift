import CardGameControllers
import CardGameViews

/// Hides the game of a controller, as most apps do, so that only the table tells how it stands.
final class OpaqueController: CardGameController {
  private let controller: any CardGameController

  init(_ controller: any CardGameController) {
    self.controller = controller
  }

  func touchCardButton(_ sender: any CardButton) { controller.touchCardButton(sender) }
  func updateUI() { controller.updateUI() }
  func touchDealButton(_ sender: any CardButton) { controller.touchDealButton(sender) }
  func changeMode(_ sender: any CardSegmentedControl) { controller.changeMode(sender) }
}
