public import CardGameControllers
public import CardGameModel
public import CardGameViews

extension DiagnosisCode {
  /// The game matches a number of cards that was not asked for.
  public static let modeOfAnotherNumber = DiagnosisCode("mode-of-another-number")

  /// A change of mode changes more than the number of cards to match.
  public static let modeChangeDeals = DiagnosisCode("mode-change-deals")

  /// The number of cards to match changes in the middle of a game.
  public static let modeChangedInPlay = DiagnosisCode("mode-changed-in-play")
}

/// What there is to see of how a controller changes the number of cards to match.
public enum ModeAspect: CaseIterable, Hashable, Sendable {
  /// Before the first choice a new number holds at once, for the cards that lie there.
  case takesEffect

  /// From the first choice on the number stays, even if the controller is told of another.
  case staysInPlay

  /// A new deal keeps the number.
  case survivesDeal

  /// A number that was asked for too late does not hold for the next deal either.
  case lateChangeIsLost
}

/// Changes the number of cards to match at several moments, and looks at the controller's game.
///
/// ```swift
/// let diagnoses = diagnoseMode(cardCount: 12, from: Deck.m12.cards, game: \.game) { table, makeDeck in
///   MyController(table: table, makeDeck: makeDeck)
/// }
/// ```
///
/// - Parameters:
///   - cardCount: How many buttons the table has, three or more.
///   - pack: The cards of the deck, enough for the table.
///   - aspects: What to look at; without it, everything.
///   - game: Finds the controller's game, which is expected to match two cards at first.
///   - makeController: Makes the controller under test for a table, with a closure that it calls for
///     a deck.
/// - Returns: The first thing that is wrong, or none.
public func diagnoseMode<Controller: CardGameController, Game: CardGame>(
  cardCount: Int, from pack: [Game.Face],
  comparing aspects: Set<ModeAspect> = Set(ModeAspect.allCases),
  game: @escaping (Controller) -> Game,
  on makeController: (RecordingTableView, @escaping () -> Deck<Game.Face>) -> Controller
) -> [Diagnosis] {
  let supply = DeckSupply(pack: pack)
  let touches = (0..<cardCount).map(Move.touch)
  let scripts: [(ModeAspect, [Move])] = [
    (.takesEffect, [.mode(3)]),
    (.takesEffect, [.mode(3), .mode(2)]),
    (.takesEffect, [.mode(3), .mode(2), .mode(3)]),
    (.takesEffect, (1...12).map { .mode(2 + $0 % 2) }),
    (.staysInPlay, [.touch(0), .mode(3)]),
    (.staysInPlay, [.touch(0), .touch(0), .mode(3)]),
    (.staysInPlay, [.touch(0), .touch(1), .touch(3), .mode(3)]),
    (.staysInPlay, touches + touches + [.mode(3)]),
    (.survivesDeal, [.mode(3), .deal]),
    (.survivesDeal, [.mode(3), .touch(0), .touch(1), .deal, .deal]),
    (.survivesDeal, [.mode(3), .deal, .mode(2), .deal]),
    (.survivesDeal, [.mode(3)] + (1...12).flatMap { _ in [.deal] + touches }),
    (.lateChangeIsLost, [.touch(0), .mode(3), .deal]),
    (.lateChangeIsLost, [.touch(0), .touch(0), .mode(3), .deal]),
    (.lateChangeIsLost, touches + touches + [.mode(3), .deal]),
  ]
  for (aspect, moves) in scripts where aspects.contains(aspect) {
    let table = RecordingTableView(cardCount: cardCount, recording: .nothing)
    tellObserver(ofTable: pack.prefix(cardCount))
    let controller = asking("making the controller") { makeController(table, supply.dealer()) }
    asking("updating the UI") { controller.updateUI() }
    var made: [Move] = []
    var wanted = asking("the controller's game") { game(controller) }.mode
    for move in moves {
      let before = game(controller)
      controller.tell(move, on: table)
      made.append(move)
      let after = game(controller)
      switch move {
      case .mode(let number):
        let isOpen = !before.hasBegun
        if isOpen { wanted = number }
        guard aspect == .takesEffect || aspect == .staysInPlay else { break }
        let change = ModeChange(
          from: before.mode, to: after.mode, asked: number, isOpen: isOpen,
          changesMore: after.cards != before.cards || after.score != before.score)
        if let diagnosis = change.diagnosis(after: made) { return [diagnosis] }
      case .deal where after.mode != wanted:
        // A number that never came through is the matter of another aspect.
        guard before.mode == wanted else { return [] }
        return [
          aspect == .lateChangeIsLost
            ? ModeChange.late(wanted: wanted, got: after.mode, after: made)
            : ModeChange.lost(wanted: wanted, got: after.mode, after: made)
        ]
      default: break
      }
    }
  }
  return []
}

extension CardGameController {
  /// Tells the controller of a move even if a disabled control would swallow it.
  fileprivate func tell(_ move: Move, on table: RecordingTableView) {
    guard case .mode(let number) = move else {
      perform(move, on: table)
      return
    }
    table.moveWillBegin(move.description)
    table.mode.selectedSegmentIndex = number - 2
    changeMode(table.modeControl)
    table.moveDidEnd()
  }
}

/// One change of mode as it was asked for, and as it came out.
private struct ModeChange {
  let from: Int?
  let to: Int?
  let asked: Int
  let isOpen: Bool
  let changesMore: Bool

  init(from: Int?, to: Int?, asked: Int, isOpen: Bool, changesMore: Bool) {
    self.from = from
    self.to = to
    self.asked = asked
    self.isOpen = isOpen
    self.changesMore = changesMore
  }

  func diagnosis(after moves: [Move]) -> Diagnosis? {
    if changesMore {
      return Self.report(
        .modeChangeDeals,
        "the cards or the score are not what they were: more has changed than the number to match.",
        after: moves, expected: nil, got: nil,
        reason:
          "Another mode is another rule for the cards that lie there; they stay where they are.",
        advice: "game.changeMode(to: …)  // leaves the cards as they are")
    }
    guard to != (isOpen ? asked : from) else { return nil }
    guard isOpen else {
      return Self.report(
        .modeChangedInPlay, "the number of cards to match has changed in the middle of a game.",
        after: moves, expected: from, got: to,
        reason: "Half a turn by one rule and half by another is no game.",
        advice: "game.changeMode(to: …)  // refuses once a card was chosen")
    }
    let isIgnored = to == from
    return Self.report(
      isIgnored ? .modeChangeIgnored : .modeOfAnotherNumber,
      "the game matches \(Self.cards(to)), and \(Self.cards(asked)) were asked for"
        + (to == asked - 2
          ? ": the index of the place is taken for the number."
          : isIgnored ? ": it was not told, or told a number that it does not take." : "."),
      after: moves, expected: asked, got: to,
      reason:
        "The control's places are numbered from 0, and the first of them stands for two cards.",
      advice: "game.changeMode(to: sender.selectedSegmentIndex + 2)")
  }

  static func lost(wanted: Int?, got: Int?, after moves: [Move]) -> Diagnosis {
    report(
      .modeLostOnDeal,
      "the new game matches \(cards(got)), though \(cards(wanted)) were chosen.",
      after: moves, expected: wanted, got: got,
      reason: "A person who has chosen three cards means it until they choose otherwise.",
      advice: "Keep the number in the controller, where the next game is made with it.")
  }

  static func late(wanted: Int?, got: Int?, after moves: [Move]) -> Diagnosis {
    report(
      .modeChangedInPlay,
      "the new game matches \(cards(got)): that was asked for too late, in the middle of a game.",
      after: moves, expected: wanted, got: got,
      reason: "What comes too late for a game is not kept for the next, where nobody expects it.",
      advice: "if game.changeMode(to: number) != .ignored { cardsToMatch = number }")
  }

  private static func cards(_ number: Int?) -> String { number.map { "\($0) cards" } ?? "nothing" }

  private static func report(
    _ code: DiagnosisCode, _ what: String, after moves: [Move], expected: Int?, got: Int?,
    reason: String, advice: String
  ) -> Diagnosis {
    Diagnosis(
      code: code,
      headline: (Situation.lead(moves, hasStarted: true) + what).capitalisedSentence,
      rows: expected.map {
        [.init(subject: "to match", expected: cards($0), shown: cards(got))]
      } ?? [],
      reason: reason, advice: advice, moves: moves.map(\.description))
  }
}
