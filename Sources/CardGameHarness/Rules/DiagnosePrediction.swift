public import CardGameControllers
public import CardGameModel

extension DiagnosisCode {
  /// A prediction of a game is wrong, in no way that is known by name.
  public static let predictionWrong = DiagnosisCode("prediction-wrong")
}

/// Compares what a person thinks that a game will do with what it does, and names what was missed.
///
/// Where the prediction is what a known mistake of the rules would give, the rule that was left out
/// is named.
///
/// ```swift
/// let diagnoses = diagnosePrediction(score: -2, after: [.touch(0), .touch(0)], of: MatchingGame.m12)
/// print(diagnoses[0].headline)
/// // After touching cards 0 and 0, the score is -1, not -2: …
/// ```
///
/// - Parameters:
///   - score: The score that is expected.
///   - faceUp: The indices of the cards that are expected to be face up, or `nil` when not asked for.
///   - matched: The indices of the cards that are expected to be matched, or `nil` when not asked for.
///   - moves: The moves.
///   - game: The game as it is dealt.
/// - Returns: What is wrong, or none.
public func diagnosePrediction<Game: CardGame>(
  score: Int, faceUp: [Int]? = nil, matched: [Int]? = nil, after moves: [Move], of game: Game
) -> [Diagnosis] {
  func end<Played: CardGame>(_ game: Played) -> Prediction where Played.Face == Game.Face {
    var play = ReferencePlay(game: game, supply: DeckSupply(pack: game.pack))
    for move in moves { play.make(move) }
    return Prediction(
      score: play.game.score, faceUp: faceUp.map { _ in play.game.faceUpIndices },
      matched: matched.map { _ in play.game.matchedIndices })
  }
  let right = end(game)
  let given = Prediction(score: score, faceUp: faceUp?.sorted(), matched: matched?.sorted())
  guard given != right else { return [] }

  let cause = (game as? any MistakableGame).flatMap { mistakable in
    RuleMistake.all.first { mistake in
      var mistakes = Mistakes()
      mistake.apply(&mistakes)
      func ends(_ game: any CardGame<Game.Face>) -> Bool { end(game) == given }
      return (mistakable.anyMistaken(mistakes) as? any CardGame<Game.Face>).map(ends) ?? false
    }
  }
  var parts: [String] = []
  if given.score != right.score { parts.append("the score is \(right.score), not \(given.score)") }
  if given.faceUp != right.faceUp { parts.append("\(Prediction.words(right.faceUp)) face up") }
  if given.matched != right.matched { parts.append("\(Prediction.words(right.matched)) matched") }
  return [
    Diagnosis(
      code: cause?.code ?? .predictionWrong,
      headline: (Situation.lead(moves, hasStarted: true) + parts.joined(separator: ", and ")
        + (cause.map { ": your answer is what one would get if \($0.cause)" } ?? "."))
        .capitalisedSentence,
      rows: Prediction.rows(right, given),
      reason: cause?.reason
        ?? "The four rules of choosing a card decide; go through them for each touch in turn.",
      advice: "Write down the score after each touch, not only after the last.",
      moves: moves.map(\.description))
  ]
}

private struct Prediction: Hashable {
  var score: Int
  var faceUp: [Int]?
  var matched: [Int]?

  static func words(_ indices: [Int]?) -> String {
    let indices = indices ?? []
    return indices.isEmpty
      ? "no card is" : "\(cardPhrase(indices)) \(indices.count == 1 ? "is" : "are")"
  }

  static func rows(_ right: Prediction, _ given: Prediction) -> [Diagnosis.Row] {
    func list(_ indices: [Int]?) -> String {
      let indices = indices ?? []
      return indices.isEmpty ? "none" : rangeList(indices)
    }
    var rows: [Diagnosis.Row] = []
    if right.score != given.score {
      rows.append(.init(subject: "score", expected: "\(right.score)", shown: "\(given.score)"))
    }
    if right.faceUp != given.faceUp {
      rows.append(
        .init(subject: "face up", expected: list(right.faceUp), shown: list(given.faceUp)))
    }
    if right.matched != given.matched {
      rows.append(
        .init(subject: "matched", expected: list(right.matched), shown: list(given.matched)))
    }
    return rows
  }
}

extension MistakableGame {
  fileprivate func anyMistaken(_ mistakes: Mistakes) -> Any { mistaken(mistakes) }
}
