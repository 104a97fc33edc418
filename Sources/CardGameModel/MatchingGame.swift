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
/// Published versions differ in what rules 2 and 3 charge and turn down: see ``Scoring`` and
/// ``AfterMismatch``.
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
  public internal(set) var cards: [TableCard<Rule.Face>]

  /// The indices of the cards that are face up and not matched, in rising order.
  public internal(set) var faceUpIndices: [Int] = []

  /// The cards that were not dealt onto the table.
  public internal(set) var deck: Deck<Rule.Face>

  /// The score in points; it may be negative.
  public internal(set) var score = 0

  /// How many choices have turned a card since the deal.
  public internal(set) var choiceCount = 0

  /// How many cards are compared at a time.
  public internal(set) var cardsToMatch: Int

  /// What decides whether cards match, and for how many points.
  public let rule: Rule

  /// What a match pays, and what a mismatch and a choice cost.
  public let scoring: Scoring

  /// What happens to the cards of a mismatch.
  public let afterMismatch: AfterMismatch

  /// Deals a game.
  ///
  /// - Parameters:
  ///   - cardCount: How many cards to lay on the table.
  ///   - deck: The deck to deal from, top first; the game keeps the rest.
  ///   - cardsToMatch: How many cards are compared at a time; from 2 to `cardCount`.
  ///   - rule: What decides whether cards match, and for how many points.
  ///   - scoring: What a match pays, and what a mismatch and a choice cost.
  ///   - afterMismatch: What happens to the cards of a mismatch.
  /// - Throws: ``DealError/cannotMatch(cardsToMatch:cardCount:)`` when `cardsToMatch` is out of its
  ///   bounds, ``DealError/deckTooSmall(needed:available:)`` when the deck has too few cards.
  public init(
    cardCount: Int,
    from deck: Deck<Rule.Face>,
    matching cardsToMatch: Int = 2,
    rule: Rule,
    scoring: Scoring = Scoring(),
    afterMismatch: AfterMismatch = .othersTurnDown
  ) throws(DealError) {
    guard cardsToMatch >= 2, cardsToMatch <= cardCount else {
      throw .cannotMatch(cardsToMatch: cardsToMatch, cardCount: cardCount)
    }
    (cards, self.deck) = try Self.table(of: cardCount, from: deck)
    self.cardsToMatch = cardsToMatch
    self.rule = rule
    self.scoring = scoring
    self.afterMismatch = afterMismatch
  }

  /// `matching`.
  public static var kind: String { "matching" }

  /// Every card of the game, those on the table first.
  ///
  /// - Complexity: O(n) in the number of cards.
  public var pack: [Rule.Face] {
    // A closure, because a key path into a generic type is made anew each time, which takes longer.
    cards.map { $0.face } + deck.cards
  }

  /// How many choices have turned a card since the deal.
  public var moveCount: Int? { choiceCount }

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

  /// Tells whether a card lies on the table and is not matched.
  public func canChooseCard(at index: Int) -> Bool {
    index >= 0 && index < cards.count && !cards[index].isMatched
  }

  /// Chooses the card at an index, by the four rules above.
  ///
  /// - Parameter index: The card's index; one that is not on the table is ignored.
  /// - Returns: What came of it.
  /// - Complexity: O(k) in the number of cards to match, and one call of the rule.
  @discardableResult
  public mutating func chooseCard(at index: Int) -> Outcome {
    guard canChooseCard(at: index) else { return .ignored }
    choiceCount += 1
    if faceUpIndices.count == cardsToMatch {
      lay(faceUpIndices, .faceDown)
      faceUpIndices.removeAll(keepingCapacity: true)
    } else if let place = faceUpIndices.firstIndex(of: index) {
      faceUpIndices.remove(at: place)
      cards[index].position = .faceDown
      score -= scoring.unchoosingCost
      return .turnedDown
    }
    score -= scoring.choiceCost
    return faceUpIndices.count == cardsToMatch - 1 ? compare(index) : turnUp(index)
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
    faceUpIndices = []
    score = 0
    choiceCount = 0
  }

  /// Lays the table by hand; the least number of choices is counted that leads there.
  ///
  /// - Throws: ``StateError`` when too many cards are face up, or the matched ones cannot have been
  ///   matched; then the game is left as it was.
  public mutating func arrange(
    faceUp: [Int], matched: [Int], score: Int?
  ) throws(StateError) {
    var copy = self
    for (index, position) in try positions(faceUp: faceUp, matched: matched).enumerated() {
      copy.cards[index].position = position
    }
    copy.faceUpIndices = faceUp.sorted()
    copy.choiceCount = faceUp.count + matched.count
    copy.score = score ?? self.score
    try copy.check()
    self = copy
  }

  private mutating func turnUp(_ index: Int) -> Outcome {
    cards[index].position = .faceUp
    faceUpIndices.insert(index, at: faceUpIndices.firstIndex { $0 > index } ?? faceUpIndices.count)
    return .turnedUp
  }

  private mutating func compare(_ index: Int) -> Outcome {
    let points = rule.points(for: faces(comparedWith: index))
    guard points > 0 else {
      score -= scoring.mismatchPenalty
      switch afterMismatch {
      case .othersTurnDown:
        lay(faceUpIndices, .faceDown)
        faceUpIndices.removeAll(keepingCapacity: true)
        _ = turnUp(index)
      case .allTurnDown:
        lay(faceUpIndices, .faceDown)
        faceUpIndices.removeAll(keepingCapacity: true)
      case .allStayUp:
        _ = turnUp(index)
      }
      return .mismatched
    }
    score += points * scoring.matchBonus
    lay(faceUpIndices, .matched)
    cards[index].position = .matched
    faceUpIndices.removeAll(keepingCapacity: true)
    return .matched
  }

  private mutating func lay(_ indices: [Int], _ position: CardPosition) {
    for index in indices { cards[index].position = position }
  }

  /// The faces that a card is compared with, and its own as the last.
  func faces(comparedWith index: Int) -> [Rule.Face] {
    var faces: [Rule.Face] = []
    faces.reserveCapacity(cardsToMatch)
    for other in faceUpIndices { faces.append(cards[other].face) }
    faces.append(cards[index].face)
    return faces
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
