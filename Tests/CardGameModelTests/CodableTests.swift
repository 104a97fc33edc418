import CardGameModel
import Foundation
import Testing

@Suite("Model values as JSON")
struct CodableTests {
  @Test("A card is its title")
  func card() throws {
    #expect(try json(PlayingCard(.ten, of: .hearts)) == #""10♥""#)
    for card in Deck.standard.cards {
      #expect(try value(PlayingCard.self, try json(card)) == card)
    }
  }

  @Test("A card is read in every spelling, as a person may have written the file")
  func handWritten() throws {
    #expect(try value(PlayingCard.self, #""th""#) == PlayingCard(.ten, of: .hearts))
  }

  @Test("A deck is a list of cards from the top down")
  func deck() throws {
    let deck = Deck(Deck.m12.cards.prefix(3))
    #expect(try json(deck) == #"["A♠","A♥","5♠"]"#)
    #expect(try value(Deck<PlayingCard>.self, #"["A♠","A♥","5♠"]"#) == deck)
    #expect(try value(Deck<PlayingCard>.self, "[]").isEmpty)
  }

  @Test("A game comes back as it was, and plays on in the same way")
  func game() throws {
    var game = try LessonGame(
      cardCount: 12, from: .m16, matching: 3, scoring: Scoring(matchBonus: 7))
    for index in [3, 5, 7, 0, 4] { game.chooseCard(at: index) }
    var copy = try value(LessonGame.self, try json(game))
    #expect(copy == game)
    #expect(copy.chooseCard(at: 9) == game.chooseCard(at: 9))
    #expect(copy == game)
  }

  @Test("A generator goes on where it stood")
  func generator() throws {
    var generator = SeededGenerator(seed: 1)
    _ = generator.next()
    var copy = try value(SeededGenerator.self, try json(generator))
    #expect(copy.next() == generator.next())
  }

  @Test(
    "Outcomes and positions have the names that other programs read",
    arguments: [
      ("dealt", Outcome.dealt), ("turnedUp", .turnedUp), ("turnedDown", .turnedDown),
      ("matched", .matched), ("mismatched", .mismatched), ("ignored", .ignored),
    ])
  func outcomeNames(name: String, outcome: Outcome) throws {
    #expect(outcome.rawValue == name)
    #expect(try json(outcome) == "\"\(name)\"")
    #expect(CardPosition.allCases.map(\.rawValue) == ["faceDown", "faceUp", "matched"])
  }

  @Test(
    "A damaged card is an error that says what to write",
    arguments: [#""1S""#, #""""#, #"" AS""#, #""A♤""#])
  func damagedCard(json: String) {
    let error = #expect(throws: DecodingError.self) { try value(PlayingCard.self, json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error)) is not about damaged data.")
      return
    }
    #expect(context.debugDescription.contains("is not a playing card: write a rank"))
  }

  @Test(
    "What is no card or no deck at all is an error",
    arguments: ["1", "null", "{}", #"["A♠", 2]"#, #"["A♠", "1S"]"#, #"{"cards":[]}"#])
  func wrongKind(json: String) {
    #expect(throws: DecodingError.self) { try value(PlayingCard.self, json) }
    #expect(throws: DecodingError.self) { try value(Deck<PlayingCard>.self, json) }
  }

  @Test(
    "A game that no play can lead to is an error",
    arguments: [
      ("\"cardsToMatch\":2", "\"cardsToMatch\":1"), ("\"cardsToMatch\":2", "\"cardsToMatch\":-1"),
      ("\"cardsToMatch\":2", "\"cardsToMatch\":13"), ("\"faceDown\"", "\"faceUp\""),
      ("\"faceDown\"", "\"sideways\""), ("\"score\"", "\"points\""), ("\"A♠\"", "\"A♤\""),
    ])
  func damagedGame(sound: String, damaged: String) throws {
    let text = try json(MatchingGame.m12)
    #expect(text.contains(sound))
    #expect(throws: DecodingError.self) {
      try value(LessonGame.self, text.replacingOccurrences(of: sound, with: damaged))
    }
  }

  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private func value<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}
