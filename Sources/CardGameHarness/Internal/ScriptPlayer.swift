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
  var recording: Recording.Detail
  let makeController:
    (RecordingTableView, @escaping () -> Deck<Game.Face>) -> any CardGameController

  /// What must hold besides.
  var invariants: [Invariant] = []

  /// Plays the moves, and once more where something is wrong: then noting who set what.
  func play(_ moves: [Move]) -> PlayedGame {
    var run = run(moves, recording: recording == .nothing ? .nothing : .changes)
    if !run.wrong.isEmpty, recording == .changesAndCallers {
      let again = self.run(run.made, recording: .changesAndCallers)
      // A controller that does not do the same for the same moves is judged by what was seen first.
      if again.made == run.made, again.wrong.map(\.code) == run.wrong.map(\.code) { run = again }
    }
    return PlayedGame(
      diagnoses: run.wrong.isEmpty ? [] : diagnoses(of: run).map { toldByHabit($0, run) },
      moves: run.made, table: run.table)
  }

  /// Begins a game on a fresh controller.
  func begin(recording: Recording.Detail = .nothing, keepsPast: Bool = false) -> LivePlay<Game> {
    LivePlay(self, recording: recording, keepsPast: keepsPast)
  }

  private func run(_ moves: [Move], recording: Recording.Detail) -> LivePlay<Game> {
    var run = begin(recording: recording, keepsPast: moves.contains(.undo))
    run.checkStart()
    for move in moves where !isLeftOut(move) {
      guard run.wrong.isEmpty else { break }
      run.make(move)
    }
    return run
  }

  /// Tells whether a move is not made because the table has no use for its control.
  func isLeftOut(_ move: Move) -> Bool {
    if case .mode = move { style.modeUse == .unchecked } else { false }
  }

  /// What of the table comes between a person and the game.
  var tableUse: TableUse {
    TableUse(
      keepsModeForNextDeal: style.modeUse == .always, swallowsMatched: style.disablesMatched)
  }

  private func referencePlay<Other: CardGame>(of game: Other) -> ReferencePlay<Other>
  where Other.Face == Game.Face {
    ReferencePlay(game: game, supply: supply, table: tableUse)
  }

  // MARK: - What is to blame

  /// Decides whether the view or the rules are to blame, where the controller's game can be seen.
  private func diagnoses(of run: LivePlay<Game>) -> [Diagnosis] {
    guard
      run.made.last != .touchUnknownButton, !run.made.contains(.undo),
      run.wrong.first?.code != .alertButtonDead,
      !run.wrong.contains(where: { wrong in invariants.contains { $0.code == wrong.code } })
    else { return run.wrong }
    guard let own = run.controller.ownGame else {
      return ofDealNotMade(run).map { [$0] } ?? ofScreen(run)
    }
    let ownState = TableState(of: own, style: style)
    let expected = TableState(of: run.reference.game, style: style)
    guard !ownState.agrees(with: expected) else { return run.wrong }
    let ofRules = inspection(of: run, observe: observeGame).diagnosis()
    guard run.table.wasSetInLastMove || run.made.isEmpty else { return [ofRules] }
    // Where the table is as the rules say, though not as the game is, one mistake explains both.
    let wrong = Set(style.discrepancies(of: run.table, from: run.reference.game))
    let rest = style.discrepancies(of: run.table, from: own).filter(wrong.contains)
    guard !rest.isEmpty else { return [ofRules] }
    let earlier = observeGame(run.made).map(\.state)
    let beside = Situation(
      style: style, table: run.table, game: own, before: earlier.dropLast().last,
      dealt: earlier.first, moves: run.made, discrepancies: rest
    ).diagnoses()
    return [ofRules] + beside
  }

  func inspection(
    of run: LivePlay<Game>, observe: @escaping ([Move]) -> [Observation]
  ) -> RuleInspection<Game> {
    RuleInspection(
      game: game, supply: supply, tableUse: tableUse, style: style,
      moves: run.made, observe: observe)
  }

  /// Plays moves on a fresh controller and notes how its game stands after each.
  ///
  /// How it stands before the first is asked of another: asking makes a game that is made when needed,
  /// and what can be chosen until then would come too late.
  private func observeGame(_ moves: [Move]) -> [Observation] {
    let run = begin()
    guard
      let restorable = run.controller as? any RestorableGameController,
      let untouched = begin().controller as? any RestorableGameController
    else { return [] }
    return [Observation(TableState(of: untouched.gameAsItStands, style: style))]
      + moves.map { move in
        run.performUnwatched(move)
        return Observation(TableState(of: restorable.gameAsItStands, style: style))
      }
  }

  /// Names a mistake of the rules when one of them gives exactly what was seen, also by other moves.
  ///
  /// A button that was passed over is evidence enough for the view; otherwise a game that cannot be
  /// looked into is judged by what it shows.
  private func ofScreen(_ run: LivePlay<Game>) -> [Diagnosis] {
    let passedOver: Set<DiagnosisCode> = [
      .onlyTouchedUpdated, .buttonsLeftOut, .resetNotShown, .wrongPictureSlot, .alertButtonDead,
    ]
    guard
      let first = run.wrong.first, !passedOver.contains(first.code), !run.made.isEmpty,
      first.code != .nothingUpdated || !isShownWhenUpdated(run),
      let diagnosis = inspection(of: run, observe: { _ in [] })
        .diagnosis(where: { mistaken, moves in shows(mistaken, throughout: moves) })
    else { return ofHiddenGame(run).map { [$0] } ?? run.wrong }
    return [diagnosis]
  }

  /// Blames the deal for a table that shows the game before, when it still does if shown once more.
  private func ofDealNotMade(_ run: LivePlay<Game>) -> Diagnosis? {
    guard
      run.made.last == .deal, run.wrong.count == 1, var diagnosis = run.wrong.first,
      [.resetNotShown, .oneMoveLate].contains(diagnosis.code)
    else { return nil }
    let again = begin()
    for move in run.made { again.performUnwatched(move) }
    again.controller.updateUI()
    var before = referencePlay(of: game)
    for move in run.made.dropLast() { before.make(move) }
    guard style.discrepancies(of: again.table, from: before.game).isEmpty else { return nil }
    diagnosis.code = .dealDoesNothing
    diagnosis.headline =
      Situation.lead(run.made, hasStarted: true)
      + "the table shows the game before: no new one was made."
    diagnosis.callSites = []
    (diagnosis.reason, diagnosis.advice) = (Diagnosis.reasonOfDealing, Diagnosis.adviceOnDealing)
    return diagnosis
  }

  /// Tells whether the game has made the last move and only the table was not brought up to date.
  private func isShownWhenUpdated(_ run: LivePlay<Game>) -> Bool {
    let again = begin()
    for move in run.made { again.performUnwatched(move) }
    again.controller.updateUI()
    return again.table.isAsStoryboardLeftIt
      || style.discrepancies(of: again.table, from: run.reference.game).isEmpty
  }

  /// Tells whether a fresh controller's table shows a mistaken game after every one of some moves.
  private func shows(_ mistaken: any CardGame<Game.Face>, throughout moves: [Move]) -> Bool {
    func shows<Mistaken: CardGame>(_ mistaken: Mistaken) -> Bool
    where Mistaken.Face == Game.Face {
      let run = begin()
      var mistaken = referencePlay(of: mistaken)
      return moves.allSatisfy { move in
        run.performUnwatched(move)
        let outcome = mistaken.make(move)
        return outcome == .ignored && run.table.isAsStoryboardLeftIt
          || style.discrepancies(of: run.table, from: mistaken.game).isEmpty
      }
    }
    return shows(mistaken)
  }
}

extension RecordingTableView {
  /// Whether a card or the score was set during the last move, if only to the same value.
  fileprivate var wasSetInLastMove: Bool {
    score.lastSet == recording.moveCount
      || buttons.contains { $0.lastSet.any == recording.moveCount }
  }
}
