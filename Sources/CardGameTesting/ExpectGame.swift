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
///   - style: What cards are called.
///   - sourceLocation: Where a failure is reported.
public func expectGame<Game: CardGame, Reference: CardGame>(
  _ game: Game,
  playing moves: [Move],
  goesAs reference: Reference,
  style: TableStyle = .lesson,
  sourceLocation: SourceLocation = #_sourceLocation
) where Game.Face == Reference.Face {
  report(diagnose(game, playing: moves, against: reference, style: style), at: sourceLocation)
}
