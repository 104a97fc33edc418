public import CardGameControllers
public import CardGameModel
public import CardGameViews

extension DiagnosisCode {
  /// A game has another number of cards than the table has buttons.
  public static let gameOfAnotherSize = DiagnosisCode("game-of-another-size")

  /// A game is made before it is needed.
  public static let gameMadeTooEarly = DiagnosisCode("game-made-too-early")

  /// A game is made without a deck.
  public static let deckNeverAsked = DiagnosisCode("deck-never-asked")

  /// More decks are asked for than games are begun.
  public static let deckAskedAgain = DiagnosisCode("deck-asked-again")
}

/// What there is to see of how a controller makes its game.
public enum MakingAspect: CaseIterable, Hashable, Sendable {
  /// The game has a card for every button.
  case size

  /// The game is made when it is first needed, and not before.
  case moment

  /// One deck is asked for, however often the game is used.
  case deckCount
}

/// Watches when a controller makes its game, from how many decks, and of what size.
///
/// To tell the moment, the controller is given a table whose buttons appear later, as an app's do: its
/// outlets are not connected while the controller is being made.
///
/// ```swift
/// let diagnoses = diagnoseMaking(cardCount: 12, from: Deck.m12.cards, game: \.game) { table, makeDeck in
///   MyController(table: table, makeDeck: makeDeck)
/// }
/// ```
///
/// - Parameters:
///   - cardCount: How many buttons the table has.
///   - pack: The cards of the deck, enough for the table.
///   - aspects: What to look at; without it, everything.
///   - game: Finds the controller's game.
///   - makeController: Makes the controller under test for a table, with a closure that it calls for
///     a deck.
/// - Returns: The first thing that is wrong, or none.
public func diagnoseMaking<Controller: CardGameController, Game: CardGame>(
  cardCount: Int, from pack: [Game.Face],
  comparing aspects: Set<MakingAspect> = Set(MakingAspect.allCases),
  game: (Controller) -> Game,
  on makeController: (any CardTableView, @escaping () -> Deck<Game.Face>) -> Controller
) -> [Diagnosis] {
  let table = LateTableView(cardCount: cardCount)
  if !aspects.contains(.moment) { table.appear() }
  let counter = DeckCounter(pack: pack)
  tellObserver(ofTable: pack.prefix(cardCount))
  let controller = asking("making the controller") { makeController(table) { counter.next() } }
  let early = counter.count
  table.appear()
  asking("updating the UI") { controller.updateUI() }
  let size = asking("the controller's game") { game(controller) }.cards.count
  if aspects.contains(.moment) {
    if early > 0 { return [.madeTooEarly] }
    if counter.count == 0 { return [.deckNeverAsked] }
  }
  if aspects.contains(.size), size != cardCount {
    return [.anotherSize(size, buttonCount: cardCount)]
  }
  guard aspects.contains(.deckCount) else { return [] }
  let touches = Array(0..<min(cardCount, 8))
  for touch in touches { controller.perform(.touch(touch), on: table) }
  _ = game(controller)
  return switch counter.count {
  case 1: []
  case 0: [.deckNeverAsked]
  default: [.askedAgain(counter.count, moves: touches.map { .touch($0) })]
  }
}

extension Diagnosis {
  fileprivate static let madeTooEarly = Diagnosis(
    code: .gameMadeTooEarly,
    headline:
      "A deck was asked for while the controller was being made: the game is made too early.",
    reason: """
      While a controller is being made its screen may not be there yet, so that nobody knows how many \
      buttons it has. A lazy property is made when it is first asked for.
      """,
    advice: "lazy var game = …  // and nothing about the game in init")

  fileprivate static let deckNeverAsked = Diagnosis(
    code: .deckNeverAsked,
    headline:
      "After updateUI() no deck had been asked for: the game was dealt from some other one.",
    reason:
      "Whoever makes the controller decides which deck is played with, for example in a test.",
    advice: "Deal the game from the deck that makeDeck() gives.")

  private static func asked(_ count: Int) -> String { count == 2 ? "twice" : "\(count) times" }

  static func askedAgain(_ count: Int, moves: [Move]) -> Diagnosis {
    Diagnosis(
      code: .deckAskedAgain,
      headline: "In the first game makeDeck() was called \(asked(count)): once is enough.",
      rows: [.init(subject: "decks", expected: "1", shown: "\(count)")],
      reason: """
        A game that is made anew each time that it is asked for forgets every choice, and a second \
        deck has the same cards once more.
        """,
      advice: "lazy var game = …  // is made once and kept; call makeDeck() there and nowhere else",
      moves: moves.map(\.description))
  }

  fileprivate static func anotherSize(_ size: Int, buttonCount: Int) -> Diagnosis {
    Diagnosis(
      code: .gameOfAnotherSize,
      headline: "On a table with \(buttonCount) buttons the game has \(size) cards.",
      rows: [.init(subject: "cards", expected: "\(buttonCount)", shown: "\(size)")],
      reason: "A button shows the card at its index; what has no partner can't be seen or touched.",
      advice: "table.cardButtons.count  // says how many buttons there are")
  }
}
