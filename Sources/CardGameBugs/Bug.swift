public import CardGameControllers
public import CardGameHarness
public import CardGameModel
public import CardGameViews

/// A mistake that learners really make, kept as a value.
///
/// Each has something that makes the mistake, the script that shows it, and the diagnosis that must
/// name it. Tests, hints and exercises are made from them.
///
/// ```swift
/// let bug = Gallery.bugs[0]
/// print(bug.id, bug.diagnoses()[0].code)
/// // view-image-not-background wrong-picture-slot
/// ```
public struct Bug: Identifiable, Sendable {
  /// The bug's stable name, in lower case with hyphens, but for a name of UIKit's in it.
  public let id: String

  /// The bug in one line.
  public let title: String

  /// What a person sees of it.
  public let symptom: String

  /// Which words in the code do it.
  public let cause: String

  /// Which part of the app is wrong.
  public let layer: Layer

  /// The number of the exercise in which it belongs, for example `08`.
  public let exercise: String

  /// The diagnosis that must name it.
  public let intended: DiagnosisCode

  /// Whether it ends the program or never comes to an end; such a bug is tried in a child process.
  public let risk: Risk?

  /// What makes the mistake, and how it is tried out.
  public let specimen: any Specimen

  /// Describes a bug.
  ///
  /// - Parameters:
  ///   - id: The bug's stable name, in lower case with hyphens.
  ///   - title: The bug in one line.
  ///   - symptom: What a person sees of it.
  ///   - cause: Which words in the code do it.
  ///   - layer: Which part of the app is wrong.
  ///   - exercise: The number of the exercise in which it belongs.
  ///   - intended: The diagnosis that must name it.
  ///   - risk: Whether it ends the program or never comes to an end.
  ///   - specimen: What makes the mistake, and how it is tried out.
  public init(
    id: String, title: String, symptom: String, cause: String, layer: Layer, exercise: String,
    intended: DiagnosisCode, risk: Risk? = nil, specimen: any Specimen
  ) {
    self.id = id
    self.title = title
    self.symptom = symptom
    self.cause = cause
    self.layer = layer
    self.exercise = exercise
    self.intended = intended
    self.risk = risk
    self.specimen = specimen
  }

  /// The shortest script that shows it.
  public var script: [Step] { specimen.script }

  /// A part of an app.
  public enum Layer: String, CaseIterable, Hashable, Codable, Sendable {
    /// Cards, decks, rules and scores.
    case model

    /// What is set on buttons and labels.
    case view

    /// What happens at a touch, in which order.
    case controller
  }

  /// What a bug does to the program that it runs in.
  public enum Risk: String, Hashable, Sendable {
    /// It ends the program.
    case crashes

    /// It never comes to an end.
    case hangs
  }
}

extension Bug {
  /// Makes a controller for a table, with the number of cards to match and the decks of its games.
  public typealias MakeController =
    @Sendable (any CardTableView, Int, @escaping () -> Deck<PlayingCard>) -> any CardGameController

  /// Deals a game from a deck onto a table of so many cards, with the number of cards to match.
  public typealias MakeGame =
    @Sendable (Int, Deck<PlayingCard>, Int) -> any CardGame<PlayingCard>

  /// Describes a bug that is played on the table M12, with the rest of the pack below.
  ///
  /// - Parameters:
  ///   - id: The bug's stable name, in lower case with hyphens.
  ///   - title: The bug in one line.
  ///   - symptom: What a person sees on the table.
  ///   - cause: Which words in the code do it.
  ///   - layer: Which part of the app is wrong.
  ///   - exercise: The number of the exercise in which it belongs.
  ///   - intended: The diagnosis that must name it.
  ///   - risk: Whether it ends the program or never comes to an end.
  ///   - moves: The shortest moves that show it.
  ///   - cardsToMatch: How many cards are matched at a time.
  ///   - buttonType: How the table's buttons draw a picture in their foreground slot.
  ///   - style: How the game should be shown.
  ///   - updatesFirst: Whether `updateUI()` is called before the first move.
  ///   - makeGame: Makes the game with the bug, where the mistake is in the rules.
  ///   - makeRightController: Makes a right controller; without it, a `MatchingGameController`.
  ///   - makeController: Makes a controller with the bug.
  public init(
    id: String, title: String, symptom: String, cause: String, layer: Layer, exercise: String,
    intended: DiagnosisCode, risk: Risk? = nil, moves: [Move], cardsToMatch: Int = 2,
    buttonType: ButtonType = .system, style: TableStyle = .lesson, updatesFirst: Bool = false,
    makeGame: MakeGame? = nil,
    makeRightController: @escaping MakeController = {
      MatchingGameController(table: $0, cardsToMatch: $1, makeDeck: $2)
    },
    makeController: @escaping MakeController
  ) {
    var makeFaultyGame: PlayedSpecimen<LessonGame>.MakeGame?
    if let makeGame {
      makeFaultyGame = { makeGame($0.cards.count, Deck($0.pack), $0.cardsToMatch) }
    }
    let specimen = PlayedSpecimen<LessonGame>(
      moves: moves, game: .onFullPack(matching: cardsToMatch),
      buttonType: buttonType, style: style, updatesFirst: updatesFirst,
      makeGame: makeFaultyGame,
      randomGame: { seed, moveCount in
        let random = RandomGame(seed: seed, moveCount: moveCount, cardsToMatch: cardsToMatch)
        return (random.game, random.moves)
      },
      makeRightController: { makeRightController($0, $1.cardsToMatch, $2) },
      makeController: { makeController($0, $1.cardsToMatch, $2) })
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: layer, exercise: exercise,
      intended: intended, risk: risk, specimen: specimen)
  }

  /// The bug as it is played on the table M12, or `nil` for one that is not.
  public var played: PlayedSpecimen<LessonGame>? { specimen as? PlayedSpecimen<LessonGame> }
}
