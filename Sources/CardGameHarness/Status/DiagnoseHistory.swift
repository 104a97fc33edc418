public import CardGameControllers
public import CardGameModel

extension DiagnosisCode {
  /// A history still has the moves of the game before the deal.
  public static let historyNotEmptied = DiagnosisCode("history-not-emptied")

  /// Nothing is ever added to a history.
  public static let historyEmpty = DiagnosisCode("history-empty")

  /// A history has the newest move first.
  public static let historyInWrongOrder = DiagnosisCode("history-in-wrong-order")

  /// A history has the last move in every line.
  public static let historyRepeatsLastMove = DiagnosisCode("history-repeats-last-move")

  /// A history has lines for touches that changed nothing, or several for one choice.
  public static let historyHasTooMuch = DiagnosisCode("history-has-too-much")

  /// A history has no line for some choices.
  public static let historyMissesMoves = DiagnosisCode("history-misses-moves")

  /// A line of a history does not tell of the choice that it stands for.
  public static let historyLineWrong = DiagnosisCode("history-line-wrong")
}

/// Compares a history, a line of text for every choice since the deal, with the moves that were made.
///
/// What a line must tell is what the style asks of the status label; its words are free.
///
/// ```swift
/// let diagnoses = diagnose(history: controller.history, after: [.touch(0), .touch(1)], of: .m12)
/// ```
///
/// - Parameters:
///   - history: The lines, the oldest first.
///   - moves: The moves that were made, deals included.
///   - game: The game as it was dealt, by the right rules.
///   - style: What cards are called, and what a line must tell; at least the cards.
///   - seed: Where the decks of later deals come from.
/// - Returns: The mistake, or none.
public func diagnose<Game: CardGame>(
  history: [String], after moves: [Move], of game: Game, style: TableStyle = .lesson,
  seed: UInt64 = 0
) -> [Diagnosis] {
  var play = ReferencePlay(game: game, supply: DeckSupply(pack: game.pack, seed: seed))
  var choices: [MoveSummary] = []
  var earlierChoiceCount = 0
  for move in moves {
    let before = TableState(of: play.game, style: style)
    play.make(move)
    let summary = MoveSummary(move, from: before, to: TableState(of: play.game, style: style))
    guard let summary else { continue }
    if summary.outcome == .dealt {
      earlierChoiceCount += choices.count
      choices = []
    } else {
      choices.append(summary)
    }
  }
  let inspection = HistoryInspection(
    history: history, choices: choices, earlierChoiceCount: earlierChoiceCount, moves: moves,
    titles: play.game.pack.map(style.title), wantsPoints: style.status == .cardsAndPoints)
  return inspection.diagnosis().map { [$0] } ?? []
}

private struct HistoryInspection {
  let history: [String]
  let choices: [MoveSummary]
  let earlierChoiceCount: Int
  let moves: [Move]
  let titles: [String]
  let wantsPoints: Bool

  func diagnosis() -> Diagnosis? {
    let wrong = zip(choices, history).enumerated().first { !fits($0.element.1, $0.element.0) }
    guard history.count != choices.count || wrong != nil else { return nil }
    let lines = "\(history.count) \(history.count == 1 ? "line" : "lines")"
    let made = "\(choices.count) \(choices.count == 1 ? "choice" : "choices")"
    if history.count > choices.count {
      if earlierChoiceCount > 0, moves.contains(.deal) {
        return report(
          .historyNotEmptied,
          "the history has \(lines), though only \(made) \(choices.count == 1 ? "was" : "were") made "
            + "since the deal"
            + (isOfEarlierGame ? ": it still has those of the game before." : "."),
          advice: "history = []  // where the new game is dealt")
      }
      return report(
        .historyHasTooMuch, "the history has \(lines) for \(made).",
        advice: "Add one line when a choice has changed something: not for .ignored, nor when no "
          + "button was found.")
    }
    if history.isEmpty {
      return report(
        .historyEmpty, "the history is empty, though \(made) had been made.",
        advice: "history.append(…)  // in touchCardButton(_:)")
    }
    guard let wrong, history.count == choices.count else {
      return report(
        .historyMissesMoves, "the history has only \(lines) for \(made).",
        advice: "Add a line for every choice, whether or not cards were compared.")
    }
    if zip(choices.reversed(), history).allSatisfy({ fits($1, $0) }) {
      return report(
        .historyInWrongOrder, "the history has the newest choice first.",
        advice: "history.append(…)  // adds at the end")
    }
    if Set(history).count == 1, choices.count > 1, let last = choices.last, fits(history[0], last) {
      return report(
        .historyRepeatsLastMove,
        "all \(history.count) lines of the history tell of the last choice.",
        advice: "Append a text of its own for every choice, and change none that is there.")
    }
    let (number, (choice, line)) = wrong
    return report(
      .historyLineWrong, "line \(number + 1) of the history does not tell of choice \(number + 1).",
      rows: [
        .init(
          subject: "line \(number + 1)", expected: choice.words(withPoints: wantsPoints),
          shown: line.isEmpty ? "nothing" : line)
      ],
      advice: "Append what the status label says, after the words for this choice were made.")
  }

  /// Whether a line names a card, as only those of the game before do when nothing was chosen since.
  private var isOfEarlierGame: Bool {
    !choices.isEmpty
      || history.contains { line in
        titles.contains { line.withoutVariationSelectors.contains($0.withoutVariationSelectors) }
      }
  }

  private func fits(_ line: String, _ choice: MoveSummary) -> Bool {
    choice.fault(of: line, titles: titles, wantsPoints: wantsPoints) == nil
  }

  private func report(
    _ code: DiagnosisCode, _ headline: String, rows: [Diagnosis.Row] = [], advice: String
  ) -> Diagnosis {
    Diagnosis(
      code: code,
      headline: (Situation.lead(moves, hasStarted: true) + headline).capitalisedSentence,
      rows: rows,
      reason:
        "The history tells what was done in this game: one line for every choice that turned a "
        + "card, the oldest first.",
      advice: advice, moves: moves.map(\.description))
  }
}
