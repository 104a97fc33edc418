import CardGameControllers
import CardGameModel
import CardGameViews

/// Walks through all states of a game, breadth first, putting game and table back as values.
struct Explorer<Game: CardGame, Controller: RestorableGameController> {
  let player: ScriptPlayer<Game>
  let makeController: (RecordingTableView, @escaping () -> Deck<Game.Face>) -> Controller
  let stateLimit: Int

  /// What tells states apart.
  private struct Key: Hashable {
    var game: Game
    var cards: [ButtonSnapshot]
  }

  /// A state, and how it was reached.
  private struct Node {
    var game: Game
    var own: Controller.Game
    var table: TableSnapshot
    var parent: Int
    var move: Move
    var depth: Int
  }

  func explore(progress: (Exploration) -> Void) -> Exploration {
    let table = RecordingTableView(
      cardCount: player.game.maximumCardCount, buttonType: player.buttonType, recording: .nothing)
    let controller = makeController(table, player.supply.dealer())
    var exploration = Exploration()
    var nodes = [
      Node(
        game: player.game, own: controller.game, table: table.snapshot, parent: -1, move: .deal,
        depth: 0)
    ]
    var known: Set<Key> = [Key(game: player.game.forgettingScore(), cards: table.snapshot.cards)]

    var next = 0
    while next < nodes.count {
      if next >= stateLimit {
        exploration.stateCount = next
        return exploration
      }
      let node = nodes[next]
      exploration.depth = node.depth
      let touches = table.buttons.indices.map(Move.touch)
      for move in node.game.canDealMore ? touches + [.more] : touches {
        table.restore(node.table)
        controller.game = node.own
        var game = node.game
        controller.perform(move, on: table)
        exploration.note(move, make(move, in: &game))
        guard isRight(table, game, own: controller.game) else {
          exploration.stateCount = next + 1
          exploration.failure = failure(moves(to: next, in: nodes) + [move])
          return exploration
        }
        let snapshot = table.snapshot
        if known.insert(Key(game: game.forgettingScore(), cards: snapshot.cards)).inserted {
          nodes.append(
            Node(
              game: game, own: controller.game, table: snapshot, parent: next,
              move: move, depth: node.depth + 1))
        }
      }
      table.restore(node.table)
      controller.game = node.own
      controller.perform(.deal, on: table)
      exploration.dealCount += 1
      guard isRight(table, player.game, own: controller.game) else {
        exploration.stateCount = next + 1
        exploration.failure = failure(moves(to: next, in: nodes) + [.deal])
        return exploration
      }
      next += 1
      if next % 1000 == 0 {
        exploration.stateCount = next
        progress(exploration)
      }
    }
    exploration.stateCount = nodes.count
    exploration.isComplete = true
    return exploration
  }

  /// Makes a touch, or asks for more cards.
  private func make(_ move: Move, in game: inout Game) -> Outcome {
    if case .touch(let index) = move { game.chooseCard(at: index) } else { game.dealMore() }
  }

  private func isRight(
    _ table: RecordingTableView, _ game: Game, own: Controller.Game
  ) -> Bool {
    guard player.style.discrepancies(of: table, from: game).isEmpty else { return false }
    guard let own = own as? Game else { return own.score == game.score }
    return own.score == game.score && own.cards == game.cards
  }

  private func moves(to node: Int, in nodes: [Node]) -> [Move] {
    var moves: [Move] = []
    var node = node
    while nodes[node].parent >= 0 {
      moves.append(nodes[node].move)
      node = nodes[node].parent
    }
    return moves.reversed()
  }

  /// Plays the moves from the deal, to name what is wrong and who set it.
  private func failure(_ moves: [Move]) -> Exploration.Failure {
    let played = player.play(moves)
    guard played.diagnoses.isEmpty else {
      return Exploration.Failure(diagnoses: played.diagnoses, moves: played.moves)
    }
    return Exploration.Failure(diagnoses: [.notReproducible(moves)], moves: moves)
  }
}

extension Exploration {
  fileprivate mutating func note(_ move: Move, _ outcome: Outcome) {
    outcomes.insert(outcome)
    guard case .touch(let index) = move else { return moreCount += 1 }
    transitionCount += 1
    if outcome != .ignored { touchedButtons.insert(index) }
  }
}

extension DiagnosisCode {
  /// A failure that was found from a state put back did not come about from the deal.
  public static let notReproducible = DiagnosisCode("not-reproducible")
}

extension Diagnosis {
  fileprivate static func notReproducible(_ moves: [Move]) -> Diagnosis {
    Diagnosis(
      code: .notReproducible,
      headline: Situation.lead(moves, hasStarted: true)
        + "something is wrong when the game is put back as it was before the last of them, and "
        + "nothing when it is played from the deal.",
      reason: "The controller keeps something that decides what it does and is not in its game.",
      advice: "Keep in the game all that its rules depend on; a controller only passes it on.",
      moves: moves.map(\.description))
  }
}
