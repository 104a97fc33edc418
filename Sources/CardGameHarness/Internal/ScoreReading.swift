/// What a score label said after a move, and what there was to say.
struct ScoreReading {
  /// The number on the label, or `nil` when there was none.
  var shown: Int?

  /// The score before the move and after it.
  var before: Int
  var score: Int

  /// How many touches changed the game, this one included.
  var touchCount: Int

  /// The highest score so far, and the sum of all scores there were after a move.
  var best: Int
  var sum: Int
}

extension [ScoreReading] {
  /// Says what a label that was wrong once shows all the time, as the end of a sentence.
  ///
  /// - Returns: `nil` when no known mistake gives all that was read, or the label is late.
  var habit: String? {
    guard count >= 8, Set(map(\.score)).count >= 3, !isLate, contains(where: { $0.difference != 0 })
    else { return nil }
    let known: [(words: String, number: (ScoreReading) -> Int)] = [
      ("it always says the same", { _ in self[0].shown ?? 0 }),
      ("it says the score with the wrong sign", { -$0.score }),
      ("it says the score without its sign", { abs($0.score) }),
      ("it never says less than 0", { Swift.max(0, $0.score) }),
      ("it says twice the score", { 2 * $0.score }),
      ("it says what the last move has earned or cost", { $0.score - $0.before }),
      ("it counts the touches", { $0.touchCount }),
      ("it says the highest score so far", { $0.best }),
      ("it adds up the scores of all moves", { $0.sum }),
    ]
    if self[0].difference != 0, allSatisfy({ $0.difference == self[0].difference }) {
      return "it always says \(difference)"
    }
    return known.first { habit in allSatisfy { $0.shown == habit.number($0) } }?.words
  }

  /// Whether the label always says what was right before the move.
  var isLate: Bool { allSatisfy { $0.shown == $0.before } }

  private var difference: String {
    "\(abs(self[0].difference)) too " + (self[0].difference > 0 ? "many" : "few")
  }
}

extension ScoreReading {
  fileprivate var difference: Int { (shown ?? 0) - score }
}
