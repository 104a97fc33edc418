import CardGameControllers
import CardGameModel
import CardGameViews

/// Plays scripts on controllers made afresh, beside a reference game.
struct ScriptPlayer<Game: CardGame> {
  let game: Game
  let style: TableStyle
  let buttonType: ButtonType
  let supply: DeckSupply<Game.Face>
  let updatesFirst: Bool
  let makeController:
    (RecordingTableView, @escaping () -> Deck<Game.Face>) -> any CardGameController

  /// Plays moves up to the first after which something is wrong.
  ///
  /// Who set what is caught in a second play, so that a game that goes right does not pay for it. A
  /// controller that does not fail in the same way again is reported as it failed first.
  func play(_ moves: [Move]) -> PlayedGame {
    let first = play(moves, recording: .changes)
    guard !first.diagnoses.isEmpty else { return first }
    let again = play(first.moves, recording: .changesAndCallers)
    return again.diagnoses.map(\.code) == first.diagnoses.map(\.code) ? again : first
  }

  /// Plays moves once, up to the first after which something is wrong.
  func play(_ moves: [Move], recording: Recording.Detail) -> PlayedGame {
    let table = makeTable(recording: recording)
    let controller = makeController(table, supply.dealer())
    var reference = ReferencePlay(game: game, supply: supply)
    var watcher = TableWatcher(table, style: style, dealt: game)
    if updatesFirst { controller.updateUI() }
    var made: [Move] = []
    var wrong = table.isAsStoryboardLeftIt ? [] : watcher.check(against: reference.game)
    if !wrong.isEmpty {
      return PlayedGame(
        diagnoses: diagnoses(wrong, after: made, controller, table, reference.game), moves: made,
        table: table)
    }
    for move in moves where !isLeftOut(move) {
      controller.perform(move, on: table)
      let outcome = reference.make(move)
      made.append(move)
      // A move that changes nothing need not be shown on a table that was never brought up to date.
      if outcome == .ignored, table.isAsStoryboardLeftIt {
        watcher.skip(move)
        continue
      }
      wrong = watcher.check(against: reference.game, after: move)
      guard wrong.isEmpty else {
        return PlayedGame(
          diagnoses: diagnoses(wrong, after: made, controller, table, reference.game),
          moves: made, table: table)
      }
    }
    return PlayedGame(diagnoses: [], moves: made, table: table)
  }

  /// Decides whether the view or the rules are to blame, where the controller's game can be seen.
  private func diagnoses(
    _ ofView: [Diagnosis], after moves: [Move], _ controller: any CardGameController,
    _ table: RecordingTableView, _ reference: Game
  ) -> [Diagnosis] {
    guard moves.last != .touchUnknownButton else { return ofView }
    guard let own = (controller as? any RestorableGameController)?.ownGame else {
      return ofScreen(ofView, after: moves)
    }
    let ownState = TableState(of: own, style: style)
    let expected = TableState(of: reference, style: style)
    guard !ownState.agrees(with: expected) else { return ofView }
    let ofRules = RuleInspection(
      game: game, supply: supply, style: style, moves: moves, observe: observeGame
    ).diagnosis()
    let rest = style.discrepancies(of: table, from: own)
    guard !rest.isEmpty else { return [ofRules] }
    let earlier = observeGame(moves).map(\.state)
    let beside = Situation(
      style: style, table: table, expected: ownState, before: earlier.dropLast().last,
      dealt: earlier.first, moves: moves, discrepancies: rest
    ).diagnoses()
    return [ofRules] + beside
  }

  /// Plays moves on a fresh controller and notes how its game stands after each.
  private func observeGame(_ moves: [Move]) -> [Observation] {
    let table = makeTable()
    let controller = makeController(table, supply.dealer())
    if updatesFirst { controller.updateUI() }
    guard let restorable = controller as? any RestorableGameController else { return [] }
    return [Observation(TableState(of: restorable.ownGame, style: style))]
      + moves.map { move in
        controller.perform(move, on: table)
        return Observation(TableState(of: restorable.ownGame, style: style))
      }
  }

  /// Names a mistake of the rules when one of them, and it alone, gives exactly what was seen.
  ///
  /// A button that was passed over is evidence enough for the view; otherwise a game that cannot be
  /// looked into is judged by what it shows.
  private func ofScreen(_ ofView: [Diagnosis], after moves: [Move]) -> [Diagnosis] {
    let passedOver: Set<DiagnosisCode> = [
      .nothingUpdated, .onlyTouchedUpdated, .buttonsLeftOut, .resetNotShown, .wrongPictureSlot,
    ]
    guard
      let first = ofView.first, !passedOver.contains(first.code), !moves.isEmpty,
      let diagnosis = RuleInspection(
        game: game, supply: supply, style: style, moves: moves, observe: { _ in [] }
      ).diagnosis(where: { mistaken in shows(mistaken, throughout: moves) })
    else { return ofView }
    return [diagnosis]
  }

  /// Tells whether a fresh controller's table shows a mistaken game after every one of some moves.
  private func shows(_ mistaken: any CardGame, throughout moves: [Move]) -> Bool {
    func shows<Mistaken: CardGame>(_ mistaken: Mistaken) -> Bool {
      guard let game = mistaken as? any CardGame<Game.Face> else { return false }
      return showsFace(game)
    }
    func showsFace<Mistaken: CardGame>(_ mistaken: Mistaken) -> Bool
    where Mistaken.Face == Game.Face {
      let table = makeTable()
      let controller = makeController(table, supply.dealer())
      var mistaken = ReferencePlay(game: mistaken, supply: supply)
      if updatesFirst { controller.updateUI() }
      return moves.allSatisfy { move in
        controller.perform(move, on: table)
        mistaken.make(move)
        return style.discrepancies(of: table, from: mistaken.game).isEmpty
      }
    }
    return shows(mistaken)
  }

  /// Tells whether a move is not made because the table has no use for its control.
  private func isLeftOut(_ move: Move) -> Bool {
    if case .mode = move { style.modeUse == .unchecked } else { false }
  }

  private func makeTable(recording: Recording.Detail = .changes) -> RecordingTableView {
    RecordingTableView(
      cardCount: game.cards.count, buttonType: buttonType, recording: recording)
  }
}

extension RecordingTableView {
  /// Whether nothing was set on the table yet.
  fileprivate var isAsStoryboardLeftIt: Bool {
    score.lastSet == nil && status.lastSet == nil && buttons.allSatisfy { $0.lastSet.any == nil }
  }
}

extension RestorableGameController {
  fileprivate var ownGame: any CardGame { game }
}
