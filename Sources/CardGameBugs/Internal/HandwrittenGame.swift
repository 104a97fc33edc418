import CardGameModel

/// A matching game of playing cards whose rules are written out once more, to get one of them wrong.
///
/// What a game does not write itself is right: choosing, comparing, the points, dealing, the mode.
protocol HandwrittenGame: CardGame where Face == PlayingCard {
  var state: GameState { get set }

  init(state: GameState)

  /// Judges a card that was turned up together with the others that are up.
  mutating func compare(_ index: Int, with others: [Int]) -> Outcome

  /// Returns the points that cards earn together.
  func points(of indices: [Int]) -> Int
}

extension HandwrittenGame {
  var cards: [TableCard<PlayingCard>] {
    get { state.cards }
    set { state.cards = newValue }
  }
  var score: Int {
    get { state.score }
    set { state.score = newValue }
  }
  var cardsToMatch: Int {
    get { state.cardsToMatch }
    set { state.cardsToMatch = newValue }
  }
  var chosen: [Int] {
    get { state.chosen }
    set { state.chosen = newValue }
  }
  var hasBegun: Bool { state.hasBegun }
  var mode: Int? { state.cardsToMatch }
  var isOver: Bool { cards.allSatisfy(\.isMatched) }
  var pack: [PlayingCard] { cards.map(\.face) + state.deck.cards }

  var matchBonus: Int { 4 }
  var mismatchPenalty: Int { 2 }
  var choiceCost: Int { 1 }

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count == cardsToMatch - 1 else { return .turnedUp }
    return compare(index, with: others)
  }

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }

  func points(of indices: [Int]) -> Int {
    RankOrSuitRule().points(for: indices.map { cards[$0].face })
  }

  @discardableResult
  mutating func changeMode(to cardsToMatch: Int) -> Outcome {
    guard !hasBegun, cardsToMatch >= 2, cardsToMatch <= cards.count else { return .ignored }
    self.cardsToMatch = cardsToMatch
    return .dealt
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    guard deck.count >= state.cardCount else {
      throw .deckTooSmall(needed: state.cardCount, available: deck.count)
    }
    state = GameState(cardCount: state.cardCount, deck: deck, cardsToMatch: cardsToMatch)
  }
}

// Written out, so that the compiler does not write them again for every game.
extension HandwrittenGame {
  static func == (one: Self, other: Self) -> Bool { one.state == other.state }
  func hash(into hasher: inout Hasher) { hasher.combine(state) }
  func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
  init(from decoder: any Decoder) throws { self.init(state: try GameState(from: decoder)) }
}

/// The rules without a mistake, for the controllers that make one.
struct RightGame: HandwrittenGame {
  var state: GameState
}
