public import CardGameControllers
public import CardGameModel

extension DiagnosisCode {
  /// A prediction of a game is wrong, in no way that is known by name.
  public static let predictionWrong = DiagnosisCode("prediction-wrong")

  /// The cards of a table are counted from one.
  public static let cardsCountedFromOne = DiagnosisCode("cards-counted-from-one")

  /// Matched cards are listed among those that are face up.
  public static let matchedCountedFaceUp = DiagnosisCode("matched-counted-face-up")
}

/// Compares what a person thinks that a game will do with what it does, and names what was missed.
///
/// Where the prediction, or a part of it, is what a known mistake of the rules would give, the rule
/// that was left out is named.
///
/// ```swift
/// let diagnoses = diagnosePrediction(score: -2, after: [.touch(0), .touch(0)], of: MatchingGame.m12)
/// print(diagnoses[0].headline)
/// // After touching cards 0 and 0, the score is -1, not -2: …
/// ```
///
/// - Parameters:
///   - score: The score that is expected.
///   - outcome: What is expected to come of the last move, or `nil` when not asked for.
///   - faceUp: The indices of the cards that are expected to be face up, or `nil` when not asked for.
///   - matched: The indices of the cards that are expected to be matched, or `nil` when not asked for.
///   - moves: The moves.
///   - game: The game as it is dealt.
/// - Returns: What is wrong, or none.
public func diagnosePrediction<Game: CardGame>(
  score: Int, outcome: Outcome? = nil, faceUp: [Int]? = nil, matched: [Int]? = nil,
  after moves: [Move], of game: Game
) -> [Diagnosis] {
  func end<Played: CardGame>(_ game: Played) -> Prediction where Played.Face == Game.Face {
    var play = ReferencePlay(game: game, supply: DeckSupply(pack: game.pack))
    let outcomes = moves.map { play.make($0) }
    return Prediction(
      score: play.game.score, outcome: outcome.flatMap { _ in outcomes.last },
      faceUp: faceUp.map { _ in play.game.faceUpIndices },
      matched: matched.map { _ in play.game.matchedIndices })
  }
  let right = end(game)
  let given = Prediction(
    score: score, outcome: outcome, faceUp: faceUp?.sorted(), matched: matched?.sorted())
  guard given != right else { return [] }

  /// Finds a mistake of the rules that gives what was predicted, or a part of it.
  ///
  /// Several mistakes may give the same. Those that a program makes and a head does not come last for
  /// the whole, and for a part, which may come about in many ways, they are left out.
  func mistake(
    giving part: (Prediction) -> Prediction, except unlikely: Set<DiagnosisCode> = []
  ) -> RuleMistake? {
    guard part(given) != part(right), let mistakable = game as? any MistakableGame else {
      return nil
    }
    return RuleMistake.all.first { mistake in
      guard !unlikely.contains(mistake.code), unlikely.isEmpty || mistake.taken == [.none] else {
        return false
      }
      var mistakes = Mistakes()
      mistake.apply(&mistakes)
      func ends(_ game: any CardGame<Game.Face>) -> Bool { part(end(game)) == part(given) }
      return (mistakable.anyMistaken(mistakes) as? any CardGame<Game.Face>).map(ends) ?? false
    }
  }

  func diagnosis(_ code: DiagnosisCode, _ cause: String?, _ reason: String?) -> [Diagnosis] {
    [
      Diagnosis(
        code: code,
        headline: (Situation.lead(moves, hasStarted: true) + given.corrections(right)
          + (cause.map { ": \($0)" } ?? ".")).capitalisedSentence,
        rows: Prediction.rows(right, given), headings: .answers,
        reason: reason
          ?? "The four rules of choosing a card decide; go through them for each touch in turn.",
        advice: score == right.score
          ? "Write down after each touch which cards are face up, and which are matched."
          : "Write down the score after each touch, not only after the last.",
        moves: moves.map(\.description))
    ]
  }
  func diagnosis(_ mistake: RuleMistake, of what: String) -> [Diagnosis] {
    diagnosis(
      mistake.code, "\(what) what one would get if \(mistake.cause)", mistake.reason)
  }

  let unlikely: Set<DiagnosisCode> = [
    .wrongCardChosen, .wrongNumberCompared, .choosingDoesNothing, .costInsideLoop, .notAllMatched,
    .oldChoiceCompared, .cardNeverChosen,
  ]
  if given.isCountedFromOne(right) {
    return diagnosis(
      .cardsCountedFromOne, "you counted the cards from 1, and they are counted from 0.",
      "The first card has the index 0, as everything in a list has in Swift.")
  }
  if let mistake = mistake(giving: { $0 }, except: unlikely) ?? mistake(giving: { $0 }) {
    return diagnosis(mistake, of: "your answer is")
  }
  if given.hasMatchedFaceUp(right) {
    return diagnosis(
      .matchedCountedFaceUp, "cards that are matched are not counted as face up any more.",
      "A card is face down, face up or matched: one of the three, never two.")
  }
  if let mistake = mistake(giving: \.scoreAlone, except: unlikely) {
    return diagnosis(mistake, of: "your score is")
  }
  if let mistake = mistake(giving: \.cardsAlone, except: unlikely) {
    return diagnosis(mistake, of: "your cards are")
  }
  return diagnosis(.predictionWrong, nil, nil)
}

private struct Prediction: Hashable {
  var score: Int
  var outcome: Outcome?
  var faceUp: [Int]?
  var matched: [Int]?

  /// The prediction with nothing but its score.
  var scoreAlone: Prediction { Prediction(score: score) }

  /// The prediction with nothing but the cards.
  var cardsAlone: Prediction { Prediction(score: 0, faceUp: faceUp, matched: matched) }

  func isCountedFromOne(_ right: Prediction) -> Bool {
    cardsAlone != right.cardsAlone && faceUp == right.faceUp?.map { $0 + 1 }
      && matched == right.matched?.map { $0 + 1 }
  }

  func hasMatchedFaceUp(_ right: Prediction) -> Bool {
    guard let matched = right.matched, let faceUp = right.faceUp else { return false }
    return !matched.isEmpty && self.faceUp == (faceUp + matched).sorted()
  }

  /// Says of each part that is wrong what it is, and not: `the score is -1, not -2`.
  func corrections(_ right: Prediction) -> String {
    var parts: [String] = []
    if score != right.score { parts.append("the score is \(right.score), not \(score)") }
    if let outcome, let right = right.outcome, outcome != right {
      parts.append("the outcome is \(right.rawValue), not \(outcome.rawValue)")
    }
    if faceUp != right.faceUp { parts.append("\(Self.words(right.faceUp)) face up") }
    if matched != right.matched { parts.append("\(Self.words(right.matched)) matched") }
    return parts.joined(separator: "; ")
  }

  static func words(_ indices: [Int]?) -> String {
    let indices = indices ?? []
    return indices.isEmpty
      ? "no card is" : "only \(cardPhrase(indices)) \(indices.count == 1 ? "is" : "are")"
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
    if let outcome = given.outcome, let right = right.outcome, outcome != right {
      rows.append(
        .init(subject: "outcome", expected: right.rawValue, shown: outcome.rawValue))
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
