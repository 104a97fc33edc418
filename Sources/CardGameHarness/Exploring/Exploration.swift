public import CardGameControllers
public import CardGameModel

/// What came of exploring a game: how much was seen, and the first thing that was wrong.
///
/// Without a failure, and complete, it is a proof for the deal, under the one condition that is told
/// by ``condition``.
///
/// ```swift
/// print(exploration.summary)
/// // 2648 states, 31776 touches, 2648 deals; the farthest state is 11 moves away.
/// // Nothing is wrong. A pass is a proof for this deal on one condition: …
/// ```
public struct Exploration: Sendable {
  /// How many states were looked at; states that differ only in what is not told apart are one.
  public internal(set) var stateCount = 0

  /// How many states were found and not looked at, because a bound or a failure ended the search.
  public internal(set) var waitingCount = 0

  /// How many touches were made: one of every button, enabled or not, in every state.
  public internal(set) var transitionCount = 0

  /// How many new deals were made, one in every state.
  public internal(set) var dealCount = 0

  /// How many times more cards were asked for, once in every state in which there were some.
  public internal(set) var moreCount = 0

  /// How many moves of other kinds were made, where the plan has any.
  public internal(set) var otherMoveCount = 0

  /// How many games were played at random besides, in which no two states were taken for one.
  public internal(set) var walkCount = 0

  /// In how many states the game is over.
  public internal(set) var endCount = 0

  /// The longest of the shortest ways to a state, in moves.
  public internal(set) var depth = 0

  /// Whether every state was looked at; `false` when a bound or a failure ended the search.
  public internal(set) var isComplete = false

  /// Whether states were reached by playing, because the controller's game cannot be put back.
  public internal(set) var isByPlaying = false

  /// The first thing that was wrong, with the fewest moves that lead to it.
  public internal(set) var failure: Failure?

  /// How many buttons the table has.
  public internal(set) var buttonCount = 0

  /// The indices of the buttons of which a touch changed something in some state.
  public internal(set) var touchedButtons: Set<Int> = []

  /// The outcomes that some touch had.
  public internal(set) var outcomes: Set<Outcome> = []

  /// Something that was wrong, and the fewest moves that lead to it.
  public struct Failure: Sendable {
    /// What was wrong, the mistake that explains most first.
    public let diagnoses: [Diagnosis]

    /// The moves from the deal on; there is no shorter way to anything wrong.
    public let moves: [Move]

    /// The failure as a test to paste, where the play had a ``PlaySetup``.
    public internal(set) var test: String?
  }
}

extension Exploration {
  /// The condition under which an exploration without a failure is a proof.
  public static let condition = """
    A pass is a proof for this deal on one condition: what a controller does next depends on nothing \
    but the game, without its score and counters, and on what is set on the cards.
    """

  /// The buttons of which no touch ever changed anything.
  public var untouchedButtons: [Int] { (0..<buttonCount).filter { !touchedButtons.contains($0) } }

  /// The outcomes that no touch ever had.
  public var unseenOutcomes: [Outcome] {
    Outcome.allCases.filter { $0 != .dealt && !outcomes.contains($0) }
  }

  /// The exploration in a few lines, for a person.
  public var summary: String {
    var lines = [
      "\(stateCount.of("state")), \(transitionCount.of("touch", "touches")), "
        + "\(dealCount.of("deal")); the farthest state is \(depth.of("move")) away."
    ]
    let unseen =
      untouchedButtons.isEmpty
      ? [] : ["a touch of \(cardPhrase(untouchedButtons)) that changes something"]
    let never = unseen + unseenOutcomes.map(\.rawValue)
    if !never.isEmpty, failure == nil {
      lines.append("Never seen: \(never.joined(separator: ", ")).")
    }
    lines.append(verdict)
    return lines.joined(separator: "\n")
  }

  private var verdict: String {
    if let failure {
      return failure.moves.isEmpty
        ? "Something is wrong before the first move."
        : "Something is wrong after \(failure.moves.count.of("move"))."
    }
    guard isComplete else {
      return "The search was cut short with \(waitingCount) states found that were not looked at: "
        + "this is no proof."
    }
    return "Nothing is wrong. " + Self.condition
  }
}

extension Int {
  /// The number with the name of what is counted: `1 move`, `2 moves`.
  fileprivate func of(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}
