import CardGameHarness
import CardGameTesting

@testable import Exercise02

/// What your `Card` must do, in the order in which it is best written.
///
/// Many checks begin by running your code in a process of its own, so that a crash there takes no
/// other check with it.
@Suite("02 A playing card", .exercise("02", file: "Card.swift"), .serialized)
struct CardChecks {
  @Test("The cards from two to ten have a title of number and suit")
  func numberTitles() async {
    let survived = await #expect(processExitsWith: .success, titleCrashed) {
      _ = numberCards.compactMap { Card(rank: $0.rank.rawValue, suit: $0.suit.symbol)?.title }
    }
    guard survived != nil else { return }
    expectTitles(of: numberCards)
  }

  @Test("Aces, jacks, queens and kings have a title of letter and suit")
  func letterTitles() async {
    let survived = await #expect(processExitsWith: .success, titleCrashed) {
      _ = letterCards.compactMap { Card(rank: $0.rank.rawValue, suit: $0.suit.symbol)?.title }
    }
    guard survived != nil else { return }
    expectTitles(of: letterCards)
  }

  @Test("Each of the fifty-two cards can be made")
  func everyCardExists() async {
    let survived = await #expect(
      processExitsWith: .success, "Card(rank:suit:) crashed for a card that there is."
    ) {
      for card in everyCard { _ = Card(rank: card.rank.rawValue, suit: card.suit.symbol) }
    }
    guard survived != nil else { return }
    let refused = everyCard.filter { Card(rank: $0.rank.rawValue, suit: $0.suit.symbol) == nil }
    report(diagnose(refused: refused, of: everyCard))
  }

  @Test("A rank that there is not makes no card")
  func noSuchRank() async {
    let survived = await #expect(
      processExitsWith: .success, "Card(rank: 0, suit: \"♥\") crashed, or one with another rank."
    ) {
      for rank in [Int.min, .max] + (-200...0) + (14...200) { _ = Card(rank: rank, suit: "♥") }
    }
    guard survived != nil else { return }
    let before = "the ace has rank 1, and nothing comes before it"
    let after = "the king has rank 13, and nothing comes after it"
    let ranks =
      [(0, before), (14, after)] + (1...200).map { (-$0, before) } + (15...200).map { ($0, after) }
      + [(.min, before), (.max, after)]
    let accepted = ranks.filter { rank, _ in
      Card.suits.contains { Card(rank: rank, suit: $0) != nil }
    }
    report(diagnose(accepted: accepted.map { (what: "the rank \($0)", why: $1) }))
  }

  @Test("A suit that there is not makes no card")
  func noSuchSuit() async {
    let survived = await #expect(
      processExitsWith: .success, "Card(rank: 1, suit: \"H\") crashed, or one with another suit."
    ) {
      for suit in textsThatAreNoSuit { _ = Card(rank: 1, suit: suit.what) }
    }
    guard survived != nil else { return }
    let accepted = textsThatAreNoSuit.filter { suit, _ in
      (1...13).contains { Card(rank: $0, suit: suit) != nil }
    }
    report(diagnose(accepted: accepted.map { (what: "the suit \"\($0)\"", why: $1) }))
  }

  @Test("Each of the fifty-two titles makes its card")
  func reading() async {
    let survived = await #expect(
      processExitsWith: .success, "Card(title:) crashed for the title of a card, or its title did."
    ) {
      for card in everyCard { _ = Card(title: card.title)?.title }
    }
    guard survived != nil else { return }
    report(
      diagnoseReading(of: everyCard) { card, title in
        guard let read = Card(title: title) else { return nil }
        let made = Card(rank: card.rank.rawValue, suit: card.suit.symbol)
        return made == nil || made?.title == read.title
      })
  }

  @Test("A text that is no card's title makes no card")
  func noTitle() async {
    let survived = await #expect(
      processExitsWith: .success,
      "Card(title:) crashed for a text that is no title, such as \"\" or \"♥\" or \"X♥\"."
    ) {
      for text in textsThatAreNoTitle { _ = Card(title: text.what) }
    }
    guard survived != nil else { return }
    let accepted = textsThatAreNoTitle.filter { Card(title: $0.what) != nil }
    report(diagnose(accepted: accepted.map { (what: "\"\($0.what)\"", why: $0.why) }))
  }

  @Test("Two cards are equal when rank and suit are")
  func equality() async {
    let survived = await #expect(
      processExitsWith: .success, "Comparing two cards, or making them, crashed."
    ) {
      for card in everyCard {
        _ = Card(rank: card.rank.rawValue, suit: card.suit.symbol) == Card(rank: 1, suit: "♥")
      }
    }
    guard survived != nil else { return }
    let cards = everyCard.filter { Card(rank: $0.rank.rawValue, suit: $0.suit.symbol) != nil }
    report(
      diagnoseEquality(of: cards) { card, other in
        Card(rank: card.rank.rawValue, suit: card.suit.symbol)
          == Card(rank: other.rank.rawValue, suit: other.suit.symbol)
      })
  }
}

private let titleCrashed: Comment = """
  The title of a card crashed. An index that a list does not have ends the program: a list of 13 \
  names has no names[13].
  """

/// Texts that are no suit, and why.
private let textsThatAreNoSuit: [(what: String, why: String)] = [
  ("H", "a suit is one of the four signs"), ("", "a suit is one of the four signs"),
  ("hearts", "a suit is one of the four signs"), ("10", "a suit is one of the four signs"),
  ("♡", "this heart is another sign"), ("♥♥", "a card has one suit"),
  ("♥♠", "a card has one suit"), (" ♥", "there is a space in it"),
]

/// Texts that a hurried reader could take for a title, and why none of them is one.
private let textsThatAreNoTitle: [(what: String, why: String)] =
  [
    ("", "nothing is in it"), ("♥", "it has no rank"), ("10", "it has no suit"),
    ("A", "it has no suit"), ("1♠", "the ace is written A"), ("11♥", "the jack is written J"),
    ("12♥", "the queen is written Q"), ("13♥", "the king is written K"),
    ("14♥", "there is no such rank"), ("0♥", "there is no such rank"),
    ("T♥", "a ten is written 10"), ("j♥", "the letters are capitals"),
    ("♥10", "the rank comes first"), ("10H", "a suit is one of the four signs"),
    ("10♡", "this heart is another sign"), ("10 ♥", "there is a space in it"),
    (" 10♥", "there is a space in it"), ("10♥ ", "there is a space in it"),
    ("10♥♥", "a card has one suit"), ("AA♥", "a card has one rank"),
    ("05♥", "no number begins with 0"), ("+5♥", "a rank has no sign before it"),
    ("-5♥", "a rank has no sign before it"), ("A♠A♥", "these are two cards"),
    ("joker", "it has neither rank nor suit"),
    ("the queen of hearts", "it has neither rank nor suit"),
    (String(repeating: "A♠", count: 52), "these are many cards"),
  ] + textsByChance

/// Makes cards and compares their titles; cards that cannot be made are another check's business.
private func expectTitles(
  of cards: [Face], sourceLocation: SourceLocation = #_sourceLocation
) {
  let made = cards.compactMap { card in
    Card(rank: card.rank.rawValue, suit: card.suit.symbol).map { (card: card, title: $0.title) }
  }
  report(
    made.isEmpty ? diagnose(refused: cards, of: cards) : diagnose(titles: made),
    at: sourceLocation)
}
