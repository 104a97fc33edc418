import CardGameControllers
import CardGameModel

/// What is true of every game, whatever its rules.
extension Invariant {
  /// No card is lost, none appears, and none is there twice that was there once.
  public static let cardsConserved = Invariant(
    "cards-conserved", "A game has the same cards from its first deal to its end.",
    advice: "Move cards between deck and table; make none, and drop none."
  ) { step in
    guard let after = step.after else { return nil }
    let now = after.facesOfPack
    if let before = step.before, before.facesOfPack.counted != now.counted {
      return "the game does not have the cards that it had before."
    }
    let surplus = after.facesOnTable.counted.filter { $0.value > now.counted[$0.key] ?? 0 }
    guard !surplus.isEmpty else { return nil }
    return "a card lies on the table that is not in the pack, or lies there too often."
  }

  /// A matched card stays matched until the next deal, or is taken off the table.
  public static let matchedStayMatched = Invariant(
    "matched-stay-matched", "A matched card takes no further part in the game.",
    advice: "Leave matched cards alone, whatever is chosen."
  ) { step in
    guard let before = step.before, let after = step.after, step.isWithinGame else { return nil }
    let (onTable, matched) = (after.facesOnTable.counted, after.matchedFaces.counted)
    let lost = before.matchedFaces.counted.reduce(0) { sum, face in
      sum + max(0, min(face.value, onTable[face.key] ?? 0) - (matched[face.key] ?? 0))
    }
    guard lost > 0 else { return nil }
    return lost == 1
      ? "a card is matched no more that was matched before."
      : "\(lost) cards are matched no more that were matched before."
  }

  /// A touch changes the score by one of some amounts, or not at all.
  ///
  /// In the lesson's game of two cards: −1, −3, +3 or +15.
  ///
  /// - Parameter amounts: The amounts, besides 0.
  /// - Returns: The invariant.
  public static func scoreChanges(by amounts: Set<Int>) -> Invariant {
    Invariant(
      "score-changes", "By the rules a score changes by few amounts.",
      advice: "Look at what is added to the score, and how often."
    ) { step in
      guard let before = step.before, let after = step.after, case .touch? = step.move else {
        return nil
      }
      let change = after.score - before.score
      guard change != 0, !amounts.contains(change) else { return nil }
      let list = amounts.sorted().map(String.init).joined(separator: ", ")
      return "the score has changed by \(change), which is none of \(list)."
    }
  }
}

extension GameStep {
  /// Whether the step goes on with the game that was there before.
  fileprivate var isWithinGame: Bool {
    switch move {
    case .touch, .touchUnknownButton, .more: true
    case nil, .deal, .mode, .undo, .redo: false
    }
  }
}

extension CardGame {
  fileprivate var facesOfPack: [AnyHashable] { pack.map { AnyHashable($0) } }

  fileprivate var facesOnTable: [AnyHashable] { cards.map { AnyHashable($0.face) } }

  fileprivate var matchedFaces: [AnyHashable] {
    cards.filter(\.isMatched).map { AnyHashable($0.face) }
  }
}

extension [AnyHashable] {
  /// How often each element is there.
  fileprivate var counted: [AnyHashable: Int] {
    reduce(into: [:]) { counts, element in counts[element, default: 0] += 1 }
  }
}
