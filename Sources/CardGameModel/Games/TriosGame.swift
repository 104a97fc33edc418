/// Trios: find three cards that in each of four attributes are all alike or all different.
///
/// Twelve of the eighty-one cards lie open.
///
/// 1. While one or two cards are chosen, choosing one of them again unchooses it.
/// 2. The third chosen card decides: a trio is matched, otherwise it is a mismatch. The three stay as
///    they are until the next choice.
/// 3. After a mismatch the next choice first unchooses the three, and then chooses its card.
/// 4. After a match the next choice first replaces the three from the deck, or takes them off when
///    the deck is empty: later cards then move up. It chooses its card, unless that was one of them.
/// 5. Asking for more replaces a matched trio, or else adds three cards; it costs points if a trio
///    was on the table. With an empty deck it is ignored.
///
/// The game is over when the deck is empty and no trio is left, and won when no card is left.
///
/// ```swift
/// var game = try TriosGame(from: .trios)
/// for index in [0, 1, 2] { game.chooseCard(at: index) }
/// print(game.score, game.matchedIndices)
/// // 3 [0, 1, 2]
/// ```
public struct TriosGame: CardGame {
  /// The cards on the table; a card's index is that of its button.
  public internal(set) var cards: [TableCard<TrioCard>]

  /// Every card of the game, in the order in which they come onto the table.
  public internal(set) var pack: [TrioCard]

  /// How many cards of the pack have come onto the table.
  public internal(set) var dealtCount: Int

  /// The score in points; it may be negative.
  public internal(set) var score = 0

  /// How many moves have changed something since the deal.
  public internal(set) var changeCount = 0

  /// How many cards lie on the table at first.
  public let tableSize: Int

  /// What a trio pays, and what mistakes cost.
  public let scoring: TriosScoring

  /// Deals a game.
  ///
  /// - Parameters:
  ///   - deck: The deck to deal from, top first, in which no card is there twice.
  ///   - tableSize: How many cards to lay on the table at first, three or more.
  ///   - scoring: What a trio pays, and what mistakes cost.
  /// - Throws: ``DealError`` when the table or the deck is too small, or a card is there twice.
  public init(
    from deck: Deck<TrioCard>, tableSize: Int = 12, scoring: TriosScoring = TriosScoring()
  ) throws(DealError) {
    guard tableSize >= 3 else { throw .tableTooSmall(cardCount: tableSize, minimum: 3) }
    guard deck.count >= tableSize else {
      throw .deckTooSmall(needed: tableSize, available: deck.count)
    }
    pack = deck.cards
    if let index = pack.firstRepeated { throw .cardTwice(pack[index].title) }
    cards = pack.prefix(tableSize).map { TableCard($0, liesOpen: true) }
    dealtCount = tableSize
    self.tableSize = tableSize
    self.scoring = scoring
  }

  /// `trios`.
  public static var kind: String { "trios" }

  /// The cards that have not come onto the table yet.
  ///
  /// - Complexity: O(n) in their number.
  public var deck: Deck<TrioCard> { Deck(pack[dealtCount...]) }

  /// All cards of the game: somebody may ask for more again and again.
  public var maximumCardCount: Int { pack.count }

  /// The cards that are left in the deck.
  public var counters: [Counter] { [Counter("Deck", pack.count - dealtCount)] }

  /// How many moves have changed something since the deal.
  public var moveCount: Int? { changeCount }

  /// Whether a move was made since the deal.
  public var hasBegun: Bool { changeCount > 0 }

  /// Whether the deck is empty and no trio is left on the table.
  ///
  /// - Complexity: O(n²) in the number of cards on the table.
  public var isOver: Bool { !canDealMore && !hasTrio }

  /// Whether the game is over and every card has found its trio.
  public var isWon: Bool { !canDealMore && cards.allSatisfy(\.isMatched) }

  /// Whether the deck still has cards.
  public var canDealMore: Bool { dealtCount < pack.count }

  /// Tells whether a card lies on the table: every choice there changes something.
  public func canChooseCard(at index: Int) -> Bool { cards.indices.contains(index) }

  /// Chooses the card at an index, by the rules above.
  ///
  /// - Parameter index: The card's index; one that is not on the table is ignored.
  /// - Returns: What came of it; ``Outcome/dealt`` when a matched trio was replaced and nothing
  ///   chosen.
  /// - Complexity: O(n) in the number of cards on the table.
  @discardableResult
  public mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    changeCount += 1
    let touched = cards[index]
    if cards.contains(where: \.isMatched) {
      replaceMatched()
      // The card may have moved up; one that was matched is gone.
      let place = cards.firstIndex { $0.face == touched.face }
      return place.map { choose($0) } ?? .dealt
    }
    let chosenCount = cards.count(where: \.isFaceUp)
    if chosenCount == 3 {
      for other in cards.indices { cards[other].position = .faceDown }
    } else if touched.isFaceUp {
      cards[index].position = .faceDown
      score -= scoring.unchoosing
      return .turnedDown
    }
    return choose(index)
  }

  /// Replaces a matched trio, or else adds three cards.
  ///
  /// - Returns: ``Outcome/dealt``, or ``Outcome/ignored`` when the deck is empty.
  /// - Complexity: O(n²) in the number of cards on the table.
  @discardableResult
  public mutating func dealMore() -> Outcome {
    guard canDealMore else { return .ignored }
    changeCount += 1
    if cards.contains(where: \.isMatched) {
      replaceMatched()
    } else {
      if hasTrio { score -= scoring.needlessDeal }
      for _ in 0..<min(3, pack.count - dealtCount) { cards.append(nextCard()) }
    }
    return .dealt
  }

  /// Returns the same table without the score and the number of moves.
  ///
  /// - Returns: A copy; the game itself is not changed.
  public func forgettingScore() -> Self {
    var game = self
    game.score = 0
    game.changeCount = 0
    return game
  }

  /// Begins a new game with the cards of a deck, on a table of the same size.
  ///
  /// - Parameter deck: The cards to play with, the topmost to be dealt first.
  /// - Throws: ``DealError`` when the deck is too small, or a card is there twice; then the game is
  ///   left as it was.
  public mutating func deal(_ deck: Deck<TrioCard>) throws(DealError) {
    self = try TriosGame(from: deck, tableSize: tableSize, scoring: scoring)
  }

  /// Lays the table by hand: up to three cards chosen, or a trio matched.
  ///
  /// - Throws: ``StateError`` when no play can lead there; then the game is left as it was.
  public mutating func arrange(
    faceUp: [Int], matched: [Int], score: Int?
  ) throws(StateError) {
    var copy = self
    for (index, position) in try positions(faceUp: faceUp, matched: matched).enumerated() {
      copy.cards[index].position = position
    }
    copy.changeCount = max(changeCount, copy.leastMoves)
    copy.score = score ?? self.score
    try copy.check()
    self = copy
  }

  private mutating func choose(_ index: Int) -> Outcome {
    cards[index].position = .faceUp
    let chosen = faceUpIndices
    guard chosen.count == 3 else { return .turnedUp }
    guard cards[chosen[0]].face.isTrio(with: cards[chosen[1]].face, cards[chosen[2]].face) else {
      score -= scoring.mismatch
      return .mismatched
    }
    for match in chosen { cards[match].position = .matched }
    score += scoring.match
    return .matched
  }

  /// Puts new cards in the places of matched ones while the deck lasts, and takes off the others.
  private mutating func replaceMatched() {
    for index in cards.indices where cards[index].isMatched && canDealMore {
      cards[index] = nextCard()
    }
    cards.removeAll(where: \.isMatched)
  }

  private mutating func nextCard() -> TableCard<TrioCard> {
    defer { dealtCount += 1 }
    return TableCard(pack[dealtCount], liesOpen: true)
  }
}

extension TriosGame: DealableGame {
  /// What the game is, in a line.
  public static var summary: String {
    "Find three cards that in each attribute are all alike or all different."
  }

  /// What a player tries to do and what is counted.
  public static var goal: String {
    """
    Choose three cards whose numbers, shapes, shadings and colours are each all alike or all \
    different. A trio pays 3 points, a mismatch costs 5, and unchoosing a card 1; "more" asks for \
    three more cards, and costs 3 if a trio was there. You win when no card is left.
    """
  }

  /// How the cards of Trios are written.
  public static var notation: String {
    """
    four digits from 1 to 3, for number, shape (circle, square, triangle), shading (open, half, \
    filled) and colour (red, green, blue): "1111 2131"
    """
  }

  /// Returns the eighty-one cards.
  public static func deck(cardCount: Int?) -> Deck<TrioCard> { .trios }

  /// Deals a game; without a number, on twelve cards or as many as the deck has.
  public init(dealing deck: Deck<TrioCard>, cardCount: Int?, seed: UInt64) throws(DealError) {
    try self.init(from: deck, tableSize: cardCount ?? min(12, deck.count))
  }
}
