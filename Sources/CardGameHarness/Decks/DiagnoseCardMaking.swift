public import CardGameModel

extension DiagnosisCode {
  /// A card of the pack cannot be made.
  public static let cardRefused = DiagnosisCode("card-refused")

  /// Something is made a card that is none.
  public static let nonsenseAccepted = DiagnosisCode("nonsense-accepted")

  /// A title is read as another card than the one that has it.
  public static let readAsAnother = DiagnosisCode("read-as-another-card")

  /// Cards are equal that should not be, or the other way round.
  public static let equalityWrong = DiagnosisCode("equality-wrong")
}

/// Names the cards that could not be made, and what they have in common.
///
/// ```swift
/// let pack = Deck.standard.cards
/// print(diagnose(refused: pack.filter { $0.rank == .king }, of: pack)[0].headline)
/// // There is no card for K♠ K♥ K♦ K♣: every king is refused.
/// ```
///
/// - Parameters:
///   - refused: The cards that could not be made.
///   - pack: All the cards that it was tried for.
/// - Returns: The mistake, or none when no card was refused.
/// - Complexity: O(n) in the number of cards.
public func diagnose(refused: [PlayingCard], of pack: [PlayingCard]) -> [Diagnosis] {
  guard !refused.isEmpty else { return [] }
  let ranks = Rank.allCases.filter { rank in pack.contains { $0.rank == rank } }
  let suits = Suit.allCases.filter { suit in pack.contains { $0.suit == suit } }
  let refusedRanks = ranks.filter { rank in refused.contains { $0.rank == rank } }
  let refusedSuits = suits.filter { suit in refused.contains { $0.suit == suit } }
  var cause = "."
  var advice = "Look at what your code asks before it gives up: which answer has such a card?"
  if refused.count == pack.count {
    cause = ": every card is refused."
    advice = "Give up only when the rank or the suit is none."
  } else if refused.count == refusedRanks.count * suits.count {
    let names = refusedRanks.map(\.spokenName).joined(separator: " and every ")
    cause = ": every \(names) is refused."
    if refusedRanks == [.king] || refusedRanks == [.ace] {
      advice = "1...13  // both ends belong to it; 1..<13 ends with the queen"
    } else if refusedRanks == [.ten] {
      advice = "\"10\" has two characters, every other rank has one."
    } else if refusedRanks == [.ace, .jack, .queen, .king] {
      advice = "A, J, Q and K are no numbers: Int(\"J\") is nil."
    }
  } else if refused.count == refusedSuits.count * ranks.count {
    cause = ": all \(refusedSuits.map(\.spokenName).joined(separator: " and all ")) are refused."
  }
  return [
    Diagnosis(
      code: .cardRefused,
      headline: "There is no card for \(CardDifference.list(refused))\(cause)",
      reason: "All fifty-two cards exist, so each of them can be made.", advice: advice)
  ]
}

/// Names what was made a card and is none.
///
/// ```swift
/// print(diagnose(accepted: [(what: "rank 14 of ♥", why: "the king, 13, is the last")])[0].headline)
/// // A card was made of rank 14 of ♥, and there is none: the king, 13, is the last.
/// ```
///
/// - Parameter nonsense: What was accepted, each with the reason why it is no card, without a full
///   stop.
/// - Returns: The mistake, or none when nothing was accepted.
public func diagnose(accepted nonsense: [(what: String, why: String)]) -> [Diagnosis] {
  guard let first = nonsense.first else { return [] }
  let others = nonsense.dropFirst().prefix(5).map(\.what).joined(separator: ", ")
  return [
    Diagnosis(
      code: .nonsenseAccepted,
      headline: "A card was made of \(first.what), and there is none: \(first.why)."
        + (others.isEmpty ? "" : " The same goes for \(others)."),
      reason: "A card that does not exist would go wrong later, far from where it was made.",
      advice: "guard … else { return nil }")
  ]
}

/// Reads the title of each card of a pack and names the cards that another one is read from.
///
/// - Parameters:
///   - pack: The cards.
///   - isRight: Reads a card from a title and tells whether it is the right one, or `nil` when none
///     was made.
/// - Returns: The mistake, or none when every title was read as its card.
/// - Complexity: O(n) titles read.
public func diagnoseReading(
  of pack: [PlayingCard], isRight: (_ card: PlayingCard, _ title: String) -> Bool?
) -> [Diagnosis] {
  let verdicts = pack.map { card in
    (
      card: card,
      isRight: asking("reading \"\(card.title)\"") { isRight(card, card.title) }
    )
  }
  let refused = verdicts.filter { $0.isRight == nil }.map(\.card)
  let wrong = verdicts.filter { $0.isRight == false }.map(\.card)
  if let shifted = diagnoseShift(refused: refused, wrong: wrong, isRight: isRight) {
    return [shifted]
  }
  guard refused.isEmpty else { return diagnose(refused: refused, of: pack) }
  guard let first = wrong.first else { return [] }
  return [
    Diagnosis(
      code: .readAsAnother,
      headline: "\"\(first.title)\" is read as another card than the \(first.spokenName)"
        + (wrong.count == 1
          ? "." : ". So is each of \(CardDifference.list(Array(wrong.dropFirst())))."),
      reason: "What is written down must come back as the same card.",
      advice: "The rank is all but the last character; the suit is the last.")
  ]
}

/// Names titles of which each is read as the card of the next rank, or of the rank before.
///
/// The title of the last such rank makes no card then, and is told along with them.
private func diagnoseShift(
  refused: [PlayingCard], wrong: [PlayingCard],
  isRight: (_ card: PlayingCard, _ title: String) -> Bool?
) -> Diagnosis? {
  let shifts = [
    (-1, "low", "index + 1  // lists are counted from 0, and ranks from 1"),
    (1, "high", "index  // in a list whose first name is that of no rank"),
  ]
  guard let first = wrong.first else { return nil }
  for (shift, word, advice) in shifts {
    func neighbour(_ card: PlayingCard) -> PlayingCard? {
      Rank(rawValue: card.rank.rawValue + shift).map { PlayingCard($0, of: card.suit) }
    }
    guard
      refused.allSatisfy({ neighbour($0) == nil }),
      wrong.allSatisfy({ card in neighbour(card).map { isRight($0, card.title) == true } ?? false }
      ),
      let read = neighbour(first)
    else { continue }
    return Diagnosis(
      code: .readAsAnother,
      headline: "\"\(first.title)\" is read as the \(read.spokenName), one rank too \(word)"
        + (wrong.count == 1
          ? "." : ". So is each of \(CardDifference.list(Array(wrong.dropFirst()))).")
        + (refused.first.map { " \"\($0.title)\" makes no card at all." } ?? ""),
      reason: "What is written down must come back as the same card.", advice: advice)
  }
  return nil
}

/// Compares each card of a pack with each and names what is wrong with their being equal.
///
/// - Parameters:
///   - pack: The cards, no two of them alike.
///   - areEqual: Makes two cards anew and tells whether they are equal.
/// - Returns: The mistake, or none.
/// - Complexity: O(n²) comparisons.
public func diagnoseEquality(
  of pack: [PlayingCard], areEqual: (PlayingCard, PlayingCard) -> Bool
) -> [Diagnosis] {
  typealias Pair = (card: PlayingCard, other: PlayingCard)
  let pairs = pack.flatMap { card in pack.map { Pair(card: card, other: $0) } }
  let found = pairs.map { pair in
    asking("comparing \(inWords([pair.card, pair.other]))") { areEqual(pair.card, pair.other) }
  }
  guard let wrong = pairs.indices.first(where: { found[$0] != (pairs[$0].card == pairs[$0].other) })
  else { return [] }
  let causes: [(String, (Pair) -> Bool)] = [
    ("no two cards are ever equal.", { _ in false }),
    ("any two cards are equal.", { _ in true }),
    ("only the rank is compared.", { $0.card.rank == $0.other.rank }),
    ("only the suit is compared.", { $0.card.suit == $0.other.suit }),
    (
      "one of rank and suit is enough.",
      { $0.card.rank == $0.other.rank || $0.card.suit == $0.other.suit }
    ),
    ("it is the other way round.", { $0.card != $0.other }),
  ]
  let cause = causes.first { _, mistaken in
    pairs.indices.allSatisfy { found[$0] == mistaken(pairs[$0]) }
  }
  let (card, other) = pairs[wrong]
  return [
    Diagnosis(
      code: .equalityWrong,
      headline: "\(card.title) and \(other.title) are \(found[wrong] ? "" : "not ")equal"
        + (cause.map { ": \($0.0)" } ?? "."),
      reason: "Two cards are equal when both the rank and the suit are.",
      advice: "struct Card: Equatable  // Swift compares all stored properties by itself")
  ]
}
