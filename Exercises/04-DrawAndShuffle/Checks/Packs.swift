import CardGameHarness
import CardGameModel
import CardGameTesting

@testable import Exercise04

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cards of several decks: the table of the lesson, three cards, a pack that was shuffled, one in
/// which every card is twice, and one with more cards than a pack.
let packs: [[PlayingCard]] = {
  var generator = SeededGenerator(seed: 4)
  var shuffled = Deck.standard.cards
  shuffled.fisherYatesShuffle(using: &generator)
  let twice = Array(shuffled.prefix(8))
  return [
    Deck.m12.cards, Array(shuffled.prefix(3)), shuffled, twice + twice.reversed(), moreThanAPack,
  ]
}()

/// A pack, and eight cards of another.
let moreThanAPack: [PlayingCard] = Deck.standard.cards + Deck.m12.cards.prefix(8)

/// Six packs, as they lie in the box of a casino's dealer.
let sixPacks: [PlayingCard] = (1...6).flatMap { _ in Deck.standard.cards }

/// Your deck, after as many draws as it has cards.
func drawn(
  _ pack: [PlayingCard], draw: (inout DrawingDeck) -> PlayingCard?
) -> DrawingDeck {
  var deck = DrawingDeck(cards: pack)
  for _ in pack { _ = draw(&deck) }
  return deck
}

/// Some cards, after your shuffle.
func shuffled(_ cards: [PlayingCard], _ generator: inout SeededGenerator) -> [PlayingCard] {
  var deck = DrawingDeck(cards: cards)
  deck.shuffle(using: &generator)
  return deck.cards
}

/// Some cards, after your shuffle of a deck from which others had been drawn.
///
/// Where `draw()` does not leave these cards, it is a matter for other checks, and the deck is a new one.
func shuffledWhenOthersWereDrawn(
  _ cards: [PlayingCard], _ generator: inout SeededGenerator
) -> [PlayingCard] {
  var deck = DrawingDeck(cards: packs[1] + cards)
  for _ in packs[1] { _ = deck.draw() }
  if deck.cards != cards { deck = DrawingDeck(cards: cards) }
  deck.shuffle(using: &generator)
  return deck.cards
}

/// Some cards, after your second shuffle of the same deck.
func shuffledAgain(_ cards: [PlayingCard], _ generator: inout SeededGenerator) -> [PlayingCard] {
  var deck = DrawingDeck(cards: cards)
  var other = SeededGenerator(seed: 4)
  deck.shuffle(using: &other)
  deck.shuffle(using: &generator)
  return deck.cards
}

/// Draws all cards of a deck with which something was done, and says what goes wrong.
///
/// What goes wrong with a new deck of the same cards, too, is a matter for other checks.
func diagnoseDrawing(from deck: DrawingDeck, thatWas past: String) -> [Diagnosis] {
  func diagnoses(_ deck: DrawingDeck) -> [Diagnosis] {
    CardGameHarness.diagnoseDrawing(
      from: deck, pack: deck.cards, past: past, goesBeyondEnd: false, draw: { $0.draw() },
      count: { $0.cards.count })
  }
  return diagnoses(DrawingDeck(cards: deck.cards)).isEmpty ? diagnoses(deck) : []
}

/// Shuffles decks of several sizes in a process of its own, and tells whether that came to an end.
func shufflesToTheEnd(sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
  let survived = await #expect(
    processExitsWith: .success, crashed("shuffle(using:)"), sourceLocation: sourceLocation
  ) {
    endAfterSomeSeconds()
    for count in [2, 3, 6, 12, 13, 20, 52, 60] {
      for seed in 0..<50 {
        var generator = SeededGenerator(seed: UInt64(seed))
        let cards = Array(moreThanAPack.prefix(count))
        _ = shuffled(cards, &generator)
        _ = shuffledAgain(cards, &generator)
        _ = shuffledWhenOthersWereDrawn(cards, &generator)
      }
    }
  }
  return survived != nil
}

/// How long a check may take in its own process. It needs a small part of a second.
let secondsForOneCheck: UInt32 = 5

/// Ends this process when the check in it has taken too long.
func endAfterSomeSeconds() {
  alarm(secondsForOneCheck)
}

/// What is said of a method that ended the process, or had to be ended.
func crashed(_ method: String) -> Comment {
  """
  \(method) crashed, or did not come to an end within \(secondsForOneCheck) seconds.
  A place that is not in cards.indices crashes; a loop that waits for a certain number may wait for ever.
  """
}
