import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("When the code under test does not come back")
struct PostMortemTests {
  @Test("A crash tells which moves were played on which cards, and what was set last")
  func crash() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      expectPlay([.touch(5), .touch(3)], of: MatchingGame.m12) { table, makeDeck in
        Spoilt(table: table, makeDeck: makeDeck) { controller in
          guard controller.game.cards[3].isChosen else { return }
          controller.table.cardButtons[7].setTitle("7♣", for: .normal)
          _ = controller.game.cards[controller.game.cards.count]
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Index out of range"))
    #expect(
      text.contains(
        """
        The code crashed. This is what was being played:
          Table     A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦
          Moves     5 3  <- this move did not end
          Last set  title of card 7

        """))
  }

  @Test("So does a call of itself without end")
  func recursion() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      expectPlay([.touch(1)], of: MatchingGame.m12) { table, makeDeck in
        Spoilt(table: table, makeDeck: makeDeck) { $0.updateUI() }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("  Moves     1  <- this move did not end\n"))
  }

  @Test("Of a long play the last moves are told, whole, with a sign that there were more")
  func manyMoves() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let touches = (0..<400).map { Move.touch($0 % 2 == 0 ? 10 : 11) }
      expectPlay(touches + [.touch(1)], of: MatchingGame.m12) { table, makeDeck in
        Spoilt(table: table, makeDeck: makeDeck) { spoilt in
          if spoilt.game.cards[1].isFaceVisible { spoilt.updateUI() }
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(#/\n  Moves     …( 1[01])+ 1  <- this move did not end\n/#))
  }

  @Test("Values that are set without end stop it, with a code of their own, and the line")
  func settingWithoutEnd() async {
    let result = await #expect(
      processExitsWith: .exitCode(86), observing: [\.standardErrorContent]
    ) {
      expectPlay([.touch(0)], of: MatchingGame.m12) { table, makeDeck in
        Spoilt(table: table, makeDeck: makeDeck) { $0.toggleWithoutEnd() }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Stopped: One move has set 10000 values"))
    #expect(
      text.contains("  Moves     0  <- this move did not end\n  Last set  isEnabled of card 2\n"))
    #expect(text.contains("  Where     PostMortemTests.swift:"))
  }

  @Test("A loop without end is stopped after two seconds of computing, with the line")
  func loop() async {
    let result = await #expect(
      processExitsWith: .exitCode(86), observing: [\.standardErrorContent]
    ) {
      expectGame(
        Endless(), playing: [.touch(4), .touch(0)], goesAs: MatchingGame.m12, comparing: [.score])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Stopped: One move has computed for 2 seconds"))
    #expect(text.contains("  Moves     4 0  <- this move did not end\n"))
    #expect(
      text.contains("  Where     PostMortemTests.swift") && text.contains("  chooseCard(at:)\n"))
  }

  @Test("A crash while a rule of games is asked tells the moves, too")
  func gameRules() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      for rule in GameRule<Shrinking>.all { expectRule(rule, of: Shrinking()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("  Table     A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦\n"))
    #expect(text.contains("  <- this move did not end\n"))
  }

  @Test("A crash while a deck is drawn from tells which card was asked for")
  func drawing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = watched {
        diagnoseDrawing(
          from: Deck.standard.cards, pack: Deck.standard.cards,
          draw: { cards in cards.count == 39 ? cards[cards.count] : cards.removeFirst() },
          count: { $0.count })
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        The code crashed. This is what was being played:
          Asked     drawing card 14 of a deck of 52 cards  <- this was not answered

        """))
  }

  @Test("A crash of a rule tells which cards it was to judge")
  func points() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = watched {
        diagnosePoints(of: { cards in
          if cards.map(\.title) == ["A♠", "10♥"] { return cards[cards.count].rank.rawValue }
          return RankOrSuitRule().points(for: cards)
        })
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("\n  Asked     points for A♠ and 10♥  <- this was not answered\n"))
  }

  @Test("A shuffle without end is stopped, with its size, its seed and the line")
  func shuffle() async {
    let result = await #expect(
      processExitsWith: .exitCode(86), observing: [\.standardErrorContent]
    ) {
      _ = watched {
        diagnoseShuffle(of: Deck.standard.cards, shuffle: shuffledUnlessThirteen)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Stopped: One call has computed for 2 seconds"))
    #expect(text.contains("  Asked     shuffling a deck of 13 cards, with seed 0  <- this"))
    #expect(text.contains("  Where     PostMortemTests.swift"))
    #expect(text.contains("  shuffledUnlessThirteen(_:using:)\n"))
  }

  @Test("An expectation of a rule watches by itself")
  func rule() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let use = DeckUse<[PlayingCard]>(
        make: { $0 }, draw: { $0.removeFirst() }, count: { $0.count })
      for rule in DeckRule<[PlayingCard]>.all { expectRule(rule, of: use) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("  Asked     drawing a card  <- this was not answered\n"))
  }

  @Test("A test with the trait is watched, and says so", .watched)
  func trait() {
    #expect(RecordingTableView.observer != nil)
  }

  @Test("A crash outside a play says nothing of one")
  func elsewhere() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      expectPlay([.touch(0)], of: MatchingGame.m12) { table, makeDeck in
        MatchingGameController(table: table, makeDeck: makeDeck)
      }
      _ = Deck.m12.cards[Deck.m12.count]
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Index out of range") && !text.contains("what was being played"))
  }
}

/// The kit's controller, which does something else after it has shown the table.
private final class Spoilt: MatchingGameController {
  private let spoil: (Spoilt) -> Void

  init(
    table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>,
    spoil: @escaping (Spoilt) -> Void
  ) {
    self.spoil = spoil
    super.init(table: table, cardsToMatch: 2, makeDeck: makeDeck)
  }

  override func updateUI() {
    super.updateUI()
    spoil(self)
  }

  func toggleWithoutEnd() {
    while true { table.cardButtons[2].isEnabled.toggle() }
  }
}

/// A game that takes a card off with each choice, and asks for one more than there is.
private struct Shrinking: CardGame {
  var cards = MatchingGame.m12.cards
  var pack: [PlayingCard] { Deck.m12.cards }
  var score: Int { 0 }
  var isOver: Bool { false }

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    cards.remove(at: index)
    return cards[index].isMatched ? .matched : .turnedUp
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) { self = Shrinking() }
}

/// A game that never comes back from the first card.
private struct Endless: CardGame {
  private var game = MatchingGame.m12
  private var isSearching = true

  var cards: [TableCard<PlayingCard>] { game.cards }
  var score: Int { game.score }
  var isOver: Bool { game.isOver }
  var hasBegun: Bool { game.hasBegun }
  var pack: [PlayingCard] { game.pack }

  mutating func chooseCard(at index: Int) -> Outcome {
    while index == 0 && isSearching {}
    return game.chooseCard(at: index)
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) { try game.deal(deck) }
}

/// A shuffle that never comes back from thirteen cards.
private func shuffledUnlessThirteen(
  _ cards: [PlayingCard], using generator: inout SeededGenerator
) -> [PlayingCard] {
  var order = cards
  order.fisherYatesShuffle(using: &generator)
  let count = cards.count
  while count == 13 {}
  return order
}
