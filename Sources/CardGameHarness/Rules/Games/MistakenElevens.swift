import CardGameModel

extension DiagnosisCode {
  /// Whether a selection may be removed is decided by other cards than those selected.
  public static let selectionIgnored = DiagnosisCode("selection-ignored")

  /// Asking whether cards may be removed changes the cards on the table.
  public static let askingChangesTable = DiagnosisCode("asking-changes-table")
}

/// Elevens with one known mistake; without it, it plays like `ElevensGame`.
struct MistakenElevens: CardGame {
  private(set) var cards: [TableCard<PlayingCard>]
  private var dealtCount: Int
  private var choiceCount: Int
  private var takenCount: Int
  let pack: [PlayingCard]
  private let tableSize: Int
  private let sum: Int
  private let mistake: Mistake?

  enum Mistake: Int, Hashable, Codable {
    case everythingMatches, nothingMatches, courtsNeverMatch, wholeTableAsked, tableEdited
  }

  init(_ game: ElevensGame, mistake: Mistake?) {
    cards = game.cards
    dealtCount = game.dealtCount
    choiceCount = game.choiceCount
    takenCount = game.score
    pack = game.pack
    tableSize = game.tableSize
    sum = game.sum
    self.mistake = mistake
  }

  var score: Int { takenCount }
  var isOver: Bool { false }
  var hasBegun: Bool { choiceCount > 0 }
  func canChooseCard(at index: Int) -> Bool { cards.indices.contains(index) }

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    choiceCount += 1
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    guard !others.isEmpty else { return .turnedUp }
    let faces = (others + [index]).map { cards[$0].face }
    let isPossible = faces.count == 2 && faces.allSatisfy(\.isCourt) && faces.haveDifferentRanks
    if isPossible, mistake != .courtsNeverMatch { return .turnedUp }
    if isComplete(faces) {
      remove(others + [index])
      return .matched
    }
    for other in others { cards[other].position = .faceDown }
    if mistake == .tableEdited { cards = (others + [index]).map { cards[$0] } }
    return .mismatched
  }

  mutating func deal(_ deck: Deck<PlayingCard>) throws(DealError) {
    let fresh = try ElevensGame(from: deck, tableSize: tableSize, sum: sum)
    self = MistakenElevens(fresh, mistake: mistake)
  }

  private func isComplete(_ faces: [PlayingCard]) -> Bool {
    switch mistake {
    case .everythingMatches: return true
    case .nothingMatches: return false
    case .wholeTableAsked:
      let all = cards.map(\.face)
      return all.indices.contains { first in
        all[(first + 1)...].contains { makesSum([all[first], $0]) }
      }
    case .courtsNeverMatch, .tableEdited, nil:
      return makesSum(faces)
        || faces.count == 3 && faces.allSatisfy(\.isCourt) && faces.haveDifferentRanks
    }
  }

  private func makesSum(_ faces: [PlayingCard]) -> Bool {
    faces.count == 2 && !faces.contains(where: \.isCourt)
      && faces[0].rank.rawValue + faces[1].rank.rawValue == sum
  }

  private mutating func remove(_ indices: [Int]) {
    takenCount += indices.count
    for index in indices.sorted() where dealtCount < pack.count {
      cards[index] = TableCard(pack[dealtCount], liesOpen: true)
      dealtCount += 1
    }
    cards.removeAll(where: \.isFaceUp)
  }
}

extension PlayingCard {
  fileprivate var isCourt: Bool { rank.rawValue > Rank.ten.rawValue }
}

extension [PlayingCard] {
  fileprivate var haveDifferentRanks: Bool { Set(map(\.rank)).count == count }
}

extension ElevensGame: MistakableGame {
  func mistaken(_ mistakes: Mistakes) -> any CardGame<PlayingCard> {
    MistakenElevens(self, mistake: mistakes.elevens)
  }

  private static let reason =
    "Two cards go that make eleven together, and a jack, a queen and a king: of those selected."

  static let knownMistakes: [RuleMistake] = [
    RuleMistake(
      code: .selectionIgnored,
      cause:
        "it is asked whether there are such cards on the table, not whether these are selected.",
      reason: reason, advice: "Look at the selected cards, and at no other.",
      apply: { $0.elevens = .wholeTableAsked }),
    RuleMistake(
      code: .wrongMatches, cause: "any selected cards may be removed.", reason: reason,
      advice: "return …the sum is eleven…  // a condition that is commented out is none",
      apply: { $0.elevens = .everythingMatches }),
    RuleMistake(
      code: .wrongMatches, cause: "a jack, a queen and a king never go together.", reason: reason,
      advice: "card.rank == .jack  // compare ranks by their values, not by where they are kept",
      apply: { $0.elevens = .courtsNeverMatch }),
    RuleMistake(
      code: .wrongMatches, cause: "no cards may ever be removed.", reason: reason,
      advice: "return …the sum is eleven…", apply: { $0.elevens = .nothingMatches }),
    RuleMistake(
      code: .askingChangesTable,
      cause: "the list that is looked through is the table itself, and is emptied on the way.",
      reason: "A question changes nothing, so that it can be asked twice.",
      advice: "Look at the list, and make a new one for what you want to keep.",
      apply: { $0.elevens = .tableEdited }),
  ]
}
