public import CardGameControllers
public import CardGameHarness
public import CardGameModel
public import CardGameViews

/// A mistake that learners really make, kept as a value.
///
/// Each has a controller that makes the mistake, the moves that show it, and the diagnosis that must
/// name it. Tests, hints and exercises are made from them.
///
/// ```swift
/// let bug = Gallery.bugs[0]
/// print(bug.id, bug.diagnoses()[0].code)
/// // view-image-not-background wrong-picture-slot
/// ```
public struct Bug: Identifiable, Sendable {
  /// The bug's stable name, in lower case with hyphens.
  public let id: String

  /// The bug in one line.
  public let title: String

  /// What a person sees on the table.
  public let symptom: String

  /// Which words in the code do it.
  public let cause: String

  /// Which part of the app is wrong.
  public let layer: Layer

  /// The number of the exercise in which it belongs, for example `08`.
  public let exercise: String

  /// The diagnosis that must name it.
  public let intended: DiagnosisCode

  /// The shortest moves that show it.
  public let moves: [Move]

  /// How many cards are matched at a time.
  public let cardsToMatch: Int

  /// How the table's buttons draw a picture in their foreground slot.
  public let buttonType: ButtonType

  /// How the game should be shown.
  public let style: TableStyle

  /// Whether `updateUI()` is called before the first move, as by a screen that is loaded.
  public let updatesFirst: Bool

  /// Makes a controller with the bug, for a table of playing cards.
  public let makeController: MakeController

  /// Makes the game with the bug, where the mistake is in the rules; `nil` for any other bug.
  public let makeGame: MakeGame?

  /// Makes a controller for a table, with the number of cards to match and the decks of its games.
  public typealias MakeController =
    @Sendable (any CardTableView, Int, @escaping () -> Deck<PlayingCard>) -> any CardGameController

  /// Deals a game from a deck onto a table of so many cards, with the number of cards to match.
  public typealias MakeGame =
    @Sendable (Int, Deck<PlayingCard>, Int) -> any CardGame<PlayingCard>

  /// Describes a bug.
  ///
  /// - Parameters:
  ///   - id: The bug's stable name, in lower case with hyphens.
  ///   - title: The bug in one line.
  ///   - symptom: What a person sees on the table.
  ///   - cause: Which words in the code do it.
  ///   - layer: Which part of the app is wrong.
  ///   - exercise: The number of the exercise in which it belongs.
  ///   - intended: The diagnosis that must name it.
  ///   - moves: The shortest moves that show it.
  ///   - cardsToMatch: How many cards are matched at a time.
  ///   - buttonType: How the table's buttons draw a picture in their foreground slot.
  ///   - style: How the game should be shown.
  ///   - updatesFirst: Whether `updateUI()` is called before the first move.
  ///   - makeGame: Makes the game with the bug, where the mistake is in the rules.
  ///   - makeController: Makes a controller with the bug.
  public init(
    id: String, title: String, symptom: String, cause: String, layer: Layer, exercise: String,
    intended: DiagnosisCode, moves: [Move], cardsToMatch: Int = 2,
    buttonType: ButtonType = .system, style: TableStyle = .lesson, updatesFirst: Bool = false,
    makeGame: MakeGame? = nil,
    makeController: @escaping MakeController
  ) {
    self.id = id
    self.title = title
    self.symptom = symptom
    self.cause = cause
    self.layer = layer
    self.exercise = exercise
    self.intended = intended
    self.moves = moves
    self.cardsToMatch = cardsToMatch
    self.buttonType = buttonType
    self.style = style
    self.updatesFirst = updatesFirst
    self.makeGame = makeGame
    self.makeController = makeController
  }

  /// A part of an app.
  public enum Layer: String, CaseIterable, Hashable, Codable, Sendable {
    /// Cards, decks, rules and scores.
    case model

    /// What is set on buttons and labels.
    case view

    /// What happens at a touch, in which order.
    case controller
  }
}
