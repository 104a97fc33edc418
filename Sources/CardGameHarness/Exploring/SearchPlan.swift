public import CardGameControllers

/// What an exploration does in every state, what it checks there, and how far it goes.
///
/// ```swift
/// var plan = SearchPlan()
/// plan.stateLimit = 10_000
/// plan.invariants = [.cardsConserved, .matchedStayMatched]
/// ```
public struct SearchPlan: Sendable {
  /// The kinds of move that are made in every state besides a touch of every card.
  ///
  /// A deal must lay the first table again, and is gone no further than that. Any other move leads
  /// on to more states. Undo and redo are not for exploring, and are passed over.
  public var kinds: Set<Move.Kind>

  /// What tells states apart besides the game.
  public var distinction: Distinction

  /// What must hold after every move, besides what the rules say.
  public var invariants: [Invariant]

  /// How many states to look at, at most.
  public var stateLimit: Int

  /// Whether `updateUI()` is called before the first move, as by a screen that is loaded.
  public var updatesFirst = false

  /// Whether states are reached by playing even where the controller's game could be put back.
  ///
  /// It takes longer, and finds more of what a controller keeps besides its game.
  public var alwaysPlays = false

  /// How many games at random are played besides, once nothing was wrong in any state.
  ///
  /// In them no two states are taken for one, so they test the condition of the proof.
  public var walkCount: Int

  /// Makes a plan; without arguments, touches, deals and the wish for more cards.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of move that are made in every state besides touches.
  ///   - distinction: What tells states apart besides the game.
  ///   - invariants: What must hold after every move.
  ///   - stateLimit: How many states to look at, at most.
  ///   - walkCount: How many games at random are played besides.
  public init(
    kinds: Set<Move.Kind> = [.deal, .more], distinction: Distinction = .cards,
    invariants: [Invariant] = [], stateLimit: Int = 1_000_000, walkCount: Int = 20
  ) {
    self.kinds = kinds
    self.distinction = distinction
    self.invariants = invariants
    self.stateLimit = stateLimit
    self.walkCount = walkCount
  }

  /// What tells two states apart, besides the game without its score and counters.
  ///
  /// The more is told apart, the weaker the condition of a proof, and the more states there are.
  public struct Distinction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// All that is set on the card buttons.
    public static let cards = Distinction(rawValue: 1 << 0)

    /// The words of the status label.
    public static let status = Distinction(rawValue: 1 << 1)

    /// Which mode is selected, and whether another can be.
    public static let mode = Distinction(rawValue: 1 << 2)

    /// The score and counters of the game.
    ///
    /// Most scores can fall without end, and then so can the search: give it a bound.
    public static let score = Distinction(rawValue: 1 << 3)
  }
}
