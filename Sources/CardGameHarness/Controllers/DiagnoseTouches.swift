public import CardGameControllers
public import CardGameModel
public import CardGameViews

extension DiagnosisCode {
  /// The game is not told of a touch.
  public static let touchNotPassedOn = DiagnosisCode("touch-not-passed-on")

  /// The game is told of one touch twice.
  public static let touchPassedOnTwice = DiagnosisCode("touch-passed-on-twice")

  /// The game is told of another card than the one whose button was touched.
  public static let touchOnAnotherCard = DiagnosisCode("touch-on-another-card")

  /// The game changes otherwise than by the choice of the touched card.
  public static let touchDoesSomethingElse = DiagnosisCode("touch-does-something-else")
}

/// Names what a controller tells its game of touches, apart from what the table shows.
///
/// The controller's own game, as it stands before the first touch, says what should come of each, so
/// that wrong rules and a table that is not brought up to date are no matter here.
///
/// ```swift
/// let diagnoses = diagnoseTouches(
///   [.touch(0), .touchUnknownButton], cardCount: 12, from: Deck.m12.cards, game: \.game
/// ) { table, makeDeck in
///   MyController(table: table, makeDeck: makeDeck)
/// }
/// ```
///
/// - Parameters:
///   - moves: The touches, of buttons on the table and of others.
///   - earlierMoves: Moves that are made before, and not looked at.
///   - cardCount: How many buttons the table has.
///   - pack: The cards of the deck, enough for the table.
///   - game: Finds the controller's game.
///   - makeController: Makes the controller under test for a table, with a closure that it calls for
///     a deck.
/// - Returns: What the controller does with a touch instead, or none.
public func diagnoseTouches<Controller: CardGameController, Game: CardGame>(
  _ moves: [Move], after earlierMoves: [Move] = [], cardCount: Int, from pack: [Game.Face],
  game: (Controller) -> Game,
  on makeController: (RecordingTableView, @escaping () -> Deck<Game.Face>) -> Controller
) -> [Diagnosis] {
  let table = RecordingTableView(cardCount: cardCount, recording: .nothing)
  let counter = DeckCounter(pack: pack)
  tellObserver(ofTable: pack.prefix(cardCount))
  let controller = asking("making the controller") { makeController(table) { counter.next() } }
  for move in earlierMoves { controller.perform(move, on: table) }
  let dealt = asking("the controller's game") { game(controller) }
  var seen: [Game] = []
  var told: [Move] = []
  for move in moves {
    guard controller.perform(move, on: table) else { continue }
    told.append(move)
    seen.append(game(controller))
    let right = dealt.after(told, by: TouchHandling.right, cardCount: cardCount)
    guard right.last != seen.last else { continue }
    guard counter.count <= 1 else {
      return [.askedAgain(counter.count, moves: earlierMoves + told)]
    }
    let last = seen.count - 1
    let isLastTouchLost = last > 0 && seen[last] == right[last - 1]
    let mistake =
      TouchHandling.mistakes.first { mistake in
        dealt.after(told, by: mistake, cardCount: cardCount) == seen
      } ?? (isLastTouchLost ? .lostAtLast : nil)
    return [
      TouchHandling.diagnosis(
        mistake, moves: earlierMoves + told, seen: TableState(of: seen[seen.count - 1]),
        right: TableState(of: right[right.count - 1]))
    ]
  }
  return []
}

/// A way to make choices of a touch: the right one, or one that is known to be mistaken.
private struct TouchHandling: Sendable {
  var code = DiagnosisCode.touchDoesSomethingElse
  var cause = ""

  /// The choices that are made of the touch of a button, or of one that is not on the table, `nil`.
  var choices: @Sendable (Int?, Int) -> [Int]

  static let right = TouchHandling { index, _ in index.map { [$0] } ?? [] }

  /// Touches come through for a while, and then one does not.
  static let lostAtLast = TouchHandling(
    code: .touchNotPassedOn, cause: "the game was told of the touches before, and not of this one."
  ) { _, _ in [] }

  static var mistakes: [TouchHandling] {
    [
      TouchHandling(
        code: .touchNotPassedOn, cause: "the game is not told of the touch."
      ) { _, _ in [] },
      TouchHandling(
        code: .touchPassedOnTwice, cause: "the card is chosen twice, and the second time undoes it."
      ) { index, _ in index.map { [$0, $0] } ?? [] },
      TouchHandling(
        code: .unknownButtonActed, cause: "an index that was not found is taken for 0."
      ) { index, _ in [index ?? 0] },
      TouchHandling(
        code: .unknownButtonActed, cause: "an index that was not found is taken for the last."
      ) { index, count in [index ?? count - 1] },
      TouchHandling(
        code: .touchOnAnotherCard, cause: "card 0 is chosen, whichever button was touched."
      ) { _, _ in [0] },
      TouchHandling(
        code: .touchOnAnotherCard, cause: "the last card is chosen, whichever button was touched."
      ) { _, count in [count - 1] },
      TouchHandling(
        code: .touchOnAnotherCard, cause: "the card after the one that was touched is chosen."
      ) { index, _ in index.map { [$0 + 1] } ?? [] },
      TouchHandling(
        code: .touchOnAnotherCard, cause: "the card before the one that was touched is chosen."
      ) { index, _ in index.map { [$0 - 1] } ?? [] },
      TouchHandling(
        code: .touchOnAnotherCard, cause: "the cards are counted from the end."
      ) { index, count in index.map { [count - 1 - $0] } ?? [] },
    ]
  }

  static func diagnosis(
    _ mistake: TouchHandling?, moves: [Move], seen: TableState, right: TableState
  ) -> Diagnosis {
    let isUnknown = moves.last == .touchUnknownButton
    var rows = zip(seen.cards, right.cards).enumerated()
      .filter { $0.element.0 != $0.element.1 }
      .map { index, pair in
        Diagnosis.Row(subject: "card \(index)", expected: "\(pair.1)", shown: "\(pair.0)")
      }
    if seen.score != right.score {
      rows.append(.init(subject: "score", expected: "\(right.score)", shown: "\(seen.score)"))
    }
    let what =
      isUnknown
      ? "the game has changed and should be as it was"
      : "the game is not as the choice of that card would leave it"
    return Diagnosis(
      code: mistake?.code ?? (isUnknown ? .unknownButtonActed : .touchDoesSomethingElse),
      headline: (Situation.lead(moves, hasStarted: true) + what
        + (mistake.map { ": " + $0.cause } ?? ".")).capitalisedSentence,
      rows: rows,
      reason: isUnknown
        ? "A button that is not on the table has no card; table.index(of:) gives nil for it."
        : "A button's index is that of its card, and one touch is one choice.",
      advice: isUnknown
        ? "guard let index = table.index(of: sender) else { return }"
        : "game.chooseCard(at: index)  // once, with the index of the touched button",
      moves: moves.map(\.description))
  }
}

extension CardGame {
  /// Plays touches, handled in some way, and returns how the game stands after each.
  fileprivate func after(
    _ moves: [Move], by handling: TouchHandling, cardCount: Int
  ) -> [Self] {
    var game = self
    return moves.map { move in
      let index: Int? = if case .touch(let index) = move { index } else { nil }
      for choice in handling.choices(index, cardCount) { game.chooseCard(at: choice) }
      return game
    }
  }
}
