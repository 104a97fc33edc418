import CardGameControllers
import CardGameModel
import CardGameViews

/// Makes moves from states that were found before: the part of a search that knows what is searched.
///
/// Every member of a crew has one of its own.
protocol StateWorker: AnyObject, SendableMetatype {
  /// The reference game.
  associatedtype Game: CardGame

  /// What is kept of a state besides its reference game, to be there again.
  associatedtype Saved: Sendable

  /// What tells states apart besides the reference game.
  associatedtype Mark: Hashable & Sendable

  /// The reference game after the last move.
  var game: Game { get }

  /// How many cards can be touched.
  var cardCount: Int { get }

  /// Begins at the deal; `false` when something is wrong there.
  func begin() -> Bool

  /// Gets ready to make moves from a state.
  func enter(_ state: FoundState<Self>, path: [Move], looks: Looks)

  /// Makes a move from the state that was entered last.
  func make(_ move: Move) -> StepResult

  /// What tells the state after the last move apart, or `nil` when its looks were never seen before.
  func mark(among looks: Looks) -> Mark?

  /// What is kept of the state after the last move.
  func save() -> Saved

  /// Takes out of what was kept all that its mark says again.
  func settle(_ saved: inout Saved, into looks: inout Looks) -> Mark

  /// Moves that went wrong where others that lead to the same state did not.
  var strayed: [Move]? { get }

  /// Moves that went wrong on the way from one state to another.
  var suspect: [Move]? { get }

  /// Plays at random without taking any two states for one; returns the moves that went wrong.
  func walk(seed: UInt64, moveCount: Int) -> [Move]?
}

extension StateWorker {
  var strayed: [Move]? { nil }

  var suspect: [Move]? { nil }

  func walk(seed: UInt64, moveCount: Int) -> [Move]? { nil }
}

/// What came of one move in one state.
enum StepResult {
  /// All is right, and the game stands as told by the worker.
  case right(Outcome)

  /// All is right, and nothing has changed.
  case unchanged

  /// Something is wrong.
  case wrong
}

/// A state that was found, and how it was reached first.
struct FoundState<Worker: StateWorker>: Sendable {
  let game: Worker.Game
  var saved: Worker.Saved
  var mark: Worker.Mark
  let parent: Int
  let move: Move
  let depth: Int
}

/// All the ways in which a button was ever seen set, each with a number.
///
/// Tables have few of them, so that a state need keep no more than a number for each card.
struct Looks: Sendable {
  private(set) var all: [ButtonSnapshot] = []
  private var numbers: [ButtonSnapshot: Int32] = [:]

  /// The number of a look, or `nil` when it was never seen.
  func number(of look: ButtonSnapshot) -> Int32? { numbers[look] }

  /// The number of a look, which is new from now on no more.
  mutating func note(_ look: ButtonSnapshot) -> Int32 {
    if let number = numbers[look] { return number }
    let number = Int32(all.count)
    numbers[look] = number
    all.append(look)
    return number
  }
}

/// What tells states of a table apart besides the game.
struct TableMark: Hashable, Sendable {
  /// The looks of the card buttons, by number.
  var looks: [Int32] = []

  /// What else is told apart, in words.
  var words: [String] = []
}

extension SearchPlan.Distinction {
  /// The words in a mark of a table.
  func words(on table: RecordingTableView) -> [String] {
    var words: [String] = []
    if contains(.status) { words.append(table.status.visibleText) }
    if contains(.mode) {
      words.append("\(table.mode.selectedSegmentIndex) \(table.mode.isEnabled)")
    }
    return words
  }

  /// The game as far as it tells states apart.
  func part<Game: CardGame>(of game: Game) -> Game {
    contains(.score) ? game : game.forgettingScore()
  }
}

/// The looks of a table's cards at one moment, beside those of the state that was entered.
struct CardLooks {
  private var cards: [ButtonSnapshot] = []
  private var numbers: [Int32] = []

  init() {}

  /// Takes the looks of a state that was found.
  init(_ mark: TableMark, among looks: Looks) {
    numbers = mark.looks
    cards = mark.looks.map { looks.all[Int($0)] }
  }

  var all: [ButtonSnapshot] { cards }

  /// The numbers of other looks, most of which are the same; `nil` when one was never seen.
  func numbers(of others: [ButtonSnapshot], among looks: Looks) -> [Int32]? {
    var result = numbers
    for index in others.indices where index >= cards.count || others[index] != cards[index] {
      guard let number = looks.number(of: others[index]) else { return nil }
      if index < result.count { result[index] = number } else { result.append(number) }
    }
    return result
  }
}
