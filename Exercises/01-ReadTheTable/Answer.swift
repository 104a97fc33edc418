import CardGameModel

/// What you think will be seen after some touches. You need not change anything in this file.
struct Answer {
  /// What came of the last touch.
  var outcome: Outcome?

  /// The score in points.
  var score: Int?

  /// The cards that are face up and not matched, by their numbers.
  var faceUp: [Int]?

  /// The cards that are matched, by their numbers.
  var matched: [Int]?
}
