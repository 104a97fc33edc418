import CardGameModel

/// What the game needs besides `chooseCard(at:)`. You need not change anything in this file.
extension TrioGame {
  /// Lays cards of a deck on the table, open, and keeps the others for later.
  init(_ deck: Deck<TrioCard>, tableSize: Int = 12) {
    pack = deck.cards
    cards = pack.prefix(tableSize).map { TableCard($0, liesOpen: true) }
    dealtCount = cards.count
    self.tableSize = tableSize
  }

  /// How many points a trio earns.
  var trioPoints: Int { 3 }

  /// How many points three cards cost that are no trio.
  var mismatchPenalty: Int { 5 }

  /// How many points it costs to unchoose a card.
  var unchoosingPenalty: Int { 1 }

  /// Whether three cards on the table are a trio.
  func areTrio(_ indices: [Int]) -> Bool {
    guard indices.count == 3 else { return false }
    let faces = indices.map { cards[$0].face }
    return faces[0].isTrio(with: faces[1], faces[2])
  }

  /// Lays new cards in the places of matched ones while the deck lasts, and takes off the others.
  mutating func replaceMatched() {
    for index in matchedIndices where canDealMore { cards[index] = nextCard() }
    cards.removeAll { $0.isMatched }
  }

  /// Lays new cards for matched ones, or else three more.
  mutating func dealMore() -> Outcome {
    guard canDealMore else { return .ignored }
    if !matchedIndices.isEmpty {
      replaceMatched()
    } else {
      if hasTrio { score -= 3 }
      for _ in 1...3 where canDealMore { cards.append(nextCard()) }
    }
    return .dealt
  }

  /// Whether the deck has cards left.
  var canDealMore: Bool { dealtCount < pack.count }

  /// All cards of the game: somebody may ask for more again and again.
  var maximumCardCount: Int { pack.count }

  /// How many cards the deck has left.
  var counters: [Counter] { [Counter("Deck", pack.count - dealtCount)] }

  /// Whether no trio is left, on the table or to come.
  var isOver: Bool { !canDealMore && !hasTrio }

  /// Begins a new game on a table of the same size.
  mutating func deal(_ deck: Deck<TrioCard>) throws(DealError) {
    guard deck.count >= tableSize else {
      throw .deckTooSmall(needed: tableSize, available: deck.count)
    }
    self = TrioGame(deck, tableSize: tableSize)
  }

  /// The same game with a score of 0: two that are equal then go on in the same ways.
  func forgettingScore() -> TrioGame {
    var game = self
    game.score = 0
    return game
  }

  private var hasTrio: Bool {
    let places = cards.indices.filter { !cards[$0].isMatched }
    return places.contains { first in
      places.contains { second in
        places.contains { first < second && second < $0 && areTrio([first, second, $0]) }
      }
    }
  }

  private mutating func nextCard() -> TableCard<TrioCard> {
    dealtCount += 1
    return TableCard(pack[dealtCount - 1], liesOpen: true)
  }
}
