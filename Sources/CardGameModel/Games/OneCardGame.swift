/// The lesson before the matching game: one card, which each touch turns over.
///
/// A touch turns the card up, and shows one that is drawn at random from the deck; the next turns it
/// down. When no card is left to draw, a touch changes nothing. The flips are all that is counted.
///
/// ```swift
/// var game = try OneCardGame(from: .m12, seed: 1)
/// game.chooseCard(at: 0)
/// game.chooseCard(at: 0)
/// print(game.score, game.deck.count)
/// // 2 11
/// ```
public struct OneCardGame: CardGame {
  /// The card that was drawn last; before the first touch, the topmost of the deck.
  ///
  /// A face-down card shows nothing, so what is on its other side is of no account.
  private var face: PlayingCard

  private var isFaceUp = false

  /// The cards that can still be drawn.
  public private(set) var deck: Deck<PlayingCard>

  /// Every card of the game, the topmost first.
  public private(set) var pack: [PlayingCard]

  /// How many touches have turned the card.
  public private(set) var score = 0

  /// What the chance of drawing starts from, at each deal again.
  public let seed: UInt64

  private var generator: SeededGenerator

  /// Begins a game with the card face down.
  ///
  /// - Parameters:
  ///   - deck: The deck to draw from, one card or more.
  ///   - seed: What the chance of drawing starts from.
  /// - Throws: ``DealError/deckTooSmall(needed:available:)`` when the deck is empty.
  public init(from deck: Deck<PlayingCard>, seed: UInt64) throws(DealError) {
    pack = deck.cards
    guard let top = pack.first else { throw .deckTooSmall(needed: 1, available: 0) }
    face = top
    self.deck = deck
    self.seed = seed
    generator = SeededGenerator(seed: seed)
  }

  /// `onecard`.
  public static var kind: String { "onecard" }

  /// The one card on the table.
  public var cards: [TableCard<PlayingCard>] {
    [TableCard(face, position: isFaceUp ? .faceUp : .faceDown)]
  }

  /// `Flips`.
  public var scoreName: String { "Flips" }

  /// The cards that are left to draw.
  public var counters: [Counter] { [Counter("Deck", deck.count)] }

  /// How many touches have turned the card.
  public var moveCount: Int? { score }

  /// Whether the card is face down and none is left to draw.
  public var isOver: Bool { !canChooseCard(at: 0) }

  /// Never: nothing is won.
  public var isWon: Bool { false }

  /// Tells whether the card can be turned down, or another be drawn.
  public func canChooseCard(at index: Int) -> Bool {
    index == 0 && (isFaceUp || !deck.isEmpty)
  }

  /// Turns the card over; when it is turned up, it is another, drawn at random.
  ///
  /// - Parameter index: 0; anything else is ignored.
  /// - Returns: ``Outcome/turnedUp``, ``Outcome/turnedDown`` or ``Outcome/ignored``.
  /// - Complexity: O(n) in the number of cards left.
  @discardableResult
  public mutating func chooseCard(at index: Int) -> Outcome {
    guard index == 0 else { return .ignored }
    if isFaceUp {
      isFaceUp = false
    } else {
      guard let drawn = deck.drawRandom(using: &generator) else { return .ignored }
      face = drawn
      isFaceUp = true
    }
    score += 1
    return isFaceUp ? .turnedUp : .turnedDown
  }

  /// Begins a new game with a deck; the chance starts from the same seed again.
  ///
  /// - Parameter deck: The deck to draw from, one card or more.
  /// - Throws: ``DealError/deckTooSmall(needed:available:)``; then the game is left as it was.
  public mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = try OneCardGame(from: deck, seed: seed)
  }

  /// Recommends turning the card.
  public func hint() -> Hint? {
    if isFaceUp { return .choose([0], because: "The card can be turned down.") }
    return deck.isEmpty
      ? .nothing(because: "No card is left in the deck.")
      : .choose([0], because: "Another card can be drawn.")
  }

  /// Lays the card face down or up; the least number of flips is counted that leads there.
  ///
  /// - Throws: ``StateError`` when the card was to be matched; then the game is left as it was.
  public mutating func arrange(
    faceUp: [Int], matched: [Int], score: Int?
  ) throws(StateError) {
    var copy = self
    let position = try positions(faceUp: faceUp, matched: matched)[0]
    if position == .matched {
      throw StateError("cards", at: 0, "No card is ever matched in this game.")
    }
    if isFaceUp != (position == .faceUp) { copy.chooseCard(at: 0) }
    if copy.isFaceUp != (position == .faceUp) {
      throw StateError("cards", at: 0, "No card is left in the deck to be turned up.")
    }
    copy.score = score ?? copy.score
    try copy.check()
    self = copy
  }
}

extension OneCardGame {
  private enum CodingKeys: String, CodingKey {
    case face, isFaceUp, deck, pack, flips, seed, generator
  }

  /// Reads a game as `encode(to:)` writes it.
  ///
  /// - Parameter decoder: Where a game stands.
  /// - Throws: `DecodingError` when there is none, or when it is one that no play can lead to.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    face = try container.decode(PlayingCard.self, forKey: .face)
    isFaceUp = try container.decode(Bool.self, forKey: .isFaceUp)
    deck = try container.decode(Deck<PlayingCard>.self, forKey: .deck)
    pack = try container.decode([PlayingCard].self, forKey: .pack)
    score = try container.decode(Int.self, forKey: .flips)
    seed = try container.decode(UInt64.self, forKey: .seed)
    generator = try container.decode(SeededGenerator.self, forKey: .generator)
    do {
      try check()
    } catch {
      throw DecodingError.damaged(error, at: container.codingPath)
    }
  }

  /// Writes the game, with all that its play depends on.
  ///
  /// - Parameter encoder: Where to write the game.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(face, forKey: .face)
    try container.encode(isFaceUp, forKey: .isFaceUp)
    try container.encode(deck, forKey: .deck)
    try container.encode(pack, forKey: .pack)
    try container.encode(score, forKey: .flips)
    try container.encode(seed, forKey: .seed)
    try container.encode(generator, forKey: .generator)
  }

  /// Replays the draws: the seed and the pack tell which cards are left and which one was drawn last.
  private func check() throws(StateError) {
    try checkCounter("flips", score)
    guard !pack.isEmpty else { throw StateError("pack", "A game needs one card or more.") }
    let drawnCount = pack.count - deck.count
    guard drawnCount >= 0 else {
      throw StateError("deck", "\(deck.count) cards are left of \(pack.count).")
    }
    var (drawn, left, chance) = (pack[0], Deck(pack), SeededGenerator(seed: seed))
    for _ in 0..<drawnCount { drawn = left.drawRandom(using: &chance) ?? drawn }
    guard left == deck else {
      throw StateError("deck", "These are not the cards that the seed leaves in the deck.")
    }
    guard generator == chance else {
      throw StateError("generator", "This is not where the seed leads after \(drawnCount) draws.")
    }
    guard face == drawn else {
      throw StateError("face", "\(face.title) was not drawn last: the seed draws \(drawn.title).")
    }
    guard score == 2 * drawnCount - (isFaceUp ? 1 : 0) else {
      throw StateError(
        "flips", "\(score) flips do not fit \(drawnCount) draws and a card that lies as this one.")
    }
  }
}

extension OneCardGame: DealableGame {
  /// What the game is, in a line.
  public static var summary: String { "Turn over a single card, another one each time." }

  /// What a player tries to do and what is counted.
  public static var goal: String {
    """
    Touch the card to turn it up, and again to turn it down; every turn is counted, until the deck \
    is empty. Nothing is won.
    """
  }

  /// How playing cards are written.
  public static var notation: String { LessonGame.notation }

  /// Returns a standard pack; one card lies on the table.
  public static func deck(cardCount: Int?) throws(DealError) -> Deck<PlayingCard> { .standard }

  /// Begins a game with the card face down, the draws by a seed.
  public init(
    dealing deck: Deck<PlayingCard>, cardCount: Int?, seed: UInt64
  ) throws(DealError) {
    guard cardCount ?? 1 == 1 else { throw DealError("One card lies on the table in this game.") }
    try self.init(from: deck, seed: seed)
  }
}
