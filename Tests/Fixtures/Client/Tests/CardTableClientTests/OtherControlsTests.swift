import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("A slider, a switch, a colour and a message")
struct OtherControlsTests {
  let style: TableStyle = {
    var style = TableStyle.lesson
    style.controls = ControlStyle.historySlider
    style.controls += [
      .control(.modeSwitch, .isOn) { game in .flag(game.mode == 3) },
      .everyCard(.backgroundColor) { card in .color(card.isFaceVisible ? .white : .black) },
    ]
    style.alert = AlertStyle(answers: [.init("Look", makes: nil), .init("Deal", makes: .deal)])
    return style
  }()

  @Test("They follow the game, from the start to its end and into the next")
  func everything() {
    let random = playAtRandom(MatchingGame.m12, style: style) { table, makeDeck in
      TellingController(table: table, makeDeck: makeDeck)
    }
    report(random.failure?.diagnoses ?? [])
  }

  @Test("At the end there is a message, and its button deals")
  func end() {
    let matches = [0, 9, 1, 8, 3, 6, 4, 7].map(Move.touch)
    expectPlay(matches + [.deal, .touch(0)], of: MatchingGame.m12, style: style) {
      TellingController(table: $0, makeDeck: $1)
    }
  }
}

/// The lesson's controller, which shows more and says when the game is over.
private final class TellingController: MatchingGameController {
  private var hasTold = false

  override func updateUI() {
    super.updateUI()
    for (button, card) in zip(table.cardButtons, game.cards) {
      button.backgroundColor = card.isFaceVisible ? .white : .black
    }
    table.modeSwitch?.isOn = game.cardsToMatch == 3
    table.historySlider?.maximumValue = Float(game.moveCount ?? 0)
    table.historySlider?.value = Float(game.moveCount ?? 0)
    if game.isOver, !hasTold { tellEnd() }
  }

  override func touchDealButton(_ sender: any CardButton) {
    hasTold = false
    super.touchDealButton(sender)
  }

  private func tellEnd() {
    hasTold = true
    let look = CardAlert.Action(title: "Look") {}
    let deal = CardAlert.Action(title: "Deal") { [self] in touchDealButton(table.dealButton) }
    table.present(
      CardAlert(title: "Over", message: "Score: \(game.score)", actions: [look, deal]))
  }
}
