import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  /// Mistakes in Concentration, on the table A B A C B C D D; a new one is an entry.
  static let ofConcentration: [Bug] = [
    Bug(
      id: "score-seen-or", title: "Two cards that had been seen cost one point",
      symptom: "A mismatch of two cards that had both been seen takes one point off, and not two.",
      cause: "The two tests for seen cards are joined by or, with one point below them.",
      intended: .seenCountedOnce, touches: [0, 1, 3, 6, 0, 3]
    ) { PairsTable($0, payment: .once) },
    Bug(
      id: "score-seen-survives-new-game", title: "A new game remembers what was seen in the old",
      symptom: "In a new game the first mismatch already costs points.",
      cause: "The set of seen cards is not emptied when a new game is dealt.",
      intended: .notAllReset, moves: [.touch(0), .touch(1), .deal, .touch(0), .touch(3)]
    ) { PairsTable($0, keepsSeen: true) },
  ]

  /// The right game of all examples of Concentration: the table A B A C B C D D.
  static let c8 = known {
    try ConcentrationGame(from: Deck("ABACBCDD".map { PairFace(String($0)) }))
  }

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    touches: [Int]? = nil, moves: [Move] = [],
    makeGame: @escaping @Sendable ([PairFace]) -> PairsTable
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, exercise: "16", intended: intended,
      moves: touches?.map(Move.touch) ?? moves, beside: Self.c8, makeGame: { makeGame($0.pack) })
  }
}

/// Concentration as a learner writes it, with parts that can be got wrong.
struct PairsTable: CardGame {
  var cards: [TableCard<PairFace>]
  var score = 0
  private var seen: Set<Int> = []
  private var hasMoved = false
  private let payment: Payment
  private let keepsSeen: Bool

  /// How a mismatch of cards that had been seen is paid for.
  enum Payment: Int, Hashable, Codable { case each, once }

  init(_ pack: [PairFace], payment: Payment = .each, keepsSeen: Bool = false) {
    cards = pack.map { TableCard($0) }
    self.payment = payment
    self.keepsSeen = keepsSeen
  }

  var pack: [PairFace] { cards.map(\.face) }
  var isOver: Bool { cards.allSatisfy(\.isMatched) }
  var hasBegun: Bool { hasMoved }

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched, faceUpIndices != [index]
    else { return .ignored }
    hasMoved = true
    if faceUpIndices.count == 2 {
      for up in faceUpIndices { cards[up].position = .faceDown }
    }
    let other = faceUpIndices.first
    cards[index].position = .faceUp
    guard let other else { return .turnedUp }
    defer { seen.formUnion([index, other]) }
    if cards[index].face == cards[other].face {
      cards[index].position = .matched
      cards[other].position = .matched
      score += 2
      return .matched
    }
    switch payment {
    case .each:
      if seen.contains(index) { score -= 1 }
      if seen.contains(other) { score -= 1 }
    case .once:
      if seen.contains(index) || seen.contains(other) { score -= 1 }
    }
    return .mismatched
  }

  mutating func deal(_ deck: Deck<PairFace>) throws(DealError) {
    cards = deck.cards.map { TableCard($0) }
    score = 0
    hasMoved = false
    if !keepsSeen { seen = [] }
  }
}
