import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  /// Mistakes about delays and timers, by a clock that is moved on by hand; a new one is an entry.
  static let ofTime: [Bug] = [
    Bug(
      id: "rule-third-card-race", title: "A third card gets in between",
      symptom: "A card that is touched while two others wait to close stays open for ever.",
      cause: "Touches are not locked during the delay, and all open cards are forgotten after it.",
      intended: .thirdCardLeftOpen, script: "touch two cards, and a third before they close",
      makeController: ThirdCardController.init),
    Bug(
      id: "rule-simultaneous-input", title: "Two touches in one moment are never compared",
      symptom: "Two cards lie open, and nothing more happens.",
      cause: "A touch is judged a moment later, by how many cards are open then.",
      intended: .touchesAtOnceLost, script: "touch two cards in the same moment",
      makeController: LateController.init),
    Bug(
      id: "rule-retap-while-closing", title: "A closing card is touched again",
      symptom: "A card that is touched while it waits to close never turns back.",
      cause: "The touch takes the card off the list of open ones, and it stays open.",
      intended: .closingCardLeftOpen, script: "touch two cards, and one of them before they close",
      makeController: RetapController.init),
    Bug(
      id: "rule-match-during-close", title: "A card matches one that is closing",
      symptom: "A third card matches one of two that wait to close, and the table freezes.",
      cause: "A card is compared with what is open on the screen, not with what was chosen.",
      intended: .matchedWhileClosing,
      script: "touch two cards, and the partner of the first before they close",
      makeController: ScreenMatchController.init),
    Bug(
      id: "ctl-delay-survives-deal", title: "The timer of the old game turns down a new card",
      symptom: "In a new game a card closes by itself.",
      cause: "The timer is not cancelled when a new game is dealt.",
      intended: .delayedWorkSurvivesDeal, script: "touch two cards, and deal before they close",
      makeController: OldTimerController.init),
    Bug(
      id: "ctl-delay-never-closes", title: "Mismatched cards are never turned down",
      symptom: "Two cards that do not match stay open.",
      cause: "The timer is made, and nothing keeps it: it is cancelled at once.",
      intended: .neverTurnedDown, script: "touch two cards and wait",
      makeController: LostTimerController.init),
    Bug(
      id: "ctl-delay-lock-survives-deal", title: "A new game begins locked",
      symptom: "Who deals while two cards wait to close can touch nothing in the new game.",
      cause: "Touches are unlocked where the cards are turned down, and the deal cancels that.",
      intended: .touchesStayLocked, script: "touch two cards, deal before they close, and touch",
      makeController: LockedController.init),
    Bug(
      id: "ctl-delay-turns-matches-down", title: "Matched cards are turned down as well",
      symptom: "Two cards that match lie face down a second later.",
      cause: "The timer is started whatever came of the comparison.",
      intended: .matchedTurnedDown, script: "touch two cards that match, and wait",
      makeController: ClosingAllController.init),
    Bug(
      id: "ctl-delay-not-shown", title: "Turned down, and not shown",
      symptom: "Two cards lie open until the next touch.",
      cause: "The closure of the timer turns the cards down and does not update the table.",
      intended: .delayedWorkNotShown, script: "touch two cards and wait",
      makeController: UnshownController.init),
    Bug(
      id: "run-sleep-in-model", title: "A touch sleeps for half a second",
      symptom: "The second card is never seen, and the app stands still.",
      cause: "After a mismatch it is slept, so that the cards can be looked at.",
      intended: .sleepsInTouch, script: "touch two cards",
      makeController: SleepingController.init),
    Bug(
      id: "run-timer-stacked", title: "After a restart the time runs twice as fast",
      symptom: "With each new game the seconds pass faster.",
      cause: "A new timer is made, and the old one is not cancelled.", intended: .timerStacked,
      specimen: Examination("start three times, and wait 5 seconds each time") { _ in
        let clock = ManualClock()
        return diagnoseRestart(
          of: Stopwatch(clock), by: clock, restart: { $0.restart() }, seconds: { $0.seconds })
      }),
    Bug(
      id: "score-countdown-goes-negative", title: "The time is up again and again",
      symptom: "An alert says each second that the time is up.",
      cause: "The countdown goes on below zero, and asks for zero or less.",
      intended: .countdownGoesOn,
      specimen: Examination("start a countdown of 10 seconds, and wait 30") { _ in
        let clock = ManualClock()
        return diagnoseCountdown(
          from: 10, of: Countdown(clock), by: clock, secondsLeft: { $0.secondsLeft },
          endCount: { $0.alertCount })
      }),
    Bug(
      id: "run-label-animation-race", title: "A label is changed while it changes",
      symptom: "The app crashes when the score changes twice in a moment.",
      cause: "When the animation ends it unwraps a label that another has taken away.",
      intended: .delayedWorkCrashes, risk: .crashes,
      specimen: Examination("touch two cards in a moment, and wait") { journal in
        diagnoseRepeatedUpdates(cardCount: 12, journal: journal) {
          AnimatingController(table: $0, clock: $1)
        }
      }),
  ]

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    script: String,
    makeController:
      @escaping @Sendable (
        any CardTableView, any CardGameClock, @escaping () -> Deck<PairFace>
      ) -> DelayController
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, intended: intended,
      specimen: Examination(script) { journal in
        diagnoseDelays(
          of: 1, decks: DeckSupply(pack: Self.c8.pack), cards: { $0.cards }, journal: journal
        ) { makeController($0, $1, $2) }
      })
  }

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    risk: Risk? = nil, specimen: Examination
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: .controller, exercise: "12",
      intended: intended, risk: risk, specimen: specimen)
  }
}

/// A right controller for pairs: two cards that do not match lie open for a second.
///
/// Touches during that time are ignored.
class DelayController: CardGameController {
  let table: any CardTableView
  let clock: any CardGameClock
  let makeDeck: () -> Deck<PairFace>
  var cards: [TableCard<PairFace>]
  var score = 0

  /// The cards of this turn, in the order of their touches.
  var turn: [Int] = []
  var timer: (any CardGameTimer)?

  init(
    table: any CardTableView, clock: any CardGameClock, makeDeck: @escaping () -> Deck<PairFace>
  ) {
    self.table = table
    self.clock = clock
    self.makeDeck = makeDeck
    cards = makeDeck().cards.map { TableCard($0) }
  }

  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender), turn.count < 2, !cards[index].isChosen else {
      return
    }
    turnUp(index)
    updateUI()
  }

  func updateUI() {
    for (button, card) in zip(table.cardButtons, cards) {
      button.setTitle(card.isChosen ? card.face.title : "", for: .normal)
      button.setBackgroundImage(card.isChosen ? .cardFront : .cardBack, for: .normal)
      button.isEnabled = !card.isMatched
    }
    table.scoreLabel.text = "Score: \(score)"
  }

  func touchDealButton(_ sender: any CardButton) {
    timer?.cancel()
    dealAnew()
  }

  func turnUp(_ index: Int) {
    cards[index].position = .faceUp
    turn.append(index)
    if turn.count == 2 { compare() }
  }

  func compare() {
    guard cards[turn[0]].face == cards[turn[1]].face else {
      closeLater()
      return
    }
    for match in turn { cards[match].position = .matched }
    score += 2
    turn = []
  }

  func closeLater() {
    timer = clock.schedule(after: 1) { [weak self] in self?.close() }
  }

  func close() {
    for index in turn { cards[index].position = .faceDown }
    turn = []
    updateUI()
  }

  func dealAnew() {
    cards = makeDeck().cards.map { TableCard($0) }
    turn = []
    score = 0
    updateUI()
  }
}

private final class ThirdCardController: DelayController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender), !cards[index].isChosen else { return }
    turnUp(index)
    updateUI()
  }

  override func close() {
    for index in turn.prefix(2) { cards[index].position = .faceDown }
    turn = []
    updateUI()
  }
}

private final class LateController: DelayController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender), turn.count < 2, !cards[index].isChosen else {
      return
    }
    cards[index].position = .faceUp
    updateUI()
    clock.schedule(after: 0) { [weak self] in self?.judge(index) }
  }

  private func judge(_ index: Int) {
    let upCount = cards.count(where: \.isFaceUp)
    if upCount == 1 { turn = [index] }
    if upCount == 2, turn.count == 1 {
      turn.append(index)
      compare()
    }
    updateUI()
  }
}

private final class RetapController: DelayController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    if turn.count == 2, turn.contains(index) { turn.removeAll { $0 == index } }
    super.touchCardButton(sender)
  }
}

private final class ScreenMatchController: DelayController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender), turn.count == 2, !cards[index].isChosen,
      let open = turn.first(where: {
        table.cardButtons[$0].title(for: .normal) == cards[index].face.title
      })
    else { return super.touchCardButton(sender) }
    for match in [open, index] { cards[match].position = .matched }
    score += 2
    updateUI()
  }
}

private final class OldTimerController: DelayController {
  override func closeLater() {
    clock.schedule(after: 1) { [self] in
      for index in cards.indices where cards[index].isFaceUp { cards[index].position = .faceDown }
      turn = []
      updateUI()
    }
  }
}

private final class LostTimerController: DelayController {
  override func closeLater() {
    clock.schedule(after: 1) { [weak self] in self?.close() }.cancel()
  }
}

private final class LockedController: DelayController {
  private var isLocked = false

  override func touchCardButton(_ sender: any CardButton) {
    if !isLocked { super.touchCardButton(sender) }
  }

  override func closeLater() {
    isLocked = true
    super.closeLater()
  }

  override func close() {
    isLocked = false
    super.close()
  }
}

private final class ClosingAllController: DelayController {
  override func compare() {
    let turn = turn
    super.compare()
    clock.schedule(after: 1) { [weak self] in
      for index in turn { self?.cards[index].position = .faceDown }
      self?.updateUI()
    }
  }
}

private final class UnshownController: DelayController {
  override func close() {
    for index in turn { cards[index].position = .faceDown }
    turn = []
  }
}

private final class SleepingController: DelayController {
  override func closeLater() {
    clock.sleep(for: 0.5)
    close()
  }
}

private final class Stopwatch {
  private let clock: any CardGameClock
  private(set) var seconds = 0

  init(_ clock: any CardGameClock) { self.clock = clock }

  func restart() {
    seconds = 0
    clock.schedule(after: 1, repeats: true) { self.seconds += 1 }
  }
}

private final class Countdown {
  private(set) var secondsLeft = 10
  private(set) var alertCount = 0

  init(_ clock: any CardGameClock) {
    clock.schedule(after: 1, repeats: true) { [weak self] in self?.tick() }
  }

  private func tick() {
    secondsLeft -= 1
    if secondsLeft <= 0 { alertCount += 1 }
  }
}

private final class AnimatingController: MatchingGameController {
  private let clock: any CardGameClock
  private var fading: (any CardLabel)?

  init(table: any CardTableView, clock: any CardGameClock) {
    self.clock = clock
    super.init(table: table) { .m12 }
  }

  override func updateUI() {
    super.updateUI()
    fading = table.scoreLabel
    clock.schedule(after: 0.3) { [self] in
      fading!.isHidden = false
      fading = nil
    }
  }
}
