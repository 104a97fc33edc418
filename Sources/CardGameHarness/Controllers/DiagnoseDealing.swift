public import CardGameControllers
public import CardGameModel
public import CardGameViews

extension DiagnosisCode {
  /// The deal button does nothing.
  public static let dealDoesNothing = DiagnosisCode("deal-does-nothing")
}

/// Deals several times in a row and names what of the game before is left over in the next.
///
/// The table is no matter here, only the controller's game. Every new game is expected to be dealt
/// from a deck of its own, by the rules of the first.
///
/// ```swift
/// let diagnoses = diagnoseDealing(
///   10, after: [.touch(0), .touch(1)], cardCount: 12, decks: DeckSupply(pack: Deck.m12.cards),
///   game: \.game
/// ) { table, makeDeck in
///   MyController(table: table, makeDeck: makeDeck)
/// }
/// ```
///
/// - Parameters:
///   - dealCount: How many new games to ask for.
///   - moves: The moves to make before each.
///   - cardCount: How many buttons the table has.
///   - decks: The decks of the games.
///   - game: Finds the controller's game.
///   - makeController: Makes the controller under test for a table, with a closure that it calls for
///     a deck.
/// - Returns: What is wrong after the first deal after which anything is, or none.
public func diagnoseDealing<Controller: CardGameController, Game: CardGame>(
  _ dealCount: Int, after moves: [Move], cardCount: Int, decks: DeckSupply<Game.Face>,
  game: (Controller) -> Game,
  on makeController: (RecordingTableView, @escaping () -> Deck<Game.Face>) -> Controller
) -> [Diagnosis] {
  let table = RecordingTableView(cardCount: cardCount, recording: .nothing)
  var deckCount = 0
  tellObserver(ofTable: decks.pack.prefix(cardCount))
  let controller = asking("making the controller") {
    makeController(table) {
      defer { deckCount += 1 }
      return decks.deck(deckCount)
    }
  }
  var fresh = asking("the controller's game") { game(controller) }
  var made: [Move] = []
  for number in stride(from: 1, through: dealCount, by: 1) {
    for move in moves { controller.perform(move, on: table) }
    let before = game(controller)
    controller.perform(.deal, on: table)
    let after = game(controller)
    made += moves + [.deal]
    guard deckCount <= number + 1 else {
      return [.dealing(.deckAskedAgain, "makeDeck() was called more than once for the deal.", made)]
    }
    do {
      try fresh.deal(decks.deck(number))
    } catch {
      return []
    }
    guard after != fresh else { continue }
    return [Dealing(before: before, after: after, fresh: fresh, moves: made).diagnosis()]
  }
  return []
}

private struct Dealing<Game: CardGame> {
  let before: Game
  let after: Game
  let fresh: Game
  let moves: [Move]

  func diagnosis() -> Diagnosis {
    let isOnSameCards = after.cards.map(\.face) == before.cards.map(\.face)
    if after == before, before != fresh {
      return .dealing(
        .dealDoesNothing, "the game is the same as before: the deal button does nothing.", moves)
    }
    if isOnSameCards, fresh.cards.map(\.face) != before.cards.map(\.face) {
      return .dealing(
        .sameCardsDealt, "the same cards lie in the same places: no new deck was dealt from.",
        moves)
    }
    guard after.cards.map(\.face) == fresh.cards.map(\.face) else {
      return .dealing(
        .dealtOtherwise, "the cards on the table are not those of the next deck.", moves)
    }
    let chosen = after.cards.indices.filter { after.cards[$0].isChosen }
    if !chosen.isEmpty {
      return .dealing(
        .notAllReset,
        "\(cardPhrase(chosen)) \(chosen.count == 1 ? "does" : "do") not lie face down.", moves)
    }
    if after.score != 0 {
      return .dealing(
        .notAllReset, "the new game begins with a score of \(after.score).", moves)
    }
    return .dealing(
      .notAllReset, "something of the game before is left in the new one.", moves)
  }
}

extension Diagnosis {
  /// Why a deal makes a new game, and how.
  static let reasonOfDealing =
    "A new game is a new value from a new deck, so that nothing of the last one can be left in it."
  static let adviceOnDealing = "game = …a new game, from the deck that makeDeck() gives…"

  fileprivate static func dealing(
    _ code: DiagnosisCode, _ what: String, _ moves: [Move]
  ) -> Diagnosis {
    Diagnosis(
      code: code,
      headline: (Situation.lead(moves, hasStarted: true) + what).capitalisedSentence,
      reason: reasonOfDealing, advice: adviceOnDealing, moves: moves.map(\.description))
  }
}
