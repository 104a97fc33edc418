public import CardGameModel

/// A controller whose game can be taken out and put back as a value.
///
/// With it a move can be undone, or a state be tried again, without playing from the start.
///
/// ```swift
/// let before = controller.game
/// controller.perform(.touch(0), on: table)
/// controller.game = before
/// controller.updateUI()
/// ```
public protocol RestorableGameController: CardGameController {
  /// The kind of game that is played.
  associatedtype Game: CardGame

  /// The game as it stands; after setting it, call `updateUI()`.
  var game: Game { get set }
}
