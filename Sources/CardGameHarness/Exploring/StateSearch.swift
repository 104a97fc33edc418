import CardGameControllers
import CardGameModel

/// Walks through all states breadth first, alone or with a crew.
///
/// A round of states is shared out among the crew; what they found is put together in the order of the
/// states, so that the result is the same for every crew. What is kept grows with the states alone.
struct StateSearch<Worker: StateWorker> {
  let plan: SearchPlan

  private let crew: Crew
  private let workers: [Worker]
  private let dealt: Worker.Game
  private var looks = Looks()
  private var states: [FoundState<Worker>] = []
  private var known: Set<Key> = []
  private var exploration = Exploration()

  init(of dealt: Worker.Game, plan: SearchPlan, crew: Crew, makeWorker: () -> Worker) {
    self.dealt = dealt
    self.plan = plan
    self.crew = crew
    workers = (0..<crew.count).map { _ in makeWorker() }
  }

  /// How a search has ended.
  enum End {
    /// Nothing was wrong.
    case right

    /// Something is wrong after these moves, and after no fewer.
    case wrong(after: [Move])

    /// Something went wrong in these moves, which are more than the states account for.
    case strayed([Move])
  }

  private struct Key: Hashable {
    var game: Worker.Game
    var mark: Worker.Mark
  }

  /// What a worker has found in one state.
  private struct Visit {
    var made: [(move: Move, outcome: Outcome)] = []
    var found: [(move: Move, game: Worker.Game, saved: Worker.Saved)] = []
    var wrongMove: Move?
  }

  mutating func run(progress: (Exploration) -> Void) -> (exploration: Exploration, end: End) {
    guard workers[0].begin() else { return (exploration, .wrong(after: [])) }
    add(workers[0].game, workers[0].save(), parent: -1, move: .deal, depth: 0)
    // Alone, what one state has shown is known at the next.
    let roundSize = crew.count == 1 ? 1 : 64 * crew.count
    var next = 0
    while next < states.count {
      guard next < plan.stateLimit else { return (cutShort(at: next), .right) }
      let round = next..<min(next + roundSize, states.count, plan.stateLimit)
      for (index, visit) in zip(round, visits(to: round)) {
        note(visit, at: index)
        if let move = visit.wrongMove {
          exploration.stateCount = index + 1
          return (exploration, .wrong(after: path(to: index) + [move]))
        }
      }
      if let moves = workers.lazy.compactMap(\.strayed).first {
        return (cutShort(at: round.upperBound), .strayed(moves))
      }
      let last = next
      next = round.upperBound
      exploration.stateCount = next
      exploration.waitingCount = states.count - next
      if next / 1000 > last / 1000 { progress(exploration) }
    }
    exploration.isComplete = true
    let end = walks()
    return (exploration, end)
  }

  private func cutShort(at next: Int) -> Exploration {
    var exploration = exploration
    exploration.stateCount = next
    exploration.waitingCount = states.count - next
    return exploration
  }

  /// Plays at random beside the search, where workers can.
  private mutating func walks() -> End {
    if let moves = workers.lazy.compactMap(\.suspect).first { return .strayed(moves) }
    for seed in 0..<UInt64(max(0, plan.walkCount)) {
      let moveCount = 4 * (exploration.depth + 1)
      if let moves = workers[0].walk(seed: seed, moveCount: moveCount) { return .strayed(moves) }
      exploration.walkCount += 1
    }
    return .right
  }

  // MARK: - One round

  private func visits(to round: Range<Int>) -> [Visit] {
    guard crew.count > 1, round.count > 1 else { return round.map { visit($0, with: workers[0]) } }
    var visits = Array(repeating: Visit(), count: round.count)
    let share = (round.count + crew.count - 1) / crew.count
    visits.withUnsafeMutableBufferPointer { visits in
      // Each number has a worker and a part of the buffer of its own; the search itself only is read.
      nonisolated(unsafe) let (search, places) = (self, visits)
      crew.perform(crew.count) { number in
        for offset in number * share..<min((number + 1) * share, round.count) {
          places[offset] = search.visit(
            round.lowerBound + offset, with: search.workers[number])
        }
      }
    }
    return visits
  }

  private func visit(_ index: Int, with worker: Worker) -> Visit {
    var visit = Visit()
    let state = states[index]
    worker.enter(state, path: path(to: index), looks: looks)
    for move in moves(in: state.game, of: worker) {
      switch worker.make(move) {
      case .wrong:
        visit.wrongMove = move
        return visit
      case .unchanged:
        visit.made.append((move, .ignored))
      case .right(let outcome):
        visit.made.append((move, outcome))
        guard move != .deal else { continue }
        if let mark = worker.mark(among: looks),
          known.contains(Key(game: plan.distinction.part(of: worker.game), mark: mark))
        {
          continue
        }
        visit.found.append((move, worker.game, worker.save()))
      }
    }
    return visit
  }

  private func moves(in game: Worker.Game, of worker: Worker) -> [Move] {
    var moves = (0..<worker.cardCount).map(Move.touch)
    if plan.kinds.contains(.more), game.canDealMore { moves.append(.more) }
    if plan.kinds.contains(.mode) { moves += [.mode(2), .mode(3)] }
    if plan.kinds.contains(.unknownButton) { moves.append(.touchUnknownButton) }
    if plan.kinds.contains(.deal) { moves.append(.deal) }
    return moves
  }

  // MARK: - What was found

  private mutating func note(_ visit: Visit, at index: Int) {
    let state = states[index]
    exploration.depth = state.depth
    if state.game.isOver { exploration.endCount += 1 }
    for (move, outcome) in visit.made { exploration.note(move, outcome) }
    for (move, game, saved) in visit.found {
      add(game, saved, parent: index, move: move, depth: state.depth + 1)
    }
    if case .touch? = visit.wrongMove { exploration.transitionCount += 1 }
  }

  private mutating func add(
    _ game: Worker.Game, _ saved: Worker.Saved, parent: Int, move: Move, depth: Int
  ) {
    var saved = saved
    let mark = workers[0].settle(&saved, into: &looks)
    guard known.insert(Key(game: plan.distinction.part(of: game), mark: mark)).inserted else {
      return
    }
    states.append(
      FoundState(game: game, saved: saved, mark: mark, parent: parent, move: move, depth: depth))
  }

  private func path(to index: Int) -> [Move] {
    var moves: [Move] = []
    var index = index
    while states[index].parent >= 0 {
      moves.append(states[index].move)
      index = states[index].parent
    }
    return moves.reversed()
  }
}

extension Exploration {
  fileprivate mutating func note(_ move: Move, _ outcome: Outcome) {
    switch move {
    case .touch(let index):
      transitionCount += 1
      outcomes.insert(outcome)
      if outcome != .ignored { touchedButtons.insert(index) }
    case .deal: dealCount += 1
    case .more: moreCount += 1
    case .mode, .touchUnknownButton, .undo, .redo: otherMoveCount += 1
    }
  }
}
