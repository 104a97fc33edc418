public import CardGameControllers
public import CardGameModel
public import CardGameViews

extension DiagnosisCode {
  /// A game cannot be played without its controller: a part of its rules is written there.
  public static let ruleNotInGame = DiagnosisCode("rule-not-in-game")

  /// A controller asks the table for what only its game should know.
  public static let viewUsedAsModel = DiagnosisCode("view-used-as-model")

  /// A controller or a table stays in memory when nobody needs it any more.
  public static let neverFreed = DiagnosisCode("never-freed")
}

/// Plays moves with a controller and then without one, and names what only the controller knows.
///
/// A game that plays rightly under its controller and wrongly alone has a part of its rules in the
/// controller, where no test of the game can find it.
///
/// - Parameters:
///   - moves: The moves, which the controller's table shows rightly.
///   - game: The game as it is dealt, by the right rules.
///   - tested: The controller's game as it is dealt.
///   - style: How the game should be shown.
///   - makeController: Makes the controller under test for a table, with a closure that gives decks.
/// - Returns: The mistake, or what is wrong with the table already.
public func diagnoseModelAlone<Game: CardGame, Tested: CardGame>(
  playing moves: [Move], of game: Game, in tested: Tested, style: TableStyle = .lesson,
  on makeController:
    @escaping (RecordingTableView, @escaping () -> Deck<Game.Face>) -> any CardGameController
) -> [Diagnosis] where Tested.Face == Game.Face {
  let onTable = play(moves, of: game, style: style, on: makeController).diagnoses
  guard onTable.isEmpty else { return onTable }
  guard let alone = diagnose(tested, playing: moves, against: game, style: style).first else {
    return []
  }
  return [
    Diagnosis(
      code: .ruleNotInGame,
      headline: "The table is right and the game alone is not: a part of the rules is in the "
        + "controller. Without it: \(alone.headline)",
      rows: alone.rows, headings: .values,
      reason:
        "A game must be playable without a screen, or nothing can test it, replay it or play it "
        + "on another one.",
      advice: "Ask the rule in game.chooseCard(at:), of the cards and not of the buttons.",
      moves: alone.moves)
  ]
}

/// Makes moves at an ordinary table and at one whose getters give nothing, and compares the games.
///
/// A controller that reads back what it has shown plays another game where it cannot.
///
/// ```swift
/// let diagnoses = diagnoseBlindTable(
///   [.touch(0), .touch(1)], cardCount: 12, from: Deck.m12.cards, game: \.game
/// ) { table, makeDeck in
///   MyController(table: table, makeDeck: makeDeck)
/// }
/// ```
///
/// - Parameters:
///   - moves: Touches and deals.
///   - cardCount: How many buttons the tables have.
///   - pack: The cards of every deck, enough for the table.
///   - game: Finds the controller's game.
///   - makeController: Makes the controller under test for a table, with a closure that gives decks.
/// - Returns: The mistake, or none.
public func diagnoseBlindTable<Controller: CardGameController, Game: CardGame>(
  _ moves: [Move], cardCount: Int, from pack: [Game.Face], game: (Controller) -> Game,
  on makeController: (any CardTableView, @escaping () -> Deck<Game.Face>) -> Controller
) -> [Diagnosis] {
  let tables: [any CardTableView] = [
    RecordingTableView(cardCount: cardCount, recording: .nothing),
    NullTableView(cardCount: cardCount),
  ]
  tellObserver(ofTable: pack.prefix(cardCount))
  let controllers = tables.map { table in
    asking("making the controller") { makeController(table) { Deck(pack) } }
  }
  for controller in controllers { asking("updating the UI") { controller.updateUI() } }
  var made: [Move] = []
  for move in moves {
    made.append(move)
    // What the ordinary table swallows is not made at the other, where every button is enabled.
    guard controllers[0].perform(move, on: tables[0]) else { continue }
    asking("the move \(move) at a table that forgets what is set") {
      _ = controllers[1].perform(move, on: tables[1])
    }
    let (seen, blind) = (TableState(of: game(controllers[0])), TableState(of: game(controllers[1])))
    guard !seen.agrees(with: blind) else { continue }
    return [
      Diagnosis(
        code: .viewUsedAsModel,
        headline: (Situation.lead(made, hasStarted: true)
          + "the game goes otherwise at a table that does not say what it shows: the controller reads "
          + "back from buttons and labels what only the game should tell it.").capitalisedSentence,
        rows: zip(seen.cards, blind.cards).enumerated()
          .filter { $0.element.0 != $0.element.1 }
          .map { index, pair in
            .init(subject: "card \(index)", expected: "\(pair.0)", shown: "\(pair.1)")
          }
          + (seen.score == blind.score
            ? [] : [.init(subject: "score", expected: "\(seen.score)", shown: "\(blind.score)")]),
        headings: .values,
        reason:
          "What is shown may be cut off, translated or changed for its looks; the game is always "
          + "right.",
        advice: "Ask game.cards[index], not sender.title(for: .normal).",
        moves: made.map(\.description))
    ]
  }
  return []
}

/// Makes something, uses it and lets go of it, and names it when it stays in memory.
///
/// ```swift
/// let diagnoses = diagnoseRelease(of: "the controller") { MyController(table: table) }
/// ```
///
/// - Parameters:
///   - name: What it is, as the subject of a sentence.
///   - make: Makes it and uses it, and returns it.
/// - Returns: The mistake, or none.
public func diagnoseRelease(of name: String, making make: () -> AnyObject) -> [Diagnosis] {
  weak var object: AnyObject?
  do { object = asking("making and using \(name)") { make() } }
  guard object != nil else { return [] }
  return [
    Diagnosis(
      code: .neverFreed,
      headline:
        "\(name) stays in memory when nobody needs it any more: something that it keeps keeps "
        .capitalisedSentence + "it in turn.",
      reason: "Two objects that keep each other are never freed, and each new game adds two more.",
      advice: "weak var controller: …  // or [weak self] in a closure that is stored")
  ]
}
