import CardGameControllers
import CardGameHarness
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
    style: .sliderAndSwitch, makeController: SliderController.init)

  static let alertAtEnd = CorrectVariant(
    id: "alert-at-end",
    title: "An alert tells how the game ended",
    unusual: "It is shown by the update when no match is left, and offers nothing but a new deal.",
    style: .endWithDeal, makeController: AlertController.init)

  static let alertOnce = CorrectVariant(
    id: "alert-once",
    title: "An alert that can be put away tells how the game ended",
    unusual: "The controller remembers that it has said so; the cards that are left can be turned.",
    style: .endWithOK, makeController: AlertOnceController.init)
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

extension TableStyle {
  /// The lesson's style with a slider that follows the moves, and a switch that is on for three cards.
  static let sliderAndSwitch: TableStyle = {
    var style = TableStyle.lesson
    style.controls =
      ControlStyle.historySlider + [.control(.modeSwitch, .isOn) { .flag($0.mode == 3) }]
    return style
  }()

  /// The lesson's style with a message at the end that leads to a new deal and nowhere else.
  static let endWithDeal: TableStyle = {
    var style = TableStyle.lesson
    style.alert = AlertStyle(answers: [.init("Deal", makes: .deal)])
    return style
  }()

  /// The lesson's style with a message at the end that can be put away.
  static let endWithOK: TableStyle = {
    var style = TableStyle.lesson
    style.alert = AlertStyle(answers: [.init("OK")])
    return style
  }()
}

/// A right controller with a slider that follows the moves, and a switch that is on for three cards.
class SliderController: LearnerController {
  /// How many moves there are to look back at.
  var moveCount: Int { game.moveCount ?? 0 }

  override func updateUI() {
    super.updateUI()
    if let slider = table.historySlider { show(Float(moveCount), on: slider) }
    table.modeSwitch?.isOn = game.cardsToMatch == 3
  }

  func show(_ count: Float, on slider: any CardSlider) {
    slider.minimumValue = 0
    slider.maximumValue = count
    slider.value = count
    slider.isEnabled = count > 0
  }
}

/// A right controller that tells how a game ended, and leads on to the next.
class AlertController: LearnerController {
  /// Whether there is something to be said.
  var isTime: Bool { game.isOver }

  /// The buttons of the message.
  var actions: [CardAlert.Action] {
    [CardAlert.Action(title: "Deal") { [self] in touchDealButton(table.dealButton) }]
  }

  override func updateUI() {
    super.updateUI()
    if isTime { tellEnd() }
  }

  func tellEnd() {
    table.present(CardAlert(title: "Over", message: "Score: \(game.score)", actions: actions))
  }
}

/// A right controller that tells how a game ended, and lets the player look on.
final class AlertOnceController: AlertController {
  private var hasSaidSo = false

  override var isTime: Bool { game.isOver && !hasSaidSo }
  override var actions: [CardAlert.Action] { [CardAlert.Action(title: "OK") {}] }

  override func tellEnd() {
    hasSaidSo = true
    super.tellEnd()
  }

  override func touchDealButton(_ sender: any CardButton) {
    hasSaidSo = false
    super.touchDealButton(sender)
  }
}
