public import CardGameControllers
public import CardGameHarness
public import CardGameModel

/// Plays moves on a game and expects it to go as a reference game goes.
///
/// ```swift
/// @Test("A matched card ignores everything")
/// func matched() {
///   expectGame(MyGame(.m12), playing: [.touch(0), .touch(1), .touch(0)], goesAs: MatchingGame.m12)
/// }
/// ```
///
/// - Parameters:
///   - game: The game under test, as it was dealt.
///   - moves: The moves, in order; the first that goes otherwise ends the play.
///   - reference: A game by the right rules, dealt the same cards.
///   - aspects: What is compared; without it, everything.
///   - style: What cards are called.
///   - sourceLocation: Where a failure is reported.
/// - Returns: Whether it went so.
@discardableResult
public func expectGame<Game: CardGame, Reference: CardGame>(
  _ game: Game,
  playing moves: [Move],
  goesAs reference: Reference,
  comparing aspects: Set<GameAspect> = Set(GameAspect.allCases),
  style: TableStyle = .lesson,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool where Game.Face == Reference.Face {
  let diagnoses = withJournal {
    diagnose(game, playing: moves, against: reference, comparing: aspects, style: style)
  }
  report(diagnoses, at: sourceLocation)
  return diagnoses.isEmpty
}
