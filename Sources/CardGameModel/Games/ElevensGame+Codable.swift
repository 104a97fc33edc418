extension ElevensGame {
  private enum CodingKeys: String, CodingKey {
    case cards, pack, dealt, moves, tableSize, sum
  }

  /// Reads a game as `encode(to:)` writes it.
  ///
  /// - Parameter decoder: Where a game stands.
  /// - Throws: `DecodingError` when there is none, or when it is one that no play can lead to; it
  ///   names the place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    cards = try container.decode([TableCard<PlayingCard>].self, forKey: .cards)
    pack = try container.decode([PlayingCard].self, forKey: .pack)
    dealtCount = try container.decode(Int.self, forKey: .dealt)
    choiceCount = try container.decode(Int.self, forKey: .moves)
    tableSize = try container.decode(Int.self, forKey: .tableSize)
    sum = try container.decode(Int.self, forKey: .sum)
    do {
      try check()
    } catch {
      throw DecodingError.damaged(error, at: container.codingPath)
    }
  }

  /// Writes the game, with all that its play depends on.
  ///
  /// - Parameter encoder: Where to write the game.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cards, forKey: .cards)
    try container.encode(pack, forKey: .pack)
    try container.encode(dealtCount, forKey: .dealt)
    try container.encode(choiceCount, forKey: .moves)
    try container.encode(tableSize, forKey: .tableSize)
    try container.encode(sum, forKey: .sum)
  }

  /// Checks that play can lead to this game.
  func check() throws(StateError) {
    try checkDistinct("pack", pack)
    guard tableSize >= 2, tableSize <= pack.count else {
      throw StateError("tableSize", "A pack of \(pack.count) lays a table of 2 to \(pack.count).")
    }
    guard (2...20).contains(sum) else {
      throw StateError("sum", "No two cards from 1 to 10 make \(sum): it is from 2 to 20.")
    }
    try checkDealt(cards, from: pack, dealtCount: dealtCount, tableSize: tableSize, part: "dealt")
    guard cards.count <= tableSize else {
      throw StateError("cards", "\(cards.count) cards lie there: it is never above \(tableSize).")
    }
    try checkOpen(true)
    if let index = cards.firstIndex(where: \.isMatched) {
      throw StateError("cards", at: index, "A matched card is removed at once in this game.")
    }
    try checkGone()
    let chosen = faceUpIndices
    for (count, index) in chosen.enumerated() {
      let others = chosen[..<count].map { cards[$0].face }
      guard judge(others, and: cards[index].face) == .possible else {
        throw StateError("cards", at: index, "This card cannot be face up beside the others.")
      }
    }
    try checkCounter("moves", choiceCount, atLeast: chosen.count + score)
  }

  /// Checks that the cards which are gone can have been removed in groups.
  private func checkGone() throws(StateError) {
    let left = Set(cards.map(\.face))
    var counts: [Rank: Int] = [:]
    for card in pack.prefix(dealtCount) where !left.contains(card) {
      counts[card.rank, default: 0] += 1
    }
    for rank in Rank.allCases {
      let count = counts[rank] ?? 0
      if rank.rawValue > Rank.ten.rawValue {
        guard count == counts[.jack] ?? 0 else {
          throw StateError("cards", "Jacks, queens and kings go together, and here they did not.")
        }
      } else {
        let partner = Rank(rawValue: sum - rank.rawValue)
        let isNumber = partner.map { $0.rawValue <= Rank.ten.rawValue } ?? false
        let isFair =
          partner == rank
          ? count.isMultiple(of: 2) : count == (isNumber ? partner.flatMap { counts[$0] } ?? 0 : 0)
        guard isFair else {
          throw StateError(
            "cards", "A \(rank.spokenName) is gone without a card that makes \(sum) with it.")
        }
      }
    }
  }
}
