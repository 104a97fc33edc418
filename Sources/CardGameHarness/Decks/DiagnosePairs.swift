public import CardGameModel

extension DiagnosisCode {
  /// A deck of pairs has a face once, or more than twice.
  public static let notInPairs = DiagnosisCode("not-in-pairs")

  /// A deck of pairs has another number of cards than the table has buttons.
  public static let notEnoughPairs = DiagnosisCode("not-enough-pairs")

  /// Making a deck crashes.
  public static let makingDeckCrashes = DiagnosisCode("making-deck-crashes")

  /// A deck has the same cards whatever it is asked to be made of.
  public static let packIgnoresRequest = DiagnosisCode("pack-ignores-request")
}

/// Makes decks of pairs for tables of several sizes, and names what is wrong with their cards.
///
/// A number of cards for which there is no deck may be refused with `nil`.
///
/// ```swift
/// let diagnoses = diagnosePairs(forTablesOf: [8, 20]) { try? PairTheme.letters.deck(pairs: $0 / 2).cards }
/// ```
///
/// - Parameters:
///   - cardCounts: How many cards to make a deck of, each an even number.
///   - journal: Is told of each deck before it is made.
///   - make: Makes the cards of a deck of so many cards, or `nil` to refuse.
/// - Returns: The first mistake, or none.
public func diagnosePairs<Face: CardFace>(
  forTablesOf cardCounts: [Int], journal: Journal = { _ in }, make: (Int) -> [Face]?
) -> [Diagnosis] {
  for count in cardCounts {
    let made = asking(.makingDeck("of \(count / 2) pairs"), journal) { make(count) }
    guard let cards = made else { continue }
    let copies = cards.reduce(into: [Face: Int]()) { $0[$1, default: 0] += 1 }
    if cards.count != count {
      return [
        Diagnosis(
          code: .notEnoughPairs,
          headline: "For \(count) buttons \(cards.count) cards are made"
            + (count - cards.count == 2 ? ": the loop over the pairs ends one short." : "."),
          rows: [.init(subject: "cards", expected: "\(count)", shown: "\(cards.count)")],
          headings: .values,
          reason: "Every button shows the card at its index; where there is none, the app crashes.",
          advice: "for _ in 0..<pairCount { … }  // pairCount times, each with two cards")
      ]
    }
    if let wrong = cards.first(where: { copies[$0] != 2 }) {
      let times = copies[wrong] ?? 0
      return [
        Diagnosis(
          code: .notInPairs,
          headline: "Of \(count) cards \(times) show \(wrong.title), and a pair is two"
            + (times > 2 ? ": there are fewer faces than pairs." : "."),
          rows: [.init(subject: wrong.title, expected: "2 cards", shown: "\(times) cards")],
          headings: .values,
          reason: "Two cards with one face are a pair, so each face is there exactly twice.",
          advice: "guard pairCount <= faces.count else { … }  // refuse a table that is too large")
      ]
    }
  }
  return []
}

/// Makes decks of some ranks and suits, and names what is wrong with their cards.
///
/// ```swift
/// let diagnoses = diagnosePacks { ranks, suits in
///   suits.flatMap { suit in ranks.map { PlayingCard($0, of: suit) } }
/// }
/// ```
///
/// - Parameters:
///   - journal: Is told of each deck before it is made.
///   - make: Makes the cards of a deck of each of some ranks in each of some suits.
/// - Returns: The first mistake, or none.
public func diagnosePacks(
  journal: Journal = { _ in }, make: (_ ranks: [Rank], _ suits: [Suit]) -> [PlayingCard]
) -> [Diagnosis] {
  let requests: [(ranks: [Rank], suits: [Suit])] = [
    (Rank.allCases, Suit.allCases), ([.seven, .eight, .nine], [.spades, .hearts]),
    ([.ace, .king], Suit.allCases),
  ]
  let packs = requests.map { request in
    let step = Checkpoint.makingDeck(
      "of \(request.ranks.count) ranks and \(request.suits.count) suits")
    return asking(step, journal) { make(request.ranks, request.suits) }
  }
  let wrong = zip(requests, packs).lazy.map { request, pack in
    diagnose(
      pack: pack,
      against: request.suits.flatMap { suit in request.ranks.map { PlayingCard($0, of: suit) } })
  }
  guard let first = wrong.first(where: { !$0.isEmpty }) else { return [] }
  guard Set(packs).count == 1, let pack = packs.first, !pack.isEmpty else { return first }
  return [
    Diagnosis(
      code: .packIgnoresRequest,
      headline: "The deck has the same \(pack.count) cards whatever ranks and suits it is made of.",
      reason: "What is passed to an initializer decides what is made.",
      advice: "Use the parameters: give none of them another value, and store what comes of them.")
  ]
}

extension Checkpoint {
  /// Making a deck.
  ///
  /// - Parameter what: What the deck is of: `of 4 pairs`.
  /// - Returns: The step.
  public static func makingDeck(_ what: String) -> Checkpoint {
    Checkpoint(
      "making a deck \(what)", crash: .makingDeckCrashes,
      reason: "A deck can be made of any cards, and of none.",
      advice:
        "Make the list first: var cards: [Card] = []  // and count down from it, never below 0")
  }
}
