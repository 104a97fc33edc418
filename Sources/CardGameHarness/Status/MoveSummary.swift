import CardGameControllers
import CardGameModel

/// What there is to say of a move that changed the game: which cards it was about, and its points.
struct MoveSummary: Hashable {
  /// What the move did.
  var outcome: Outcome

  /// The titles of the cards that must be named.
  var cards: [String]

  /// The titles of the cards that may be named besides.
  var others: Set<String> = []

  /// By how much the score has changed, when cards were compared.
  var points: Int?

  /// What there is to say of a new deal: nothing about any card.
  static let dealt = MoveSummary(outcome: .dealt, cards: [])

  /// Sums up a move from how the game stood before and after it.
  ///
  /// - Returns: `nil` when the move changed nothing.
  init?(_ move: Move, from before: TableState, to after: TableState) {
    switch move {
    case .deal, .mode:
      guard move == .deal || before.mode != after.mode else { return nil }
      self = .dealt
    case .touch(let index):
      guard
        before.cards.indices.contains(index), after.cards.count == before.cards.count,
        before.cards != after.cards || before.score != after.score
      else { return nil }
      self.init(touching: index, from: before, to: after)
    case .touchUnknownButton, .more, .undo, .redo:
      return nil
    }
  }

  init(
    outcome: Outcome, cards: [String], others: Set<String> = [], points: Int? = nil
  ) {
    self.outcome = outcome
    self.cards = cards
    self.others = others
    self.points = points
  }

  private init(touching touched: Int, from before: TableState, to after: TableState) {
    let title = before.cards[touched].title
    let faceUp = { (state: TableState) in
      state.cards.filter { $0.position == .faceUp }.map(\.title)
    }
    let compared = faceUp(before).filter { $0 != title } + [title]
    let points = after.score - before.score
    let isOtherDown = before.cards.indices.contains { index in
      index != touched && before.cards[index].position == .faceUp
        && after.cards[index].position == .faceDown
    }
    switch after.cards[touched].position {
    case .matched: self.init(outcome: .matched, cards: compared, points: points)
    case .faceUp where isOtherDown:
      self.init(outcome: .mismatched, cards: compared, points: points)
    case .faceUp:
      self.init(outcome: .turnedUp, cards: [title], others: Set(faceUp(after)))
    case .faceDown:
      self.init(outcome: .turnedDown, cards: [], others: Set(faceUp(after) + [title]))
    }
  }

  /// What should be said, in a few words.
  func words(withPoints: Bool) -> String {
    switch outcome {
    case .dealt: return "no card"
    case .turnedDown: return "no card but " + others.sorted().joined(separator: " ")
    default:
      let points = withPoints ? points.map { " and \(abs($0)) points" } : nil
      return cards.joined(separator: " ") + (points ?? "")
    }
  }
}
