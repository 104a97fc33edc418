import CardGameControllers
import CardGameModel
import CardGameViews

extension ScriptPlayer {
  /// Blames the rules for a table that shows another course of the game than the right one, whole.
  ///
  /// When the move has set every wrong card anew, each as a card may lie, and the score is another, too,
  /// then the table shows what the game is like. Otherwise the view may be to blame.
  func ofHiddenGame(_ run: LivePlay<Game>) -> Diagnosis? {
    let mayBeShownRightly: Set<DiagnosisCode> = [
      .turnedDownNotShown, .matchedLookFaceDown, .matchedStillEnabled, .unmatchedDisabled,
      .cardsDiffer,
    ]
    let discrepancies = style.discrepancies(of: run.table, from: run.reference.game)
    guard
      let first = run.wrong.first, mayBeShownRightly.contains(first.code),
      style.pictures != .different,
      run.table.score.lastSet == run.table.recording.moveCount,
      discrepancies.contains(where: { $0.element == .scoreLabel }),
      let score = run.table.score.visibleText.wholeNumbers.first
    else { return nil }
    let situation = Situation(
      style: style, table: run.table, game: run.reference.game, before: nil, dealt: nil,
      moves: run.made, discrepancies: discrepancies)
    var shown = situation.expected
    shown.score = score
    for index in situation.wrongCards() {
      let lies = CardPosition.allCases.map { position in
        var card = situation.expected.cards[index]
        (card.position, card.isFaceVisible) = (position, position != .faceDown)
        return card
      }
      guard
        situation.wasSetInLastMove(index),
        let lie = lies.first(where: { situation.button(index, looksLike: $0) })
      else { return nil }
      shown.cards[index] = lie
    }
    let inspection = inspection(of: run, observe: { _ in [] })
    let expected = inspection.predict(game, run.made)
    guard let last = expected.indices.last, last > 0 else { return nil }
    var seen = expected
    seen[last] = Observation(shown)
    return inspection.unnamed(seen, expected, at: last)
  }
}
