public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// Plays the same touches and deals on two kinds of view, and names where the games go apart.
///
/// One is a table that records and remembers, the other one that shows nothing and whose getters give
/// nothing. A game that goes otherwise there is decided by what was read back from the screen.
///
/// ```swift
/// let diagnoses = diagnoseViewSwap([.touch(0), .touch(1)], of: MatchingGame.m12) { table, makeDeck in
///   MyController(table: table, makeDeck: makeDeck)
/// }
/// ```
///
/// - Parameters:
///   - moves: The moves; those that are neither a touch of a card nor a deal are passed over.
///   - game: The game as it is dealt.
///   - makeController: Makes the controller under test for any table, with a closure that it calls for
///     the deck of each game.
/// - Returns: The first difference, or none.
public func diagnoseViewSwap<Game: CardGame>(
  _ moves: [Move], of game: Game,
  on makeController:
    (any CardTableView, @escaping () -> Deck<Game.Face>) -> any RestorableGameController
) -> [Diagnosis] {
  let supply = DeckSupply(repeating: game.pack)
  let tables: [any CardTableView] = [
    RecordingTableView(cardCount: game.maximumCardCount, recording: .nothing),
    NullTableView(cardCount: game.maximumCardCount),
  ]
  game.tellObserver(in: .lesson)
  let controllers = tables.map { table in
    asking("making the controller") { makeController(table, supply.dealer()) }
  }
  for controller in controllers { asking("updating the UI") { controller.updateUI() } }
  var made: [Move] = []
  for move in moves {
    made.append(move)
    for (controller, table) in zip(controllers, tables) {
      RecordingTableView.observed(move.description) {
        switch move {
        case .touch(let index) where table.cardButtons.indices.contains(index):
          controller.touchCardButton(table.cardButtons[index])
        case .deal: controller.touchDealButton(table.dealButton)
        default: break
        }
      }
    }
    let states = controllers.map { TableState(of: $0.gameAsItStands) }
    guard !states[0].agrees(with: states[1]) else { continue }
    return [
      Diagnosis(
        code: .viewDecides,
        headline: Situation.lead(made, hasStarted: true)
          + "the game on a table that shows nothing is not the game on one that shows everything.",
        rows: rows(states[0], states[1]), headings: .values,
        reason: "What is on the screen is for people; what is true is in the game.",
        advice: "Ask the game, and not a button or a label, for what the controller needs to know.",
        moves: made.map(\.description))
    ]
  }
  return []
}

extension DiagnosisCode {
  /// The game depends on what is read back from the screen.
  public static let viewDecides = DiagnosisCode("view-decides")

  /// The game depends on what its cards are called.
  public static let namesDecide = DiagnosisCode("names-decide")
}

/// What is otherwise between two games, as lines of evidence.
func rows(_ right: TableState, _ other: TableState) -> [Diagnosis.Row] {
  var rows: [Diagnosis.Row] = []
  for index in right.cards.indices where index < other.cards.count {
    guard right.cards[index] != other.cards[index] else { continue }
    rows.append(
      Diagnosis.Row(
        subject: "card \(index)", expected: "\(right.cards[index])",
        shown: "\(other.cards[index])"))
  }
  if right.score != other.score {
    rows.append(
      Diagnosis.Row(subject: "score", expected: "\(right.score)", shown: "\(other.score)"))
  }
  return rows
}
