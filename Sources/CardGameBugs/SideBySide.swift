public import CardGameControllers
import CardGameHarness
import CardGameModel
public import CardGameViews

/// A table with a bug and the right one, after the same moves.
///
/// ```swift
/// let last = Bug.imageNotBackground.sideBySide().last!
/// print(last.faulty.cards[0], "/", last.right.cards[0])
/// // a blank board / A♠ on cardfront
/// ```
public struct SideBySide: Sendable {
  /// The move that was made, or `nil` before the first.
  public let move: Move?

  /// The table with the bug.
  public let faulty: TableAppearance

  /// The same table as it should look.
  public let right: TableAppearance
}

extension Bug {
  /// Plays the bug's moves on two tables, one with the bug and one without.
  ///
  /// - Returns: How both look before the first move and after each.
  public func sideBySide() -> [SideBySide] {
    let faulty = Scene(self, makeController: makeController)
    let right = Scene(self) {
      MatchingGameController(table: $0, cardsToMatch: $1, makeDeck: $2)
    }
    let before = SideBySide(
      move: nil, faulty: faulty.table.appearance, right: right.table.appearance)
    return [before]
      + moves.map { move in
        faulty.perform(move)
        right.perform(move)
        return SideBySide(
          move: move, faulty: faulty.table.appearance, right: right.table.appearance)
      }
  }
}

/// One of the two tables.
private final class Scene {
  let table: RecordingTableView
  private let controller: any CardGameController
  private let dealer: Dealer

  private final class Dealer {
    var number = 0
  }

  init(_ bug: Bug, makeController: Bug.MakeController) {
    let dealer = Dealer()
    let supply = DeckSupply(pack: bug.game.pack)
    table = RecordingTableView(
      cardCount: bug.game.cards.count, buttonType: bug.buttonType, recording: .nothing)
    controller = makeController(table, bug.cardsToMatch) { supply.deck(dealer.number) }
    self.dealer = dealer
    if bug.updatesFirst { controller.updateUI() }
  }

  func perform(_ move: Move) {
    if move == .deal { dealer.number += 1 }
    controller.perform(move, on: table)
  }
}
