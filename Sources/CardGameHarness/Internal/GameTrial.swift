import CardGameControllers
import CardGameModel
import CardGameViews

/// A game under test and a reference game that was dealt the same cards, without any table.
struct GameTrial<Own: CardGame, Reference: CardGame> where Own.Face == Reference.Face {
  let game: Own
  let reference: Reference
  var aspects = Set(GameAspect.allCases)
  var style = TableStyle.lesson
  let supply: DeckSupply<Own.Face>
  var invariants: [Invariant] = []

  /// Plays moves on both and names the first difference, or the first breach of an invariant.
  func diagnoses(playing moves: [Move]) -> [Diagnosis] {
    var own = ReferencePlay(game: game, supply: supply)
    var right = ReferencePlay(game: reference, supply: supply)
    var made: [Move] = []
    var isWrong = !isAlike(own.game, right.game)
    game.tellObserver(in: style)
    for move in moves where !isWrong {
      made.append(move)
      let before = own.game
      let outcome = RecordingTableView.observed(move.description) { own.make(move) }
      let isOtherOutcome = right.make(move) != outcome && aspects.contains(.outcome)
      isWrong = isOtherOutcome || !isAlike(own.game, right.game)
      let broken = breaches(of: move, outcome, before: before, after: own.game, moves: made)
      if !isWrong, !broken.isEmpty { return broken }
    }
    guard isWrong else { return [] }
    return [
      RuleInspection(
        game: reference, supply: supply, style: style, moves: made, observe: observe,
        aspects: aspects
      ).diagnosis()
    ]
  }

  /// Makes a move on two games.
  ///
  /// - Returns: What came of it, or `nil` when something is wrong.
  func make(
    _ move: Move, _ own: inout Own, _ right: inout Reference, after moves: [Move]
  ) -> Outcome? {
    let before = own
    var (ownPlay, rightPlay) = (
      ReferencePlay(game: own, supply: supply), ReferencePlay(game: right, supply: supply)
    )
    let outcome = rightPlay.make(move)
    let ownOutcome = RecordingTableView.observed(move.description) { ownPlay.make(move) }
    // Whatever came before, the same pack must lay the first table again.
    (own, right) = (ownPlay.game, move == .deal ? reference : rightPlay.game)
    guard
      outcome == ownOutcome || !aspects.contains(.outcome), isAlike(own, right),
      breaches(of: move, ownOutcome, before: before, after: own, moves: moves).isEmpty
    else { return nil }
    return outcome
  }

  /// Tells whether two games have the same cards and are alike in what is compared.
  func isAlike(_ own: Own, _ right: Reference) -> Bool {
    guard !aspects.contains(.score) || own.score == right.score else { return false }
    return aspects.contains(.positions)
      ? own.cards == right.cards
      : own.cards.elementsEqual(right.cards) { $0.face == $1.face }
  }

  private func breaches(
    of move: Move, _ outcome: Outcome, before: Own, after: Own, moves: [Move]
  ) -> [Diagnosis] {
    guard !invariants.isEmpty else { return [] }
    let step = GameStep(move, outcome: outcome, before: before, after: after)
    return invariants.firstBreach(by: step, after: moves)
  }

  private func observe(_ moves: [Move]) -> [Observation] {
    var play = ReferencePlay(game: game, supply: supply)
    game.tellObserver(in: style)
    return [Observation(TableState(of: game, style: style)).reduced(to: aspects)]
      + moves.map { move in
        let outcome = RecordingTableView.observed(move.description) { play.make(move) }
        return Observation(TableState(of: play.game, style: style), outcome: outcome)
          .reduced(to: aspects)
      }
  }
}

extension CardGame {
  /// Tells who is watching which cards lie on the table.
  func tellObserver(in style: TableStyle) {
    guard let observer = RecordingTableView.observer else { return }
    observer.tableIsLaid(cards.map { style.title($0.face) })
  }
}
