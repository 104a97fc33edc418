public import CardGameControllers
public import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// A game says that it is over while something can still be won.
  public static let overTooEarly = DiagnosisCode("over-too-early")

  /// A game never says that it is over.
  public static let neverOver = DiagnosisCode("never-over")

  /// A counter of a game goes below zero.
  public static let counterBelowZero = DiagnosisCode("counter-below-zero")

  /// A counter of a game goes on counting for a choice that is ignored.
  public static let counterCountsIgnored = DiagnosisCode("counter-counts-ignored")

  /// A counter of a game is not set back by a new deal.
  public static let counterNotReset = DiagnosisCode("counter-not-reset")

  /// A record compares points with flips.
  public static let recordOfMixedUnits = DiagnosisCode("record-of-mixed-units")
}

/// Plays moves on a game, and names where it is wrong about being over.
///
/// - Parameters:
///   - game: The game under test, as it was dealt.
///   - moves: The moves to make.
///   - reference: A game by the right rules, dealt the same cards.
///   - seed: Where the decks of later deals come from.
/// - Returns: The first mistake, or none.
public func diagnoseEnd<Game: CardGame, Reference: CardGame>(
  of game: Game, playing moves: [Move], against reference: Reference, seed: UInt64 = 0
) -> [Diagnosis] where Game.Face == Reference.Face {
  let supply = DeckSupply(pack: reference.pack, seed: seed)
  var tested = ReferencePlay(game: game, supply: supply)
  var right = ReferencePlay(game: reference, supply: supply)
  var made: [Move] = []
  game.tellObserver(in: .lesson)
  for move in moves {
    made.append(move)
    _ = RecordingTableView.observed(move.description) { tested.make(move) }
    right.make(move)
    let isOver = right.game.isOver
    guard asking("asking whether the game is over", { tested.game.isOver }) != isOver else {
      continue
    }
    let left = right.game.cards.count { !$0.isMatched }
    return [
      Diagnosis(
        code: isOver ? .neverOver : .overTooEarly,
        headline: (Situation.lead(made, hasStarted: true)
          + (isOver
            ? "nothing is left to win, and the game does not say that it is over: either nobody asks, "
              + "or the pairs are counted up to a number that is written out, and is not that of this "
              + "table."
            : "the game says that it is over, and \(left) cards can still be matched: all of them count, "
              + "not only the card that was touched."))
          .capitalisedSentence,
        rows: [
          .init(subject: "over", expected: isOver ? "yes" : "no", shown: isOver ? "no" : "yes")
        ],
        headings: .values,
        reason: "A game is over when nothing on the table can be won any more, however many cards "
          + "there are.",
        advice: "cards.allSatisfy(\\.isMatched)  // or: no two cards that are left match",
        moves: made.map(\.description))
    ]
  }
  return []
}

/// Plays moves on a game, and names what is wrong with what it counts besides its score.
///
/// A choice that is ignored counts for nothing, a new deal begins as the first did, and nothing that is
/// counted goes below zero.
///
/// - Parameters:
///   - game: The game under test, as it was dealt.
///   - moves: The moves to make.
///   - seed: Where the decks of later deals come from.
/// - Returns: The first mistake, or none.
public func diagnoseCounters(
  of game: some CardGame, playing moves: [Move], seed: UInt64 = 0
) -> [Diagnosis] {
  let fresh = game.counters
  var play = ReferencePlay(game: game, supply: DeckSupply(pack: game.pack, seed: seed))
  var made: [Move] = []
  func report(
    _ code: DiagnosisCode, _ counter: Counter, _ right: Int, _ what: String, _ advice: String
  ) -> [Diagnosis] {
    [
      Diagnosis(
        code: code,
        headline: (Situation.lead(made, hasStarted: true) + "\"\(counter)\" " + what)
          .capitalisedSentence,
        rows: [
          .init(subject: counter.name, expected: "\(right)", shown: "\(counter.value)")
        ], headings: .values,
        reason: "What is counted is what happened in this game: no more, and no less than nothing.",
        advice: advice, moves: made.map(\.description))
    ]
  }
  game.tellObserver(in: .lesson)
  for move in moves {
    let before = play.game.counters
    made.append(move)
    let outcome = RecordingTableView.observed(move.description) { play.make(move) }
    for (index, counter) in play.game.counters.enumerated() {
      if counter.value < 0 {
        return report(
          .counterBelowZero, counter, 0, "is below zero.", "count = max(0, count - 1)")
      }
      if outcome == .ignored, before.indices.contains(index), before[index] != counter {
        return report(
          .counterCountsIgnored, counter, before[index].value,
          "has counted a choice that was ignored.",
          "Count when the game has accepted the choice: not before.")
      }
      if outcome == .dealt, move == .deal, fresh.indices.contains(index), fresh[index] != counter {
        return report(
          .counterNotReset, counter, fresh[index].value, "is not set back for the new game.",
          "Set back everything that belongs to one game, where the new one is dealt.")
      }
    }
  }
  return []
}

/// What came of a game that was played to its end.
public struct GameResult: Hashable, Sendable {
  /// How many points were won.
  public var points: Int

  /// How many cards were turned for them.
  public var flips: Int

  /// Notes a result.
  ///
  /// - Parameters:
  ///   - points: How many points were won.
  ///   - flips: How many cards were turned for them.
  public init(points: Int, flips: Int) {
    self.points = points
    self.flips = flips
  }
}

/// Has a record kept over two games, the second worse in everything, and names what is wrong.
///
/// ```swift
/// let diagnoses = diagnoseRecord { results in results.map(\.points).max() ?? 0 }
/// ```
///
/// - Parameter record: Tells the record after some games, in the order in which they were played.
/// - Returns: The mistake, or none.
public func diagnoseRecord(keptBy record: ([GameResult]) -> Int) -> [Diagnosis] {
  let (good, bad) = (GameResult(points: 8, flips: 10), GameResult(points: 2, flips: 40))
  let first = asking("the record after a game") { record([good]) }
  let second = asking("the record after two games") { record([good, bad]) }
  guard first != second else { return [] }
  return [
    Diagnosis(
      code: .recordOfMixedUnits,
      headline:
        "After a game of 8 points in 10 flips the record is \(first), and a game of 2 points in "
        + "40 flips makes it \(second): the record compares flips with points.",
      rows: [.init(subject: "record", expected: "\(first)", shown: "\(second)")], headings: .values,
      reason: "A record is beaten by a better game only, so only numbers of one kind are compared.",
      advice: "if points > recordPoints { recordPoints = points }")
  ]
}
