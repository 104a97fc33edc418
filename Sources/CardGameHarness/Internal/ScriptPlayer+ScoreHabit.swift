import CardGameControllers
import CardGameModel
import CardGameViews

extension ScriptPlayer {
  /// Says what a wrong score label does in other games too, where that can be found out.
  func toldByHabit(_ diagnosis: Diagnosis, _ run: LivePlay<Game>) -> Diagnosis {
    guard [.scoreLate, .scoreShowsSomethingElse].contains(diagnosis.code) else { return diagnosis }
    let readings = (UInt64(0)..<2).flatMap(readScores)
    var told = diagnosis
    let lead = Situation.lead(run.made, hasStarted: true)
    if let habit = readings.habit {
      told.code = .scoreShowsSomethingElse
      told.headline = lead + "the score label shows \(run.table.score.visibleText): \(habit)."
      return told
    }
    if diagnosis.code == .scoreLate, readings.isLate { return diagnosis }
    let (shown, right) = (run.table.score.visibleText, style.scoreText(run.reference.game.score))
    told.headline = lead + "the score label shows \(shown) and should show \(right)"
    guard run.controller.ownGame == nil, let story = inspection(of: run, observe: readTable).story()
    else {
      told.code = .scoreShowsSomethingElse
      told.headline += "."
      return told
    }
    told.code = story.code
    told.headline += ": \(story.cause)"
    told.rows += story.rows
    (told.reason, told.advice) = (story.reason, story.advice)
    return told
  }

  /// Reads from the table of a fresh controller how its game stands after each move.
  ///
  /// - Returns: The right cards with the score that is shown, up to a move after which cards are wrong.
  private func readTable(_ moves: [Move]) -> [Observation] {
    let run = begin()
    var reference = run.reference
    var seen = [Observation(TableState(of: reference.game, style: style))]
    if let score = run.table.score.visibleText.wholeNumbers.first { seen[0].state.score = score }
    for move in moves {
      run.performUnwatched(move)
      reference.make(move)
      let wrong = style.discrepancies(of: run.table, from: reference.game)
      guard wrong.allSatisfy({ $0.element == .scoreLabel }) else { return seen }
      var state = TableState(of: reference.game, style: style)
      state.score =
        run.table.score.visibleText.wholeNumbers.first ?? seen[seen.count - 1].state.score
      seen.append(Observation(state))
    }
    return seen
  }

  /// Reads the score label after every move of a random game on a fresh controller.
  private func readScores(inRandomGame seed: UInt64) -> [ScoreReading] {
    var generator = SeededGenerator(seed: seed)
    let run = begin()
    var reference = run.reference
    var readings: [ScoreReading] = []
    var touchCount = 0
    for move in Move.random(count: 14, cardCount: game.cards.count, kinds: [], using: &generator) {
      let before = reference.game.score
      run.performUnwatched(move)
      let outcome = reference.make(move)
      let score = reference.game.score
      // Where nothing was to be done, the label need not have been written.
      guard outcome != .ignored else { continue }
      touchCount += 1
      readings.append(
        ScoreReading(
          shown: run.table.score.visibleText.wholeNumbers.first, before: before, score: score,
          touchCount: touchCount, best: max(readings.last?.best ?? 0, score),
          sum: (readings.last?.sum ?? 0) + score))
    }
    return readings
  }
}
