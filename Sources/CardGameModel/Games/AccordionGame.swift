/// Accordion, a solitaire: push a row of cards together until one pile is left.
///
/// A card goes onto its left neighbour, or onto the third card to its left, when both have the same
/// rank or the same suit. What was under it goes with it; the cards to the right move up.
///
/// 1. A chosen card that is chosen again is unchosen.
/// 2. With a card chosen, the choice of one that it goes onto puts it there.
/// 3. Any other choice is a mismatch: the card that was chosen before is unchosen, as in the lesson.
/// 4. Asking for more lays the next card of the deck at the end of the row.
///
/// The score counts the cards that are covered. The game is won when one pile is left.
///
/// ```swift
/// var game = try AccordionGame(from: .m12)
/// for index in [1, 0] { game.chooseCard(at: index) }
/// print(game.score, game.cards[0].face)
/// // 1 A♥
/// ```
public struct AccordionGame: CardGame {
  /// The top cards of the row, from the left; a card's index is that of its button.
  public private(set) var cards: [TableCard<PlayingCard>]

  /// Every card of the game, in the order in which they come into the row.
  public let pack: [PlayingCard]

  /// How many cards of the pack have come into the row.
  public private(set) var dealtCount: Int

  /// How many moves have changed something since the deal.
  public private(set) var changeCount = 0

  /// How many cards lie in the row at first.
  public let tableSize: Int

  /// Deals a game.
  ///
  /// - Parameters:
  ///   - deck: The deck to deal from, top first, in which no card is there twice.
  ///   - tableSize: How many cards lie in the row at first, two or more.
  /// - Throws: ``DealError`` when the row or the deck is too small, or a card is there twice.
  public init(from deck: Deck<PlayingCard>, tableSize: Int = 12) throws(DealError) {
    guard tableSize >= 2 else { throw .tableTooSmall(cardCount: tableSize, minimum: 2) }
    guard deck.count >= tableSize else {
      throw .deckTooSmall(needed: tableSize, available: deck.count)
    }
    pack = deck.cards
    if let index = pack.firstRepeated { throw .cardTwice(pack[index].title) }
    cards = pack.prefix(tableSize).map { TableCard($0, liesOpen: true) }
    dealtCount = tableSize
    self.tableSize = tableSize
  }

  /// `accordion`.
  public static var kind: String { "accordion" }

  /// All cards of the game: somebody may ask for all of them before a card goes onto another.
  public var maximumCardCount: Int { pack.count }

  /// How many cards are covered.
  public var score: Int { dealtCount - cards.count }

  /// The cards that are left in the deck.
  public var counters: [Counter] { [Counter("Deck", pack.count - dealtCount)] }

  /// How many moves have changed something since the deal.
  public var moveCount: Int? { changeCount }

  /// Whether a move was made since the deal.
  public var hasBegun: Bool { changeCount > 0 }

  /// Whether the deck is empty and no card goes onto another.
  public var isOver: Bool { !canDealMore && firstStep(from: cards.indices) == nil }

  /// Whether one pile is left of the whole deck.
  public var isWon: Bool { !canDealMore && cards.count == 1 }

  /// Whether the deck still has cards.
  public var canDealMore: Bool { dealtCount < pack.count }

  /// Tells whether a card lies in the row: every choice there changes something.
  public func canChooseCard(at index: Int) -> Bool { cards.indices.contains(index) }

  /// Chooses the card at an index, by the rules above.
  ///
  /// - Parameter index: The card's index; one that is not in the row is ignored.
  /// - Returns: What came of it; ``Outcome/matched`` when the chosen card went onto this one.
  @discardableResult
  public mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    changeCount += 1
    guard let chosen = faceUpIndices.first else {
      cards[index].position = .faceUp
      return .turnedUp
    }
    cards[chosen].position = .faceDown
    guard chosen != index else { return .turnedDown }
    guard goes(chosen, onto: index) else {
      cards[index].position = .faceUp
      return .mismatched
    }
    cards[index] = cards.remove(at: chosen)
    return .matched
  }

  /// Lays the next card of the deck at the end of the row.
  ///
  /// - Returns: ``Outcome/dealt``, or ``Outcome/ignored`` when the deck is empty.
  @discardableResult
  public mutating func dealMore() -> Outcome {
    guard canDealMore else { return .ignored }
    cards.append(TableCard(pack[dealtCount], liesOpen: true))
    dealtCount += 1
    changeCount += 1
    return .dealt
  }

  /// Returns the same row without the number of moves.
  ///
  /// - Returns: A copy; the game itself is not changed.
  public func forgettingScore() -> Self {
    var game = self
    game.changeCount = 0
    return game
  }

  /// Begins a new game with the cards of a deck, in a row of the same length.
  ///
  /// - Parameter deck: The cards to play with, the topmost to be dealt first.
  /// - Throws: ``DealError`` when the deck is too small, or a card is there twice; then the game is
  ///   left as it was.
  public mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = try AccordionGame(from: deck, tableSize: tableSize)
  }

  /// Recommends a card that goes onto another, the chosen one if possible, or asking for more.
  public func hint() -> Hint? {
    let chosen = faceUpIndices
    guard let step = firstStep(from: chosen) ?? firstStep(from: cards.indices) else {
      return canDealMore
        ? .dealMore(because: "No card goes onto another.")
        : .nothing(because: isWon ? "One pile is left: the game is won." : "No card can go.")
    }
    return .choose(
      chosen == [step.from] ? [step.to] : [step.from, step.to],
      because: "\(cards[step.from].face.title) goes onto \(cards[step.to].face.title).")
  }

  /// Says why the chosen card does not go onto another.
  public func whyNot(choosing index: Int) -> WhyNot? {
    guard let chosen = faceUpIndices.first, cards.indices.contains(index), index != chosen,
      !goes(chosen, onto: index)
    else { return nil }
    let isInReach = index == chosen - 1 || index == chosen - 3
    return WhyNot(
      titles: [cards[chosen].face.title, cards[index].face.title],
      reasons: [
        isInReach
          ? "they have neither the rank nor the suit in common"
          : "a card goes onto the first or the third to its left"
      ])
  }

  /// Lays the row by hand: one card chosen, or none.
  ///
  /// - Throws: ``StateError`` when no play can lead there; then the game is left as it was.
  public mutating func arrange(
    faceUp: [Int], matched: [Int], score: Int?
  ) throws(StateError) {
    var copy = self
    for (index, position) in try positions(faceUp: faceUp, matched: matched).enumerated() {
      copy.cards[index].position = position
    }
    copy.changeCount = max(changeCount, faceUp.count)
    guard score == nil || score == self.score else {
      throw StateError("score", "\(self.score) cards are covered, and that is the score.")
    }
    try copy.check()
    self = copy
  }

  private func goes(_ index: Int, onto other: Int) -> Bool {
    let (card, under) = (cards[index].face, cards[other].face)
    return (other == index - 1 || other == index - 3)
      && (card.rank == under.rank || card.suit == under.suit)
  }

  /// The first card of some that goes onto another, the one farther to the left before the nearer.
  private func firstStep(from indices: some Sequence<Int>) -> (from: Int, to: Int)? {
    for index in indices {
      for other in [index - 3, index - 1] where other >= 0 && goes(index, onto: other) {
        return (index, other)
      }
    }
    return nil
  }
}

extension AccordionGame: DealableGame {
  /// What the game is, in a line.
  public static var summary: String { "Push a row of cards together until one pile is left." }

  /// What a player tries to do and what is counted.
  public static var goal: String {
    """
    Choose a card, and then the first or the third to its left: when both have the same rank or \
    suit, the card goes there. "more" lays the next card of the deck. The score counts the cards \
    that are covered; you win when one pile is left.
    """
  }

  /// How playing cards are written.
  public static var notation: String { LessonGame.notation }

  /// Returns a standard pack.
  public static func deck(cardCount: Int?) -> Deck<PlayingCard> { .standard }

  /// Deals a game; without a number, with twelve cards in the row or as many as the deck has.
  public init(
    dealing deck: Deck<PlayingCard>, cardCount: Int?, seed: UInt64
  ) throws(DealError) {
    try self.init(from: deck, tableSize: cardCount ?? min(12, deck.count))
  }
}

extension AccordionGame {
  private enum CodingKeys: String, CodingKey {
    case cards, pack, dealtCount = "dealt", changeCount = "moves", tableSize
  }

  /// Reads a game as `encode(to:)` writes it.
  ///
  /// - Parameter decoder: Where a game stands.
  /// - Throws: `DecodingError` when there is none, or when it is one that no play can lead to.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    cards = try container.decode([TableCard<PlayingCard>].self, forKey: .cards)
    pack = try container.decode([PlayingCard].self, forKey: .pack)
    dealtCount = try container.decode(Int.self, forKey: .dealtCount)
    changeCount = try container.decode(Int.self, forKey: .changeCount)
    tableSize = try container.decode(Int.self, forKey: .tableSize)
    do {
      try check()
    } catch {
      throw DecodingError.damaged(error, at: container.codingPath)
    }
  }

  /// Checks that play can lead to this game, as far as the row tells.
  private func check() throws(StateError) {
    try checkDistinct("pack", pack)
    guard tableSize >= 2, (tableSize...max(tableSize, pack.count)).contains(dealtCount),
      dealtCount <= pack.count
    else { throw StateError("dealt", "\(dealtCount) cards cannot have been dealt.") }
    try checkDistinct("cards", cards.map(\.face))
    let dealt = Set(pack.prefix(dealtCount))
    if let index = cards.firstIndex(where: { !dealt.contains($0.face) }) {
      throw StateError("cards", at: index, "\(cards[index].face.title) is not in the row.")
    }
    guard !cards.isEmpty else { throw StateError("cards", "One pile at least is left.") }
    try checkOpen(true)
    if let index = matchedIndices.first ?? faceUpIndices.dropFirst().first {
      throw StateError("cards", at: index, "One card at most is chosen, and none is matched.")
    }
    let leastMoves = faceUpIndices.count + 2 * score + dealtCount - tableSize
    try checkCounter("moves", changeCount, atLeast: max(0, leastMoves))
  }
}
