/// The lesson's game: turn cards up, and match two of them, or three, or more.
///
/// Choosing a card follows four rules.
///
/// 1. A matched card ignores everything.
/// 2. A face-up card is turned down, free of charge.
/// 3. Otherwise, when it is the last of the number to match, it is compared with the others that
///    are face up. Points are multiplied by the bonus and added to the score, and all of these
///    cards are matched; without points the penalty is taken off, once, and the *others* are
///    turned down.
/// 4. The card is face up (or matched, by rule 3), and the cost of choosing is taken off.
///
/// ```swift
/// var game = MatchingGame.m12
/// game.chooseCard(at: 0)
/// game.chooseCard(at: 3)
/// print(game.score, game.faceUpIndices)
/// // -4 [3]
/// ```
public struct MatchingGame<Rule: MatchRule>: CardGame {
  /// The cards on the table; a card's index is that of its button.
  public private(set) var cards: [TableCard<Rule.Face>]

  /// The cards that were not dealt onto the table.
  public private(set) var deck: Deck<Rule.Face>

  /// The score in points; it may be negative.
  public private(set) var score = 0

  /// How many choices have turned a card since the deal.
  public private(set) var choiceCount = 0

  /// How many cards are compared at a time.
  public private(set) var cardsToMatch: Int

  /// What decides whether cards match, and for how many points.
  public let rule: Rule

  /// What a match pays, and what a mismatch and a choice cost.
  public let scoring: Scoring

  /// Deals a game.
  ///
  /// - Parameters:
  ///   - cardCount: How many cards to lay on the table.
  ///   - deck: The deck to deal from, top first; the game keeps the rest.
  ///   - cardsToMatch: How many cards are compared at a time; from 2 to `cardCount`.
  ///   - rule: What decides whether cards match, and for how many points.
  ///   - scoring: What a match pays, and what a mismatch and a choice cost.
  /// - Throws: ``DealError/cannotMatch(cardsToMatch:cardCount:)`` when `cardsToMatch` is out of its
  ///   bounds, ``DealError/deckTooSmall(needed:available:)`` when the deck has too few cards.
  public init(
    cardCount: Int,
    from deck: Deck<Rule.Face>,
    matching cardsToMatch: Int = 2,
    rule: Rule,
    scoring: Scoring = Scoring()
  ) throws(DealError) {
    guard cardsToMatch >= 2, cardsToMatch <= cardCount else {
      throw .cannotMatch(cardsToMatch: cardsToMatch, cardCount: cardCount)
    }
    (cards, self.deck) = try Self.table(of: cardCount, from: deck)
    self.cardsToMatch = cardsToMatch
    self.rule = rule
    self.scoring = scoring
  }

  /// Every card of the game, those on the table first.
  ///
  /// - Complexity: O(n) in the number of cards.
  public var pack: [Rule.Face] { cards.map(\.face) + deck.cards }

  /// Whether a card was chosen since the deal.
  public var hasBegun: Bool { choiceCount > 0 }

  /// How many cards are compared at a time.
  public var mode: Int? { cardsToMatch }

  /// Whether no cards are left on the table that would match.
  ///
  /// - Complexity: One call of the rule while matches abound; at worst one for each way to take the
  ///   number to match out of the cards that are not matched.
  public var isOver: Bool {
    let left = cards.filter { !$0.isMatched }.map(\.face)
    return !left.hasCombination(of: cardsToMatch) { rule.points(for: $0) > 0 }
  }

  /// Chooses the card at an index, by the four rules above.
  ///
  /// - Parameter index: The card's index; one that is not on the table is ignored.
  /// - Returns: What came of it.
  /// - Complexity: O(n) in the number of cards on the table, and one call of the rule.
  @discardableResult
  public mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    choiceCount += 1
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }

    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= scoring.choiceCost
    guard others.count == cardsToMatch - 1 else { return .turnedUp }

    let compared = others + [index]
    let points = rule.points(for: compared.map { cards[$0].face })
    if points > 0 {
      score += points * scoring.matchBonus
      for match in compared { cards[match].position = .matched }
      return .matched
    } else {
      score -= scoring.mismatchPenalty
      for other in others { cards[other].position = .faceDown }
      return .mismatched
    }
  }

  /// Changes how many cards are compared at a time, as long as no card was chosen.
  ///
  /// - Parameter cardsToMatch: The new number, from 2 to the number of cards on the table.
  /// - Returns: ``Outcome/dealt``, or ``Outcome/ignored`` when a card was chosen already or the
  ///   number is out of its bounds.
  @discardableResult
  public mutating func changeMode(to cardsToMatch: Int) -> Outcome {
    guard choiceCount == 0, cardsToMatch >= 2, cardsToMatch <= cards.count else { return .ignored }
    self.cardsToMatch = cardsToMatch
    return .dealt
  }

  /// Returns the same table without the score and the number of choices.
  ///
  /// - Returns: A copy; the game itself is not changed.
  public func forgettingScore() -> Self {
    var game = self
    game.score = 0
    game.choiceCount = 0
    return game
  }

  /// Begins a new game with the cards of a deck, under the same rules, on a table of the same size.
  ///
  /// - Parameter deck: The cards to play with, the topmost to be dealt first.
  /// - Throws: ``DealError/deckTooSmall(needed:available:)``; then the game is left as it was.
  /// - Complexity: O(n) in the number of cards of the deck.
  public mutating func deal(_ deck: Deck<Rule.Face>) throws(DealError) {
    (cards, self.deck) = try Self.table(of: cards.count, from: deck)
    score = 0
    choiceCount = 0
  }

  private static func table(
    of cardCount: Int, from deck: Deck<Rule.Face>
  ) throws(DealError) -> ([TableCard<Rule.Face>], Deck<Rule.Face>) {
    var deck = deck
    guard let faces = deck.draw(cardCount) else {
      throw .deckTooSmall(needed: cardCount, available: deck.count)
    }
    return (faces.map { TableCard($0) }, deck)
  }
}

extension MatchingGame {
  private enum CodingKeys: String, CodingKey {
    case cards, deck, score, choiceCount, cardsToMatch, rule, scoring
  }

  /// Reads a game as `encode(to:)` writes it.
  ///
  /// - Parameter decoder: Where a game stands.
  /// - Throws: `DecodingError` when there is none, or when it is one that no play can lead to: a
  ///   number to match that the table does not allow, or too many cards face up.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    cards = try container.decode([TableCard<Rule.Face>].self, forKey: .cards)
    deck = try container.decode(Deck<Rule.Face>.self, forKey: .deck)
    score = try container.decode(Int.self, forKey: .score)
    choiceCount = try container.decode(Int.self, forKey: .choiceCount)
    cardsToMatch = try container.decode(Int.self, forKey: .cardsToMatch)
    rule = try container.decode(Rule.self, forKey: .rule)
    scoring = try container.decode(Scoring.self, forKey: .scoring)
    guard cardsToMatch >= 2, cardsToMatch <= cards.count else {
      let error = DealError.cannotMatch(cardsToMatch: cardsToMatch, cardCount: cards.count)
      throw DecodingError.dataCorruptedError(
        forKey: .cardsToMatch, in: container, debugDescription: error.description)
    }
    guard faceUpIndices.count < cardsToMatch else {
      throw DecodingError.dataCorruptedError(
        forKey: .cards, in: container,
        debugDescription: "Of \(cardsToMatch) cards to match, fewer can be face up at a time.")
    }
  }
}
