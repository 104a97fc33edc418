import CardGameModel

/// How a game stood after a move, and what it said of the move, if it said anything.
struct Observation: Hashable {
  var state: TableState
  var outcome: Outcome?

  init(_ state: TableState, outcome: Outcome? = nil) {
    self.state = state
    self.outcome = outcome
  }

  /// The observation with nothing but some aspects left in it, so that equal means alike in them.
  func reduced(to aspects: Set<GameAspect>) -> Observation {
    var reduced = self
    reduced.state.hasBegun = false
    reduced.state.mode = nil
    if !aspects.contains(.score) { reduced.state.score = 0 }
    if !aspects.contains(.outcome) { reduced.outcome = nil }
    if !aspects.contains(.positions) {
      for index in reduced.state.cards.indices {
        reduced.state.cards[index].position = .faceDown
        reduced.state.cards[index].isFaceVisible = false
      }
    }
    return reduced
  }

  /// Tells whether a mistaken game would have given this.
  func agrees(with other: Observation) -> Bool {
    state.agrees(with: other.state)
      && (outcome == nil || other.outcome == nil || outcome == other.outcome)
  }
}

extension TableState {
  /// Tells whether two states have the same cards in the same positions and the same score.
  func agrees(with other: TableState) -> Bool {
    score == other.score && cards == other.cards
  }

  /// Tells whether two states have the same cards in the same places, whatever their positions.
  func hasSameFaces(as other: TableState) -> Bool {
    cards.count == other.cards.count
      && zip(cards, other.cards).allSatisfy { $0.title == $1.title }
  }
}
