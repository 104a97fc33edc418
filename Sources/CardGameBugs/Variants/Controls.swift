import CardGameControllers
import CardGameModel
import CardGameViews

extension CorrectVariant {
  static let buttonsByTag = CorrectVariant(
    id: "buttons-by-tag",
    title: "Buttons are found by their tags",
    unusual: "Each button bears its index as a tag, set once; others bear −1.",
    makeController: TagController.init)

  static let wiredByActions = CorrectVariant(
    id: "wired-by-actions",
    title: "Buttons call the controller by actions",
    unusual: "An action is added to every button once; nobody calls touchCardButton(_:).",
    makeController: WiredController.init)

  static let historySlider = CorrectVariant(
    id: "history-slider",
    title: "A slider leads back through the moves",
    unusual: "The slider's range grows with the moves, is set first, and shrinks at a deal.",
    makeController: SliderController.init)

  static let alertAtEnd = CorrectVariant(
    id: "alert-at-end",
    title: "An alert tells how the game ended",
    unusual: "It is shown when all cards are matched, and offers a new deal.",
    makeController: AlertController.init)
}

private final class TagController: LearnerController {
  private lazy var isTagged: Bool = {
    for (index, button) in table.cardButtons.enumerated() { button.tag = index + 1 }
    return true
  }()

  override func touchCardButton(_ sender: any CardButton) {
    guard isTagged, sender.tag > 0 else { return }
    game.chooseCard(at: sender.tag - 1)
    updateUI()
  }
}

private final class WiredController: CardGameController {
  private let controller: LearnerController

  init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    let controller = LearnerController(
      table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
    self.controller = controller
    for (index, button) in table.cardButtons.enumerated() {
      button.addAction(
        CardAction { _ in
          controller.game.chooseCard(at: index)
          controller.updateUI()
        }, for: .touchUpInside)
    }
    table.dealButton.addAction(
      CardAction { controller.touchDealButton($0) }, for: .touchUpInside)
  }

  func touchCardButton(_ sender: any CardButton) {}
  func touchDealButton(_ sender: any CardButton) {}
  func updateUI() { controller.updateUI() }
  func changeMode(_ sender: any CardSegmentedControl) { controller.changeMode(sender) }
}

private final class SliderController: LearnerController {
  private var moveCount = 0

  override func touchCardButton(_ sender: any CardButton) {
    moveCount += 1
    super.touchCardButton(sender)
  }

  override func touchDealButton(_ sender: any CardButton) {
    moveCount = 0
    super.touchDealButton(sender)
  }

  override func updateUI() {
    super.updateUI()
    table.historySlider?.maximumValue = Float(moveCount)
    table.historySlider?.value = Float(moveCount)
    table.historySlider?.isEnabled = moveCount > 0
    table.modeSwitch?.isOn = game.cardsToMatch == 3
  }
}

private final class AlertController: LearnerController {
  override func updateUI() {
    super.updateUI()
    guard game.isOver else { return }
    let deal = CardAlert.Action(title: "Deal") { [self] in touchDealButton(table.dealButton) }
    table.present(CardAlert(title: "Over", message: "Score: \(game.score)", actions: [deal]))
  }
}
