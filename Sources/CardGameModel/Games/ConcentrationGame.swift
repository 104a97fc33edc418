/// Concentration, also called Memory or Pairs: turn up two cards at a time and find the pairs.
///
/// 1. A matched card ignores everything, and so does a card that is face up alone.
/// 2. When two cards are face up that are no pair, the next choice first turns both down.
/// 3. The chosen card is turned up. If it is the second, it is compared with the first: a pair is
///    matched and earns two points; otherwise each of the two that had been seen before costs one.
///
/// A flip is counted for every choice that turns a card. What has been seen is part of the game.
///
/// ```swift
/// var game = try ConcentrationGame(from: Deck([PairFace](parsing: "A B B A")))
/// for index in [0, 1, 2] { game.chooseCard(at: index) }
/// print(game.score, game.faceUpIndices, game.knownFace(at: 1)!)
/// // 0 [2] B
/// ```
public struct ConcentrationGame: CardGame {
  /// Every card of the game, in the order in which the cards lie.
  public internal(set) var pack: [PairFace]

  /// For each card the index of the other card of its pair; it is for comparing, never for hints.
  private(set) var partners: [Int]

  /// Whether each card is face down, face up or matched.
  private(set) var positions: [CardPosition]

  /// The card that is face up, or the first of two as they lie.
  private(set) var firstUp: Int?

  /// The second of two cards that are face up and are no pair.
  private(set) var secondUp: Int?

  /// How many cards are matched.
  private(set) var matchedCount = 0

  /// Whether each card has been face up in an earlier turn than this one.
  var wasSeen: [Bool]

  /// The score in points; it may be negative.
  public internal(set) var score = 0

  /// How many choices have turned a card since the deal.
  public internal(set) var flipCount = 0

  /// What a match pays and what forgetting costs.
  public let scoring: ConcentrationScoring

  /// Deals a game: all cards of the deck lie on the table.
  ///
  /// - Parameters:
  ///   - deck: The deck, in which each face is there exactly twice.
  ///   - scoring: What a match pays and what forgetting costs.
  /// - Throws: ``DealError`` when a face is there once or more than twice, or the deck is empty.
  public init(
    from deck: Deck<PairFace>, scoring: ConcentrationScoring = ConcentrationScoring()
  ) throws(DealError) {
    pack = deck.cards
    partners = try Self.partners(in: pack)
    positions = Array(repeating: .faceDown, count: pack.count)
    wasSeen = Array(repeating: false, count: pack.count)
    self.scoring = scoring
  }

  /// `concentration`.
  public static var kind: String { "concentration" }

  /// The cards on the table; a card's index is that of its button.
  ///
  /// - Complexity: O(n) in the number of cards.
  public var cards: [TableCard<PairFace>] {
    zip(pack, positions).map { TableCard($0, position: $1) }
  }

  /// The flips.
  public var counters: [Counter] { [Counter("Flips", flipCount)] }

  /// How many choices have turned a card since the deal.
  public var moveCount: Int? { flipCount }

  /// Whether a card was chosen since the deal.
  public var hasBegun: Bool { flipCount > 0 }

  /// Whether all pairs are found.
  public var isOver: Bool { matchedCount == positions.count }

  /// Whether all pairs are found.
  public var isWon: Bool { isOver }

  /// The indices of the cards that are face up and not matched, in rising order.
  public var faceUpIndices: [Int] { [firstUp, secondUp].compactMap(\.self) }

  /// The indices of the matched cards, in rising order.
  public var matchedIndices: [Int] { positions.indices.filter { positions[$0] == .matched } }

  /// Returns the face of a card, if a player can know it.
  ///
  /// - Parameter index: The card's index on the table.
  /// - Returns: The face of a card that lies face up or has done so since the deal, or `nil`.
  /// - Precondition: `index` is on the table.
  public func knownFace(at index: Int) -> PairFace? { isKnown(index) ? pack[index] : nil }

  /// Tells whether a card is not matched, and not the only one that is face up.
  public func canChooseCard(at index: Int) -> Bool {
    guard positions.indices.contains(index) else { return false }
    return switch positions[index] {
    case .faceDown: true
    case .faceUp: secondUp != nil
    case .matched: false
    }
  }

  /// Chooses the card at an index, by the rules above.
  ///
  /// - Parameter index: The card's index; one that is not on the table is ignored.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func chooseCard(at index: Int) -> Outcome {
    guard positions.indices.contains(index), positions[index] != .matched else { return .ignored }
    if let firstUp, secondUp == nil {
      guard index != firstUp else { return .ignored }
      flipCount += 1
      return compare(index, with: firstUp)
    }
    for up in [firstUp, secondUp].compactMap(\.self) { positions[up] = .faceDown }
    positions[index] = .faceUp
    (firstUp, secondUp) = (index, nil)
    flipCount += 1
    return .turnedUp
  }

  /// Returns the same table without the score and the number of flips.
  ///
  /// - Returns: A copy; the game itself is not changed.
  public func forgettingScore() -> Self {
    var game = self
    game.score = 0
    game.flipCount = 0
    return game
  }

  /// Begins a new game with the cards of a deck, as many as it has.
  ///
  /// - Parameter deck: The deck, in which each face is there exactly twice.
  /// - Throws: ``DealError`` when a face is there once or more than twice, or the deck is empty; then
  ///   the game is left as it was.
  public mutating func deal(_ deck: Deck<PairFace>) throws(DealError) {
    self = try ConcentrationGame(from: deck, scoring: scoring)
  }

  /// Lays the table by hand; cards that lie face up in twos, or are matched, have been seen.
  ///
  /// - Throws: ``StateError`` when too many cards are face up, or the matched ones are no pairs; then
  ///   the game is left as it was.
  public mutating func arrange(
    faceUp: [Int], matched: [Int], score: Int?
  ) throws(StateError) {
    var copy = self
    try copy.lay(positions(faceUp: faceUp, matched: matched))
    copy.wasSeen = copy.positions.map { $0 == .matched || $0 == .faceUp && faceUp.count == 2 }
    copy.flipCount = faceUp.count + matched.count
    copy.score = score ?? min(self.score, scoring.match * (matched.count / 2))
    try copy.check()
    self = copy
  }

  /// Whether a player can know the face of a card.
  func isKnown(_ index: Int) -> Bool { wasSeen[index] || positions[index] != .faceDown }

  /// Lays the cards down, up and aside; whether play can lead there is for `check()` to say.
  mutating func lay(_ positions: [CardPosition]) {
    self.positions = positions
    let faceUp = positions.indices.filter { positions[$0] == .faceUp }
    firstUp = faceUp.first
    secondUp = faceUp.dropFirst().first
    matchedCount = positions.count { $0 == .matched }
  }

  private mutating func compare(_ index: Int, with first: Int) -> Outcome {
    defer {
      wasSeen[index] = true
      wasSeen[first] = true
    }
    guard partners[index] == first else {
      positions[index] = .faceUp
      // In the order in which they lie, so that equal tables are equal games.
      (firstUp, secondUp) = (min(first, index), max(first, index))
      if wasSeen[first] { score -= scoring.seenMismatch }
      if wasSeen[index] { score -= scoring.seenMismatch }
      return .mismatched
    }
    positions[index] = .matched
    positions[first] = .matched
    firstUp = nil
    matchedCount += 2
    score += scoring.match
    return .matched
  }

  /// Returns for each card the index of the other of its pair.
  static func partners(in faces: [PairFace]) throws(DealError) -> [Int] {
    guard !faces.isEmpty else { throw .deckTooSmall(needed: 2, available: 0) }
    var places: [PairFace: [Int]] = [:]
    for (index, face) in faces.enumerated() { places[face, default: []].append(index) }
    for face in faces {
      let count = places[face]?.count ?? 0
      guard count == 2 else {
        throw DealError(
          """
          \(face.title) is there \(count == 1 ? "once" : "\(count) times"): a deck for \
          Concentration has every face exactly twice.
          """)
      }
    }
    var partners = Array(repeating: 0, count: faces.count)
    for pair in places.values {
      partners[pair[0]] = pair[1]
      partners[pair[1]] = pair[0]
    }
    return partners
  }
}

extension ConcentrationGame: DealableGame {
  /// What the game is, in a line.
  public static var summary: String { "Turn up two cards at a time and find the pairs." }

  /// What a player tries to do and what is counted.
  public static var goal: String {
    """
    Find all pairs: a pair pays 2 points, and each card of a mismatch that had been seen before \
    costs 1. Two cards that are no pair stay up until your next touch.
    """
  }

  /// How the cards of Concentration are written.
  public static var notation: String { "letters, words or pictures, each twice: \"A B B A\"" }

  /// Returns a deck of pairs of letters, or of numbers when there are more than 26 pairs.
  public static func deck(cardCount: Int?) throws(DealError) -> Deck<PairFace> {
    let count = cardCount ?? 16
    guard count.isMultiple(of: 2) else {
      throw DealError("\(count) cards are not all in pairs: lay an even number.")
    }
    let theme = count / 2 <= PairTheme.letters.faces.count ? PairTheme.letters : .numbers
    return try theme.deck(pairs: count / 2)
  }

  /// Deals a game: all cards of the deck lie on the table.
  public init(dealing deck: Deck<PairFace>, cardCount: Int?, seed: UInt64) throws(DealError) {
    guard cardCount ?? deck.count == deck.count else {
      throw DealError("All \(deck.count) cards of the deck lie on the table in this game.")
    }
    try self.init(from: deck)
  }
}
