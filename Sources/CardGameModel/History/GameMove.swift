/// A move of a game, apart from any table or button.
///
/// ```swift
/// var game = MatchingGame.m12
/// print(game.make(.choose(0)), game.make(.choose(1)))
/// // turnedUp matched
/// ```
public enum GameMove<Face: CardFace>: Hashable, Sendable {
  /// Chooses the card at an index.
  case choose(Int)

  /// Asks for more cards.
  case dealMore

  /// Asks for another number of cards to match.
  case changeMode(Int)

  /// Begins a new game with these cards, the topmost first.
  case deal([Face])
}

extension CardGame {
  /// Makes a move.
  ///
  /// - Parameter move: The move; a deck that does not do for the game is ignored.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func make(_ move: GameMove<Face>) -> Outcome {
    switch move {
    case .choose(let index): return chooseCard(at: index)
    case .dealMore: return dealMore()
    case .changeMode(let cardsToMatch): return changeMode(to: cardsToMatch)
    case .deal(let faces):
      do {
        try deal(Deck(faces))
        return .dealt
      } catch {
        return .ignored
      }
    }
  }
}

extension GameMove: CustomStringConvertible {
  /// The move as it is typed: `3`, `more`, `mode 3`, `deal A♠ A♥ 5♠`.
  public var description: String {
    switch self {
    case .choose(let index): "\(index)"
    case .dealMore: "more"
    case .changeMode(let count): "mode \(count)"
    case .deal(let faces): (["deal"] + faces.map(\.title)).joined(separator: " ")
    }
  }
}

extension GameMove where Face: ParsableFace {
  /// Reads a move as ``description`` writes it.
  ///
  /// - Parameter text: `3`, `more`, `mode 3`, or `deal` and the cards.
  /// - Throws: ``CardParsingError`` when the text is no move, or one of the cards is none.
  public init(parsing text: some StringProtocol) throws(CardParsingError) {
    let words = text.split { $0 == " " }.map { String($0) }
    if words.count == 1, let index = Int(words[0]) {
      self = .choose(index)
    } else if words == ["more"] {
      self = .dealMore
    } else if words.count == 2, words[0] == "mode", let count = Int(words[1]) {
      self = .changeMode(count)
    } else if words.first == "deal" {
      self = .deal(try [Face](parsing: words.dropFirst().joined(separator: " ")))
    } else {
      throw CardParsingError(
        text: String(text),
        expectation: "a move: write a card's number, more, mode N, or deal and the cards")
    }
  }
}

extension GameMove: Codable {
  /// Reads a move: a number, `"more"`, `"mode 3"`, or a list of cards to deal.
  ///
  /// - Parameter decoder: Where the move stands.
  /// - Throws: `DecodingError` when there is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let index = try? container.decode(Int.self) {
      self = .choose(index)
    } else if let text = try? container.decode(String.self) {
      let words = text.split(separator: " ")
      if text == "more" {
        self = .dealMore
      } else if words.count == 2, words[0] == "mode", let count = Int(words[1]) {
        self = .changeMode(count)
      } else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(text)\" is no move: it is \"more\" or \"mode N\".")
      }
    } else {
      self = .deal(try container.decode([Face].self))
    }
  }

  /// Writes the move: a number, `"more"`, `"mode 3"`, or a list of cards to deal.
  ///
  /// - Parameter encoder: Where to write the move.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .choose(let index): try container.encode(index)
    case .deal(let faces): try container.encode(faces)
    case .dealMore, .changeMode: try container.encode(description)
    }
  }
}
