import CardGameModel

/// What the game needs besides `chooseCard(at:)`. You need not change anything in this file.
extension ChoosingGame {
  /// Lays all cards of a deck on the table, face down.
  init(_ deck: Deck<PlayingCard>) {
    self.init(table: deck.cards.map { TableCard($0) }, points: 0)
  }

  /// Goes on with a game that is under way.
  init(table: [TableCard<PlayingCard>], points: Int) {
    cards = table
    score = points
  }

  /// What the points of a match are multiplied by.
  var matchBonus: Int { 4 }

  /// How many points a mismatch costs.
  var mismatchPenalty: Int { 2 }

  /// How many points it costs to choose a card.
  var costToChoose: Int { 1 }

  /// The points that some cards earn: 4 for the same rank, 1 for the same suit, 0 for no match.
  func points(for faces: [PlayingCard]) -> Int { RankOrSuitRule().points(for: faces) }

  /// The cards of the game, in the order in which they were dealt.
  var pack: [PlayingCard] { cards.map(\.face) }

  /// Whether no two cards are left that match.
  var isOver: Bool {
    let left = cards.filter { !$0.isMatched }.map(\.face)
    return !left.indices.contains { first in
      left[..<first].contains { points(for: [$0, left[first]]) > 0 }
    }
  }

  /// Begins a new game with as many cards as before.
  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    var deck = deck
    guard let faces = deck.draw(cards.count) else {
      throw .deckTooSmall(needed: cards.count, available: deck.count)
    }
    self = ChoosingGame(Deck(faces))
  }
}
