extension ConcentrationGame {
  private enum CodingKeys: String, CodingKey {
    case cards, seen, score, flips, scoring
  }

  /// Reads a game as `encode(to:)` writes it.
  ///
  /// - Parameter decoder: Where a game stands.
  /// - Throws: `DecodingError` when there is none, or when it is one that no play can lead to; it
  ///   names the place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let cards = try container.decode([TableCard<PairFace>].self, forKey: .cards)
    do {
      try self.init(
        from: Deck(cards.map(\.face)),
        scoring: container.decode(ConcentrationScoring.self, forKey: .scoring))
    } catch let error as DealError {
      throw DecodingError.dataCorruptedError(
        forKey: .cards, in: container, debugDescription: error.description)
    }
    lay(cards.map(\.position))
    score = try container.decode(Int.self, forKey: .score)
    flipCount = try container.decode(Int.self, forKey: .flips)
    do {
      if let index = cards.firstIndex(where: \.liesOpen) {
        throw StateError("cards", at: index, "No card lies open in this game.")
      }
      for index in try container.decode([Int].self, forKey: .seen) {
        guard wasSeen.indices.contains(index), !wasSeen[index] else {
          throw StateError("seen", "\(index) is no card of the table, or is there twice.")
        }
        wasSeen[index] = true
      }
      try check()
    } catch let error as StateError {
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
    try container.encode(wasSeen.indices.filter { wasSeen[$0] }, forKey: .seen)
    try container.encode(score, forKey: .score)
    try container.encode(flipCount, forKey: .flips)
    try container.encode(scoring, forKey: .scoring)
  }

  /// Checks that play can lead to this game.
  func check() throws(StateError) {
    for index in positions.indices where positions[index] == .matched {
      guard positions[partners[index]] == .matched else {
        throw StateError(
          "cards", at: index, "\(pack[index].title) is matched and the other of its pair is not.")
      }
    }
    let faceUp = positions.indices.filter { positions[$0] == .faceUp }
    guard faceUp.count <= 2 else {
      throw StateError("cards", at: faceUp[2], "Two cards at most are face up at a time.")
    }
    guard faceUp.count < 2 || partners[faceUp[0]] != faceUp[1] else {
      throw StateError("cards", at: faceUp[0], "Two face-up cards of a pair would be matched.")
    }
    for index in positions.indices where !wasSeen[index] {
      guard positions[index] == .faceDown || positions[index] == .faceUp && faceUp.count == 1 else {
        throw StateError("seen", "Card \(index) cannot lie so without having been seen.")
      }
    }
    let seenCount = wasSeen.count { $0 }
    try checkCounter("flips", flipCount, atLeast: max(matchedCount + faceUp.count, seenCount))
    try checkPoints("scoring", [scoring.match, scoring.seenMismatch])
    try checkScore("score", score)
    guard scoring.seenMismatch < 0 || score <= scoring.match * (matchedCount / 2) else {
      throw StateError(
        "score", "\(score) is more than \(matchedCount / 2) pairs earn.")
    }
  }
}
