import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  /// Mistakes with sliders, switches, colours behind cards, and messages; a new one is an entry.
  static let ofControls: [Bug] = [
    Bug(
      id: "view-slider-value-first", title: "The slider's value is set before its range",
      symptom: "After every move the slider stands one step before its end.",
      cause: "slider.value is set while slider.maximumValue is still that of the move before.",
      layer: .view, exercise: "12", intended: .sliderCutOff, moves: [.touch(0), .touch(1)],
      style: .sliderAndSwitch, makeRightController: SliderController.init,
      makeController: ValueFirstController.init),
    Bug(
      id: "view-slider-range-forgotten", title: "The slider's range is never set",
      symptom: "From the second move on the slider stands at its end and cannot go further.",
      cause: "Only slider.value is set; the range is that of a new slider, from 0 to 1.",
      layer: .view, exercise: "12", intended: .sliderRangeWrong, moves: [.touch(0), .touch(1)],
      style: .sliderAndSwitch, makeRightController: SliderController.init,
      makeController: RangelessController.init),
    Bug(
      id: "view-slider-value-forgotten", title: "The slider stays at its beginning",
      symptom: "The slider's range grows, and the knob stays at the left.",
      cause: "slider.maximumValue is set, and slider.value is not.",
      layer: .view, exercise: "12", intended: .sliderElsewhere, moves: [.touch(0)],
      style: .sliderAndSwitch, makeRightController: SliderController.init,
      makeController: KnobForgottenController.init),
    Bug(
      id: "ctl-slider-survives-deal", title: "A new deal leaves the slider as it is",
      symptom: "After Deal the slider still leads through the moves of the game before.",
      cause: "The controller counts the moves itself, and does not count from 0 in a new game.",
      layer: .controller, exercise: "12", intended: .sliderNotReset, moves: [.touch(0), .deal],
      style: .sliderAndSwitch, makeRightController: SliderController.init,
      makeController: CountingController.init),
    Bug(
      id: "view-switch-inverted", title: "The switch is on for two cards",
      symptom: "The switch says three cards, and the game compares two.",
      cause: "isOn asks whether the game matches two cards, where three is meant.",
      layer: .view, exercise: "13", intended: .switchOpposite, moves: [.touch(0)],
      style: .sliderAndSwitch, makeRightController: SliderController.init,
      makeController: InvertedSwitchController.init),
    Bug(
      id: "view-colour-set-once", title: "The colour behind the cards is set once",
      symptom: "Cards that are turned later keep the colour of the other side.",
      cause: "backgroundColor is set when the table is first shown, and not in every update.",
      layer: .view, exercise: "08", intended: .controlLate, moves: [.touch(0), .touch(1)],
      style: .colouredBehind, makeRightController: BackgroundColourController.init,
      makeController: ColouredOnceController.init),
    Bug(
      id: "view-colour-inverted", title: "The colours behind the two sides are exchanged",
      symptom: "Faces lie on black and backs on white.",
      cause: "The two colours of the ?: are the wrong way round.",
      layer: .view, exercise: "08", intended: .backgroundColorWrong, moves: [.touch(0)],
      style: .colouredBehind, makeRightController: BackgroundColourController.init,
      makeController: InvertedColourController.init),
    ofAlert(
      "ctl-alert-waits-for-all", "The end is told only when all cards are matched",
      symptom: "No match is left on the table, and nobody says that the game is over.",
      cause: "Cards that are left over are forgotten: all must be matched before it is told.",
      intended: .alertMissing, then: [], makeController: WaitingAlertController.init),
    ofAlert(
      "ctl-alert-in-two-places", "The end is told in two places",
      symptom: "The message comes, is put away, and comes once more.",
      cause: "It is shown in the touch, and in the update that the touch calls.",
      intended: .alertRepeated, then: [], makeController: RepeatedAlertController.init),
    ofAlert(
      "ctl-alert-in-update", "Every update tells the end",
      symptom: "After the end each touch brings the message again.",
      cause: "The message is shown in updateUI(), and nothing remembers that it was.",
      intended: .alertShownAgain, then: [.touch(2)], style: .endWithOK,
      makeRightController: AlertOnceController.init, makeController: AlertInUpdateController.init),
    Bug(
      id: "ctl-alert-at-first-match", title: "The end is told at the first match",
      symptom: "The first match brings the message that the game is over.",
      cause: "It asks whether any card is matched, where all that can be is meant.",
      layer: .controller, exercise: "07", intended: .alertTooEarly, moves: [.touch(0), .touch(1)],
      style: .endWithDeal, makeRightController: AlertController.init,
      makeController: EarlyAlertController.init),
    ofAlert(
      "view-alert-without-button", "The message has no button", layer: .view,
      symptom: "The message cannot be put away: the app has to be ended.",
      cause: "The alert is made without actions.",
      intended: .alertWithoutAnswer, then: [], makeController: ButtonlessAlertController.init),
    ofAlert(
      "ctl-alert-button-empty", "The button of the message does nothing",
      symptom: "Deal closes the message, and the old game stays on the table.",
      cause: "The handler of the action is empty.",
      intended: .alertButtonDead, then: [.deal], makeController: DeadAlertController.init),
  ]

  /// Makes a bug of the message at the end: four matches leave no two cards that go together.
  private static func ofAlert(
    _ id: String, _ title: String, layer: Layer = .controller, symptom: String, cause: String,
    intended: DiagnosisCode, then moves: [Move], style: TableStyle = .endWithDeal,
    makeRightController: @escaping MakeController = AlertController.init,
    makeController: @escaping MakeController
  ) -> Bug {
    Bug(
      id: id, title: title, symptom: symptom, cause: cause, layer: layer, exercise: "07",
      intended: intended, moves: [0, 9, 1, 8, 3, 6, 4, 7].map(Move.touch) + moves, style: style,
      makeRightController: makeRightController, makeController: makeController)
  }
}

private final class ValueFirstController: SliderController {
  override func show(_ count: Float, on slider: any CardSlider) {
    slider.value = count
    slider.maximumValue = count
  }
}

private final class RangelessController: SliderController {
  override func show(_ count: Float, on slider: any CardSlider) { slider.value = count }
}

private final class KnobForgottenController: SliderController {
  override func show(_ count: Float, on slider: any CardSlider) { slider.maximumValue = count }
}

private final class CountingController: SliderController {
  private var count = 0

  override var moveCount: Int { count }

  override func touchCardButton(_ sender: any CardButton) {
    if table.index(of: sender) != nil { count += 1 }
    super.touchCardButton(sender)
  }
}

private final class InvertedSwitchController: SliderController {
  override func updateUI() {
    super.updateUI()
    table.modeSwitch?.isOn = game.cardsToMatch == 2
  }
}

private final class ColouredOnceController: BackgroundColourController {
  private var isColoured = false

  override func showColours() {
    if !isColoured { super.showColours() }
    isColoured = true
  }
}

private final class InvertedColourController: BackgroundColourController {
  override func showColours() {
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.backgroundColor = card.isFaceVisible ? .black : .white
    }
  }
}

private final class WaitingAlertController: AlertController {
  override var isTime: Bool { game.cards.allSatisfy(\.isMatched) }
}

private final class RepeatedAlertController: AlertController {
  override func touchCardButton(_ sender: any CardButton) {
    super.touchCardButton(sender)
    if isTime { tellEnd() }
  }
}

private final class AlertInUpdateController: AlertController {
  override var actions: [CardAlert.Action] { [CardAlert.Action(title: "OK") {}] }
}

private final class EarlyAlertController: AlertController {
  override var isTime: Bool { game.cards.contains(where: \.isMatched) }
}

private final class ButtonlessAlertController: AlertController {
  override var actions: [CardAlert.Action] { [] }
}

private final class DeadAlertController: AlertController {
  override var actions: [CardAlert.Action] { [CardAlert.Action(title: "Deal") {}] }
}
