public import CardGameControllers
public import CardGameModel
public import CardGameViews

extension DiagnosisCode {
  /// Touches stay locked when the time of a delay is over, or a new game is dealt.
  public static let touchesStayLocked = DiagnosisCode("touches-stay-locked")

  /// Cards that have matched are turned down later.
  public static let matchedTurnedDown = DiagnosisCode("matched-turned-down")

  /// What is done when the time is over is not shown.
  public static let delayedWorkNotShown = DiagnosisCode("delayed-work-not-shown")

  /// Two cards that do not match are not turned down when the time is over.
  public static let neverTurnedDown = DiagnosisCode("never-turned-down")

  /// Two cards that are touched in the same moment are never compared.
  public static let touchesAtOnceLost = DiagnosisCode("touches-at-once-lost")

  /// A card matches one that is only waiting to be turned down.
  public static let matchedWhileClosing = DiagnosisCode("matched-while-closing")

  /// A third card that is touched during the delay stays open, and is compared with none.
  public static let thirdCardLeftOpen = DiagnosisCode("third-card-left-open")

  /// A card that is touched again during the delay is never turned down.
  public static let closingCardLeftOpen = DiagnosisCode("closing-card-left-open")

  /// What was to be done later in one game is done in the next.
  public static let delayedWorkSurvivesDeal = DiagnosisCode("delayed-work-survives-deal")

  /// A touch sleeps, so that nothing is shown or touched meanwhile.
  public static let sleepsInTouch = DiagnosisCode("sleeps-in-touch")

  /// What is done after a delay crashes.
  public static let delayedWorkCrashes = DiagnosisCode("delayed-work-crashes")
}

/// A touch or other move, or some time that passes.
public enum TimedStep: Hashable, Sendable, CustomStringConvertible {
  /// A move at the table.
  case move(Move)

  /// Some seconds that pass.
  case wait(Double)

  /// The step in words: `3`, `deal`, `wait 0.5 s`.
  public var description: String {
    switch self {
    case .move(let move): move.description
    case .wait(let seconds): "wait \(seconds) s"
    }
  }
}

/// Touches cards before, during and after the time in which two lie open, and names what is wrong.
///
/// It plays a game of pairs in which two cards that do not match lie open for a while, and deals in the
/// middle of it too.
///
/// Whether a touch during the delay is ignored or turns the two down first is free. What counts is that
/// no card stays open that is compared with none, that only open cards match, and that what was to be
/// done in one game is not done in the next.
///
/// ```swift
/// let diagnoses = diagnoseDelays(of: 1, decks: DeckSupply(pack: faces), cards: { $0.cards }) {
///   table, clock, makeDeck in MyController(table: table, clock: clock, makeDeck: makeDeck)
/// }
/// ```
///
/// - Parameters:
///   - delay: For how many seconds two cards that do not match lie open.
///   - decks: The decks of the games, each face twice in every one; three pairs or more.
///   - cards: Finds the cards of the controller's game.
///   - journal: Is told of each wait before it happens.
///   - makeController: Makes the controller under test for a table, with a clock and a closure that it
///     calls for a deck.
/// - Returns: The first mistake, or none.
public func diagnoseDelays<Controller: CardGameController, Face: CardFace>(
  of delay: Double, decks: DeckSupply<Face>, cards: (Controller) -> [TableCard<Face>],
  journal: Journal = { _ in },
  on makeController: (RecordingTableView, ManualClock, @escaping () -> Deck<Face>) -> Controller
) -> [Diagnosis] {
  let pack = decks.pack
  guard
    let places = DelayPlaces(pack), let later = DelayPlaces(decks.deck(1).cards)
  else { return [] }
  /// Tells whether the touch that comes before the last wait of some steps turns its card.
  func isTurned(_ index: Int, byTouchAfter steps: [TimedStep]) -> Bool {
    let table = RecordingTableView(cardCount: pack.count, recording: .nothing)
    let clock = ManualClock()
    let controller = makeController(table, clock, decks.dealer())
    controller.updateUI()
    for step in steps.dropLast() {
      switch step {
      case .move(let move): controller.perform(move, on: table)
      case .wait(let seconds): clock.advance(by: seconds)
      }
    }
    return cards(controller)[index].isFaceUp
  }

  for trial in DelayTrial.all(places, later, delay: delay) {
    let table = RecordingTableView(cardCount: pack.count, recording: .nothing)
    let clock = ManualClock()
    tellObserver(ofTable: pack)
    let controller = asking("making the controller") {
      makeController(table, clock, decks.dealer())
    }
    asking("updating the UI") { controller.updateUI() }
    var made: [TimedStep] = []
    func make(_ steps: [TimedStep]) {
      for step in steps {
        made.append(step)
        switch step {
        case .move(let move): controller.perform(move, on: table)
        case .wait(let seconds):
          asking(.waiting(seconds, after: made.dropLast()), journal) {
            clock.advance(by: seconds)
          }
        }
      }
    }
    make(trial.steps)
    if clock.secondsSlept > 0 {
      return [DelayTrial.sleeping(clock.secondsSlept, after: made)]
    }
    let lying = cards(controller)
    if trial.code == .neverTurnedDown, !trial.isWrong(lying),
      [places.first, places.second].contains(where: { index in
        table.buttons[index].appearance != table.buttons[places.other].appearance
      })
    {
      return [trial.told(.delayedWorkNotShown, after: made, lying)]
    }
    if trial.code == .delayedWorkSurvivesDeal, lying[later.first].position == .faceDown,
      !isTurned(later.first, byTouchAfter: trial.steps)
    {
      return [trial.told(.touchesStayLocked, after: made, lying)]
    }
    if trial.isWrong(lying) { return [trial.diagnosis(after: made, lying)] }
    guard trial.goesOn else { continue }
    // What is open now must still be playable: its partner ends the turn.
    let up = lying.indices.filter { lying[$0].isFaceUp }
    guard up.count <= 1 else { return [trial.diagnosis(after: made, lying)] }
    let first = up.first ?? trial.next
    guard let partner = pack.indices.first(where: { $0 != first && pack[$0] == pack[first] }) else {
      continue
    }
    make(
      (up.isEmpty ? [first, partner] : [partner]).flatMap {
        [.move(.touch($0)), .wait(delay / 50)]
      })
    let ended = cards(controller)
    guard ended[first].isMatched, ended[partner].isMatched else {
      let isLocked = up.isEmpty && !ended[first].isChosen && !ended[partner].isChosen
      return [
        isLocked
          ? trial.told(.touchesStayLocked, after: made, ended) : trial.diagnosis(after: made, ended)
      ]
    }
  }
  return []
}

/// Cards of a deck of pairs by what they are to each other.
private struct DelayPlaces {
  /// Two cards that do not match, and the partner of the first.
  let first: Int
  let second: Int
  let partner: Int

  /// A card that matches none of these.
  let other: Int

  init?<Face: CardFace>(_ faces: [Face]) {
    guard let face = faces.first,
      let partner = faces.indices.first(where: { $0 > 0 && faces[$0] == face }),
      let second = faces.indices.first(where: { faces[$0] != face }),
      let other = faces.indices.first(where: { faces[$0] != face && faces[$0] != faces[second] })
    else { return nil }
    (first, self.second, self.partner, self.other) = (0, second, partner, other)
  }
}

/// A script of touches and waits, and what may not come of it.
private struct DelayTrial {
  let code: DiagnosisCode
  let steps: [TimedStep]

  /// Waits that are shorter only part two touches, and are not told.
  let shortestTold: Double

  /// What is said when it goes wrong, as the end of a sentence.
  let what: String
  let advice: String

  /// Whether the game is played on from there.
  let goesOn: Bool

  /// A card to go on with when none lies open.
  let next: Int

  /// Tells by the positions of the cards whether it went wrong already.
  let isWrong: ([CardPosition]) -> Bool

  func isWrong<Face: CardFace>(_ cards: [TableCard<Face>]) -> Bool {
    isWrong(cards.map(\.position))
  }

  static func all(_ at: DelayPlaces, _ later: DelayPlaces, delay: Double) -> [DelayTrial] {
    func touch(_ index: Int) -> [TimedStep] { [.move(.touch(index)), .wait(delay / 50)] }
    let pair = touch(at.first) + touch(at.second)
    let (half, over) = (TimedStep.wait(delay / 2), TimedStep.wait(2 * delay))
    let lock =
      "guard !isWaiting else { return }  // or turn the two down first, and cancel the timer"
    func trial(
      _ code: DiagnosisCode, _ steps: [TimedStep], _ what: String, _ advice: String,
      goesOn: Bool = true, isWrong: @escaping ([CardPosition]) -> Bool
    ) -> DelayTrial {
      DelayTrial(
        code: code, steps: steps, shortestTold: delay / 10, what: what, advice: advice,
        goesOn: goesOn, next: at.other, isWrong: isWrong)
    }
    return [
      trial(
        .neverTurnedDown, pair + [over],
        "the two cards still lie open: nothing turns them down when the time is over.",
        "clock.schedule(after: …) { …turn both down, and update the UI… }"
      ) { $0[at.first] != .faceDown || $0[at.second] != .faceDown },
      trial(
        .matchedTurnedDown, touch(at.first) + touch(at.partner) + [over],
        "two cards that match do not stay matched.",
        "Where the cards match, schedule nothing: they stay as they are.", goesOn: false
      ) { $0[at.first] != .matched || $0[at.partner] != .matched },
      trial(
        .touchesAtOnceLost,
        [.move(.touch(at.first)), .move(.touch(at.second)), .wait(delay / 50), over],
        "two cards that were touched in one moment lie open and were never compared.",
        "Compare when the card is touched; leave nothing of that for later."
      ) { $0[at.first] == .faceUp && $0[at.second] == .faceUp },
      trial(
        .matchedWhileClosing, pair + [half] + touch(at.partner),
        "the card has matched one that was only waiting to be turned down.", lock, goesOn: false
      ) { $0[at.first] == .matched || $0[at.partner] == .matched },
      trial(
        .thirdCardLeftOpen, pair + touch(at.other) + [over],
        "the third card lies open and is compared with none, or the turns are mixed up.", lock
      ) { $0[at.first] == .faceUp || $0[at.second] == .faceUp },
      trial(
        .closingCardLeftOpen, pair + [half] + touch(at.first) + touch(at.other) + [over],
        "a card that was touched while it waited to be turned down lies open for ever.", lock
      ) { _ in false },
      trial(
        .delayedWorkSurvivesDeal,
        pair + [half, .move(.deal)] + touch(later.first) + [.wait(delay)],
        "the card that was touched in the new game lies face down again: the timer of the game "
          + "before went on.",
        "timer?.cancel()  // where the new game is dealt", goesOn: false
      ) { $0[later.first] != .faceUp },
    ]
  }

  /// Says what else than that for which the trial was made it has shown.
  func told<Face: CardFace>(
    _ code: DiagnosisCode, after steps: [TimedStep], _ cards: [TableCard<Face>]
  ) -> Diagnosis {
    var told = diagnosis(after: steps, cards)
    told.code = code
    let lead = "After \(Self.words(for: steps, from: shortestTold)): "
    if code == .delayedWorkNotShown {
      told.headline =
        lead + "the two cards are turned down in the game, and the table does not show it."
      told.reason =
        "Nobody touches anything when the time is over, so nobody else updates the table."
      told.advice = "clock.schedule(after: …) { …turn both down…; updateUI() }"
      told.rows = []
    } else {
      told.headline =
        lead + "the last touch does nothing: touches are still locked, as they were during "
        + "the delay."
      told.reason =
        "What locks the touches must be taken back on every way out: when the cards are "
        + "turned down, and when a new game is dealt."
      told.advice =
        "isWaiting = false  // where the cards are turned down, and in touchDealButton(_:)"
    }
    return told
  }

  func diagnosis<Face: CardFace>(
    after steps: [TimedStep], _ cards: [TableCard<Face>]
  ) -> Diagnosis {
    let up = cards.indices.filter { cards[$0].isFaceUp }
    let what =
      code == .neverTurnedDown && up.count == 1
      ? "one of the two cards still lies open: only the other was turned down." : self.what
    return Diagnosis(
      code: code, headline: "After \(Self.words(for: steps, from: shortestTold)): \(what)",
      rows: [
        .init(
          subject: "open", expected: "none, or one that waits for its second",
          shown: up.isEmpty
            ? "none" : up.map { "\(cards[$0].face.title) at \($0)" }.joined(separator: ", "))
      ], headings: .values,
      reason:
        "People touch when they like. Whatever they touch, a turn is two cards, and each open card "
        + "belongs to one.",
      advice: advice)
  }

  private static func words(for steps: [TimedStep], from shortest: Double) -> String {
    steps.filter { step in
      if case .wait(let seconds) = step { seconds >= shortest } else { true }
    }.map(\.description).joined(separator: ", ")
  }

  static func sleeping(_ seconds: Double, after steps: [TimedStep]) -> Diagnosis {
    Diagnosis(
      code: .sleepsInTouch,
      headline: "After \(words(for: steps, from: 0.1)): a touch has slept for "
        + "\(seconds) seconds, and nothing could be shown or touched meanwhile.",
      reason:
        "While a touch is answered the screen stands still, so the second card is never seen.",
      advice: "clock.schedule(after: …) { … }  // returns at once, and does the rest later")
  }
}

extension Checkpoint {
  /// Letting time pass.
  ///
  /// - Parameters:
  ///   - seconds: How much.
  ///   - steps: What was done before.
  /// - Returns: The step.
  static func waiting(_ seconds: Double, after steps: some Sequence<TimedStep>) -> Checkpoint {
    let before = steps.map(\.description).joined(separator: ", ")
    return Checkpoint(
      "waiting \(seconds) seconds" + (before.isEmpty ? "" : " after \(before)"),
      crash: .delayedWorkCrashes,
      reason: "When delayed work is done at last, what it was about may be gone.",
      advice: "guard let label else { return }  // look whether it is still there")
  }
}
