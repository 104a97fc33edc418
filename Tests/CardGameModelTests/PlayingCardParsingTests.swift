import CardGameModel
import Testing

@Suite("Reading playing cards")
struct PlayingCardParsingTests {
  private static let ranks: [(Rank, [String])] = [
    (.ace, ["A", "a"]), (.two, ["2"]), (.three, ["3"]), (.four, ["4"]), (.five, ["5"]),
    (.six, ["6"]), (.seven, ["7"]), (.eight, ["8"]), (.nine, ["9"]), (.ten, ["10", "T", "t"]),
    (.jack, ["J", "j"]), (.queen, ["Q", "q"]), (.king, ["K", "k"]),
  ]
  private static let suits: [(Suit, [String])] = [
    (.spades, ["\u{2660}", "\u{2660}\u{FE0E}", "\u{2660}\u{FE0F}", "S", "s"]),
    (.hearts, ["\u{2665}", "\u{2665}\u{FE0E}", "\u{2665}\u{FE0F}", "H", "h"]),
    (.diamonds, ["\u{2666}", "\u{2666}\u{FE0E}", "\u{2666}\u{FE0F}", "D", "d"]),
    (.clubs, ["\u{2663}", "\u{2663}\u{FE0E}", "\u{2663}\u{FE0F}", "C", "c"]),
  ]

  @Test("All fifty-two cards are read in every spelling")
  func everySpelling() throws {
    var count = 0
    for (rank, symbols) in Self.ranks {
      for (suit, signs) in Self.suits {
        for text in symbols.flatMap({ symbol in signs.map { symbol + $0 } }) {
          #expect(try PlayingCard(parsing: text) == PlayingCard(rank, of: suit), "\(text)")
          count += 1
        }
      }
    }
    // 8 ranks with one spelling, 4 with two, the ten with three; 4 suits with five each.
    #expect(count == (8 + 4 * 2 + 3) * 4 * 5)
  }

  @Test("A part of a longer text is read in place")
  func substring() throws {
    #expect(try PlayingCard(parsing: "A♠ 10h".dropFirst(3)) == PlayingCard(.ten, of: .hearts))
  }

  @Test("A card's title and its ASCII title are read back")
  func roundTrip() throws {
    for card in Deck.standard.cards {
      #expect(try PlayingCard(parsing: card.title) == card)
      #expect(try PlayingCard(parsing: card.asciiTitle) == card)
    }
  }

  @Test(
    "Anything else is refused, and the error keeps the text",
    arguments: [
      "", " ", "A", "S", "♠", "10", "1", "0",
      "1S", "0H", "00H", "11H", "010H", "12S", "13S", "100S", "-2S", "+2S", "2.0S", "1 0S", "TT",
      "A♠♠", "AA♠", "ASS", "SA", "♠A", "A♠S", "AS♠", "aceS", "A of spades",
      " AS", "AS ", "A S", "\tAS", "AS\n", "A\u{A0}S", "AS,",
      "A♤", "A♡", "A♢", "A♧",  // outline suits
      "🂡", "🃏", "A♠️♠️", "A♠\u{FE0E}\u{FE0F}", "A♠\u{FE0F}\u{FE0F}", "A\u{FE0F}♠",
      "AS\u{FE0F}", "\u{FE0F}", "♠\u{FE0F}", "A♠\u{FE00}", "A♠\u{200D}", "\u{FEFF}A♠",
      "\u{FF21}♠", "A\u{FF33}", "\u{FF11}\u{FF10}♠",  // full-width letters and digits
      "\u{0410}♠", "\u{041A}♠", "\u{0391}♠",  // Cyrillic A and K, Greek alpha
      "A\u{0301}♠", "A♠\u{0301}", "AS\u{0301}", "\u{00C1}♠",  // combining marks
      "A\u{017F}", "\u{212A}♠", "\u{0130}♠",  // long s, Kelvin sign, dotted capital I
      "\u{0662}♠", "\u{2469}♠", "A\u{0}S", "2S\u{0}",
    ])
  func refused(text: String) {
    #expect(throws: CardParsingError(text: text)) { try PlayingCard(parsing: text) }
  }

  @Test("The error's sentence quotes the text and says what to write")
  func message() {
    let sentence = CardParsingError(text: "1S").description
    #expect(sentence.hasPrefix("\"1S\" is not a playing card: write a rank"))
    #expect(sentence.hasSuffix("for example A♠ or 10H."))
    #expect(!sentence.contains("\n"))
  }
}

@Suite("Reading several playing cards")
struct PlayingCardListParsingTests {
  private let cards = [
    PlayingCard(.ace, of: .spades), PlayingCard(.ten, of: .hearts), PlayingCard(.two, of: .clubs),
  ]

  @Test(
    "Spaces, tabs, line ends and commas part cards",
    arguments: ["A♠ 10♥ 2♣", "AS,TH,2C", "  as ,  th\n2c\r\n", "A♠️\t10♥️\t2♣️", ",AS,,TH,2C,"])
  func separators(text: String) throws {
    #expect(try [PlayingCard](parsing: text) == cards)
  }

  @Test("No text gives no cards", arguments: ["", "   ", ",", "\n"])
  func nothing(text: String) throws {
    #expect(try [PlayingCard](parsing: text).isEmpty)
  }

  @Test("The first word that is no card is the error's text")
  func firstWrongWord() {
    #expect(throws: CardParsingError(text: "11H")) {
      try [PlayingCard](parsing: "A♠ 11H XX")
    }
  }

  @Test("A stray mark after a separator is not swallowed", arguments: [" ", ","])
  func strayMark(separator: String) {
    #expect(throws: CardParsingError(text: "\u{0301}K♦")) {
      try [PlayingCard](parsing: "A♠\(separator)\u{0301}K♦")
    }
  }

  @Test("Equal cards are all kept, for a rule of the deal to judge")
  func duplicates() throws {
    #expect(try [PlayingCard](parsing: "A♠ AS A♠").count == 3)
  }

  @Test("The table of every example is read from its usual text")
  func m12() throws {
    let text = "A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦"
    #expect(try [PlayingCard](parsing: text) == Deck.m12.cards)
    #expect(try [PlayingCard](parsing: text + " 8♠ 6♣ 4♦ 2♥") == Deck.m16.cards)
  }
}
