import CardGameControllers
import CardGameModel
import CardGameViews

/// Reaches states by playing, on a controller into which nobody can look.
///
/// One controller is played on for as long as it serves: where one move leads back to the state from
/// which the last was made (a card turned down again, most often), that move is made; else a new deal
/// and the moves from there. All these are watched, too.
final class ReplayingWorker<Game: CardGame>: StateWorker {
  /// Moves after which a fresh controller takes the place of one that was played on.
  private static var longestPlay: Int { 300 }

  private(set) var strayed: [Move]?
  private(set) var suspect: [Move]?

  private let player: ScriptPlayer<Game>
  private let plan: SearchPlan
  private var live: LivePlay<Game>

  /// The state from which moves are made.
  private var before: Game
  private var path: [Move] = []
  private var looks = CardLooks()
  private var cards: [ButtonSnapshot]
  private var words: [String]

  private let firstGame: Game
  private let firstCards: [ButtonSnapshot]

  struct Saved: Sendable {
    var cards: [ButtonSnapshot]
    var words: [String]
  }

  init(_ player: ScriptPlayer<Game>, plan: SearchPlan) {
    self.player = player
    self.plan = plan
    live = player.begin()
    firstGame = plan.distinction.part(of: player.game)
    firstCards = live.table.snapshot.cards
    before = firstGame
    cards = firstCards
    words = plan.distinction.words(on: live.table)
  }

  var game: Game { live.reference.game }

  var cardCount: Int { live.table.buttons.count }

  func begin() -> Bool {
    live.checkStart()
    return live.wrong.isEmpty
  }

  func enter(_ state: FoundState<ReplayingWorker>, path: [Move], looks: Looks) {
    before = plan.distinction.part(of: state.game)
    self.path = path
    self.looks = CardLooks(state.mark, among: looks)
    cards = plan.distinction.contains(.cards) ? self.looks.all : state.saved.cards
    words = state.mark.words
  }

  func make(_ move: Move) -> StepResult {
    if goThere() {
      let outcome = live.make(move)
      if live.wrong.isEmpty { return .right(outcome) }
    }
    let history = live.made
    guard beginAgain() else { return .wrong }
    let outcome = live.make(move)
    guard live.wrong.isEmpty else { return .wrong }
    strayed = history
    return .right(outcome)
  }

  func mark(among looks: Looks) -> TableMark? {
    let words = plan.distinction.words(on: live.table)
    guard plan.distinction.contains(.cards) else { return TableMark(words: words) }
    return self.looks.numbers(of: live.table.snapshot.cards, among: looks).map {
      TableMark(looks: $0, words: words)
    }
  }

  func save() -> Saved {
    Saved(cards: live.table.snapshot.cards, words: plan.distinction.words(on: live.table))
  }

  func settle(_ saved: inout Saved, into looks: inout Looks) -> TableMark {
    defer { saved.words = [] }
    guard plan.distinction.contains(.cards) else { return TableMark(words: saved.words) }
    defer { saved.cards = [] }
    return TableMark(looks: saved.cards.map { looks.note($0) }, words: saved.words)
  }
}

// MARK: - On the way

extension ReplayingWorker {
  /// Brings the controller to the state that was entered.
  ///
  /// - Returns: `false` when a controller that was played on goes wrong where a fresh one might not.
  private func goThere() -> Bool {
    if isThere { return true }
    if live.made.count < Self.longestPlay {
      if let move = moveBack {
        live.make(move)
        if isThere { return true }
      }
      if dealsAgain() {
        playPath()
        if isThere || !live.wrong.isEmpty { return live.wrong.isEmpty }
      }
    }
    return beginAgain()
  }

  private var isThere: Bool {
    live.wrong.isEmpty && isAt(before, cards: cards)
      && plan.distinction.words(on: live.table) == words
  }

  private func isAt(_ game: Game, cards: [ButtonSnapshot]) -> Bool {
    plan.distinction.part(of: live.reference.game) == game && live.table.snapshot.cards == cards
  }

  /// A single touch that leads back to the state that was entered, by the rules.
  private var moveBack: Move? {
    guard live.wrong.isEmpty else { return nil }
    let touches = live.made.suffix(1) + (0..<cardCount).map(Move.touch)
    return touches.first { move in
      guard case .touch = move else { return false }
      var reference = live.reference
      reference.make(move)
      return plan.distinction.part(of: reference.game) == before
    }
  }

  /// Deals again, where that is in the plan, and tells whether the first table lies there.
  private func dealsAgain() -> Bool {
    if live.wrong.isEmpty, isAt(firstGame, cards: firstCards) { return true }
    if live.wrong.isEmpty, plan.kinds.contains(.deal) {
      live.make(.deal)
      if live.wrong.isEmpty, isAt(firstGame, cards: firstCards) { return true }
    }
    // It may be found by fewer moves later.
    if !live.wrong.isEmpty, suspect == nil { suspect = live.made }
    return false
  }

  /// Makes the moves that led to the state first, as far as nothing goes wrong.
  private func playPath() {
    for move in path where live.wrong.isEmpty { live.make(move) }
  }

  /// Goes with a fresh controller to where the path leads, which is the state that was entered unless
  /// the controller keeps something to itself.
  private func beginAgain() -> Bool {
    live = player.begin()
    live.checkStart()
    playPath()
    return live.wrong.isEmpty
  }
}

// MARK: - Without merging

extension ReplayingWorker {
  func walk(seed: UInt64, moveCount: Int) -> [Move]? {
    player.walk(seed: seed, moveCount: moveCount, deals: plan.kinds.contains(.deal))
  }
}

extension ScriptPlayer {
  /// Touches cards at random, and deals now and then; returns the moves if they went wrong.
  func walk(seed: UInt64, moveCount: Int, deals: Bool) -> [Move]? {
    var generator = SeededGenerator(seed: seed)
    var play = begin()
    for _ in 0..<moveCount {
      let pick = generator.number(below: game.maximumCardCount * 8 + 1)
      let isDeal = pick == game.maximumCardCount * 8 && deals
      play.make(isDeal ? .deal : .touch(pick % game.maximumCardCount))
      guard play.wrong.isEmpty else { return play.made }
    }
    return nil
  }
}
