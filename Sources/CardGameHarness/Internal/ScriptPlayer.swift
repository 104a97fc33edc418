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

  /// A controller and its table, and how far the moves went until something was wrong.
  fileprivate struct Run {
    let table: RecordingTableView
    let controller: any CardGameController
    let dealer: Dealer
    var reference: ReferencePlay<Game>
    var made: [Move] = []
    var wrong: [Diagnosis] = []

    /// Makes a move on the table.
    func perform(_ move: Move) {
      if move == .deal { dealer.number += 1 }
      controller.perform(move, on: table)
    }
  }

  /// Hands out the deck of the game that is being played, however often it is asked.
  ///
  /// A controller that makes its game late, or looks at a deck twice, gets the same cards as one that
  /// does not.
  fileprivate final class Dealer {
    var number = 0
  }

  private func run(_ moves: [Move], recording: Recording.Detail) -> Run {
    var run = makeRun(recording: recording)
    var watcher = TableWatcher(run.table, style: style, dealt: game)
    if !run.table.isAsStoryboardLeftIt { run.wrong = watcher.check(against: game) }
    for move in moves where !isLeftOut(move) {
      guard run.wrong.isEmpty else { break }
      run.perform(move)
      let outcome = run.reference.make(move)
      run.made.append(move)
      // Where nothing was to be done, a controller need not have shown its game yet.
      if outcome == .ignored, run.table.isAsStoryboardLeftIt {
        watcher.skip(move)
        continue
      }
      run.wrong = watcher.check(against: run.reference.game, after: move)
    }
    return run
  }

  fileprivate func makeRun(recording: Recording.Detail = .nothing) -> Run {
    let table = RecordingTableView(
      cardCount: game.maximumCardCount, buttonType: buttonType, recording: recording)
    let dealer = Dealer()
    let supply = supply
    let controller = makeController(table) { supply.deck(dealer.number) }
    if updatesFirst { controller.updateUI() }
    return Run(
      table: table, controller: controller, dealer: dealer, reference: referencePlay(of: game))
  }

  /// Tells whether a move is not made because the table has no use for its control.
  private func isLeftOut(_ move: Move) -> Bool {
    if case .mode = move { style.modeUse == .unchecked } else { false }
  }

  private var tableUse: TableUse {
    TableUse(
      keepsModeForNextDeal: style.modeUse == .always, swallowsMatched: style.disablesMatched)
  }

  private func referencePlay<Other: CardGame>(of game: Other) -> ReferencePlay<Other>
  where Other.Face == Game.Face {
    ReferencePlay(game: game, supply: supply, table: tableUse)
  }

  // MARK: - What is to blame

  /// Decides whether the view or the rules are to blame, where the controller's game can be seen.
  private func diagnoses(of run: Run) -> [Diagnosis] {
    guard run.made.last != .touchUnknownButton else { return run.wrong }
    guard let own = (run.controller as? any RestorableGameController)?.ownGame else {
      return ofScreen(run)
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

  private func inspection(
    of run: Run, observe: @escaping ([Move]) -> [Observation]
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
    let run = makeRun()
    guard
      let restorable = run.controller as? any RestorableGameController,
      let untouched = makeRun().controller as? any RestorableGameController
    else { return [] }
    return [Observation(TableState(of: untouched.ownGame, style: style))]
      + moves.map { move in
        run.perform(move)
        return Observation(TableState(of: restorable.ownGame, style: style))
      }
  }

  /// Names a mistake of the rules when one of them gives exactly what was seen, also by other moves.
  ///
  /// A button that was passed over is evidence enough for the view; otherwise a game that cannot be
  /// looked into is judged by what it shows.
  private func ofScreen(_ run: Run) -> [Diagnosis] {
    let passedOver: Set<DiagnosisCode> = [
      .onlyTouchedUpdated, .buttonsLeftOut, .resetNotShown, .wrongPictureSlot,
    ]
    guard
      let first = run.wrong.first, !passedOver.contains(first.code), !run.made.isEmpty,
      first.code != .nothingUpdated || !isShownWhenUpdated(run),
      let diagnosis = inspection(of: run, observe: { _ in [] })
        .diagnosis(where: { mistaken, moves in shows(mistaken, throughout: moves) })
    else { return run.wrong }
    return [diagnosis]
  }

  /// Tells whether the game has made the last move and only the table was not brought up to date.
  private func isShownWhenUpdated(_ run: Run) -> Bool {
    let again = makeRun()
    for move in run.made { again.perform(move) }
    again.controller.updateUI()
    return again.table.isAsStoryboardLeftIt
      || style.discrepancies(of: again.table, from: run.reference.game).isEmpty
  }

  /// Tells whether a fresh controller's table shows a mistaken game after every one of some moves.
  private func shows(_ mistaken: any CardGame<Game.Face>, throughout moves: [Move]) -> Bool {
    func shows<Mistaken: CardGame>(_ mistaken: Mistaken) -> Bool
    where Mistaken.Face == Game.Face {
      let run = makeRun()
      var mistaken = referencePlay(of: mistaken)
      return moves.allSatisfy { move in
        run.perform(move)
        let outcome = mistaken.make(move)
        return outcome == .ignored && run.table.isAsStoryboardLeftIt
          || style.discrepancies(of: run.table, from: mistaken.game).isEmpty
      }
    }
    return shows(mistaken)
  }
}

// MARK: - The habits of a score label

extension ScriptPlayer {
  /// Says what a wrong score label does in other games too, where that is known by name.
  private func toldByHabit(_ diagnosis: Diagnosis, _ run: Run) -> Diagnosis {
    guard
      [.scoreLate, .scoreShowsSomethingElse].contains(diagnosis.code),
      let habit = (UInt64(0)..<2).flatMap(readScores).habit
    else { return diagnosis }
    var told = diagnosis
    told.code = .scoreShowsSomethingElse
    told.headline =
      Situation.lead(run.made, hasStarted: true)
      + "the score label shows \(run.table.score.visibleText): \(habit)."
    return told
  }

  /// Reads the score label after every move of a random game on a fresh controller.
  private func readScores(inRandomGame seed: UInt64) -> [ScoreReading] {
    var generator = SeededGenerator(seed: seed)
    var run = makeRun()
    var readings: [ScoreReading] = []
    var touchCount = 0
    for move in Move.random(count: 14, cardCount: game.cards.count, kinds: [], using: &generator) {
      let before = run.reference.game.score
      run.perform(move)
      let outcome = run.reference.make(move)
      let score = run.reference.game.score
      if outcome != .ignored { touchCount += 1 }
      readings.append(
        ScoreReading(
          shown: run.table.score.visibleText.wholeNumbers.first, before: before, score: score,
          touchCount: touchCount, best: max(readings.last?.best ?? 0, score),
          sum: (readings.last?.sum ?? 0) + score))
    }
    return readings
  }
}

extension RecordingTableView {
  /// Whether nothing was set on the table yet.
  fileprivate var isAsStoryboardLeftIt: Bool {
    score.lastSet == nil && status.lastSet == nil && buttons.allSatisfy { $0.lastSet.any == nil }
  }

  /// Whether a card or the score was set during the last move, if only to the same value.
  fileprivate var wasSetInLastMove: Bool {
    score.lastSet == recording.moveCount
      || buttons.contains { $0.lastSet.any == recording.moveCount }
  }
}

extension RestorableGameController {
  fileprivate var ownGame: any CardGame { game }
}
