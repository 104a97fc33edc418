public import CardGameControllers
import CardGameHarness
import CardGameModel
public import CardGameViews

/// A table with a bug and the right one, after the same moves.
///
/// ```swift
/// let last = Gallery.bug("view-image-not-background")!.specimen.sideBySide().last!
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

  /// Whether the game has a mode, so that the mode control tells something.
  public let hasMode: Bool
}

extension PlayedSpecimen {
  /// Plays the moves at two tables, the faulty and a right one.
  ///
  /// Where the style says nothing of the status label, it is left out.
  ///
  /// - Returns: How both look before the first move and after each.
  public func sideBySide() -> [SideBySide] {
    let faulty = Scene(self, makeController: makeController)
    let right = Scene(self, makeController: makeRightController)
    func pair(after move: Move?) -> SideBySide {
      SideBySide(
        move: move, faulty: faulty.appearance, right: right.appearance,
        hasMode: game.mode != nil)
    }
    return [pair(after: nil)]
      + moves.map { move in
        faulty.perform(move)
        right.perform(move)
        return pair(after: move)
      }
  }
}

/// One of the two tables.
private final class Scene<Game: CardGame> {
  private let table: RecordingTableView
  private let style: TableStyle
  private let controller: any CardGameController
  private let dealer: Dealer

  private final class Dealer {
    var number = 0
  }

  init(
    _ specimen: PlayedSpecimen<Game>, makeController: PlayedSpecimen<Game>.MakeController
  ) {
    let dealer = Dealer()
    let supply = DeckSupply(pack: specimen.game.pack)
    table = RecordingTableView(
      cardCount: specimen.game.maximumCardCount, buttonType: specimen.buttonType,
      recording: .nothing)
    controller = makeController(table, specimen.game) { supply.deck(dealer.number) }
    self.dealer = dealer
    style = specimen.style
    if specimen.updatesFirst { controller.updateUI() }
  }

  func perform(_ move: Move) {
    if move == .deal { dealer.number += 1 }
    controller.perform(move, on: table, in: style)
  }

  var appearance: TableAppearance {
    var appearance = table.appearance
    if style.status == .unchecked { appearance.status = "" }
    return appearance
  }
}
