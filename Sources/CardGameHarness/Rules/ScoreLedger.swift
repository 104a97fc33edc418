import CardGameControllers
import CardGameModel

extension DiagnosisCode {
  /// A kind of move changes the score by another amount than it should.
  public static let scoreChangesWrong = DiagnosisCode("score-changes-wrong")

  /// The score stops at a limit that the rules do not have.
  public static let scoreLimited = DiagnosisCode("score-limited")

  /// What a move earns is counted one move later.
  public static let pointsLate = DiagnosisCode("points-late")
}

/// What a score does at each kind of move, beside what it should do.
///
/// It knows no mistake. It looks for a rule by which the score of a game that goes rightly otherwise
/// changes, whatever the game, and so has something true to say where no mistake fits that is known.
struct ScoreLedger {
  /// Some moves on a fresh game, how it stood after each, and how it should have stood.
  struct Trial {
    var seen: [Observation]

    /// With the outcome of each move.
    var expected: [Observation]
  }

  /// What was found out, in the words of a diagnosis.
  struct Story {
    var code: DiagnosisCode
    var cause: String
    var reason = "The score is the sum of what each move earns and costs, by the rules alone."
    var advice = "Look for the line that changes the score at this kind of move."
    var rows: [Diagnosis.Row] = []
  }

  private struct Entry {
    var outcome: Outcome
    var before: Int
    var after: Int

    /// By how much the score should change.
    var right: Int

    /// How many moves of its outcome came before it in its trial.
    var number: Int

    var change: Int { after - before }
  }

  private let entries: [Entry]
  private let trials: [Trial]

  /// Keeps a ledger of trials; it stays empty when something else than the score went otherwise.
  ///
  /// - Parameters:
  ///   - trials: The trials.
  ///   - start: How many moves of each are left out.
  init(_ trials: [Trial], from start: Int = 0) {
    let areAlikeInCards = trials.allSatisfy { trial in
      trial.seen.count == trial.expected.count
        && zip(trial.seen, trial.expected).allSatisfy { $0.state.cards == $1.state.cards }
    }
    self.trials = (areAlikeInCards ? trials : []).map { trial in
      Trial(
        seen: Array(trial.seen.dropFirst(start)), expected: Array(trial.expected.dropFirst(start)))
    }
    entries = self.trials.flatMap { trial in
      var counts: [Outcome: Int] = [:]
      return trial.expected.indices.dropFirst().compactMap { index -> Entry? in
        guard let outcome = trial.expected[index].outcome, outcome != .ignored else { return nil }
        defer { counts[outcome, default: 0] += 1 }
        return Entry(
          outcome: outcome, before: trial.seen[index - 1].state.score,
          after: trial.seen[index].state.score,
          right: trial.expected[index].state.score - trial.expected[index - 1].state.score,
          number: counts[outcome, default: 0])
      }
    }
  }

  /// Whether a score was wrong.
  var isWrong: Bool {
    trials.contains { trial in
      zip(trial.seen, trial.expected).contains { $0.state.score != $1.state.score }
    }
  }

  /// By which rule the score changes, if there is one and it is not the right one.
  var story: Story? {
    guard !entries.isEmpty, isWrong else { return nil }
    if let start = wrongStart { return start }
    return limit ?? steady ?? overwritten ?? late ?? unsteady
  }

  private var wrongStart: Story? {
    let starts = Set(trials.map { $0.seen[0].state.score })
    guard let start = starts.first, starts.count == 1, let trial = trials.first,
      start != trial.expected[0].state.score, entries.allSatisfy({ $0.change == $0.right })
    else { return nil }
    return Story(
      code: .wrongConstant,
      cause: "the score begins at \(start) instead of \(trial.expected[0].state.score).",
      advice: "var score = \(trial.expected[0].state.score)")
  }

  private var limit: Story? {
    let (low, high) = (entries.map(\.after).min() ?? 0, entries.map(\.after).max() ?? 0)
    let reason = "The score is a sum, and may be any number; nothing in the rules holds it up."
    let advice = "score += …  // without min or max, and without a test of the score"
    // Once is no limit: the score must have been held there from several, or from there itself.
    func isHeld(at limit: Int) -> Bool {
      let starts = Set(
        entries.filter { $0.after == limit && $0.change != $0.right }.map(\.before))
      return starts.count > 1 || starts.contains(limit)
    }
    if entries.allSatisfy({ $0.after == max(low, $0.before + $0.right) }), isHeld(at: low) {
      return Story(
        code: .scoreLimited, cause: "the score never goes below \(low).", reason: reason,
        advice: advice)
    }
    if entries.allSatisfy({ $0.after == min(high, $0.before + $0.right) }), isHeld(at: high) {
      return Story(
        code: .scoreLimited, cause: "the score never goes above \(high).", reason: reason,
        advice: advice)
    }
    return nil
  }

  /// Each kind of move always changes the score alike, and some by the wrong amount.
  private var steady: Story? {
    var parts: [String] = []
    var rows: [Diagnosis.Row] = []
    for outcome in Outcome.allCases {
      let changes = Dictionary(grouping: entries.filter { $0.outcome == outcome }, by: \.right)
        .mapValues { Set($0.map(\.change)) }
      guard changes.values.allSatisfy({ $0.count == 1 }) else { return nil }
      let wrong = changes.compactMap { right, change in
        change.first.map { (right: right, is: $0) }
      }.filter { $0.right != $0.is }.sorted { $0.right > $1.right }
      guard let first = wrong.first else { continue }
      rows += wrong.prefix(3).map {
        Diagnosis.Row(
          subject: outcome.asMove, expected: $0.right.withSign, shown: $0.is.withSign)
      }
      let difference = first.is - first.right
      let isEvery = wrong.count == changes.count
      parts.append(
        wrong.count == 1
          ? "\(isEvery ? outcome.asEveryMove : outcome.asMove) changes the score by \(first.is) "
            + "instead of \(first.right)"
          : isEvery && wrong.allSatisfy { $0.is - $0.right == difference }
            ? "\(outcome.asEveryMove) leaves the score \(abs(difference)) too "
              + (difference > 0 ? "high" : "low")
            : "\(outcome.asMove) changes the score by "
              + wrong.prefix(2).map { "\($0.is) instead of \($0.right)" }
              .joined(separator: ", or by "))
    }
    guard !parts.isEmpty else { return nil }
    return Story(
      code: .scoreChangesWrong, cause: parts.joined(separator: ", and ") + ".",
      reason: "All that a move earns and costs counts, what turning up the card costs, too.",
      rows: rows)
  }

  /// Some kinds of move set the score to a number, whatever it was.
  private var overwritten: Story? {
    var setting: [Outcome] = []
    for outcome in Outcome.allCases {
      let ofOutcome = entries.filter { $0.outcome == outcome }
      guard ofOutcome.contains(where: { $0.change != $0.right }) else { continue }
      let isSet = Dictionary(grouping: ofOutcome, by: \.right).values.allSatisfy {
        Set($0.map(\.after)).count == 1
      }
      guard isSet, Set(ofOutcome.map(\.before)).count > 1 else { return nil }
      setting.append(outcome)
    }
    guard let first = setting.first,
      let after = entries.first(where: { $0.outcome == first })?.after
    else { return nil }
    return Story(
      code: .scoreOverwritten,
      cause: setting.count == 1
        ? "\(first.asMove) sets the score to \(after), whatever it was."
        : "the score is set anew, whatever it was, by \(setting.map(\.asMove).listed).",
      advice:
        "score -= cost  // minus before the equals sign; =- sets the score to less than nothing"
    )
  }

  /// What one kind of move earns besides what turning a card up costs comes one move later.
  private var late: Story? {
    let turningUp = Set(entries.filter { $0.outcome == .turnedUp }.map(\.right))
    guard turningUp.count == 1, let cost = turningUp.first else { return nil }
    let found = Outcome.allCases.first { outcome in
      entries.contains { $0.outcome == outcome }
        && trials.allSatisfy { trial in
          trial.expected.indices.dropFirst().allSatisfy { index in
            let right = trial.expected[index].state.score
            let held =
              trial.expected[index].outcome == outcome
              ? right - trial.expected[index - 1].state.score - cost : 0
            return trial.expected[index].outcome == .ignored
              || trial.seen[index].state.score == right - held
          }
        }
    }
    return found.map { outcome in
      Story(
        code: .pointsLate, cause: "what \(outcome.asMove) earns is counted one move later.",
        reason: "A person sees after each move what it has earned.",
        advice: "score += …  // where the cards are compared, not where the next is chosen")
    }
  }

  /// A kind of move does not always change the score alike.
  private var unsteady: Story? {
    for outcome in Outcome.allCases {
      // In an order of their own, so that the same game is told the same each time.
      let groups = Dictionary(grouping: entries.filter { $0.outcome == outcome }, by: \.right)
        .sorted { $0.key > $1.key }.map(\.value)
      guard let group = groups.first(where: { Set($0.map(\.change)).count > 1 }) else {
        continue
      }
      let changes = Set(group.map(\.change)).sorted {
        (abs($0 - group[0].right), $0) < (abs($1 - group[0].right), $1)
      }
      let firsts = Set(group.filter { $0.number == 0 }.map(\.change))
      let others = Set(group.filter { $0.number > 0 }.map(\.change))
      let words: String
      if firsts.count == 1, others.count == 1, let first = firsts.first, let later = others.first {
        words = "\(first) the first time in a game, and by \(later) later"
      } else if let threshold = threshold(in: group) {
        words =
          "\(threshold.below) while it is below \(threshold.score), and by \(threshold.above) from "
          + "there on"
      } else {
        words = "\(changes[0]) in one place and by \(changes[1]) in another"
      }
      return Story(
        code: .scoreChangesWrong,
        cause:
          "where \(outcome.asMove) should change the score by \(group[0].right), it changes by "
          + "\(words).",
        reason: "The same cards earn and cost the same, whatever came before them.")
    }
    return nil
  }

  private func threshold(in group: [Entry]) -> (score: Int, below: Int, above: Int)? {
    let scores = Set(group.map(\.before)).sorted().dropFirst()
    for score in scores {
      let below = Set(group.filter { $0.before < score }.map(\.change))
      let above = Set(group.filter { $0.before >= score }.map(\.change))
      if below.count == 1, above.count == 1, let low = below.first, let high = above.first {
        return (score, low, high)
      }
    }
    return nil
  }
}

extension Int {
  fileprivate var withSign: String { self > 0 ? "+\(self)" : "\(self)" }
}

extension Outcome {
  /// The move that has this outcome, as a part of a sentence.
  fileprivate var asMove: String {
    switch self {
    case .dealt: "a deal"
    case .turnedUp: "turning a card up"
    case .turnedDown: "turning a card down"
    case .matched: "a match"
    case .mismatched: "a mismatch"
    case .ignored: "a touch that changes nothing"
    }
  }

  fileprivate var asEveryMove: String {
    switch self {
    case .dealt: "every deal"
    case .matched: "every match"
    case .mismatched: "every mismatch"
    case .turnedUp, .turnedDown, .ignored: asMove
    }
  }
}
