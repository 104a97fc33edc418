public import CardGameModel
import CardGameViews

/// Touches the same cards in every order, and compares what comes of it.
///
/// Which card stays up after a mismatch depends on the order, and is not compared; the score, and
/// which cards are matched, must be the same. It does not matter here whether they are right.
///
/// ```swift
/// let diagnoses = diagnoseOrder(ofTouching: [3, 5, 7], in: game)
/// ```
///
/// - Parameters:
///   - indices: The indices of the cards, a few at most.
///   - game: The game as it stands before.
/// - Returns: The two orders that differ, or none.
/// - Complexity: As many plays as there are orders, 6 for three cards and 24 for four.
public func diagnoseOrder(ofTouching indices: [Int], in game: some CardGame) -> [Diagnosis] {
  let results = indices.permutations.map { order in
    var game = game
    game.tellObserver(in: .lesson)
    for index in order {
      _ = RecordingTableView.observed("\(index)") { game.chooseCard(at: index) }
    }
    return OrderResult(order: order, score: game.score, matched: game.matchedIndices)
  }
  guard let first = results.first, let other = results.first(where: { !$0.agrees(with: first) })
  else { return [] }
  let titles = indices.map { game.cards.indices.contains($0) ? game.cards[$0].face.title : "?" }
  return [
    Diagnosis(
      code: .orderMatters,
      headline:
        "The verdict on \(titles.joined(separator: " ")) depends on the order in which they "
        + "are touched: \(first.words), and \(other.words).",
      rows: results.map { result in
        Diagnosis.Row(
          subject: result.orderWords, expected: "the same in every order", shown: result.verdict)
      },
      reason: "Which card happens to be touched last is no part of the rules: every pair counts, "
        + "wherever its cards lie and whenever they were touched.",
      advice: "Take all the cards together: points(for: …all that are compared…)",
      moves: [])
  ]
}

private struct OrderResult {
  let order: [Int]
  let score: Int
  let matched: [Int]

  var orderWords: String { order.map(String.init).joined(separator: " ") }
  var verdict: String {
    "score \(score), " + (matched.isEmpty ? "none matched" : "\(rangeList(matched)) matched")
  }
  var words: String { "as \(orderWords) the score is \(score)" }

  func agrees(with other: OrderResult) -> Bool { score == other.score && matched == other.matched }
}

extension Array {
  /// Every order of the elements, their own first.
  fileprivate var permutations: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}
