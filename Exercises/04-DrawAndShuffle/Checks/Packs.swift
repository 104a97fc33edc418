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

/// The cards of several decks: the table of the lesson, three cards, a pack that was shuffled, and one
/// in which every card is twice.
let packs: [[PlayingCard]] = {
  var generator = SeededGenerator(seed: 4)
  var shuffled = Deck.standard.cards
  shuffled.fisherYatesShuffle(using: &generator)
  let twice = Array(shuffled.prefix(8))
  return [Deck.m12.cards, Array(shuffled.prefix(3)), shuffled, twice + twice.reversed()]
}()

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

/// Shuffles decks of several sizes in a process of its own, and tells whether that came to an end.
func shufflesToTheEnd(sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
  let survived = await #expect(
    processExitsWith: .success, crashed("shuffle(using:)"), sourceLocation: sourceLocation
  ) {
    endAfterSomeSeconds()
    for count in [2, 3, 6, 13, 20, 52] {
      for seed in 0..<50 {
        var generator = SeededGenerator(seed: UInt64(seed))
        _ = shuffled(Array(packs[2].prefix(count)), &generator)
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
