public import CardGameControllers
public import CardGameModel

/// Plays moves on a game and names what its rules do otherwise than a reference game's.
///
/// Both begin as they were dealt. After every move the outcome, the position of every card and the
/// score are compared. At the first difference it is looked for the known mistake that gives exactly
/// what was seen; when several fit, more moves are played to tell them apart.
///
/// ```swift
/// let diagnoses = diagnose(MyGame(deck: .m12), playing: [.touch(0), .touch(3)], against: .m12)
/// print(diagnoses.first?.headline ?? "all right")
/// // After touching cards 0 and 3, the score is -2 and should be -4: the penalty …
/// ```
///
/// - Parameters:
///   - game: The game under test, as it was dealt.
///   - moves: The moves to make; those that are none of the game's are passed over.
///   - reference: A game by the right rules, dealt the same cards.
///   - style: What cards are called.
///   - seed: Where the decks of later deals come from.
/// - Returns: The first mistake, or none when both games went the same way.
public func diagnose<Game: CardGame, Reference: CardGame>(
  _ game: Game, playing moves: [Move], against reference: Reference,
  style: TableStyle = .lesson, seed: UInt64 = 0
) -> [Diagnosis] where Game.Face == Reference.Face {
  let supply = DeckSupply(pack: reference.pack, seed: seed)
  func observe(_ moves: [Move]) -> [Observation] {
    var play = ReferencePlay(game: game, supply: supply)
    return [Observation(TableState(of: game, style: style))]
      + moves.map { move in
        let outcome = play.make(move)
        return Observation(TableState(of: play.game, style: style), outcome: outcome)
      }
  }

  var tested = ReferencePlay(game: game, supply: supply)
  var right = ReferencePlay(game: reference, supply: supply)
  var made: [Move] = []
  var isWrong = !TableState(of: game, style: style).agrees(
    with: TableState(of: reference, style: style))
  for move in moves where !isWrong {
    made.append(move)
    let outcome = tested.make(move)
    isWrong = right.make(move) != outcome || !tested.game.stands(as: right.game)
  }
  guard isWrong else { return [] }
  return [
    RuleInspection(game: reference, supply: supply, style: style, moves: made, observe: observe)
      .diagnosis()
  ]
}

extension CardGame {
  /// Tells whether two games have the same cards in the same positions and the same score.
  fileprivate func stands<Other: CardGame>(as other: Other) -> Bool where Other.Face == Face {
    score == other.score && cards == other.cards
  }
}
