/// Elevens: remove two cards that add up to eleven, or a jack, a queen and a king together.
///
/// The game is a solitaire of one pack, known from the computer science courses of American schools
/// ("Elevens Lab", College Board, 2013). Nine cards lie open. An ace counts 1, the numbers count
/// what they say, and jacks, queens and kings go only together.
///
/// 1. A chosen card that is chosen again is unchosen.
/// 2. A card that completes a group with the chosen ones removes it: cards from the deck take the
///    places; when it is empty, later cards move up.
/// 3. A card that can still become a group with the chosen ones is chosen too.
/// 4. Any other is a mismatch: the others are unchosen, as in the lesson.
///
/// Nothing is charged; the score counts the cards that are gone. The game is won when all are gone,
/// and lost when nothing can be removed.
///
/// ```swift
/// var game = try ElevensGame(from: .standard)
/// game.chooseCard(at: 0)
/// print(game.whyNot(choosing: 8)!)
/// // A♠ and 9♠ do not match: 1 and 9 make 10, not 11.
/// ```
public struct ElevensGame: CardGame {
  /// The cards on the table; a card's index is that of its button.
  public internal(set) var cards: [TableCard<PlayingCard>]

  /// Every card of the game, in the order in which they come onto the table.
  public internal(set) var pack: [PlayingCard]

  /// How many cards of the pack have come onto the table.
  public internal(set) var dealtCount: Int

  /// How many choices have changed something since the deal.
  public internal(set) var choiceCount = 0

  /// How many cards lie on the table while the deck lasts.
  public let tableSize: Int

  /// What two cards add up to that are removed.
  public let sum: Int

  /// Deals a game.
  ///
  /// - Parameters:
  ///   - deck: The deck to deal from, top first, in which no card is there twice.
  ///   - tableSize: How many cards lie on the table while the deck lasts, two or more.
  ///   - sum: What two cards add up to that are removed, from 2 to 20. With any other sum than 11
  ///     some cards of a whole pack have no partner, and the game cannot be won.
  /// - Throws: ``DealError`` when the table or the deck is too small, a card is there twice, or no
  ///   two cards make the sum.
  public init(
    from deck: Deck<PlayingCard>, tableSize: Int = 9, sum: Int = 11
  ) throws(DealError) {
    guard tableSize >= 2 else { throw .tableTooSmall(cardCount: tableSize, minimum: 2) }
    guard (2...20).contains(sum) else {
      throw DealError("No two cards from 1 to 10 make \(sum): choose a sum from 2 to 20.")
    }
    guard deck.count >= tableSize else {
      throw .deckTooSmall(needed: tableSize, available: deck.count)
    }
    pack = deck.cards
    if let index = pack.firstRepeated { throw .cardTwice(pack[index].title) }
    cards = pack.prefix(tableSize).map { TableCard($0, liesOpen: true) }
    dealtCount = tableSize
    self.tableSize = tableSize
    self.sum = sum
  }

  /// `elevens`.
  public static var kind: String { "elevens" }

  /// The cards that have not come onto the table yet.
  ///
  /// - Complexity: O(n) in their number.
  public var deck: Deck<PlayingCard> { Deck(pack[dealtCount...]) }

  /// How many cards are gone.
  public var score: Int { dealtCount - cards.count }

  /// The cards that are left in the deck.
  public var counters: [Counter] { [Counter("Deck", pack.count - dealtCount)] }

  /// As many as lie there at first: the table only shrinks.
  public var maximumCardCount: Int { tableSize }

  /// How many choices have changed something since the deal.
  public var moveCount: Int? { choiceCount }

  /// Whether a card was chosen since the deal.
  public var hasBegun: Bool { choiceCount > 0 }

  /// Whether nothing can be removed, or nothing is left.
  ///
  /// - Complexity: O(n²) in the number of cards on the table.
  public var isOver: Bool { removableGroup(with: []) == nil }

  /// Whether all cards are gone.
  public var isWon: Bool { cards.isEmpty && dealtCount == pack.count }

  /// Tells whether a card lies on the table: every choice there changes something.
  public func canChooseCard(at index: Int) -> Bool { cards.indices.contains(index) }

  /// Chooses the card at an index, by the rules above.
  ///
  /// - Parameter index: The card's index; one that is not on the table is ignored.
  /// - Returns: What came of it; ``Outcome/matched`` when cards were removed.
  /// - Complexity: O(n) in the number of cards on the table.
  @discardableResult
  public mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    choiceCount += 1
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    switch judge(others.map { cards[$0].face }, and: cards[index].face) {
    case .complete:
      remove(others + [index])
      return .matched
    case .possible:
      return .turnedUp
    case .impossible:
      for other in others { cards[other].position = .faceDown }
      return .mismatched
    }
  }

  /// Returns the same table without the number of choices.
  ///
  /// - Returns: A copy; the game itself is not changed.
  public func forgettingScore() -> Self {
    var game = self
    game.choiceCount = 0
    return game
  }

  /// Begins a new game with the cards of a deck, under the same rules.
  ///
  /// - Parameter deck: The cards to play with, the topmost to be dealt first.
  /// - Throws: ``DealError`` when the deck is too small, or a card is there twice; then the game is
  ///   left as it was.
  public mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = try ElevensGame(from: deck, tableSize: tableSize, sum: sum)
  }

  /// Lays the table by hand: one card chosen, or two of a jack, a queen and a king.
  ///
  /// - Throws: ``StateError`` when no play can lead there, or the score is not the number of cards
  ///   that are gone; then the game is left as it was.
  public mutating func arrange(
    faceUp: [Int], matched: [Int], score: Int?
  ) throws(StateError) {
    var copy = self
    for (index, position) in try positions(faceUp: faceUp, matched: matched).enumerated() {
      copy.cards[index].position = position
    }
    copy.choiceCount = max(choiceCount, faceUp.count)
    guard score == nil || score == self.score else {
      throw StateError("score", "\(self.score) cards are gone, and that is the score.")
    }
    try copy.check()
    self = copy
  }

  private mutating func remove(_ indices: [Int]) {
    for index in indices.sorted() where dealtCount < pack.count {
      cards[index] = TableCard(pack[dealtCount], liesOpen: true)
      dealtCount += 1
    }
    cards.removeAll(where: \.isFaceUp)
  }
}

extension ElevensGame: DealableGame {
  /// What the game is, in a line.
  public static var summary: String { "Remove two cards that make eleven, or J, Q and K together." }

  /// What a player tries to do and what is counted.
  public static var goal: String {
    """
    Nine cards lie open. Remove two that add up to eleven (an ace counts 1), or a jack, a queen and \
    a king together; the score counts the cards that are gone. You win when all 52 are, and lose \
    when nothing can be removed.
    """
  }

  /// How playing cards are written.
  public static var notation: String { LessonGame.notation }

  /// Returns a standard pack.
  public static func deck(cardCount: Int?) -> Deck<PlayingCard> { .standard }

  /// Deals a game; without a number, on nine cards or as many as the deck has.
  public init(
    dealing deck: Deck<PlayingCard>, cardCount: Int?, seed: UInt64
  ) throws(DealError) {
    try self.init(from: deck, tableSize: cardCount ?? min(9, deck.count))
  }
}
