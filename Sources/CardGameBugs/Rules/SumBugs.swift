import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  /// Mistakes in the sums of the matching game, and in what counts as chosen; a new one is an entry.
  static let ofSums: [Bug] = [
    Bug(
      id: "score-constants-exchanged", title: "The bonus and the penalty are exchanged",
      symptom: "A match pays half of what it should, and a mismatch costs twice as much.",
      cause: "The two numbers stand behind each other's names.",
      intended: .scoreChangesWrong, moves: [.touch(0), .touch(1)], game: ExchangedGame.self),
    Bug(
      id: "score-never-below-zero", title: "The score cannot fall below zero",
      symptom: "The first choices cost nothing.", cause: "The score is kept at 0 or more with max.",
      intended: .scoreLimited, moves: [.touch(0)], game: FlooredGame.self),
    Bug(
      id: "score-points-one-move-late", title: "A match pays at the next touch",
      symptom: "After a match the score is too low until another card is touched.",
      cause: "The points are kept for the status line, and added where the next choice begins.",
      intended: .pointsLate, moves: [.touch(0), .touch(1)], game: LatePointsGame.self),
    Bug(
      id: "score-minus-behind-equals", title: "The score is set to minus two",
      symptom: "After a mismatch the score is -2, whatever it was.",
      cause: "The minus stands behind the equals sign: =- sets, where -= takes off.",
      intended: .scoreOverwritten, moves: [.touch(0), .touch(3)], game: OverwritingGame.self),
    Bug(
      id: "score-cost-given-back", title: "Turning a card down gives its cost back",
      symptom: "Who turns a card up and down again has lost nothing.",
      cause: "The cost is added again where the card is turned down.",
      intended: .costOnTurningDown, moves: [.touch(0), .touch(0)], game: GivingBackGame.self),
    Bug(
      id: "rule-turning-down-turns-all", title: "Turning one card down turns down all",
      symptom: "Of two chosen cards one is taken back, and both lie face down.",
      cause: "Where a card is unchosen, the loop that turns cards down runs over all chosen ones.",
      exercise: "13", intended: .othersTurnedDown, moves: [.touch(0), .touch(3), .touch(0)],
      cardsToMatch: 3, game: AllDownGame.self),
    Bug(
      id: "rule-matched-counted", title: "Matched cards count as chosen",
      symptom: "After the first match nothing matches any more.",
      cause: "The others are found by isChosen, which is true of matched cards, too.",
      intended: .matchedCounted, moves: [.touch(0), .touch(1), .touch(2), .touch(3)],
      game: CountingMatchedGame.self),
  ]
}

private struct ExchangedGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let (bonus, penalty) = (mismatchPenalty, matchBonus)
    let points = points(of: others + [index])
    if points > 0 {
      score += points * bonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= penalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}

private struct FlooredGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    defer { score = max(0, score) }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count == cardsToMatch - 1 else { return .turnedUp }
    return compare(index, with: others)
  }
}

private struct LatePointsGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    score += state.pendingPoints
    state.pendingPoints = 0
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
      state.pendingPoints = points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score -= mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}

private struct OverwritingGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome {
    let points = points(of: others + [index])
    if points > 0 {
      score += points * matchBonus
      for match in others + [index] { cards[match].position = .matched }
      return .matched
    }
    score = -mismatchPenalty
    for other in others { cards[other].position = .faceDown }
    return .mismatched
  }
}

private struct GivingBackGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      score += choiceCost
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count == cardsToMatch - 1 else { return .turnedUp }
    return compare(index, with: others)
  }
}

private struct AllDownGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      for chosen in faceUpIndices { cards[chosen].position = .faceDown }
      return .turnedDown
    }
    let others = faceUpIndices
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count == cardsToMatch - 1 else { return .turnedUp }
    return compare(index, with: others)
  }
}

private struct CountingMatchedGame: HandwrittenGame {
  var state: GameState

  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index), !cards[index].isMatched else { return .ignored }
    state.hasBegun = true
    guard !cards[index].isFaceUp else {
      cards[index].position = .faceDown
      return .turnedDown
    }
    let others = cards.indices.filter { cards[$0].isChosen }
    cards[index].position = .faceUp
    score -= choiceCost
    guard others.count == cardsToMatch - 1 else { return .turnedUp }
    return compare(index, with: others)
  }
}
