import CardGameModel
import Testing

@Suite("Playing card")
struct PlayingCardTests {
  @Test("A title is the rank and the suit's sign, with a letter instead in ASCII")
  func titles() {
    let ten = PlayingCard(.ten, of: .hearts)
    #expect(ten.title == "10♥")
    #expect(ten.asciiTitle == "10H")
    #expect(ten.spokenName == "ten of hearts")
    #expect("\(ten)" == "10♥")
  }

  @Test(
    "Every rank has its symbol, its name and its number",
    arguments: zip(
      Rank.allCases,
      [
        ("A", "ace"), ("2", "two"), ("3", "three"), ("4", "four"), ("5", "five"), ("6", "six"),
        ("7", "seven"), ("8", "eight"), ("9", "nine"), ("10", "ten"), ("J", "jack"),
        ("Q", "queen"), ("K", "king"),
      ]))
  func ranks(rank: Rank, words: (symbol: String, name: String)) {
    #expect(rank.symbol == words.symbol)
    #expect(rank.spokenName == words.name)
    #expect(Rank.allCases.firstIndex(of: rank) == rank.rawValue - 1)
  }

  @Test(
    "Every suit has its sign, its letter and its name",
    arguments: [
      (Suit.spades, "\u{2660}", "S", "spades"), (.hearts, "\u{2665}", "H", "hearts"),
      (.diamonds, "\u{2666}", "D", "diamonds"), (.clubs, "\u{2663}", "C", "clubs"),
    ])
  func suits(suit: Suit, sign: String, letter: String, name: String) {
    #expect(Array(suit.symbol.unicodeScalars) == Array(sign.unicodeScalars))
    #expect(suit.letter == letter)
    #expect(suit.spokenName == name)
  }

  @Test("All titles of the fifty-two cards differ, and so do their ASCII titles and their names")
  func distinctTitles() {
    let cards = Deck.standard.cards
    #expect(Set(cards.map(\.title)).count == 52)
    #expect(Set(cards.map(\.asciiTitle)).count == 52)
    #expect(Set(cards.map(\.spokenName)).count == 52)
  }

  @Test("Every ASCII title is ASCII")
  func ascii() {
    #expect(Deck.standard.cards.allSatisfy { $0.asciiTitle.utf8.allSatisfy { $0 < 0x80 } })
  }
}
