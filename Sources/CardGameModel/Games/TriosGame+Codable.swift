extension TriosGame {
  private enum CodingKeys: String, CodingKey {
    case cards, pack, dealt, score, moves, tableSize, scoring
  }

  /// Reads a game as `encode(to:)` writes it.
  ///
  /// - Parameter decoder: Where a game stands.
  /// - Throws: `DecodingError` when there is none, or when it is one that no play can lead to; it
  ///   names the place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    cards = try container.decode([TableCard<TrioCard>].self, forKey: .cards)
    pack = try container.decode([TrioCard].self, forKey: .pack)
    dealtCount = try container.decode(Int.self, forKey: .dealt)
    score = try container.decode(Int.self, forKey: .score)
    changeCount = try container.decode(Int.self, forKey: .moves)
    tableSize = try container.decode(Int.self, forKey: .tableSize)
    scoring = try container.decode(TriosScoring.self, forKey: .scoring)
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
    try container.encode(score, forKey: .score)
    try container.encode(changeCount, forKey: .moves)
    try container.encode(tableSize, forKey: .tableSize)
    try container.encode(scoring, forKey: .scoring)
  }

  /// Checks that play can lead to this game.
  func check() throws(StateError) {
    try checkDistinct("pack", pack)
    guard tableSize >= 3, tableSize <= pack.count else {
      throw StateError("tableSize", "A pack of \(pack.count) lays a table of 3 to \(pack.count).")
    }
    try checkDealt(
      cards, from: pack, dealtCount: dealtCount, tableSize: tableSize, part: "dealt")
    guard (dealtCount - cards.count).isMultiple(of: 3) || !canDealMore else {
      throw StateError("cards", "\(dealtCount - cards.count) cards are gone: they go by threes.")
    }
    guard (dealtCount - tableSize).isMultiple(of: 3) || !canDealMore else {
      throw StateError(
        "dealt", "\(dealtCount) cards cannot have been dealt: \(tableSize), and then by threes.")
    }
    try checkGone()
    try checkOpen(true)
    let (faceUp, matched) = (faceUpIndices, matchedIndices)
    guard matched.isEmpty || matched.count == 3 && faceUp.isEmpty else {
      throw StateError(
        "cards", at: matched[0], "Three cards are matched at a time, and none is face up then.")
    }
    guard faceUp.count <= 3 else {
      throw StateError("cards", at: faceUp[3], "Three cards at most are face up at a time.")
    }
    if matched.count == 3, let reason = whyNot(matched[0], matched[1], matched[2]) {
      throw StateError("cards", at: matched[0], reason.description)
    }
    if faceUp.count == 3, whyNot(faceUp[0], faceUp[1], faceUp[2]) == nil {
      throw StateError("cards", at: faceUp[0], "Three face-up cards of a trio would be matched.")
    }
    try checkCounter("moves", changeCount, atLeast: leastMoves)
    try checkScore("score", score)
    try checkPoints(
      "scoring", [scoring.match, scoring.mismatch, scoring.unchoosing, scoring.needlessDeal])
  }

  /// The fewest moves that lead to cards lying so: one for each that was chosen or is gone, and one for
  /// every three that were asked for.
  var leastMoves: Int {
    let added = max(0, cards.count - tableSize)
    return faceUpIndices.count + matchedIndices.count + dealtCount - cards.count + (added + 2) / 3
  }

  /// Checks that the cards which are gone can have been trios.
  ///
  /// The three values of an attribute in a trio add up to a multiple of three, and so do those of
  /// several trios.
  private func checkGone() throws(StateError) {
    let left = Set(cards.map(\.face))
    let gone = pack.prefix(dealtCount).filter { !left.contains($0) }
    for attribute in TrioCard.Attribute.allCases {
      guard gone.reduce(0, { $0 + $1.value(of: attribute) }).isMultiple(of: 3) else {
        throw StateError(
          "cards",
          "The cards that are gone cannot have been trios: look at their \(attribute.rawValue).")
      }
    }
  }
}
