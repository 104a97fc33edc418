public import CardGameControllers
public import CardGameModel

/// Plays moves on a game and names what its rules do otherwise than a reference game's.
///
/// Both begin as they were dealt. After every move the outcome, the position of every card and the
/// score are compared. At the first difference it is looked for the known mistake that gives exactly
/// what was seen; when several fit, more moves are played to tell them apart.
///
/// ```swift
/// let diagnoses = diagnose(MyGame(deck: .m12), playing: [.touch(0), .touch(3)], against: MatchingGame.m12)
/// print(diagnoses.first?.headline ?? "all right")
/// // After touching cards 0 and 3, the score is -2 and should be -4: the penalty …
/// ```
///
/// - Parameters:
///   - game: The game under test, as it was dealt.
///   - moves: The moves to make; those that are none of the game's are passed over.
///   - reference: A game by the right rules, dealt the same cards.
///   - aspects: What is compared; without it, everything.
///   - style: What cards are called.
///   - seed: Where the decks of later deals come from.
/// - Returns: The first mistake, or none when both games went the same way.
public func diagnose<Game: CardGame, Reference: CardGame>(
  _ game: Game, playing moves: [Move], against reference: Reference,
  comparing aspects: Set<GameAspect> = Set(GameAspect.allCases),
  style: TableStyle = .lesson, seed: UInt64 = 0
) -> [Diagnosis] where Game.Face == Reference.Face {
  GameTrial(
    game: game, reference: reference, aspects: aspects, style: style,
    supply: DeckSupply(pack: reference.pack, seed: seed)
  ).diagnoses(playing: moves)
}
