import CardGameModel

/// A game whose rules can be got wrong in known ways.
///
/// A game that conforms is diagnosed by name; any other is still reported, as it is.
protocol MistakableGame: CardGame {
  /// The ways in which this kind of game is got wrong, the more usual before the rarer.
  static var knownMistakes: [RuleMistake] { get }

  /// Returns the same game, as it stands, with mistaken rules.
  func mistaken(_ mistakes: Mistakes) -> any CardGame<Face>

  /// The mistakes of having another number in place of one of this game's.
  var wrongConstants: [RuleMistake] { get }
}

extension MistakableGame {
  var wrongConstants: [RuleMistake] { [] }
}

extension MatchingGame: MistakableGame {
  static var knownMistakes: [RuleMistake] { RuleMistake.all + RuleMistake.ofPoints }

  func mistaken(_ mistakes: Mistakes) -> any CardGame<Rule.Face> {
    MistakenGame(self, mistakes: mistakes)
  }
}

extension MistakableGame {
  func mistakenGame(_ mistakes: Mistakes) -> Any { mistaken(mistakes) }
  var known: [RuleMistake] { Self.knownMistakes }
}
