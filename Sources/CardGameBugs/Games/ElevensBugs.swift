import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  /// Mistakes in Elevens; a new one is an entry.
  static let ofElevens: [Bug] = [
    Bug(
      id: "rule-elevens-ignores-selection", title: "Other cards decide than those selected",
      symptom: "A 2 and a 3 can be removed, because a 5 and a 6 lie there too.",
      cause: "The helper looks for a pair on the whole table, and not among the selected cards.",
      intended: .selectionIgnored, touches: [0, 1]
    ) { ElevensTable($0, judging: .table) },
    Bug(
      id: "rule-elevens-always-true", title: "Any cards can be removed",
      symptom: "Two aces can be removed.",
      cause: "The condition is commented out, and \"return true\" is left.",
      intended: .wrongMatches, touches: [0, 4], table: withoutPairs
    ) { ElevensTable($0, judging: .always) },
    Bug(
      id: "rule-elevens-helper-edits-list", title: "Asking changes the table",
      symptom: "After a mismatch most of the cards are gone.",
      cause: "The helper empties and refills the list that it was given, and that is the table.",
      intended: .askingChangesTable, touches: [0, 1]
    ) { ElevensTable($0, judging: .editing) },
    Bug(
      id: "card-java-string-identity", title: "Ranks are compared by where they are kept",
      symptom: "A jack, a queen and a king are refused.",
      cause: "The names of ranks are compared as objects, and each was read into one of its own.",
      intended: .wrongMatches, touches: [4, 5]
    ) { ElevensTable($0, judging: .identity) },
    Bug(
      id: "rule-elevens-filled-at-end", title: "New cards are laid at the end",
      symptom: "When two cards are removed, the others move up, and the new ones come last.",
      cause: "The cards are taken out of the list, and the new ones appended to it.",
      intended: .replacedOtherwise, touches: [3, 2]
    ) { ElevensTable($0, judging: .selection, fillsAtEnd: true) },
  ]

  private static let usual = "2S 3H 5D 6C JS QH KD 9S 10H 7C 7D 8S AC"
  private static let withoutPairs = "AS 2H 3D 4C AH 5S 2D KC KD QS QD 4H"

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    touches: [Int], table: String = usual,
    makeGame: @escaping @Sendable ([PlayingCard]) -> ElevensTable
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, exercise: "16", intended: intended,
      moves: touches.map(Move.touch),
      beside: known { try ElevensGame(from: Deck([PlayingCard](parsing: table))) },
      makeGame: { makeGame($0.pack) })
  }
}

/// Elevens as a learner writes it, with parts that can be got wrong.
struct ElevensTable: CardGame {
  var cards: [TableCard<PlayingCard>]
  private var deck: [PlayingCard]
  private var removedCount = 0
  private var hasMoved = false
  private let judging: Judging
  private let fillsAtEnd: Bool

  /// How it is decided whether cards may be removed.
  enum Judging: Int, Hashable, Codable { case selection, table, always, editing, identity }

  init(_ pack: [PlayingCard], judging: Judging, fillsAtEnd: Bool = false) {
    cards = pack.prefix(9).map { TableCard($0, liesOpen: true) }
    deck = Array(pack.dropFirst(9))
    self.judging = judging
    self.fillsAtEnd = fillsAtEnd
  }

  var score: Int { removedCount }
  var pack: [PlayingCard] { cards.map(\.face) + deck }
  var maximumCardCount: Int { 9 }
  var isOver: Bool { false }
  var hasBegun: Bool { hasMoved }
  func canChooseCard(at index: Int) -> Bool { cards.indices.contains(index) }

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    hasMoved = true
    if cards[index].isFaceUp {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let selected = faceUpIndices + [index]
    cards[index].position = .faceUp
    if selected.count == 1 { return .turnedUp }
    let names = selected.compactMap { courtName(of: cards[$0].face) }
    let isCourtly = names.count == selected.count && areDifferent(names)
    if isCourtly, names.count == 2 { return .turnedUp }
    if isCourtly || isLegal(selected) {
      remove(selected)
      return .matched
    }
    for other in selected.dropLast() { cards[other].position = .faceDown }
    if judging == .editing { cards = selected.map { cards[$0] } }
    return .mismatched
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    self = ElevensTable(deck.cards, judging: judging, fillsAtEnd: fillsAtEnd)
  }

  private func isLegal(_ selected: [Int]) -> Bool {
    switch judging {
    case .always: true
    case .table:
      cards.indices.contains { first in
        cards.indices.contains { first < $0 && hasSum([first, $0]) }
      }
    case .selection, .editing, .identity: hasSum(selected)
    }
  }

  private func hasSum(_ indices: [Int]) -> Bool {
    let ranks = indices.map { cards[$0].face.rank.rawValue }
    return ranks.count == 2 && ranks.allSatisfy { $0 <= 10 } && ranks[0] + ranks[1] == 11
  }

  private func areDifferent(_ names: [Name]) -> Bool {
    guard judging == .identity else { return Set(names.map(\.text)).count == names.count }
    let known = [Name("jack"), Name("queen"), Name("king")]
    return names.allSatisfy { name in known.contains { $0 === name } }
  }

  private func courtName(of card: PlayingCard) -> Name? {
    card.rank.rawValue > 10 ? Name(card.rank.spokenName) : nil
  }

  private mutating func remove(_ indices: [Int]) {
    removedCount += indices.count
    if fillsAtEnd {
      cards.removeAll(where: \.isFaceUp)
      cards += deck.prefix(indices.count).map { TableCard($0, liesOpen: true) }
      deck.removeFirst(min(indices.count, deck.count))
      return
    }
    for index in indices.sorted() where !deck.isEmpty {
      cards[index] = TableCard(deck.removeFirst(), liesOpen: true)
    }
    cards.removeAll(where: \.isFaceUp)
  }

  /// A name that is read at run time: two of them with the same letters are two objects.
  private final class Name {
    let text: String

    init(_ text: String) { self.text = text }
  }
}
