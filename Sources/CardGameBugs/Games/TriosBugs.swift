import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  /// Mistakes in Trios, on a table of twelve and a deck of six more; a new one is an entry.
  static let ofTrios: [Bug] = [
    Bug(
      id: "rule-trio-checked-in-ui-only", title: "The game takes any three cards for a trio",
      symptom: "Whoever gets round the screen scores with any three cards.",
      cause: "The game trusts that the screen sends nothing but trios, and does not ask the rule.",
      intended: .wrongMatches, touches: [0, 1, 3]
    ) { TriosTable($0, isTrio: .always) },
    Bug(
      id: "rule-trio-select-first", title: "The fourth card is chosen before the three are let go",
      symptom: "After a mismatch the next touch lets go of the wrong cards.",
      cause: "The card is chosen first, and then it is asked whether three were chosen already.",
      intended: .chosenBeforeCounted, touches: [1, 2, 3, 0]
    ) { TriosTable($0, choosing: .first) },
    Bug(
      id: "rule-trio-mismatch-not-shown", title: "A mismatch is unchosen before anybody sees it",
      symptom: "The third card of a mismatch goes at once, and the others with it.",
      cause: "The three are unchosen as soon as they are no trio, not at the next touch.",
      intended: .unchosenTooEarly, touches: [0, 1, 3]
    ) { TriosTable($0, choosing: .clearsAtOnce) },
    Bug(
      id: "rule-trio-touch-only-clears", title: "The touch after a mismatch is lost",
      symptom: "After a mismatch a card must be touched twice to be chosen.",
      cause: "The method returns when the three are unchosen, before it comes to the card.",
      intended: .touchOnlyClears, touches: [0, 1, 3, 5]
    ) { TriosTable($0, choosing: .clearsOnly) },
    Bug(
      id: "rule-trio-replacement-chosen", title: "A card is chosen that nobody has seen",
      symptom: "A touch of a matched card chooses the one that comes into its place.",
      cause: "The trio is replaced, and then the card at the same index is chosen.",
      intended: .wrongCardChosen, touches: [0, 1, 2, 0]
    ) { TriosTable($0, choosing: .byPlace) },
    Bug(
      id: "rule-trio-never-unchosen", title: "A chosen card cannot be let go",
      symptom: "A second touch of a chosen card does nothing.",
      cause: "Only cards that are not chosen are asked for.", intended: .faceUpCardNotTurnedDown,
      touches: [0, 0]
    ) { TriosTable($0, choosing: .forGood) },
    Bug(
      id: "deal3-one-card", title: "Asking for three more gives one",
      symptom: "\"3 more\" adds one card.", cause: "The helper draws a card once.",
      intended: .wrongNumberDealt, moves: [.more]
    ) { TriosTable($0, more: .one) },
    Bug(
      id: "deal3-same-card-thrice", title: "Asking for three more gives one card three times",
      symptom: "\"3 more\" shows the same card in three places.",
      cause: "A card is picked three times and not taken out of the deck in between.",
      intended: .cardDealtTwice, moves: [.more]
    ) { TriosTable($0, more: .sameThrice) },
    Bug(
      id: "deal3-not-removed", title: "The cards that are dealt stay in the deck",
      symptom: "The same cards come again and again.",
      cause: "A slice of the deck is copied onto the table, and the deck is left as it was.",
      intended: .cardDealtTwice, moves: [.more, .more]
    ) { TriosTable($0, more: .copied) },
    Bug(
      id: "deal3-marks-first-three", title: "The wrong cards are marked as new",
      symptom: "The first three cards are marked, and the new ones lie at the end.",
      cause: "The mark is set on the places 0, 1 and 2, whatever was dealt.",
      intended: .otherCardsMarked, moves: [.more]
    ) { TriosTable($0, more: .marksFirst) },
    Bug(
      id: "deal3-six-on-match", title: "A matched trio brings six new cards",
      symptom: "With a trio matched, \"3 more\" replaces it and adds three.",
      cause: "The trio is replaced first, and then three cards are dealt in any case.",
      intended: .wrongNumberDealt, moves: [.touch(0), .touch(1), .touch(2), .more]
    ) { TriosTable($0, more: .always) },
    Bug(
      id: "hist-bound-too-tight", title: "The last three cards are never dealt",
      symptom: "Three cards are left in the deck, and \"3 more\" does nothing.",
      cause: "It is asked whether more than three are left, where three are enough.",
      intended: .wrongNumberDealt, moves: [.more, .more]
    ) { TriosTable($0, more: .tooTight) },
  ]

  /// The right game of all examples of Trios: the first eighteen cards of the pack, twelve dealt.
  static let trios18 = known { try TriosGame(from: Deck(Deck.trios.cards.prefix(18))) }

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    touches: [Int]? = nil, moves: [Move] = [],
    makeGame: @escaping @Sendable ([TrioCard]) -> TriosTable
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, exercise: "15", intended: intended,
      moves: touches?.map(Move.touch) ?? moves, beside: Self.trios18,
      makeGame: { makeGame($0.pack) })
  }
}

/// Trios as a learner writes it, with parts that can be got wrong.
struct TriosTable: CardGame {
  var cards: [TableCard<TrioCard>]
  var score = 0
  private var deck: [TrioCard]
  private var hasMoved = false
  private let rule: Verdict
  private let choosing: Choosing
  private let more: More

  enum Verdict: Int, Hashable, Codable { case byRule, always }
  enum Choosing: Int, Hashable, Codable {
    case afterThree, first, clearsAtOnce, clearsOnly, byPlace, forGood
  }
  enum More: Int, Hashable, Codable {
    case three, one, sameThrice, copied, marksFirst, always, tooTight
  }

  init(
    _ pack: [TrioCard], isTrio rule: Verdict = .byRule, choosing: Choosing = .afterThree,
    more: More = .three
  ) {
    cards = pack.prefix(12).map { TableCard($0, liesOpen: true) }
    deck = Array(pack.dropFirst(12))
    self.rule = rule
    self.choosing = choosing
    self.more = more
  }

  var pack: [TrioCard] { cards.map(\.face) + deck }
  var maximumCardCount: Int { 18 }
  var isOver: Bool { deck.isEmpty && !hasTrio }
  var hasBegun: Bool { hasMoved }
  var canDealMore: Bool { !deck.isEmpty }
  func canChooseCard(at index: Int) -> Bool { cards.indices.contains(index) }

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    hasMoved = true
    let face = cards[index].face
    if cards.contains(where: \.isMatched) {
      replaceMatched()
      if choosing == .byPlace, cards.indices.contains(index) { return choose(index) }
      guard let place = cards.firstIndex(where: { $0.face == face }) else { return .dealt }
      return choose(place)
    }
    if choosing == .first, !cards[index].isFaceUp {
      cards[index].position = .faceUp
      if faceUpIndices.count > 3 {
        for up in faceUpIndices.prefix(3) { cards[up].position = .faceDown }
        return .turnedUp
      }
      return judge()
    }
    if faceUpIndices.count == 3 {
      for up in faceUpIndices { cards[up].position = .faceDown }
      if choosing == .clearsOnly { return .turnedDown }
    } else if cards[index].isFaceUp {
      if choosing == .forGood { return .ignored }
      cards[index].position = .faceDown
      score -= 1
      return .turnedDown
    }
    return choose(index)
  }

  @discardableResult
  mutating func dealMore() -> Outcome {
    guard more == .tooTight ? deck.count > 3 : !deck.isEmpty else { return .ignored }
    hasMoved = true
    if cards.contains(where: \.isMatched) {
      replaceMatched()
      if more != .always { return .dealt }
    } else if hasTrio {
      score -= 3
    }
    var new = Array(deck.prefix(more == .one ? 1 : 3))
    if more == .sameThrice, let first = new.first { new = [first, first, first] }
    if more != .copied { deck.removeFirst(min(new.count, deck.count)) }
    cards += new.map { TableCard($0, liesOpen: true) }
    if more == .marksFirst { for place in 0...2 { cards[place].position = .faceUp } }
    return .dealt
  }

  mutating func deal(_ deck: Deck<TrioCard>) throws(DealError) {
    self = TriosTable(deck.cards, isTrio: rule, choosing: choosing, more: more)
  }

  private mutating func choose(_ index: Int) -> Outcome {
    cards[index].position = .faceUp
    return judge()
  }

  private mutating func judge() -> Outcome {
    let chosen = faceUpIndices
    guard chosen.count == 3 else { return .turnedUp }
    guard rule == .always || Self.isTrio(chosen.map { cards[$0].face }) else {
      score -= 5
      if choosing == .clearsAtOnce { for up in chosen { cards[up].position = .faceDown } }
      return .mismatched
    }
    for index in chosen { cards[index].position = .matched }
    score += 3
    return .matched
  }

  private mutating func replaceMatched() {
    for index in cards.indices where cards[index].isMatched && !deck.isEmpty {
      cards[index] = TableCard(deck.removeFirst(), liesOpen: true)
    }
    cards.removeAll(where: \.isMatched)
  }

  private static func isTrio(_ faces: [TrioCard]) -> Bool {
    TrioCard.Attribute.allCases.allSatisfy { attribute in
      Set(faces.map { $0.value(of: attribute) }).count != 2
    }
  }

  private var hasTrio: Bool {
    let faces = cards.filter { !$0.isMatched }.map(\.face)
    for first in faces.indices {
      for second in faces.indices[(first + 1)...] {
        for third in faces.indices[(second + 1)...]
        where Self.isTrio([faces[first], faces[second], faces[third]]) {
          return true
        }
      }
    }
    return false
  }
}
