import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  /// Mistakes about the end of a game and about what is counted besides the score; each is an entry.
  static let ofEnds: [Bug] = [
    Bug(
      id: "rule-model-decides-game-over-early", title: "The game is over while pairs are left",
      symptom: "\"Game over\", though there are still cards that match.",
      cause: "It is asked only whether the card that was touched last still has a partner.",
      intended: .overTooEarly, moves: [0, 1, 2],
      specimen: { moves in
        // 5♠ has no partner of its rank, and K♦ and K♥ are left.
        diagnoseEnd(
          of: CountingTable(Self.kings, end: .ofLastTouched), playing: moves,
          against: CountingTable(Self.kings))
      }),
    Bug(
      id: "rule-game-over-hardcoded", title: "The end comes after twelve pairs, on every table",
      symptom: "On a table of another size the game is never won, or too early.",
      cause: "The pairs found are compared with the literal 12.",
      intended: .neverOver, moves: [0, 2, 1, 4, 3, 5, 6, 7],
      specimen: { moves in
        diagnoseEnd(
          of: CountingTable(Self.c8.pack, end: .afterTwelvePairs), playing: moves,
          against: Self.c8)
      }),
    Bug(
      id: "rule-game-over-missing", title: "The end is never told",
      symptom: "All pairs are found, and nothing happens.",
      cause: "The test for the end was left to be written, and always says no.",
      intended: .neverOver, moves: [0, 2, 1, 4, 3, 5, 6, 7],
      specimen: { moves in
        diagnoseEnd(
          of: CountingTable(Self.c8.pack, end: .never), playing: moves, against: Self.c8)
      }),
    Bug(
      id: "hist-flips-on-unplayable", title: "Touches that change nothing are counted",
      symptom: "The number of flips rises when a matched card is touched.",
      cause: "The flip is counted before the game has accepted the choice.",
      intended: .counterCountsIgnored, moves: [0, 2, 0],
      specimen: { diagnoseCounters(of: CountingTable(Self.c8.pack, flips: .atOnce), playing: $0) }),
    Bug(
      id: "score-negative-moves", title: "Less than no moves are left",
      symptom: "The label says that -1 moves are left.",
      cause: "The number is lowered at each mismatch, and nobody asks whether it is 0 already.",
      intended: .counterBelowZero, moves: [0, 1, 0, 1, 0, 1, 0, 1],
      specimen: { diagnoseCounters(of: CountingTable(Self.c8.pack), playing: $0) }),
    Bug(
      id: "rule-counters-not-reset", title: "The flips of the game before are counted on",
      symptom: "A new game begins with the flips of the one before.",
      cause: "A new deal sets back the cards and the score, and not the counter.",
      intended: .counterNotReset, moves: [0, 2], then: [.deal],
      specimen: { diagnoseCounters(of: CountingTable(Self.c8.pack, flips: .kept), playing: $0) }),
    Bug(
      id: "score-flips-vs-record-units", title: "The record compares flips with points",
      symptom: "A worse game sets a higher record.",
      cause: "The number of flips is compared with a record that is a sum of flips and points.",
      exercise: "16", intended: .recordOfMixedUnits,
      specimen: Examination("win with 8 points in 10 flips", "win with 2 points in 40") { _ in
        diagnoseRecord { results in
          var record = 0
          for result in results where result.flips > record {
            record = result.flips + result.points
          }
          return record
        }
      }),
  ]

  private static let kings = ["A", "A", "5", "K", "K", "7"].map { PairFace($0) }

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    moves touches: [Int], then others: [Move] = [],
    specimen examine: @escaping @Sendable ([Move]) -> [Diagnosis]
  ) {
    let moves = touches.map(Move.touch) + others
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, exercise: "16", intended: intended,
      specimen: Examination(moves) { _ in examine(moves) })
  }
}

/// A game of pairs that counts flips and the moves that are left, and says when it is over.
private struct CountingTable: CardGame {
  var cards: [TableCard<PairFace>]
  var score = 0
  private var flipCount = 0
  private var movesLeft = 3
  private var lastTouched: Int?
  private let end: End
  private let flips: Flips

  enum End: Int, Hashable, Codable { case right, ofLastTouched, afterTwelvePairs, never }
  enum Flips: Int, Hashable, Codable { case right, atOnce, kept }

  init(_ pack: [PairFace], end: End = .right, flips: Flips = .right) {
    cards = pack.map { TableCard($0) }
    self.end = end
    self.flips = flips
  }

  var pack: [PairFace] { cards.map(\.face) }
  var counters: [Counter] { [Counter("Flips", flipCount), Counter("Moves left", movesLeft)] }

  var isOver: Bool {
    let left = cards.filter { !$0.isMatched }.map(\.face)
    switch end {
    case .right: return Set(left).count == left.count
    case .afterTwelvePairs: return matchedIndices.count == 24
    case .never: return false
    case .ofLastTouched:
      guard let lastTouched, !cards[lastTouched].isMatched else { return false }
      return !cards.indices.contains {
        $0 != lastTouched && cards[$0].face == cards[lastTouched].face
      }
    }
  }

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    if flips == .atOnce { flipCount += 1 }
    guard cards.indices.contains(index), !cards[index].isMatched, faceUpIndices != [index]
    else { return .ignored }
    if flips != .atOnce { flipCount += 1 }
    lastTouched = index
    if faceUpIndices.count == 2 {
      for up in faceUpIndices { cards[up].position = .faceDown }
    }
    let other = faceUpIndices.first
    cards[index].position = .faceUp
    guard let other else { return .turnedUp }
    guard cards[index].face == cards[other].face else {
      movesLeft -= 1
      return .mismatched
    }
    cards[index].position = .matched
    cards[other].position = .matched
    score += 2
    return .matched
  }

  mutating func deal(_ deck: Deck<PairFace>) throws(DealError) {
    let count = flipCount
    self = CountingTable(deck.cards, end: end, flips: flips)
    if flips == .kept { flipCount = count }
  }
}
