import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  /// Describes a bug in the rules of a game that is played under the kit's controller for every game.
  init<Game: CardGame>(
    id: String, title: String, symptom: String, cause: String, exercise: String,
    intended: DiagnosisCode, moves: [Move], beside game: Game,
    makeGame: @escaping @Sendable (Game) -> some CardGame<Game.Face>
  ) {
    let specimen = PlayedSpecimen<Game>(
      moves: moves, game: game, style: .table(of: game),
      makeGame: { makeGame($0) },
      randomGame: PlayedSpecimen.random(like: game),
      makeController: { CardTableController(makeGame($1), on: $0, makeDeck: $2) })
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: .model, exercise: exercise,
      intended: intended, specimen: specimen)
  }
}

extension PlayedSpecimen {
  /// Makes up games from the cards of one, and moves on them.
  static func random(like game: Game) -> RandomPlay {
    { seed, moveCount in
      var generator = SeededGenerator(seed: seed)
      var dealt = game
      try? dealt.deal(Deck(game.pack).shuffled(seed: seed))
      let moves = Move.random(
        count: moveCount, cardCount: game.cards.count, kinds: [.deal, .more], using: &generator)
      return (dealt, moves)
    }
  }
}

/// Gives what was made, of which it is known that it can be: a table that is written out here.
func known<Value>(_ make: () throws -> Value) -> Value {
  do {
    return try make()
  } catch {
    preconditionFailure("A table of the gallery cannot be laid: \(error)")
  }
}
