public import CardGameControllers
public import CardGameModel

/// What came of exploring a game: how much was seen, and the first thing that was wrong.
///
/// Without a failure, and complete, it is a proof for the deal, under the one condition that is told
/// by ``condition``.
public struct Exploration: Sendable {
  /// How many states were found; states that differ only in score and counters are one.
  public internal(set) var stateCount = 0

  /// How many touches were made: one of every button, enabled or not, in every state.
  public internal(set) var transitionCount = 0

  /// How many new deals were made, one in every state.
  public internal(set) var dealCount = 0

  /// How many times more cards were asked for, once in every state in which there were some.
  public internal(set) var moreCount = 0

  /// The longest of the shortest ways to a state, in moves.
  public internal(set) var depth = 0

  /// Whether every state was looked at; `false` when a bound or a failure ended the search.
  public internal(set) var isComplete = false

  /// The first thing that was wrong, with the fewest moves that lead to it.
  public internal(set) var failure: Failure?

  /// The indices of the buttons that a touch reached in some state.
  public internal(set) var touchedButtons: Set<Int> = []

  /// The outcomes that some touch had.
  public internal(set) var outcomes: Set<Outcome> = []

  /// Something that was wrong, and the fewest moves that lead to it.
  public struct Failure: Sendable {
    /// What was wrong, the mistake that explains most first.
    public let diagnoses: [Diagnosis]

    /// The moves from the deal on; there is no shorter way to anything wrong.
    public let moves: [Move]
  }

  /// The condition under which an exploration without a failure is a proof.
  public static let condition = """
    A pass is a proof for this deal on one condition: what a controller does next depends on nothing \
    but the game, without its score and counters, and on what is set on the cards.
    """

  /// The exploration in a few lines, for a person.
  public var summary: String {
    var lines = [
      "\(stateCount) states, \(transitionCount) touches, \(dealCount) deals; the farthest state is "
        + "\(depth) \(depth == 1 ? "move" : "moves") away."
    ]
    let unseen = Outcome.allCases.filter { $0 != .dealt && !outcomes.contains($0) }
    if !unseen.isEmpty {
      lines.append("Never seen: \(unseen.map(\.rawValue).joined(separator: ", ")).")
    }
    if let failure {
      lines.append("Something is wrong after \(failure.moves.count) moves.")
    } else if isComplete {
      lines.append("Nothing is wrong. " + Self.condition)
    } else {
      lines.append("The search was cut short: this is no proof.")
    }
    return lines.joined(separator: "\n")
  }
}
