import CardGameModel

extension DiagnosisCode {
  /// A card is chosen before it is known whether three were chosen already.
  public static let chosenBeforeCounted = DiagnosisCode("chosen-before-counted")

  /// Another number of cards is dealt than was asked for.
  public static let wrongNumberDealt = DiagnosisCode("wrong-number-dealt")

  /// A card is dealt that lies on the table already.
  public static let cardDealtTwice = DiagnosisCode("card-dealt-twice")

  /// The cards of a mismatch are unchosen at once, not by the next touch.
  public static let unchosenTooEarly = DiagnosisCode("unchosen-too-early")

  /// A touch clears three chosen cards away, and does not choose its own.
  public static let touchOnlyClears = DiagnosisCode("touch-only-clears")

  /// Other cards are marked than those that were dealt.
  public static let otherCardsMarked = DiagnosisCode("other-cards-marked")
}

/// Trios with one known mistake; without it, it plays like `TriosGame`.
struct MistakenTrios: CardGame {
  private(set) var cards: [TableCard<TrioCard>]
  private(set) var score: Int
  private var rest: [TrioCard]
  private var changeCount: Int
  private let tableSize: Int
  private let scoring: TriosScoring
  private let mistake: Mistake?

  enum Mistake: Int, Hashable, Codable {
    case everythingMatches, oneAttributeIsEnough, nothingMatches
    case chosenBeforeCounted
    case oneDealt, sixDealtOnMatch, lastNeverDealt
    case oneDealtThrice, dealtNotTakenOut
    case firstMarked
    case oldIndexKept
    case neverUnchosen, unchosenAtOnce, othersUnchosenAtOnce
    case newCardChosen, onlyClearsTrio, onlyClearsMismatch, touchedOfThreeUnchosen
  }

  init(_ game: TriosGame, mistake: Mistake?) {
    cards = game.cards
    score = game.score
    rest = game.deck.cards
    changeCount = game.changeCount
    tableSize = game.tableSize
    scoring = game.scoring
    self.mistake = mistake
  }

  var pack: [TrioCard] { cards.map(\.face) + rest }
  var isOver: Bool { rest.isEmpty && !hasTrio }
  var hasBegun: Bool { changeCount > 0 }
  var canDealMore: Bool { !rest.isEmpty }
  func canChooseCard(at index: Int) -> Bool { cards.indices.contains(index) }

  @discardableResult
  mutating func chooseCard(at index: Int) -> Outcome {
    guard cards.indices.contains(index) else { return .ignored }
    changeCount += 1
    let touched = cards[index]
    if !matchedIndices.isEmpty {
      replaceMatched()
      let place: Int? =
        switch mistake {
        case .oldIndexKept: touched.isMatched || !cards.indices.contains(index) ? nil : index
        case .newCardChosen: cards.indices.contains(index) ? index : nil
        case .onlyClearsTrio: nil
        default: cards.firstIndex { $0.face == touched.face }
        }
      return place.map { choose($0) } ?? .dealt
    }
    if mistake == .chosenBeforeCounted, !touched.isFaceUp {
      cards[index].position = .faceUp
      guard faceUpIndices.count > 3 else { return verdict(on: index) }
      for other in faceUpIndices.prefix(3) { cards[other].position = .faceDown }
      return .turnedUp
    }
    if faceUpIndices.count == 3 {
      for other in cards.indices { cards[other].position = .faceDown }
      if mistake == .onlyClearsMismatch || mistake == .touchedOfThreeUnchosen && touched.isFaceUp {
        return .turnedDown
      }
    } else if touched.isFaceUp {
      guard mistake != .neverUnchosen else { return .ignored }
      cards[index].position = .faceDown
      score -= scoring.unchoosing
      return .turnedDown
    }
    return choose(index)
  }

  @discardableResult
  mutating func dealMore() -> Outcome {
    guard mistake == .lastNeverDealt ? rest.count > 3 : !rest.isEmpty else { return .ignored }
    changeCount += 1
    let isReplacing = !matchedIndices.isEmpty
    if isReplacing {
      replaceMatched()
    } else if hasTrio {
      score -= scoring.needlessDeal
    }
    guard !isReplacing || mistake == .sixDealtOnMatch else { return .dealt }
    let news = newCards()
    if mistake != .dealtNotTakenOut { rest.removeFirst(min(news.count, rest.count)) }
    cards += news.map { TableCard($0, liesOpen: true) }
    if mistake == .firstMarked { for index in 0..<3 { cards[index].position = .faceUp } }
    return .dealt
  }

  mutating func deal(_ deck: Deck<TrioCard>) throws(DealError) {
    let fresh = try TriosGame(from: deck, tableSize: tableSize, scoring: scoring)
    self = MistakenTrios(fresh, mistake: mistake)
  }

  private func newCards() -> [TrioCard] {
    switch mistake {
    case .oneDealt: Array(rest.prefix(1))
    case .oneDealtThrice: Array(repeating: rest[0], count: 3)
    default: Array(rest.prefix(3))
    }
  }

  private mutating func choose(_ index: Int) -> Outcome {
    cards[index].position = .faceUp
    return verdict(on: index)
  }

  private mutating func verdict(on index: Int) -> Outcome {
    let chosen = faceUpIndices
    guard chosen.count == 3 else { return .turnedUp }
    guard isTrio(chosen.map { cards[$0].face }) else {
      score -= scoring.mismatch
      if mistake == .unchosenAtOnce || mistake == .othersUnchosenAtOnce {
        for other in chosen where other != index || mistake == .unchosenAtOnce {
          cards[other].position = .faceDown
        }
      }
      return .mismatched
    }
    for match in chosen { cards[match].position = .matched }
    score += scoring.match
    return .matched
  }

  private mutating func replaceMatched() {
    for index in matchedIndices where !rest.isEmpty {
      cards[index] = TableCard(rest.removeFirst(), liesOpen: true)
    }
    cards.removeAll(where: \.isMatched)
  }

  private func isTrio(_ faces: [TrioCard]) -> Bool {
    switch mistake {
    case .everythingMatches: true
    case .nothingMatches: false
    case .oneAttributeIsEnough:
      TrioCard.Attribute.allCases.contains { attribute in
        Set(faces.map { $0.value(of: attribute) }).count != 2
      }
    default: faces[0].isTrio(with: faces[1], faces[2])
    }
  }

  private var hasTrio: Bool {
    let faces = cards.filter { !$0.isMatched }.map(\.face)
    return faces.indices.contains { first in
      faces[(first + 1)...].contains { other in
        let third = faces[first].third(with: other)
        return third != other && faces.contains(third)
      }
    }
  }
}

extension TriosGame: MistakableGame {
  func mistaken(_ mistakes: Mistakes) -> any CardGame<TrioCard> {
    MistakenTrios(self, mistake: mistakes.trios)
  }

  private static let moreReason =
    "Asking for more puts three new cards onto the table, each once, or replaces a matched trio."
  private static let ruleReason =
    "Three cards are a trio when in each of the four attributes they are all alike or all different."

  private static let mismatchReason =
    "Three cards that are no trio stay to be looked at, until the next touch."
  private static let mismatchAdvice =
    "if chosen.count == 3 { …unchoose them… }  // when a card is touched, before it is chosen"
  private static let clearingReason =
    "A touch always chooses its card, unless that was one of a matched trio."

  static let knownMistakes: [RuleMistake] = [
    RuleMistake(
      code: .wrongMatches, cause: "any three cards are taken for a trio.", reason: ruleReason,
      advice: "The game itself asks for the rule; a screen may be got round.",
      apply: { $0.trios = .everythingMatches }),
    RuleMistake(
      code: .wrongMatches, cause: "one attribute is enough: they are joined by or.",
      reason: ruleReason, advice: "number && shape && shading && color",
      apply: { $0.trios = .oneAttributeIsEnough }),
    RuleMistake(
      code: .wrongMatches, cause: "no three cards are ever a trio.", reason: ruleReason,
      advice: "Let the game itself judge the third card, when it is chosen.",
      apply: { $0.trios = .nothingMatches }),
    RuleMistake(
      code: .chosenBeforeCounted,
      cause: "the card is chosen before it is asked whether three are chosen already.",
      reason:
        "After a mismatch the next choice first unchooses the three, and then chooses its card.",
      advice: "if chosen.count == 3 { …unchoose them… }  // and only then choose the card",
      apply: { $0.trios = .chosenBeforeCounted }),
    RuleMistake(
      code: .wrongCardChosen,
      cause: "the touched card has moved up, and the one that lies at its old index is chosen.",
      reason: "When matched cards are taken off, those after them get other indices.",
      advice: "let face = cards[index].face  // before replaceMatched()\n"
        + "cards.firstIndex { $0.face == face }  // and after it",
      apply: { $0.trios = .oldIndexKept }),
    RuleMistake(
      code: .wrongCardChosen,
      cause: "a touch of one of a matched trio chooses the card that comes into its place.",
      reason: "Who touches a matched card asks for it to go, and has not seen what comes.",
      advice: "if …the touched card was matched… { replaceMatched(); return .dealt }",
      apply: { $0.trios = .newCardChosen }),
    RuleMistake(
      code: .faceUpCardNotTurnedDown, cause: "a chosen card that is touched again stays chosen.",
      reason: "A person may change their mind, as long as one or two cards are chosen.",
      advice: "if chosen.contains(index) { cards[index].position = .faceDown; return .turnedDown }",
      apply: { $0.trios = .neverUnchosen }),
    RuleMistake(
      code: .unchosenTooEarly, cause: "the cards of a mismatch are unchosen at once.",
      reason: mismatchReason, advice: mismatchAdvice, apply: { $0.trios = .unchosenAtOnce }),
    RuleMistake(
      code: .unchosenTooEarly,
      cause: "the first two cards of a mismatch are unchosen at once, and the third stays.",
      reason: mismatchReason, advice: mismatchAdvice, apply: { $0.trios = .othersUnchosenAtOnce }),
    RuleMistake(
      code: .touchOnlyClears,
      cause: "the touch after a trio clears it away, and does not choose its card.",
      reason: clearingReason,
      advice: "replaceMatched()  // and then choose the card, where it lies now",
      apply: { $0.trios = .onlyClearsTrio }),
    RuleMistake(
      code: .touchOnlyClears,
      cause: "the touch after a mismatch unchooses the three, and does not choose its card.",
      reason: clearingReason, advice: mismatchAdvice, apply: { $0.trios = .onlyClearsMismatch }),
    RuleMistake(
      code: .touchOnlyClears,
      cause: "after a mismatch a touch of one of the three unchooses them all, and chooses none.",
      reason: clearingReason, advice: mismatchAdvice,
      apply: { $0.trios = .touchedOfThreeUnchosen }),
    RuleMistake(
      code: .wrongNumberDealt, cause: "one card is dealt where three were asked for.",
      reason: moreReason, advice: "for _ in 0..<3 { … }", apply: { $0.trios = .oneDealt }),
    RuleMistake(
      code: .wrongNumberDealt,
      cause: "a matched trio is replaced, and three more cards are dealt besides.",
      reason: moreReason, advice: "if …a trio is matched… { replace it } else { deal three }",
      apply: { $0.trios = .sixDealtOnMatch }),
    RuleMistake(
      code: .wrongNumberDealt, cause: "the last three cards of the deck are never dealt.",
      reason: moreReason, advice: "guard deck.count >= 3  // three are enough",
      apply: { $0.trios = .lastNeverDealt }),
    RuleMistake(
      code: .cardDealtTwice, cause: "one card is dealt three times.", reason: moreReason,
      advice: "Take each card out of the deck before the next is dealt.",
      apply: { $0.trios = .oneDealtThrice }),
    RuleMistake(
      code: .cardDealtTwice, cause: "the cards that are dealt stay in the deck.",
      reason: moreReason,
      advice: "deck.removeFirst(3)  // a slice is a copy, and takes nothing out",
      apply: { $0.trios = .dealtNotTakenOut }),
    RuleMistake(
      code: .otherCardsMarked,
      cause: "the first three cards are marked, and the new ones lie at the end.",
      reason: "What is said of new cards belongs to the places where they lie.",
      advice: "cards.indices.suffix(3)  // the last three", apply: { $0.trios = .firstMarked }),
  ]
}
