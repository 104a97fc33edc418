extension CardGame {
  /// The name of the type.
  public static var kind: String { String(describing: Self.self) }

  /// As many as lie there now, as in a game whose table neither grows nor shrinks.
  public var maximumCardCount: Int { cards.count }

  /// `Score`.
  public var scoreName: String { "Score" }

  /// Nothing.
  public var counters: [Counter] { [] }

  /// Not counted.
  public var moveCount: Int? { nil }

  /// Whether the game is over, with cards on the table and all of them matched.
  ///
  /// - Complexity: O(n) in the number of cards on the table.
  public var isWon: Bool { isOver && !cards.isEmpty && cards.allSatisfy(\.isMatched) }

  /// Whether a card is chosen or points were won or lost.
  ///
  /// A game that can come back to an untouched table keeps count of its choices instead.
  ///
  /// - Complexity: O(n) in the number of cards on the table.
  public var hasBegun: Bool { score != 0 || cards.contains(where: \.isChosen) }

  /// No mode.
  public var mode: Int? { nil }

  /// Whether asking a copy of the game for more cards changes anything.
  public var canDealMore: Bool {
    var copy = self
    return copy.dealMore() != .ignored
  }

  /// Tells whether choosing a card changes anything, by choosing it in a copy of the game.
  public func canChooseCard(at index: Int) -> Bool {
    var copy = self
    return copy.chooseCard(at: index) != .ignored
  }

  /// Ignores the move, as a game without it does.
  @discardableResult
  public mutating func dealMore() -> Outcome { .ignored }

  /// Ignores the change, as a game without modes does.
  @discardableResult
  public mutating func changeMode(to cardsToMatch: Int) -> Outcome { .ignored }

  /// Returns the game itself: every difference counts.
  ///
  /// - Returns: The same game.
  public func forgettingScore() -> Self { self }

  /// Gives no hint.
  public func hint() -> Hint? { nil }

  /// Explains nothing.
  public func whyNot(choosing index: Int) -> WhyNot? { nil }

  /// Refuses: the game cannot be laid by hand.
  public mutating func arrange(
    faceUp: [Int], matched: [Int], score: Int?
  ) throws(StateError) {
    throw StateError("cards", "This game cannot be laid by hand: make the moves that lead there.")
  }
}

extension CardGame {
  /// Lays the table by hand: these cards face up, those matched, all others face down.
  ///
  /// - Parameters:
  ///   - faceUp: The indices of the cards that are to be face up.
  ///   - matched: The indices of the cards that are to be matched.
  /// - Throws: ``StateError`` when no play can lead there; then the game is left as it was.
  public mutating func arrange(
    faceUp: [Int] = [], matched: [Int] = []
  ) throws(StateError) {
    try arrange(faceUp: faceUp, matched: matched, score: nil)
  }

  /// The indices of the cards whose choice would change anything, in rising order.
  ///
  /// - Complexity: O(n) in the number of cards on the table, where the game knows its rules.
  public var legalChoices: [Int] { (0..<cards.count).filter(canChooseCard(at:)) }

  /// The indices of the cards that are face up and not matched, in rising order.
  ///
  /// - Complexity: O(n) in the number of cards on the table.
  public var faceUpIndices: [Int] { indices { $0.isFaceUp } }

  /// The indices of the matched cards, in rising order.
  ///
  /// - Complexity: O(n) in the number of cards on the table.
  public var matchedIndices: [Int] { indices { $0.isMatched } }

  private func indices(where isWanted: (TableCard<Face>) -> Bool) -> [Int] {
    let cards = cards
    var indices: [Int] = []
    for index in 0..<cards.count where isWanted(cards[index]) { indices.append(index) }
    return indices
  }
}
