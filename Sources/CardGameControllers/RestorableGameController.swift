public import CardGameModel

/// A controller whose game can be taken out and put back as a value.
///
/// With it a move can be undone, or a state be tried again, without playing from the start.
///
/// ```swift
/// let before = controller.game
/// controller.perform(.touch(0), on: table)
/// controller.restore(before)
/// ```
public protocol RestorableGameController: CardGameController {
  /// The kind of game that is played.
  associatedtype Game: CardGame

  /// The game as it stands; after setting it, call `updateUI()`.
  var game: Game { get set }

  /// Puts a game back and shows it, as if the moves since then had not been made.
  ///
  /// A controller that remembers more than its game, such as the words of a status label, writes
  /// this method itself.
  ///
  /// - Parameter game: A game that was taken out of this controller earlier.
  func restore(_ game: Game)
}

extension RestorableGameController {
  /// Sets the game and updates the UI.
  public func restore(_ game: Game) {
    self.game = game
    updateUI()
  }
}
