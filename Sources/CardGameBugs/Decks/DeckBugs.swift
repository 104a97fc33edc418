import CardGameHarness
import CardGameModel

extension Bug {
  /// Decks with the wrong cards, or that give them wrongly; a new one is an entry.
  static let ofDecks: [Bug] = [
    Bug(
      id: "deck-no-kings", title: "There is no king in the deck",
      symptom: "No king ever appears, and after 48 cards there are only blanks.",
      cause: "The loop over the ranks stops before the last: 1..<13.", exercise: "03",
      intended: .rankOrSuitMissing,
      pack: { ranks, suits in
        suits.flatMap { suit in
          ranks.filter { (1..<13).contains($0.rawValue) }.map { PlayingCard($0, of: suit) }
        }
      }),
    Bug(
      id: "deck-parallel-not-product", title: "Ranks and suits are walked through in step",
      symptom: "The deck has four cards.",
      cause: "One loop takes a rank and a suit at the same index, instead of each with each.",
      exercise: "03", intended: .ranksBesideSuits,
      pack: { ranks, suits in zip(ranks, suits).map { PlayingCard($0, of: $1) } }),
    Bug(
      id: "deck-parameters-overwritten", title: "The deck ignores what it is made of",
      symptom: "Whatever cards are asked for, the same deck is played with.",
      cause: "The initializer gives its parameters values of its own, and uses those.",
      exercise: "03", intended: .packIgnoresRequest,
      pack: { _, _ in
        let (ranks, suits) = (Rank.allCases, Suit.allCases)
        return suits.flatMap { suit in ranks.map { PlayingCard($0, of: suit) } }
      }),
    Bug(
      id: "deck-lazy-getter-forgets-store", title: "The list of cards is made anew each time",
      symptom: "Every card is blank, and the score never moves.",
      cause: "The getter gives an empty list where there is none, and does not keep it.",
      exercise: "03", intended: .packEmpty,
      pack: { ranks, suits in
        var list = ForgetfulList()
        for suit in suits { for rank in ranks { list.add(PlayingCard(rank, of: suit)) } }
        return list.cards
      }),
    Bug(
      id: "deck-never-created", title: "The list of cards is never made",
      symptom: "The app crashes when the first card is added to the deck.",
      cause: "The list is declared as one that will be there (with !), and never made.",
      exercise: "03", intended: .makingDeckCrashes, risk: .crashes,
      pack: { ranks, suits in
        var cards: [PlayingCard]!
        for suit in suits { for rank in ranks { cards.append(PlayingCard(rank, of: suit)) } }
        return cards
      }),
    Bug(
      id: "deck-one-card-lost", title: "One card is lost on the way",
      symptom: "The deck has 51 cards.", cause: "The list is made one card shorter at its end.",
      exercise: "03", intended: .cardsMissing,
      pack: { ranks, suits in
        suits.flatMap { suit in ranks.map { PlayingCard($0, of: suit) } }.dropLast()
      }),
    Bug(
      id: "deck-one-rank-too-many", title: "The ranks go one too far",
      symptom: "A deck from 7 to 9 has tens in it.",
      cause: "The loop ends after the rank that follows the last.", exercise: "03",
      intended: .phantomCards,
      pack: { ranks, suits in
        let next = ranks.last.flatMap { Rank(rawValue: $0.rawValue + 1) }
        return suits.flatMap { suit in
          (ranks + [next].compactMap(\.self)).map { PlayingCard($0, of: suit) }
        }
      }),
    Bug(
      id: "deck-ace-low-and-high", title: "The ace is counted at both ends",
      symptom: "Each ace is in the deck twice.",
      cause: "The ace is added as the lowest rank, and once more as the highest.", exercise: "03",
      intended: .doubledCards,
      pack: { ranks, suits in
        suits.flatMap { suit in (ranks + ranks.prefix(1)).map { PlayingCard($0, of: suit) } }
      }),
    Bug(
      id: "deck-built-backwards", title: "The deck is built from its end",
      symptom: "The cards of a new deck lie in another order than the text says.",
      cause: "Each new card is put in front of the others.", exercise: "03",
      intended: .packInAnotherOrder,
      specimen: Examination("make the deck, and look at the order") { _ in
        let right = Deck.standard.cards
        let made = right.reduce(into: [PlayingCard]()) { $0.insert($1, at: 0) }
        return diagnose(pack: made, against: right, isOrdered: true)
      }),
    Bug(
      id: "deck-draw-looks-only", title: "A drawn card stays in the deck",
      symptom: "The same card is drawn again and again.",
      cause: "The card is looked at, and not taken out.", exercise: "04",
      intended: .drawLeavesCardIn, deck: LookingDeck.self),
    Bug(
      id: "deck-draw-removes-another", title: "Another card leaves than the one that is given",
      symptom: "Some cards come twice, and others never.",
      cause: "The first card is given, and the last is taken out.", exercise: "04",
      intended: .drawRemovesAnother, deck: WrongRemovingDeck.self),
    Bug(
      id: "deck-draw-from-bottom", title: "Cards are drawn from the bottom",
      symptom: "The cards come in the opposite order.",
      cause: "The last card is taken, not the first.",
      exercise: "04", intended: .drawFromWrongEnd, deck: BottomDeck.self),
    Bug(
      id: "deck-refills", title: "The deck never runs out",
      symptom: "After 52 cards the same ones come once more.",
      cause: "An empty deck is filled again by the draw.", exercise: "04",
      intended: .drawFromEmptyGivesCard, deck: RefillingDeck.self),
    Bug(
      id: "deck-last-never-drawn", title: "The last card is never drawn",
      symptom: "After 51 cards the deck gives nothing.",
      cause: "It is asked whether more than one card is left.", exercise: "04",
      intended: .drawEndsEarly, deck: StingyDeck.self),
    Bug(
      id: "deck-count-beside-list", title: "The number of cards is kept beside the list",
      symptom: "The deck says 52 whatever was drawn.",
      cause: "The count is stored when the deck is made, and never changed.", exercise: "04",
      intended: .countWrong, deck: MiscountingDeck.self),
    Bug(
      id: "deck-draw-never-reaches-last", title: "One card is never drawn at random",
      symptom: "The king of clubs is never the first card.",
      cause: "The random index is limited to one less than the count.",
      intended: .neverDrawnFirst,
      firstDraw: { cards, generator in
        cards[generator.number(below: cards.count - 1)]
      }),
    Bug(
      id: "deck-draw-ignores-chance", title: "The random card is always the same",
      symptom: "Every game begins with the same card.",
      cause: "The generator is passed in, and not asked.", intended: .generatorNotUsed,
      firstDraw: { cards, _ in cards[cards.count / 2] }),
    Bug(
      id: "deck-draw-modulo", title: "The first cards are drawn more often",
      symptom: "Twelve of the cards are the first twice as often as the others.",
      cause: "A random number below 64 is taken modulo 52.", intended: .drawUnfair,
      firstDraw: { cards, generator in cards[generator.number(below: 64) % cards.count] }),
    Bug(
      id: "deck-draw-empty-crash", title: "Drawing from the empty deck crashes",
      symptom: "After 52 cards the next touch ends the app.",
      cause: "A random number is taken modulo the number of cards, which is 0 then.",
      exercise: "04", intended: .drawFromEmptyCrashes, risk: .crashes, deck: ModuloDeck.self),
    Bug(
      id: "deck-remove-equal-object", title: "All cards like the drawn one leave the deck",
      symptom: "With two packs in one deck the cards run out too soon.",
      cause: "The drawn card is taken out by comparing, which takes out every equal one.",
      exercise: "04", intended: .drawRemovesEveryEqual, deck: EqualRemovingDeck.self,
      pack: Deck.m12.cards + Deck.m12.cards),
    Bug(
      id: "deck-empty-test-inverted", title: "The full deck deals nothing",
      symptom: "No card is ever dealt.",
      cause: "The test for the empty deck is the wrong way round.", exercise: "04",
      intended: .drawGivesNothing, deck: InvertedDeck.self),
    Bug(
      id: "deck-empty-uses-list-size", title: "The deck never says that it is empty",
      symptom: "When all cards are dealt, the app asks for one more and crashes.",
      cause: "isEmpty asks the list, which never shrinks; only a number beside it does.",
      exercise: "04", intended: .emptinessWrong, deck: NeverShrinkingDeck.self),
    Bug(
      id: "hist-lazy-getter-inverted", title: "A deck is made when there is one already",
      symptom: "Every draw gives nothing.",
      cause: "The getter makes the cards if they exist, where it meant if they are missing.",
      exercise: "04", intended: .drawGivesNothing, deck: InvertedGetterDeck.self),
    Bug(
      id: "hist-rank-limit-one-high", title: "There is a rank too many",
      symptom: "The deck has 56 cards, and the app crashes at some of them.",
      cause: "The highest rank is one too large, and the list of names ends before it.",
      exercise: "03", intended: .titleCrashes, risk: .crashes,
      specimen: Examination("make the titles of all cards") { journal in
        let names = ["?", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
        let titles = (1...14).map { rank in
          journal(.makingTitle("rank \(rank)"))
          return names[rank] + "♠"
        }
        let pack = Deck.standard.cards.prefix(13)
        return diagnose(titles: zip(pack, titles).map { (card: $0, title: $1) })
      }),
    Bug(
      id: "deck-pairs-range-short", title: "The last pair is never made",
      symptom: "The app crashes when the last two buttons are shown.",
      cause: "The loop over the pairs runs from 1 up to, and not including, their number.",
      exercise: "16", intended: .notEnoughPairs,
      specimen: Examination("make a deck for 8 buttons") { journal in
        diagnosePairs(forTablesOf: [8], journal: journal) { count in
          (1..<(count / 2)).flatMap { [PairFace("\($0)"), PairFace("\($0)")] }
        }
      }),
    Bug(
      id: "deck-unsigned-underflow", title: "One less than nothing crashes",
      symptom: "The app crashes on a table without cards.",
      cause:
        "The last index is worked out as count - 1 in an unsigned type, also for a count of 0.",
      exercise: "16", intended: .makingDeckCrashes, risk: .crashes,
      specimen: Examination("make a deck of 4 pairs", "make one of 0 pairs") { journal in
        diagnosePairs(forTablesOf: [8, 0], journal: journal) { count in
          let last = UInt(count / 2) - 1
          return (0...last).flatMap { [PairFace("\($0)"), PairFace("\($0)")] }
        }
      }),
    Bug(
      id: "ctl-emoji-pool-too-small", title: "There are fewer faces than pairs",
      symptom: "Several cards show a question mark, and do not look like a pair.",
      cause: "For the pairs beyond the last face of the theme \"?\" is taken.", layer: .controller,
      exercise: "16", intended: .notInPairs,
      specimen: Examination("make a deck for 20 buttons from 7 faces") { journal in
        let faces = ["🎃", "👻", "🦇", "🍬", "🍭", "😈", "🙀"]
        return diagnosePairs(forTablesOf: [8, 20], journal: journal) { count in
          (0..<(count / 2)).flatMap { pair in
            let face = PairFace(faces.indices.contains(pair) ? faces[pair] : "?")
            return [face, face]
          }
        }
      }),
    Bug(
      id: "lang-de-morgan-filter", title: "Nothing is ever filtered out",
      symptom: "Matched cards stay in the list.",
      cause: "The filter keeps what is not the one card or not the other, and that is every card.",
      exercise: "06", intended: .removingDoesNothing,
      specimen: Examination("take two cards out") { _ in
        diagnoseRemoving(from: Deck.m12.cards) { hand, wanted in
          hand.filter { $0 != wanted[0] || $0 != wanted[wanted.count - 1] || wanted.count == 1 }
        }
      }),
    Bug(
      id: "lang-remove-by-exchange", title: "The last card takes the place of one taken out",
      symptom: "After a card is taken out the others lie in another order.",
      cause: "The card is exchanged with the last one, and the last one is taken out.",
      exercise: "06", intended: .removingTakesOthers,
      specimen: Examination("take a card out") { _ in
        diagnoseRemoving(from: Deck.m12.cards) { hand, wanted in
          var hand = hand
          for card in wanted {
            guard let index = hand.firstIndex(of: card) else { continue }
            hand.swapAt(index, hand.count - 1)
            hand.removeLast()
          }
          return hand
        }
      }),
    Bug(
      id: "sort-while-removing", title: "Of two neighbours one is passed over",
      symptom: "Some of the cards that should go stay in their places.",
      cause: "Cards are taken out inside a loop over the indices, and the rest moves up under it.",
      exercise: "06", intended: .removingSkipsNeighbours,
      specimen: Examination("take two cards out that lie beside each other") { _ in
        diagnoseRemoving(from: Deck.m12.cards) { hand, wanted in
          var hand = hand
          var index = 0
          while index < hand.count {
            if wanted.contains(hand[index]) { hand.remove(at: index) }
            index += 1
          }
          return hand
        }
      }),
  ]

  /// Describes a bug in the cards that a deck is made of.
  init(
    id: String, title: String, symptom: String, cause: String, exercise: String,
    intended: DiagnosisCode, risk: Risk? = nil,
    pack: @escaping @Sendable (_ ranks: [Rank], _ suits: [Suit]) -> [PlayingCard]
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: .model, exercise: exercise,
      intended: intended, risk: risk,
      specimen: Examination("make the deck of all ranks and suits, and two smaller ones") {
        diagnosePacks(journal: $0, make: pack)
      })
  }

  /// Describes a bug in how a deck gives its cards.
  fileprivate init(
    id: String, title: String, symptom: String, cause: String, exercise: String,
    intended: DiagnosisCode, risk: Risk? = nil, deck: (some LearnerDeck).Type,
    pack: [PlayingCard] = Deck.standard.cards
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: .model, exercise: exercise,
      intended: intended, risk: risk,
      specimen: Examination("draw \(pack.count + 1) times") { journal in
        diagnoseDrawing(
          from: deck.init(pack), pack: pack, isOrdered: deck.isOrdered, draw: { $0.draw() },
          count: { $0.count }, isEmpty: { $0.isEmpty }, journal: journal)
      })
  }

  /// Describes a bug in which card a deck gives first, drawn at random.
  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    firstDraw: @escaping @Sendable ([PlayingCard], inout SeededGenerator) -> PlayingCard?
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, exercise: "04", intended: intended,
      specimen: Examination("draw the first card of many decks at random") { _ in
        diagnoseFirstDraws(from: Deck.standard.cards, draw: firstDraw)
      })
  }

  /// Describes a bug in a model that is no game.
  init(
    id: String, title: String, symptom: String, cause: String, exercise: String,
    intended: DiagnosisCode, risk: Risk? = nil, specimen: Examination
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: .model, exercise: exercise,
      intended: intended, risk: risk, specimen: specimen)
  }
}

/// A deck as a learner writes it; what it does not write itself is right.
private protocol LearnerDeck: Sendable {
  /// Whether cards come in the order of the pack.
  static var isOrdered: Bool { get }
  var cards: [PlayingCard] { get set }
  var count: Int { get }
  var isEmpty: Bool { get }
  init(_ cards: [PlayingCard])
  mutating func draw() -> PlayingCard?
}

extension LearnerDeck {
  static var isOrdered: Bool { true }
  var count: Int { cards.count }
  var isEmpty: Bool { cards.isEmpty }
  mutating func draw() -> PlayingCard? { cards.isEmpty ? nil : cards.removeFirst() }
}

private struct ForgetfulList {
  private let stored: [PlayingCard]? = nil
  var cards: [PlayingCard] { stored ?? [] }

  func add(_ card: PlayingCard) {
    var cards = cards
    cards.append(card)
  }
}

private struct ModuloDeck: LearnerDeck {
  static let isOrdered = false
  var cards: [PlayingCard]
  private var generator = SeededGenerator(seed: 1)

  init(_ cards: [PlayingCard]) { self.cards = cards }

  mutating func draw() -> PlayingCard? {
    cards.remove(at: Int(generator.next() % UInt64(cards.count)))
  }
}

private struct EqualRemovingDeck: LearnerDeck {
  var cards: [PlayingCard]

  init(_ cards: [PlayingCard]) { self.cards = cards }

  mutating func draw() -> PlayingCard? {
    guard let card = cards.first else { return nil }
    cards.removeAll { $0 == card }
    return card
  }
}

private struct InvertedDeck: LearnerDeck {
  var cards: [PlayingCard]

  init(_ cards: [PlayingCard]) { self.cards = cards }

  mutating func draw() -> PlayingCard? {
    if !cards.isEmpty { return nil }
    return cards.removeFirst()
  }
}

private struct NeverShrinkingDeck: LearnerDeck {
  var cards: [PlayingCard]
  var count: Int

  init(_ cards: [PlayingCard]) {
    self.cards = cards
    count = cards.count
  }

  mutating func draw() -> PlayingCard? {
    if isEmpty { return nil }
    count -= 1
    return cards[cards.count - 1 - count]
  }
}

private struct InvertedGetterDeck: LearnerDeck {
  private let all: [PlayingCard]
  private var stored: [PlayingCard]?

  init(_ cards: [PlayingCard]) { all = cards }

  var count: Int { all.count }
  var isEmpty: Bool { all.isEmpty }
  var cards: [PlayingCard] {
    get { (stored != nil ? all : stored) ?? [] }
    set { stored = newValue }
  }
}

private struct LookingDeck: LearnerDeck {
  var cards: [PlayingCard]

  init(_ cards: [PlayingCard]) { self.cards = cards }

  mutating func draw() -> PlayingCard? { cards.first }
}

private struct WrongRemovingDeck: LearnerDeck {
  static let isOrdered = false
  var cards: [PlayingCard]

  init(_ cards: [PlayingCard]) { self.cards = cards }

  mutating func draw() -> PlayingCard? {
    guard let card = cards.first else { return nil }
    cards.removeLast()
    return card
  }
}

private struct BottomDeck: LearnerDeck {
  var cards: [PlayingCard]

  init(_ cards: [PlayingCard]) { self.cards = cards }

  mutating func draw() -> PlayingCard? { cards.popLast() }
}

private struct RefillingDeck: LearnerDeck {
  private let all: [PlayingCard]
  var cards: [PlayingCard]

  init(_ cards: [PlayingCard]) {
    all = cards
    self.cards = cards
  }

  mutating func draw() -> PlayingCard? {
    if cards.isEmpty { cards = all }
    return cards.removeFirst()
  }
}

private struct StingyDeck: LearnerDeck {
  var cards: [PlayingCard]

  init(_ cards: [PlayingCard]) { self.cards = cards }

  mutating func draw() -> PlayingCard? { cards.count > 1 ? cards.removeFirst() : nil }
}

private struct MiscountingDeck: LearnerDeck {
  var cards: [PlayingCard]
  let count: Int

  init(_ cards: [PlayingCard]) {
    self.cards = cards
    count = cards.count
  }
}
