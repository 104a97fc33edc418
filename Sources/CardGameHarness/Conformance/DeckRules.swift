public import CardGameModel

/// How a pile of cards of one's own is made and used, for the rules of decks.
///
/// ```swift
/// let use = DeckUse(make: { MyDeck($0) }, draw: { $0.draw() }, count: { $0.count })
/// ```
public struct DeckUse<Pile> {
  /// Makes a pile of some cards, the first of which is on top.
  public let make: ([PlayingCard]) -> Pile

  /// Draws a card.
  public let draw: (inout Pile) -> PlayingCard?

  /// Tells how many cards are left.
  public let count: (Pile) -> Int

  /// Describes how a pile is made and used.
  ///
  /// - Parameters:
  ///   - make: Makes a pile of some cards, the first of which is on top.
  ///   - draw: Draws a card.
  ///   - count: Tells how many cards are left.
  public init(
    make: @escaping ([PlayingCard]) -> Pile, draw: @escaping (inout Pile) -> PlayingCard?,
    count: @escaping (Pile) -> Int
  ) {
    self.make = { cards in asking("making a deck of \(cards.count) cards") { make(cards) } }
    self.draw = { pile in asking("drawing a card") { draw(&pile) } }
    self.count = { pile in asking("the count of a deck") { count(pile) } }
  }
}

/// A rule for a deck of one's own, drawn from its top.
///
/// ```swift
/// @Test(arguments: DeckRule<MyDeck>.all)
/// func deck(rule: DeckRule<MyDeck>) {
///   expectRule(rule, of: DeckUse(make: MyDeck.init, draw: { $0.draw() }, count: { $0.count }))
/// }
/// ```
public typealias DeckRule<Pile> = ConformanceRule<DeckUse<Pile>>

extension DeckUse: RuleSubject {
  /// What every deck must do.
  public static var rules: [DeckRule<Pile>] {
    [
      DeckRule<Pile>(
        DiagnosisCode("deck-loses-cards"), "Every card is drawn once, and no other",
        reason: "A game with a card too many or too few cannot be won, or not by everyone.",
        advice: "Take the card out of the pile, and give that one."
      ) { use in
        for cards in packs {
          let drawn = use.drawn(cards.count + 2, from: cards)
          if drawn.sorted(by: titles) != cards.sorted(by: titles) {
            return "Of \(cards.count) cards, \(drawn.count) are drawn: "
              + CardDifference(drawn, cards).rows.map { "\($0.subject) \($0.shown)" }.prefix(3)
              .joined(separator: ", ")
          }
        }
        return nil
      },
      DeckRule<Pile>(
        DiagnosisCode("deck-top-not-first"), "The card on top is drawn first, then the next",
        reason: "A stacked deck makes a game that can be repeated, and a test of it.",
        advice: "Draw from the end at which the first card lies."
      ) { use in
        for cards in packs where use.drawn(cards.count, from: cards).count == cards.count {
          let drawn = use.drawn(cards.count, from: cards)
          guard Set(drawn) == Set(cards),
            let place = cards.indices.first(where: { cards[$0] != drawn[$0] })
          else { continue }
          return
            "At draw \(place + 1), \(drawn[place].title) is given, and \(cards[place].title) is on top."
        }
        return nil
      },
      DeckRule<Pile>(
        DiagnosisCode("deck-count-untrue"), "The count is the number of cards that are left",
        reason: "A game asks for it before it deals.",
        advice: "Return the count of the cards that are kept, and keep no number beside them."
      ) { use in
        for cards in packs {
          var pile = use.make(cards)
          for left in stride(from: cards.count, through: 0, by: -1) {
            if use.count(pile) != left {
              return "With \(left) of \(cards.count) cards left, the count is \(use.count(pile))."
            }
            if use.draw(&pile) == nil { break }
          }
        }
        return nil
      },
      DeckRule<Pile>(
        DiagnosisCode("deck-shared"), "A copy of a deck is drawn from by itself",
        reason: "Undo, and a second game from one deck, rest on it.",
        advice: "Make it a struct that keeps its cards in an array."
      ) { use in
        let cards = packs[1]
        let first = use.make(cards)
        var second = first
        _ = use.draw(&second)
        return use.count(first) == use.count(use.make(cards))
          ? nil : "Drawing from a copy has changed the deck that it was copied from."
      },
    ]
  }

  private static var packs: [[PlayingCard]] {
    [[], Deck.m12.cards, Deck.standard.cards, Deck.m12.cards + Deck.m12.cards.prefix(3)]
  }

  private static func titles(_ card: PlayingCard, _ other: PlayingCard) -> Bool {
    card.title < other.title
  }
}

extension DeckUse {
  fileprivate func drawn(_ number: Int, from cards: [PlayingCard]) -> [PlayingCard] {
    var pile = make(cards)
    return (0..<number).compactMap { _ in draw(&pile) }
  }
}
