import CardGameModel

extension MatchingGame {
  /// The mistakes of having another number for the bonus, the penalty, the cost or a pair's worth.
  var wrongConstants: [RuleMistake] {
    let scoring = scoring
    var mistakes =
      RuleMistake.wrong("the bonus of a match", scoring.matchBonus, -12...24, not: 1) { wrong in
        Scoring(
          matchBonus: wrong, mismatchPenalty: scoring.mismatchPenalty,
          choiceCost: scoring.choiceCost)
      }
      + RuleMistake.wrong("the penalty of a mismatch", scoring.mismatchPenalty, -12...24) { wrong in
        Scoring(
          matchBonus: scoring.matchBonus, mismatchPenalty: wrong, choiceCost: scoring.choiceCost)
      }
      + RuleMistake.wrong("the cost of a choice", scoring.choiceCost, -12...24) { wrong in
        Scoring(
          matchBonus: scoring.matchBonus, mismatchPenalty: scoring.mismatchPenalty,
          choiceCost: wrong)
      }
    if let rule = rule as? RankOrSuitRule {
      let (rank, suit) = (rule.rankPoints, rule.suitPoints)
      mistakes += RuleMistake.wrong("the worth of a pair of one rank", rank, 1...24) {
        Mistakes.PairPoints(rank: $0, suit: suit)
      }
      mistakes += RuleMistake.wrong("the worth of a pair of one suit", suit, 1...24) {
        Mistakes.PairPoints(rank: rank, suit: $0)
      }
    }
    return mistakes
  }
}

extension RuleMistake {
  fileprivate static func wrong(
    _ words: String, _ right: Int, _ range: ClosedRange<Int>, not none: Int = 0,
    scoring: (Int) -> Scoring
  ) -> [RuleMistake] {
    // None at all, and the same with the other sign, are known by names of their own.
    range.filter { abs($0) != abs(right) && $0 != none }.map { wrong in
      let scoring = scoring(wrong)
      return RuleMistake(wrong, insteadOf: right, words: words) { $0.scoring = scoring }
    }
  }

  fileprivate static func wrong(
    _ words: String, _ right: Int, _ range: ClosedRange<Int>,
    pairPoints: (Int) -> Mistakes.PairPoints
  ) -> [RuleMistake] {
    range.filter { $0 != right }.map { wrong in
      let pairPoints = pairPoints(wrong)
      return RuleMistake(wrong, insteadOf: right, words: words) { $0.pairPoints = pairPoints }
    }
  }

  private init(
    _ wrong: Int, insteadOf right: Int, words: String,
    apply: @escaping @Sendable (inout Mistakes) -> Void
  ) {
    self.init(
      code: .wrongConstant, cause: "\(words) is \(wrong) instead of \(right).",
      reason: "The numbers are part of the rules: the same moves earn the same score everywhere.",
      advice: "Look for where this number is made: it should be \(right).", apply: apply)
  }
}
