import CardGameControllers
import CardGameModel
import CardGameViews

extension ScriptPlayer {
  /// Says what a wrong score label does in other games too, where that is known by name.
  func toldByHabit(_ diagnosis: Diagnosis, _ run: LivePlay<Game>) -> Diagnosis {
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
    let run = begin()
    var reference = run.reference
    var readings: [ScoreReading] = []
    var touchCount = 0
    for move in Move.random(count: 14, cardCount: game.cards.count, kinds: [], using: &generator) {
      let before = reference.game.score
      run.performUnwatched(move)
      let outcome = reference.make(move)
      let score = reference.game.score
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
