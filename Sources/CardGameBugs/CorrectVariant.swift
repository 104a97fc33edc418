public import CardGameHarness
public import CardGameViews

/// A controller that is written in an unusual way, and is right.
///
/// Learners and authors do things differently. A check that finds a mistake where there is none is
/// worse than one that misses a mistake, so these are played, too, and must raise nothing.
///
/// ```swift
/// for variant in Gallery.variants { print(variant.id, variant.diagnoses(inRandomGame: 1).count) }
/// // suit-before-rank 0
/// // …
/// ```
public struct CorrectVariant: Identifiable, Sendable {
  /// The variant's stable name, in lower case with hyphens.
  public let id: String

  /// The variant in one line.
  public let title: String

  /// What is unusual about it.
  public let unusual: String

  /// How it shows a game.
  public let style: TableStyle

  /// How the table's buttons draw a picture in their foreground slot.
  public let buttonType: ButtonType

  /// Whether `updateUI()` is called before the first move, as by a screen that is loaded.
  public let updatesFirst: Bool

  /// Makes the controller, for a table of playing cards.
  public let makeController: Bug.MakeController

  /// Describes a variant.
  ///
  /// - Parameters:
  ///   - id: The variant's stable name, in lower case with hyphens.
  ///   - title: The variant in one line.
  ///   - unusual: What is unusual about it.
  ///   - style: How it shows a game.
  ///   - buttonType: How the table's buttons draw a picture in their foreground slot.
  ///   - updatesFirst: Whether `updateUI()` is called before the first move.
  ///   - makeController: Makes the controller.
  public init(
    id: String, title: String, unusual: String, style: TableStyle = .lesson,
    buttonType: ButtonType = .system, updatesFirst: Bool = false,
    makeController: @escaping Bug.MakeController
  ) {
    self.id = id
    self.title = title
    self.unusual = unusual
    self.style = style
    self.buttonType = buttonType
    self.updatesFirst = updatesFirst
    self.makeController = makeController
  }

  /// Plays a random game and names what is taken for wrong.
  ///
  /// - Parameters:
  ///   - seed: Where the cards and the moves come from.
  ///   - moveCount: How many moves are made.
  /// - Returns: False alarms; there should be none.
  public func diagnoses(inRandomGame seed: UInt64, moveCount: Int = 40) -> [Diagnosis] {
    let makeController = makeController
    let cardsToMatch = seed.isMultiple(of: 3) ? 3 : 2
    let random = RandomGame(seed: seed, moveCount: moveCount, cardsToMatch: cardsToMatch)
    return play(
      random.moves, of: random.game, style: style, buttonType: buttonType,
      updatesFirst: updatesFirst, seed: seed, recording: .changes
    ) { makeController($0, cardsToMatch, $1) }.diagnoses
  }
}
