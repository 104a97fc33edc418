extension MatchingGame {
  private enum CodingKeys: String, CodingKey {
    case cards, deck, hasEqualCards, score, choiceCount, cardsToMatch, rule, scoring, afterMismatch
  }

  /// Reads a game as `encode(to:)` writes it.
  ///
  /// - Parameter decoder: Where a game stands.
  /// - Throws: `DecodingError` when there is none, or when it is one that no play can lead to; it
  ///   names the place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    cards = try container.decode([TableCard<Rule.Face>].self, forKey: .cards)
    deck = try container.decode(Deck<Rule.Face>.self, forKey: .deck)
    score = try container.decode(Int.self, forKey: .score)
    choiceCount = try container.decode(Int.self, forKey: .choiceCount)
    cardsToMatch = try container.decode(Int.self, forKey: .cardsToMatch)
    rule = try container.decode(Rule.self, forKey: .rule)
    scoring = try container.decode(Scoring.self, forKey: .scoring)
    afterMismatch = try container.decode(AfterMismatch.self, forKey: .afterMismatch)
    faceUpIndices = cards.indices.filter { cards[$0].isFaceUp }
    do {
      if try container.decodeIfPresent(Bool.self, forKey: .hasEqualCards) != true {
        try checkDistinctCards()
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
    try container.encode(deck, forKey: .deck)
    // Said outright, so that a card which was made equal to another by mistake can be told.
    if pack.firstRepeated != nil { try container.encode(true, forKey: .hasEqualCards) }
    try container.encode(score, forKey: .score)
    try container.encode(choiceCount, forKey: .choiceCount)
    try container.encode(cardsToMatch, forKey: .cardsToMatch)
    try container.encode(rule, forKey: .rule)
    try container.encode(scoring, forKey: .scoring)
    try container.encode(afterMismatch, forKey: .afterMismatch)
  }

  /// Checks that play can lead to this game.
  func check() throws(StateError) {
    guard cardsToMatch >= 2, cardsToMatch <= cards.count else {
      let error = DealError.cannotMatch(cardsToMatch: cardsToMatch, cardCount: cards.count)
      throw StateError("cardsToMatch", error.description)
    }
    try checkOpen(false)
    let most = afterMismatch == .allStayUp ? cardsToMatch : cardsToMatch - 1
    guard faceUpIndices.count <= most else {
      throw StateError(
        "cards",
        """
        Of \(cardsToMatch) cards to match, \(faceUpIndices.count) lie face up: at most \(most) can \
        at a time.
        """)
    }
    let matched = matchedIndices
    try checkMatched(matched)
    try checkCounter("choiceCount", choiceCount, atLeast: faceUpIndices.count + matched.count)
    try checkScore("score", score)
    try checkPoints(
      "scoring",
      [scoring.matchBonus, scoring.mismatchPenalty, scoring.choiceCost, scoring.unchoosingCost])
  }

  private func checkMatched(_ matched: [Int]) throws(StateError) {
    guard matched.count.isMultiple(of: cardsToMatch) else {
      throw StateError(
        "cards",
        "\(matched.count) cards are matched: they are matched by \(cardsToMatch) at a time.")
    }
    // Which cards were matched together is not known, so more is asked only where it is plain.
    if matched.count == cardsToMatch {
      guard rule.points(for: matched.map { cards[$0].face }) > 0 else {
        throw StateError("cards", at: matched[0], "The matched cards do not match.")
      }
    } else if cardsToMatch == 2 {
      for index in matched {
        let isPaired = matched.contains { other in
          other != index && rule.points(for: [cards[index].face, cards[other].face]) > 0
        }
        guard isPaired else {
          throw StateError(
            "cards", at: index,
            "\(cards[index].face.title) matches none of the other matched cards.")
        }
      }
    }
  }

  private func checkDistinctCards() throws(StateError) {
    guard let index = pack.firstRepeated else { return }
    let isOnTable = index < cards.count
    throw StateError(
      isOnTable ? "cards" : "deck", at: isOnTable ? index : index - cards.count,
      "\(pack[index].title) is there twice, and there is only one.")
  }
}
