public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// A set-up for play that its type says in full: the game, how it is shown, and the controller.
///
/// With it a failure can be told as a test to paste, and a play can be made in another process, where
/// no closure reaches.
///
/// ```swift
/// enum OurPairs: PlaySetup {
///   static let deck = Deck.m12
///   static func deal(_ deck: Deck<PlayingCard>) throws -> LessonGame {
///     try LessonGame(cardCount: 12, from: deck)
///   }
///   static func makeController(
///     for game: LessonGame, on table: RecordingTableView,
///     makeDeck: @escaping () -> Deck<PlayingCard>
///   ) -> any CardGameController {
///     PairsController(table: table, makeDeck: makeDeck)
///   }
/// }
/// ```
public protocol PlaySetup<Game>: SendableMetatype {
  /// The game, by the right rules.
  associatedtype Game: CardGame where Game.Face: ParsableFace

  /// The deck that is dealt when no other is asked for.
  static var deck: Deck<Game.Face> { get }

  /// How the game should be shown; the lesson's style unless it is said.
  static var style: TableStyle { get }

  /// How the table's buttons draw a picture in front; as a storyboard's unless it is said.
  static var buttonType: ButtonType { get }

  /// Whether `updateUI()` is called before the first move; not, unless it is said.
  static var updatesFirst: Bool { get }

  /// Deals the game, by the right rules.
  ///
  /// - Parameter deck: The deck to deal from.
  /// - Returns: The game as it is dealt.
  /// - Throws: What the game throws when the deck does not do for it.
  static func deal(_ deck: Deck<Game.Face>) throws -> Game

  /// Makes the controller under test.
  ///
  /// - Parameters:
  ///   - game: The game as it is dealt, for a controller that is given one.
  ///   - table: The table on which to show it.
  ///   - makeDeck: Called by the controller for the deck of each game.
  /// - Returns: The controller, fresh each time.
  static func makeController(
    for game: Game, on table: RecordingTableView, makeDeck: @escaping () -> Deck<Game.Face>
  ) -> any CardGameController
}

extension PlaySetup {
  /// The lesson's.
  public static var style: TableStyle { .lesson }

  /// As a storyboard's of the lesson's year.
  public static var buttonType: ButtonType { .system }

  /// Not before the first move.
  public static var updatesFirst: Bool { false }
}
