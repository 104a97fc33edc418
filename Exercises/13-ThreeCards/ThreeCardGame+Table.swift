import CardGameModel

/// What the game needs besides `chooseCard(at:)`. You need not change anything in this file.
extension ThreeCardGame {
  /// Lays all cards of a deck on the table, face down.
  init(_ deck: Deck<PlayingCard>, matching cardsToMatch: Int) {
    self.init(cards: deck.cards.map { TableCard($0) }, cardsToMatch: cardsToMatch)
  }

  /// What the points of a match are multiplied by.
  var matchBonus: Int { 4 }

  /// How many points a mismatch costs.
  var mismatchPenalty: Int { 2 }

  /// How many points it costs to choose a card.
  var costToChoose: Int { 1 }

  /// The points that some cards earn: of every pair, 4 for the same rank, 1 for the same suit.
  func points(for faces: [PlayingCard]) -> Int { RankOrSuitRule().points(for: faces) }

  /// How many cards are matched at a time.
  var mode: Int? { cardsToMatch }

  /// Changes how many cards are matched at a time, as long as no card was chosen.
  mutating func changeMode(to number: Int) -> Outcome {
    guard !hasBegun, number >= 2, number <= cards.count else { return .ignored }
    cardsToMatch = number
    return .dealt
  }

  /// The cards of the game, in the order in which they were dealt.
  var pack: [PlayingCard] { cards.map(\.face) }

  /// Whether nothing can be won any more; this game leaves that to its players.
  var isOver: Bool { false }

  /// Begins a new game with as many cards as before.
  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    var deck = deck
    guard let faces = deck.draw(cards.count) else {
      throw .deckTooSmall(needed: cards.count, available: deck.count)
    }
    self = ThreeCardGame(Deck(faces), matching: cardsToMatch)
  }
}
