import CardGameControllers
public import CardGameModel

/// Makes every choice in every state of a game, beside a reference game and without any table.
///
/// After every choice the outcome, the position of every card and the score are compared. For other
/// rules or another scoring, give a reference that plays by them.
///
/// ```swift
/// let exploration = explore(MyGame(.m12), against: MatchingGame.m12)
/// print(exploration.failure?.moves ?? [])
/// // [0, 3]
/// ```
///
/// - Parameters:
///   - game: The game under test, as it was dealt.
///   - reference: A game by the right rules, dealt the same cards.
///   - aspects: What is compared; without it, everything.
///   - style: What cards are called.
///   - plan: What is done and checked in every state, and how far it goes.
///   - progress: Called after every thousand states with what was found so far.
/// - Returns: What was found.
/// - Complexity: One choice for every card in every state.
public func explore<Game: CardGame, Reference: CardGame>(
  _ game: Game, against reference: Reference,
  comparing aspects: Set<GameAspect> = Set(GameAspect.allCases),
  style: TableStyle = .lesson,
  plan: SearchPlan = SearchPlan(),
  progress: (Exploration) -> Void = { _ in }
) -> Exploration where Game.Face == Reference.Face {
  let trial = GameTrial(
    game: game, reference: reference, aspects: aspects, style: style,
    supply: DeckSupply(repeating: reference.pack), invariants: plan.invariants)
  var search = StateSearch<GameWorker<Game, Reference>>(
    of: reference, plan: plan, crew: .alone
  ) { GameWorker(trial, plan: plan) }
  var (exploration, end) = search.run(progress: progress)
  exploration.buttonCount = reference.maximumCardCount
  if case .wrong(let moves) = end {
    let diagnoses = trial.diagnoses(playing: moves)
    exploration.failure = Exploration.Failure(
      diagnoses: diagnoses.isEmpty ? [.keptOutside(after: moves)] : diagnoses, moves: moves)
  }
  return exploration
}

extension Diagnosis {
  /// What is right when moves are made one after the other, and wrong when a state is put back.
  fileprivate static func keptOutside(after moves: [Move]) -> Diagnosis {
    Diagnosis(
      code: .rulesBroken,
      headline: Situation.lead(moves, hasStarted: true)
        + "the game goes on otherwise than it does when these moves follow one another: it is kept "
        + "outside the game what decides.",
      reason:
        "A game is a value. Whoever takes a move back, or tries one, puts an earlier value in its "
        + "place, and what is kept outside stays as it was.",
      advice: "Keep all that decides in properties of the game, and nothing of it in a static or a "
        + "global variable.",
      moves: moves.map(\.description))
  }
}

/// Makes every choice in every state of a game and checks that some invariants hold.
///
/// It needs no reference game, and so can say less.
///
/// ```swift
/// let exploration = explore(MyGame(.m12), keeping: [.cardsConserved, .matchedStayMatched])
/// print(exploration.failure == nil)
/// // true
/// ```
///
/// - Parameters:
///   - game: The game under test, as it was dealt.
///   - invariants: What must hold after every choice.
///   - stateLimit: How many states to look at, at most.
/// - Returns: What was found.
/// - Complexity: One choice for every card in every state.
public func explore(
  _ game: some CardGame, keeping invariants: [Invariant], stateLimit: Int = 1_000_000
) -> Exploration {
  explore(
    game, against: game, plan: SearchPlan(invariants: invariants, stateLimit: stateLimit))
}
