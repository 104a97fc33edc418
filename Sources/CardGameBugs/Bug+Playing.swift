public import CardGameControllers
public import CardGameHarness
public import CardGameModel
public import CardGameViews

extension Bug {
  /// The right game beside which the bug is played: the table M12, with the rest of the pack below.
  public var game: LessonGame { .onFullPack(matching: cardsToMatch) }

  /// Plays moves on a table with the bug, and checks the whole table after every one.
  ///
  /// ```swift
  /// print(Bug.imageNotBackground.play().diagnoses[0].report)
  /// // After touching card 0, 12 cards are blank boards: …
  /// ```
  ///
  /// - Parameters:
  ///   - moves: The moves; without them, the shortest that show the bug.
  ///   - game: The right game as it is dealt; without it, ``game``.
  ///   - seed: Where the decks of later deals come from.
  ///   - recording: How much is kept when something is wrong.
  /// - Returns: The moves made and what was wrong after the last of them.
  public func play(
    _ moves: [Move]? = nil, of game: LessonGame? = nil, seed: UInt64 = 0,
    recording: Recording.Detail = .changesAndCallers
  ) -> PlayedGame {
    let makeController = makeController
    let cardsToMatch = cardsToMatch
    return CardGameHarness.play(
      moves ?? self.moves, of: game ?? self.game, style: style, buttonType: buttonType,
      updatesFirst: updatesFirst, seed: seed, recording: recording
    ) { makeController($0, cardsToMatch, $1) }
  }

  /// Names what is wrong, on the table or, where no touch can show it there, in the game itself.
  ///
  /// A disabled button swallows touches, so that some mistakes of the rules are never seen on a
  /// table; the game is then asked directly.
  ///
  /// - Parameters:
  ///   - moves: The moves; without them, the shortest that show the bug.
  ///   - recording: How much is kept when something is wrong.
  /// - Returns: The mistakes; none where these moves do not show the bug.
  public func diagnoses(
    after moves: [Move]? = nil, recording: Recording.Detail = .changesAndCallers
  ) -> [Diagnosis] {
    let onTable = play(moves, recording: recording).diagnoses
    return onTable.isEmpty ? inGame(moves ?? self.moves, game: game, seed: 0) : onTable
  }

  /// Plays moves on the game with the bug, past any table.
  private func inGame(_ moves: [Move], game: LessonGame, seed: UInt64) -> [Diagnosis] {
    func diagnoses(of faulty: some CardGame<PlayingCard>) -> [Diagnosis] {
      diagnose(faulty, playing: moves, against: game, seed: seed)
    }
    guard let makeGame else { return [] }
    return diagnoses(of: makeGame(game.cards.count, Deck(game.pack), cardsToMatch))
  }

  /// Plays a random game with the bug, and names what is wrong first.
  ///
  /// - Parameters:
  ///   - seed: Where the cards and the moves come from.
  ///   - moveCount: How many moves are made at most.
  /// - Returns: The mistakes; none where these moves do not show the bug.
  public func diagnoses(inRandomGame seed: UInt64, moveCount: Int = 40) -> [Diagnosis] {
    let random = RandomGame(seed: seed, moveCount: moveCount, cardsToMatch: cardsToMatch)
    let onTable = play(random.moves, of: random.game, seed: seed, recording: .changes).diagnoses
    return onTable.isEmpty ? inGame(random.moves, game: random.game, seed: seed) : onTable
  }
}
