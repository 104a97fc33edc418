import CardGameHarness
import CardGameModel

extension Bug {
  /// Shuffles that are none, or no fair ones; a new one is an entry.
  static let ofShuffles: [Bug] = [
    Bug(
      id: "shuffle-never-done", title: "The cards are never shuffled",
      symptom: "The two cards of each pair lie side by side.",
      cause: "The shuffle was left for later, and forgotten.", intended: .shuffleDoesNothing
    ) { _, _ in },
    Bug(
      id: "shuffle-last-stays-last", title: "The last card always stays the last",
      symptom: "The last button always holds a card of the last pair.",
      cause: "The random index is limited to one less than the count, to stay in bounds.",
      intended: .shuffleLeavesCardInPlace
    ) { cards, generator in
      for place in 0..<(cards.count - 1) {
        cards.swapAt(place, generator.number(below: cards.count - 1))
      }
    },
    Bug(
      id: "shuffle-sattolo", title: "No card ever keeps its place",
      symptom: "Nothing that one sees; but no card ever lies where it lay before.",
      cause:
        "A card is exchanged with one before it, never with itself: below place, not place + 1.",
      intended: .shuffleMovesEveryCard
    ) { cards, generator in
      for place in (1..<cards.count).reversed() {
        cards.swapAt(place, generator.number(below: place))
      }
    },
    Bug(
      id: "shuffle-naive", title: "Some orders come more often than others",
      symptom: "Who counts long enough finds some cards first more often than others.",
      cause: "The card to exchange with is drawn from the whole deck at each place.",
      intended: .shuffleUnfair
    ) { cards, generator in
      for place in cards.indices { cards.swapAt(place, generator.number(below: cards.count)) }
    },
    Bug(
      id: "shuffle-random-comparator", title: "The cards are sorted by chance",
      symptom: "Cards that lay side by side stay near each other.",
      cause: "The cards are sorted, and each comparison is answered at random.",
      intended: .shuffleKeepsNeighbours
    ) { cards, generator in
      cards.sort { _, _ in generator.number(below: 2) == 0 }
    },
    Bug(
      id: "shuffle-remembers-in-a-string", title: "The shuffle of a large deck never ends",
      symptom: "The app works with the test deck of six cards, and hangs with 52.",
      cause: "The places already used are kept as one text, in which \"1\" is found inside \"12\".",
      intended: .shuffleHangs, risk: .hangs
    ) { cards, generator in
      var used = ""
      var shuffled: [PlayingCard] = []
      while shuffled.count < cards.count {
        let place = generator.number(below: cards.count)
        if used.contains("\(place)") { continue }
        used += "\(place) "
        shuffled.append(cards[place])
      }
      cards = shuffled
    },
    Bug(
      id: "shuffle-draws-with-return", title: "Cards are drawn and put back",
      symptom: "After the shuffle some cards are there twice, and others are gone.",
      cause: "Each place gets a random card of the old deck, which stays there to be drawn again.",
      intended: .shuffleLosesCards
    ) { cards, generator in
      let old = cards
      for place in cards.indices { cards[place] = old[generator.number(below: old.count)] }
    },
    Bug(
      id: "shuffle-fixed-seed", title: "Every shuffle is the same",
      symptom: "Every game is dealt the same cards.",
      cause: "A generator of its own is made with a fixed seed, and the one passed in is not used.",
      intended: .shuffleAlwaysTheSame
    ) { cards, _ in
      var fixed = SeededGenerator(seed: 42)
      cards.fisherYatesShuffle(using: &fixed)
    },
    Bug(
      id: "shuffle-own-chance", title: "A seed does not repeat the shuffle",
      symptom: "A game cannot be played again, and a test cannot be repeated.",
      cause: "The system's chance is asked, and not the generator that was passed in.",
      intended: .shuffleNotRepeatable
    ) { cards, _ in
      var system = SystemRandomNumberGenerator()
      cards.fisherYatesShuffle(using: &system)
    },
    Bug(
      id: "shuffle-only-cuts", title: "The deck is only cut",
      symptom: "Who knows one card knows the next.",
      cause: "The cards above a random place are put below the others, once.",
      intended: .shuffleOnlyCuts
    ) { cards, generator in
      let place = generator.number(below: cards.count)
      cards = Array(cards[place...] + cards[..<place])
    },
    Bug(
      id: "shuffle-moves-pairs", title: "Cards are shuffled two at a time",
      symptom: "Two cards that lay side by side mostly do so after the shuffle.",
      cause: "The list of pairs is shuffled and cut, and each pair stays together.",
      intended: .shuffleKeepsNeighbours
    ) { cards, generator in
      var pairs = stride(from: 0, to: cards.count, by: 2).map {
        Array(cards[$0..<min($0 + 2, cards.count)])
      }
      for place in pairs.indices.reversed() {
        pairs.swapAt(place, generator.number(below: place + 1))
      }
      let shuffled = pairs.flatMap(\.self)
      let place = generator.number(below: shuffled.count)
      cards = Array(shuffled[place...] + shuffled[..<place])
    },
    Bug(
      id: "deck-fixed-52", title: "Only a whole pack can be shuffled",
      symptom: "The app crashes when what is left of a deck is shuffled.",
      cause: "The card to exchange with is drawn from the places 0 to 51, whatever the deck.",
      intended: .shuffleCrashes, risk: .crashes
    ) { cards, generator in
      for place in cards.indices { cards.swapAt(place, generator.number(below: 52)) }
    },
  ]

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    risk: Risk? = nil,
    shuffle: @escaping @Sendable (inout [PlayingCard], inout SeededGenerator) -> Void
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, exercise: "04", intended: intended,
      risk: risk,
      specimen: Examination("shuffle decks of 6, 13, 20 and 52 cards many times") { journal in
        diagnoseShuffle(of: Deck.standard.cards, journal: journal) { cards, generator in
          var cards = cards
          shuffle(&cards, &generator)
          return cards
        }
      })
  }
}
