import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  /// Controllers that fail in one of their duties, looked at by their game alone; each is an entry.
  static let ofDuties: [Bug] = [
    Bug(
      id: "ctl-touch-not-passed-on", title: "The game is not told of a touch",
      symptom: "Nothing happens when a card is touched.",
      cause: "The index is found, the UI is updated, and the game is never asked.",
      intended: .touchNotPassedOn, touching: [.touch(0)], handling: { _, _ in }),
    Bug(
      id: "ctl-touch-passed-on-twice", title: "The game is told of a touch twice",
      symptom: "A card turns up and down again at once.",
      cause: "Two actions are wired to the same button.", intended: .touchPassedOnTwice,
      touching: [.touch(0)],
      handling: { game, index in
        game.chooseCard(at: index)
        game.chooseCard(at: index)
      }),
    Bug(
      id: "ctl-always-first-card", title: "Always the first card is chosen",
      symptom: "Whatever is touched, the first card turns.",
      cause: "The index is a constant that was left over from a first try.",
      intended: .touchOnAnotherCard, touching: [.touch(5)],
      handling: { game, _ in game.chooseCard(at: 0) }),
    Bug(
      id: "ctl-title-says-face-up", title: "The button is asked whether its card is face up",
      symptom: "As soon as titles look otherwise, cards no longer turn.",
      cause: "A card is taken for face down when its button has no title.",
      intended: .viewUsedAsModel, script: "touch a card at a table that does not say what it shows",
      specimen: {
        diagnoseBlindTable([.touch(0)], cardCount: 12, from: pack, game: \.game) {
          (table, makeDeck) -> LearnerController in
          TitleReadingController(table: table, cardsToMatch: 2, makeDeck: makeDeck)
        }
      }),
    Bug(
      id: "ctl-deal-not-wired", title: "The deal button does nothing",
      symptom: "A touch of Deal changes nothing.", cause: "The button is wired to no action.",
      intended: .dealDoesNothing, script: "touch two cards, and deal",
      specimen: { diagnoses(of: NoDealController.init, dealing: 1) }),
    Bug(
      id: "ctl-game-of-twelve", title: "The game always has twelve cards",
      symptom: "On a table of sixteen buttons four never turn.",
      cause: "The number of cards is written out, and not asked of the table.",
      intended: .gameOfAnotherSize, script: "make a game for 16 buttons",
      specimen: { diagnoses(of: TwelveController.init, cardCount: 16) }),
    Bug(
      id: "ctl-game-made-in-init", title: "The game is made too early",
      symptom: "The game has no cards: there were no buttons yet.",
      cause: "The game is made in init, when the screen is not there.",
      intended: .gameMadeTooEarly, script: "make the controller before its table appears",
      specimen: { diagnoses(of: EarlyController.init, cardCount: 12) }),
    Bug(
      id: "ctl-own-deck", title: "The controller makes a deck of its own",
      symptom: "Nobody can decide which cards are dealt, and no test can repeat a game.",
      cause: "The game is dealt from a new deck, and not from the one that is passed in.",
      intended: .deckNeverAsked, script: "make a game",
      specimen: { diagnoses(of: OwnDeckController.init, cardCount: 12) }),
    Bug(
      id: "ctl-deck-asked-each-touch", title: "Every touch asks for a deck",
      symptom: "Every touch begins with all cards face down.",
      cause: "The game is made anew in the touch, and not kept.",
      intended: .deckAskedAgain, script: "make a game, and touch eight cards",
      specimen: { diagnoses(of: ForgetfulController.init, cardCount: 12) }),
    Bug(
      id: "ctl-mode-one-too-many", title: "The mode is one too many",
      symptom: "With \"3 cards\" the game matches four.",
      cause: "3 is added to the index of the selected place, where the first stands for two.",
      intended: .modeOfAnotherNumber, script: "choose the mode of three cards",
      changingMode: { $0.game.changeMode(to: $1.selectedSegmentIndex + 3) }),
    Bug(
      id: "ctl-mode-change-deals", title: "A change of mode deals new cards",
      symptom: "With another mode other cards lie on the table.",
      cause: "A new game is made for the new number.", intended: .modeChangeDeals,
      script: "choose the mode of three cards",
      changingMode: { controller, control in
        controller.cardsToMatch = control.selectedSegmentIndex + 2
        controller.game = controller.newGame()
      }),
    Bug(
      id: "ctl-mode-changes-in-play", title: "The mode changes in the middle of a game",
      symptom: "Half a turn is judged by one rule and half by the other.",
      cause: "The game is made anew with the cards of the old one and the new number.",
      intended: .modeChangedInPlay, script: "touch a card, and choose the mode of three cards",
      changingMode: { controller, control in
        let old = controller.game
        let number = control.selectedSegmentIndex + 2
        var game = LessonGame.dealt(
          old.cards.count, from: Deck(old.pack), matching: number)
        try? game.arrange(
          faceUp: old.faceUpIndices, matched: old.matchedIndices, score: old.score)
        controller.game = game
      }),
  ]

  /// A learner's controller for a table, with the number of cards to match and a maker of decks.
  private typealias Maker =
    (any CardTableView, Int, @escaping () -> Deck<PlayingCard>) -> LearnerController

  private static let pack = LessonGame.onFullPack(matching: 2).pack

  private static func diagnoses(of make: Maker, dealing count: Int) -> [Diagnosis] {
    diagnoseDealing(
      count, after: [.touch(0), .touch(1)], cardCount: 12, decks: DeckSupply(pack: pack),
      game: \.game
    ) { make($0, 2, $1) }
  }

  private static func diagnoses(of make: Maker, cardCount: Int) -> [Diagnosis] {
    diagnoseMaking(cardCount: cardCount, from: pack, game: \.game) { make($0, 2, $1) }
  }

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    script: String, specimen: @escaping @Sendable () -> [Diagnosis]
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: .controller, exercise: "12",
      intended: intended, specimen: Examination(script) { _ in specimen() })
  }

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    touching moves: [Move], handling: @escaping @Sendable (inout LessonGame, Int) -> Void
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: .controller, exercise: "07",
      intended: intended,
      specimen: Examination(moves) { _ in
        diagnoseTouches(moves, cardCount: 12, from: Self.pack, game: \.game) {
          (table, makeDeck) -> ClosureController in
          let controller = ClosureController(table: table, cardsToMatch: 2, makeDeck: makeDeck)
          controller.handleTouch = handling
          return controller
        }
      })
  }

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    script: String,
    changingMode: @escaping @Sendable (LearnerController, any CardSegmentedControl) -> Void
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, layer: .controller, exercise: "13",
      intended: intended,
      specimen: Examination(script) { _ in
        diagnoseMode(cardCount: 12, from: Self.pack, game: \.game) {
          (table, makeDeck) -> ClosureController in
          let controller = ClosureController(table: table, cardsToMatch: 2, makeDeck: makeDeck)
          controller.handleMode = changingMode
          return controller
        }
      })
  }
}

/// A right controller, but for what it does at a touch or a change of mode.
private final class ClosureController: LearnerController {
  var handleTouch: (inout LessonGame, Int) -> Void = { $0.chooseCard(at: $1) }
  var handleMode: ((LearnerController, any CardSegmentedControl) -> Void)?

  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    handleTouch(&game, index)
    updateUI()
  }

  override func changeMode(_ sender: any CardSegmentedControl) {
    guard let handleMode else { return super.changeMode(sender) }
    handleMode(self, sender)
    updateUI()
  }
}

private final class TitleReadingController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    if sender.title(for: .normal) == "" || game.cards[index].isFaceUp {
      game.chooseCard(at: index)
    }
    updateUI()
  }
}

private final class NoDealController: LearnerController {
  override func touchDealButton(_ sender: any CardButton) {}
}

private final class TwelveController: LearnerController {
  override init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    super.init(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
  }

  override func updateUI() {
    if !game.hasBegun, game.cards.count != 12 {
      game = .dealt(12, from: Deck(game.pack), matching: cardsToMatch)
    }
    super.updateUI()
  }
}

private final class EarlyController: LearnerController {
  override init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    super.init(table: table, cardsToMatch: cardsToMatch, makeDeck: makeDeck)
    game = .dealt(12, from: makeDeck(), matching: cardsToMatch)
  }
}

private final class OwnDeckController: LearnerController {
  override init(
    table: any CardTableView, cardsToMatch: Int, makeDeck: @escaping () -> Deck<PlayingCard>
  ) {
    super.init(table: table, cardsToMatch: cardsToMatch) { Deck.standard }
  }
}

private final class ForgetfulController: LearnerController {
  override func touchCardButton(_ sender: any CardButton) {
    game = newGame()
    super.touchCardButton(sender)
  }
}
