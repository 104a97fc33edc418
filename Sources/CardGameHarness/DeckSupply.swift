public import CardGameModel

/// The decks of several games in a row, the same for everyone who asks.
///
/// A controller under test and the reference game beside it take their decks from equal supplies,
/// so that the same cards lie on both tables after every deal.
///
/// ```swift
/// let supply = DeckSupply(pack: Deck.m12.cards)
/// print(supply.deck(0) == .m12, supply.deck(1) == .m12)
/// // true false
/// ```
public struct DeckSupply<Face: CardFace>: Hashable, Sendable {
  /// The cards of every deck, in the order of the first.
  public let pack: [Face]

  /// Where the order of the later decks comes from, or `nil` when all are alike.
  public let seed: UInt64?

  /// Makes a supply.
  ///
  /// - Parameters:
  ///   - pack: The cards of the first deck, the topmost first.
  ///   - seed: Where the order of the later decks comes from.
  public init(pack: [Face], seed: UInt64 = 0) {
    self.pack = pack
    self.seed = seed
  }

  /// Makes a supply of decks that are all alike.
  ///
  /// - Parameter pack: The cards of every deck, the topmost first.
  public init(repeating pack: [Face]) {
    self.pack = pack
    seed = nil
  }

  /// Returns the deck of a game.
  ///
  /// - Parameter number: Which game, from 0; the first is played with the pack as it is.
  /// - Returns: All cards of the pack; from the second game on in a random order of its
  ///   own, unless all decks are alike.
  /// - Complexity: O(n) in the number of cards.
  public func deck(_ number: Int) -> Deck<Face> {
    var deck = Deck(pack)
    if number > 0, let seed {
      var generator = SeededGenerator(seed: seed &+ UInt64(number) &* 0x1_0000_0001)
      deck.shuffle(using: &generator)
    }
    return deck
  }

  /// Returns a closure that hands out the decks one after the other, for a controller to deal from.
  ///
  /// - Returns: A closure that gives the first deck at its first call, then the next at each.
  public func dealer() -> () -> Deck<Face> {
    var number = 0
    return {
      defer { number += 1 }
      return self.deck(number)
    }
  }
}
