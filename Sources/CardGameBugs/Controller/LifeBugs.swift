import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  /// Controllers that crash, keep too much, or do what belongs to the game; a new one is an entry.
  static let ofLives: [Bug] = [
    Bug(
      id: "ctl-history-adds-nil", title: "A status that is not there is added to the history",
      symptom: "The app crashes when the table is first shown, or after a new deal.",
      cause: "The text of the last move is unwrapped with !, and before the first there is none.",
      layer: .controller, exercise: "12", intended: .playCrashes, risk: .crashes, moves: [],
      updatesFirst: true, makeController: NilHistoryController.init),
    Bug(
      id: "hist-cell-nil-offscreen", title: "There are more cards than buttons",
      symptom: "The app crashes on small screens.",
      cause:
        "Every card's button is asked for by its index, also those that are not on the screen.",
      layer: .controller, exercise: "08", intended: .playCrashes, risk: .crashes, moves: [],
      updatesFirst: true, makeController: LargeGameController.init),
    Bug(
      id: "ctl-loop-without-step", title: "A loop passes over its own step",
      symptom: "After a match the app stands still for ever.",
      cause: "Matched cards are skipped with continue, before the index is raised.",
      layer: .controller, exercise: "07", intended: .neverEnds, risk: .hangs,
      moves: [.touch(0), .touch(1)], makeController: LoopController.init),
    Bug(
      id: "ctl-rule-in-controller", title: "The controller decides what matches",
      symptom: "Nothing that one sees; but the game cannot be tested or played without a screen.",
      cause: "Two cards are compared by the titles of their buttons, in the controller.",
      layer: .controller, exercise: "07", intended: .ruleNotInGame,
      specimen: Examination([.touch(0), .touch(1)]) { _ in
        let game = LessonGame.onFullPack(matching: 2)
        let dealt = GameState(
          cardCount: game.cards.count, deck: Deck(game.pack), cardsToMatch: game.cardsToMatch)
        return diagnoseModelAlone(
          playing: [.touch(0), .touch(1)], of: game, in: RulelessGame(state: dealt)
        ) { RulingController(table: $0, cardsToMatch: 2, makeDeck: $1) }
      }),
    Bug(
      id: "run-retain-cycle", title: "The controller is never freed",
      symptom: "Nothing that one sees; with each new screen the app needs more memory.",
      cause: "The controller keeps a closure that keeps the controller.",
      layer: .controller, exercise: "12", intended: .neverFreed,
      specimen: Examination("make a controller, deal, and let go of it") { _ in
        diagnoseRelease(of: "the controller") {
          let table = RecordingTableView(cardCount: 12, recording: .nothing)
          let controller = SelfKeepingController(table: table) { .m12 }
          controller.touchDealButton(table.deal)
          return controller
        }
      }),
    Bug(
      id: "hist-same-object-in-history", title: "The history holds one object many times",
      symptom: "The history shows the last move in every line.",
      cause: "One object is changed at each move, and added again and again.",
      layer: .controller, exercise: "12", intended: .historyRepeatsLastMove,
      history: [.touch(0), .touch(1), .touch(3)], makeController: SameObjectController.init),
    Bug(
      id: "hist-history-not-emptied", title: "The history survives the deal",
      symptom: "After Deal the slider of the history goes beyond the moves of this game.",
      cause: "The counter of moves is set back for the new game, and the list is not emptied.",
      layer: .controller, exercise: "12", intended: .historyNotEmptied,
      history: [.touch(0), .touch(1), .deal], makeController: HistoryController.init),
    Bug(
      id: "ctl-history-never-kept", title: "Nothing is added to the history",
      symptom: "The history stays empty.",
      cause: "The list is a lazy one that is made and not kept.",
      layer: .controller, exercise: "12", intended: .historyEmpty, history: [.touch(0)],
      makeController: { HistoryListController($0, $1, $2) { lines, _ in lines = [] } }),
    Bug(
      id: "ctl-history-newest-first", title: "The history runs backwards",
      symptom: "The first line tells of the last move.",
      cause: "Each new line is put in front of the others.", layer: .controller, exercise: "12",
      intended: .historyInWrongOrder, history: [.touch(0), .touch(1)],
      makeController: { HistoryListController($0, $1, $2) { $0.insert($1, at: 0) } }),
    Bug(
      id: "ctl-history-line-twice", title: "Every move is told twice",
      symptom: "The history is twice as long as the game.",
      cause: "A line is added in the touch, and another when the UI is updated.",
      layer: .controller, exercise: "12", intended: .historyHasTooMuch, history: [.touch(0)],
      makeController: { HistoryListController($0, $1, $2) { $0 += [$1, $1] } }),
    Bug(
      id: "ctl-history-of-comparisons", title: "Only comparisons are told",
      symptom: "Cards that are turned up first are missing in the history.",
      cause: "A line is added only where two cards are compared.", layer: .controller,
      exercise: "12", intended: .historyMissesMoves, history: [.touch(0), .touch(1)],
      makeController: {
        HistoryListController($0, $1, $2) { if $1.contains("match") { $0.append($1) } }
      }),
  ]

  private init(
    id: String, title: String, symptom: String, cause: String, layer: Layer, exercise: String,
    intended: DiagnosisCode, history moves: [Move],
    makeController:
      @escaping @Sendable (
        any CardTableView, Int, @escaping () -> Deck<PlayingCard>
      ) -> HistoryController
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: layer, exercise: exercise,
      intended: intended,
      specimen: Examination(moves) { _ in
        let game = LessonGame.onFullPack(matching: 2)
        let table = RecordingTableView(cardCount: 12, recording: .nothing)
        let controller = makeController(table, 2, DeckSupply(pack: game.pack).dealer())
        for move in moves { controller.perform(move, on: table) }
        return diagnose(history: controller.history, after: moves, of: game)
      })
  }
}

private final class NilHistoryController: StatusController {
  private var history: [String] = []
  private var lastMove: String?

  override func updateUI() {
    super.updateUI()
    history.append(lastMove!)
  }

  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    lastMove = status
  }
}

private final class LargeGameController: LearnerController {
  private lazy var largeGame = LessonGame.dealt(30, from: makeDeck(), matching: cardsToMatch)

  override func updateUI() {
    for (index, card) in largeGame.cards.enumerated() {
      let button = table.cardButtons[index]
      button.setTitle(title(for: card), for: .normal)
      button.setBackgroundImage(backgroundImage(for: card), for: .normal)
    }
    showScoreAndMode()
  }
}

private final class LoopController: LearnerController {
  override func updateUI() {
    super.updateUI()
    var index = 0
    var openCount = 0
    while index < game.cards.count {
      if game.cards[index].isMatched { continue }
      if game.cards[index].isFaceUp { openCount += 1 }
      index += 1
    }
    table.statusLabel.text = "\(openCount) open"
  }
}

/// A game that turns cards and compares none.
private struct RulelessGame: HandwrittenGame {
  var state: GameState

  mutating func compare(_ index: Int, with others: [Int]) -> Outcome { .turnedUp }
}

private final class RulingController: HandwrittenController<RulelessGame> {
  override func touchCardButton(_ sender: any CardButton) {
    super.touchCardButton(sender)
    let up = game.faceUpIndices
    guard up.count == 2 else { return }
    let titles = up.map { table.cardButtons[$0].title(for: .normal) ?? "" }
    if titles[0].first == titles[1].first {
      game.score += 16
      for index in up { game.cards[index].position = .matched }
    } else if titles[0].last == titles[1].last {
      game.score += 4
      for index in up { game.cards[index].position = .matched }
    } else {
      game.score -= 2
      for index in up where table.index(of: sender) != index {
        game.cards[index].position = .faceDown
      }
    }
    updateUI()
  }
}

private final class SelfKeepingController: LearnerController {
  private var whenDealt: () -> Void = {}

  override func touchDealButton(_ sender: any CardButton) {
    whenDealt = { self.updateUI() }
    super.touchDealButton(sender)
    whenDealt()
  }
}

/// A controller with a list of what every choice did, which a new deal does not empty.
class HistoryController: StatusController {
  var history: [String] { lines }
  private var lines: [String] = []

  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    guard outcome != .ignored else { return }
    super.note(outcome, of: index, since: before)
    lines.append(status ?? "")
  }
}

/// A controller that adds a line to its history in a way of its own.
private final class HistoryListController: HistoryController {
  private var list: [String] = []
  private let add: (inout [String], String) -> Void

  init(
    _ table: any CardTableView, _ cardsToMatch: Int, _ makeDeck: @escaping () -> Deck<PlayingCard>,
    add: @escaping (inout [String], String) -> Void
  ) {
    self.add = add
    super.init(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
  }

  override var history: [String] { list }

  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    add(&list, status ?? "")
  }
}

private final class SameObjectController: HistoryController {
  private let move = MoveNote()
  private var moves: [MoveNote] = []

  private final class MoveNote {
    var text = ""
  }

  override var history: [String] { moves.map(\.text) }

  override func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    super.note(outcome, of: index, since: before)
    move.text = status ?? ""
    moves.append(move)
  }
}
