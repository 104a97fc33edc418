public import CardGameControllers
public import CardGameHarness
public import CardGameModel
public import CardGameViews

/// A faulty controller, or a faulty game under a right one, that is played at a table.
///
/// ```swift
/// print(Gallery.bug("view-image-not-background")!.played!.play().diagnoses[0].report)
/// // After touching card 0, 12 cards are blank boards: …
/// ```
public struct PlayedSpecimen<Game: CardGame>: Specimen {
  /// The shortest moves that show what is wrong.
  public let moves: [Move]

  /// The right game beside which it is played, as it is dealt.
  public let game: Game

  /// How the table's buttons draw a picture in their foreground slot.
  public let buttonType: ButtonType

  /// How the game should be shown.
  public let style: TableStyle

  /// Whether `updateUI()` is called before the first move, as by a screen that is loaded.
  public let updatesFirst: Bool

  /// Makes the faulty game that is dealt as a right one, where the mistake is in the rules.
  public let makeGame: MakeGame?

  /// Makes up a right game and moves on it from a seed and a number of moves.
  public let randomGame: RandomPlay?

  /// Makes the faulty controller for a table, with the right game as dealt and the decks of games.
  public let makeController: MakeController

  /// Makes the right controller for a table beside the faulty one.
  public let makeRightController: MakeController

  /// Makes a controller for a table, with the right game as dealt, and a closure that gives decks.
  public typealias MakeController =
    @Sendable (any CardTableView, Game, @escaping () -> Deck<Game.Face>) -> any CardGameController

  /// Makes the faulty game that is dealt as a right one.
  public typealias MakeGame = @Sendable (Game) -> any CardGame<Game.Face>

  /// Makes up a right game and moves on it, from a seed and a number of moves.
  public typealias RandomPlay = @Sendable (UInt64, Int) -> (game: Game, moves: [Move])

  /// Describes what is played.
  ///
  /// - Parameters:
  ///   - moves: The shortest moves that show what is wrong.
  ///   - game: The right game beside which it is played, as it is dealt.
  ///   - buttonType: How the table's buttons draw a picture in their foreground slot.
  ///   - style: How the game should be shown.
  ///   - updatesFirst: Whether `updateUI()` is called before the first move.
  ///   - makeGame: Makes the faulty game, where the mistake is in the rules.
  ///   - randomGame: Makes up a right game and moves on it; without it, nothing is made up.
  ///   - makeRightController: Makes a right controller; without it, a `CardTableController`.
  ///   - makeController: Makes the faulty controller.
  public init(
    moves: [Move], game: Game, buttonType: ButtonType = .system, style: TableStyle,
    updatesFirst: Bool = false, makeGame: MakeGame? = nil, randomGame: RandomPlay? = nil,
    makeRightController: @escaping MakeController = {
      CardTableController($1, on: $0, makeDeck: $2)
    },
    makeController: @escaping MakeController
  ) {
    self.moves = moves
    self.game = game
    self.buttonType = buttonType
    self.style = style
    self.updatesFirst = updatesFirst
    self.makeGame = makeGame
    self.randomGame = randomGame
    self.makeController = makeController
    self.makeRightController = makeRightController
  }

  /// The moves.
  public var script: [Step] { moves.map(Step.move) }

  /// Plays moves at a table, and checks the whole table after every one.
  ///
  /// - Parameters:
  ///   - moves: The moves; without them, the shortest that show what is wrong.
  ///   - game: The right game as it is dealt; without it, ``game``.
  ///   - seed: Where the decks of later deals come from.
  ///   - recording: How much is kept when something is wrong.
  /// - Returns: The moves made and what was wrong after the last of them.
  public func play(
    _ moves: [Move]? = nil, of game: Game? = nil, seed: UInt64 = 0,
    recording: Recording.Detail = .changesAndCallers
  ) -> PlayedGame {
    let game = game ?? self.game
    return CardGameHarness.play(
      moves ?? self.moves, of: game, style: style, buttonType: buttonType,
      updatesFirst: updatesFirst, seed: seed, recording: recording
    ) { makeController($0, game, $1) }
  }

  /// Plays the moves at a table and names what is wrong.
  public func diagnoses(recording: Recording.Detail, journal: Journal) -> [Diagnosis] {
    journal(.playing(moves))
    return diagnoses(after: moves, recording: recording)
  }

  /// Names what is wrong, on the table or, where no touch can show it there, in the game itself.
  ///
  /// A disabled button swallows touches, so that some mistakes of the rules are never seen on a
  /// table; the game is then asked directly.
  ///
  /// - Parameters:
  ///   - moves: The moves to make.
  ///   - recording: How much is kept when something is wrong.
  /// - Returns: The mistakes; none where these moves do not show any.
  public func diagnoses(
    after moves: [Move], recording: Recording.Detail = .changesAndCallers
  ) -> [Diagnosis] {
    let onTable = play(moves, recording: recording).diagnoses
    return onTable.isEmpty ? inGame(moves, game: game, seed: 0) : onTable
  }

  /// Plays a random game, and names what is wrong first.
  ///
  /// - Parameters:
  ///   - seed: Where the cards and the moves come from.
  ///   - moveCount: How many moves are made at most.
  /// - Returns: The mistakes; none where these moves do not show any.
  public func diagnoses(inRandomGame seed: UInt64, moveCount: Int = 40) -> [Diagnosis] {
    guard let (game, moves) = randomGame?(seed, moveCount) else { return [] }
    let onTable = play(moves, of: game, seed: seed, recording: .changes).diagnoses
    return onTable.isEmpty ? inGame(moves, game: game, seed: seed) : onTable
  }

  /// Plays moves on the faulty game, past any table.
  private func inGame(_ moves: [Move], game: Game, seed: UInt64) -> [Diagnosis] {
    func diagnoses(of faulty: some CardGame<Game.Face>) -> [Diagnosis] {
      diagnose(faulty, playing: moves, against: game, style: style, seed: seed)
    }
    guard let makeGame else { return [] }
    return diagnoses(of: makeGame(game))
  }
}
