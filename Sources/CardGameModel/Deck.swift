/// A pile of cards that is drawn from, top first.
///
/// Drawing from an empty deck gives nothing and changes nothing, so a game can ask for a card
/// without counting first.
///
/// ```swift
/// var deck = Deck.standard
/// let card = deck.draw()
/// print(card!, deck.count)
/// // A♠ 51
/// ```
public struct Deck<Face: CardFace>: Hashable, Sendable {
  /// The cards from the bottom up, so that drawing the top card moves no other.
  private var pile: [Face]

  /// Makes a deck of some cards.
  ///
  /// - Parameter cards: The cards from the top down; equal cards may be among them, and none is fine.
  public init(_ cards: some Sequence<Face>) {
    pile = cards.reversed()
  }

  /// The cards from the top down.
  ///
  /// - Complexity: O(n) in the number of cards.
  public var cards: [Face] { pile.reversed() }

  /// How many cards are left.
  public var count: Int { pile.count }

  /// Whether no card is left.
  public var isEmpty: Bool { pile.isEmpty }

  /// Tells whether the deck still holds a card.
  ///
  /// - Parameter card: The card to look for.
  /// - Returns: `true` when at least one card equals it.
  /// - Complexity: O(n) in the number of cards.
  public func contains(_ card: Face) -> Bool { pile.contains(card) }

  /// Draws the top card.
  ///
  /// - Returns: The card, or `nil` from an empty deck.
  public mutating func draw() -> Face? { pile.popLast() }

  /// Draws several cards from the top, all of them or none.
  ///
  /// - Parameter count: How many cards to draw; not negative.
  /// - Returns: The cards, the topmost first, or `nil` when the deck holds fewer; then the deck is
  ///   left as it was.
  /// - Precondition: `count` is not negative.
  /// - Complexity: O(k) in the number of cards drawn.
  public mutating func draw(_ count: Int) -> [Face]? {
    precondition(count >= 0, "A deck cannot draw \(count) cards: ask for 0 or more.")
    guard count <= pile.count else { return nil }
    defer { pile.removeLast(count) }
    return pile.suffix(count).reversed()
  }

  /// Draws a card from anywhere in the deck, each with the same chance.
  ///
  /// - Parameter generator: Where the chance comes from.
  /// - Returns: The card, or `nil` from an empty deck; then no random number is used either.
  /// - Complexity: O(n) in the number of cards.
  public mutating func drawRandom(using generator: inout some RandomNumberGenerator) -> Face? {
    guard !pile.isEmpty else { return nil }
    return pile.remove(at: generator.number(below: pile.count))
  }

  /// Draws a card from anywhere in the deck, by the system's chance.
  ///
  /// - Returns: The card, or `nil` from an empty deck.
  /// - Complexity: O(n) in the number of cards.
  public mutating func drawRandom() -> Face? {
    var generator = SystemRandomNumberGenerator()
    return drawRandom(using: &generator)
  }

  /// Lays a card on top, to be drawn next.
  ///
  /// - Parameter card: The card to add.
  public mutating func addToTop(_ card: Face) { pile.append(card) }

  /// Puts a card under all others, to be drawn last.
  ///
  /// - Parameter card: The card to add.
  /// - Complexity: O(n) in the number of cards.
  public mutating func addToBottom(_ card: Face) { pile.insert(card, at: 0) }

  /// Brings the cards into a random order, each order with the same chance.
  ///
  /// - Parameter generator: Where the chance comes from; a ``SeededGenerator`` gives the same order
  ///   on every platform and Swift version.
  /// - Complexity: O(n) in the number of cards.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    var cards = self.cards
    cards.fisherYatesShuffle(using: &generator)
    self = Deck(cards)
  }

  /// Returns the deck in a random order that depends on nothing but a seed.
  ///
  /// - Parameter seed: What the chance starts from.
  /// - Returns: The same cards in another order.
  /// - Complexity: O(n) in the number of cards.
  public func shuffled(seed: UInt64) -> Deck {
    var generator = SeededGenerator(seed: seed)
    var deck = self
    deck.shuffle(using: &generator)
    return deck
  }

  /// Brings the cards into a random order by the system's chance.
  ///
  /// - Complexity: O(n) in the number of cards.
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
}

extension Deck: Codable {
  /// Reads a deck from a list of cards, the topmost first.
  ///
  /// - Parameter decoder: Where an array of cards stands.
  /// - Throws: `DecodingError` when there is none, or a card is damaged.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Face].self))
  }

  /// Writes the deck as a list of cards, the topmost first.
  ///
  /// - Parameter encoder: Where to write the array.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(cards)
  }
}
