import CardGameModel
import Testing

@Suite("Card of Trios")
struct TrioCardTests {
  @Test("A card is its four values, in a title, in digits and in words")
  func titles() throws {
    let card = TrioCard(.two, .circle, .filled, .red)
    #expect(card.title == "●●r" && card.asciiTitle == "2131" && "\(card)" == "●●r")
    #expect(card.spokenName == "two filled red circles")
    #expect(try TrioCard(parsing: "1322").spokenName == "one half-filled green triangle")
  }

  @Test("A card keeps the values that it was made of")
  func values() {
    for number in TrioCard.Number.allCases {
      for shape in TrioCard.Shape.allCases {
        for shading in TrioCard.Shading.allCases {
          for color in TrioCard.Color.allCases {
            let card = TrioCard(number, shape, shading, color)
            #expect(card.number == number && card.shape == shape)
            #expect(card.shading == shading && card.color == color)
          }
        }
      }
    }
  }

  @Test("The pack has eighty-one cards, each with names of its own, that are read back")
  func pack() throws {
    let cards = Deck.trios.cards
    #expect(Set(cards).count == 81 && cards.count == 81)
    #expect(Set(cards.map(\.title)).count == 81 && Set(cards.map(\.spokenName)).count == 81)
    for card in cards {
      #expect(try TrioCard(parsing: card.title) == card)
      #expect(try TrioCard(parsing: card.asciiTitle) == card)
    }
    #expect(cards.first?.asciiTitle == "1111" && cards.last?.asciiTitle == "3333")
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "1", "111", "11111", "1110", "1114", "111a", " 1111", "1111 ", "１１１１", "●r●", "●●●●r",
    ])
  func refused(text: String) {
    let error = #expect(throws: CardParsingError.self) { try TrioCard(parsing: text) }
    #expect(error?.description.contains("write four digits from 1 to 3") == true)
  }

  @Test(
    "Why three cards are no trio, attribute by attribute",
    arguments: [
      ("1111 2111 3112", ["colour: two are alike, one differs"]),
      ("1111 1111 1112", ["colour: two are alike, one differs"]),
      (
        "1111 2212 2321",
        [
          "number: two are alike, one differs", "shading: two are alike, one differs",
          "colour: two are alike, one differs",
        ]
      ),
      ("1111 1111 1111", ["one card is there more than once"]),
    ])
  func whyNot(text: String, reasons: [String]) throws {
    let cards = try [TrioCard](parsing: text)
    #expect(cards[0].whyNoTrio(with: cards[1], cards[2])?.reasons == reasons)
    #expect(!cards[0].isTrio(with: cards[1], cards[2]))
  }

  @Test("Three cards are a trio in every order", arguments: ["1111 2222 3333", "1123 1223 1323"])
  func order(text: String) throws {
    for cards in permutations(of: try [TrioCard](parsing: text)) {
      #expect(cards[0].isTrio(with: cards[1], cards[2]))
      #expect(cards[0].whyNoTrio(with: cards[1], cards[2]) == nil)
    }
  }
}
