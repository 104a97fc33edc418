import CardGameModel

/// One known mistake of the rules, in words and as a parameter of a mistaken game.
struct RuleMistake: Sendable {
  let code: DiagnosisCode

  /// What the code does instead, as the end of a sentence.
  let cause: String

  /// Why the rule exists that was broken.
  let reason: String

  /// What would be right.
  let advice: String

  /// Where more cards come to lie face up than are compared: which of them may be taken.
  var taken: [Mistakes.Taken] = [.none]

  /// Makes a right set of rules mistaken.
  let apply: @Sendable (inout Mistakes) -> Void

  /// The mistake in each of the ways in which cards may be taken.
  fileprivate var inEveryWay: [RuleMistake] {
    taken.map { taken in
      RuleMistake(code: code, cause: cause, reason: reason, advice: advice, taken: [taken]) {
        mistakes in
        apply(&mistakes)
        mistakes.taken = taken
      }
    }
  }
}

extension DiagnosisCode {
  /// Choosing a card changes nothing.
  public static let choosingDoesNothing = DiagnosisCode("choosing-does-nothing")
  /// Another card is turned than the one that was chosen.
  public static let wrongCardChosen = DiagnosisCode("wrong-card-chosen")
  /// One touch chooses its card twice.
  public static let chosenTwice = DiagnosisCode("chosen-twice")
  /// Every touch begins a new game.
  public static let newGameAtEveryTouch = DiagnosisCode("new-game-at-every-touch")
  /// A matched card can be chosen again.
  public static let matchedCardPlayable = DiagnosisCode("matched-card-playable")
  /// A face-up card that is chosen again stays up.
  public static let faceUpCardNotTurnedDown = DiagnosisCode("face-up-card-not-turned-down")
  /// Turning a card down turns others down, too.
  public static let othersTurnedDown = DiagnosisCode("others-turned-down")
  /// Matched cards count among those to compare with.
  public static let matchedCounted = DiagnosisCode("matched-counted")
  /// A card is compared with one that was chosen before and no longer waits face up.
  public static let oldChoiceCompared = DiagnosisCode("old-choice-compared")
  /// One of the cards on the table can never be chosen.
  public static let cardNeverChosen = DiagnosisCode("card-never-chosen")
  /// A card is compared with itself.
  public static let selfMatch = DiagnosisCode("self-match")
  /// Choosing a card costs nothing, or earns points.
  public static let costNotCharged = DiagnosisCode("cost-not-charged")
  /// Turning a card down costs points.
  public static let costOnTurningDown = DiagnosisCode("cost-on-turning-down")
  /// A choice that is ignored costs points all the same.
  public static let costWhenIgnored = DiagnosisCode("cost-when-ignored")
  /// The cost is charged once for every card on the table.
  public static let costInsideLoop = DiagnosisCode("cost-inside-loop")
  /// The cost is charged on some ways through the code only.
  public static let costOnSomePathsOnly = DiagnosisCode("cost-on-some-paths-only")
  /// A mismatch costs no more than the choice.
  public static let penaltyMissing = DiagnosisCode("penalty-missing")
  /// A mismatch earns the penalty.
  public static let penaltyAdded = DiagnosisCode("penalty-added")
  /// The penalty is charged for each card.
  public static let penaltyForEachCard = DiagnosisCode("penalty-for-each-card")
  /// The points of a match are not multiplied by the bonus.
  public static let bonusMissing = DiagnosisCode("bonus-missing")
  /// The points of a match are counted more than once.
  public static let bonusCountedTwice = DiagnosisCode("bonus-counted-twice")
  /// A match takes points off.
  public static let matchCostsPoints = DiagnosisCode("match-costs-points")
  /// Not every card of a match becomes matched.
  public static let notAllMatched = DiagnosisCode("not-all-matched")
  /// After a mismatch the earlier cards stay up.
  public static let othersStayUp = DiagnosisCode("others-stay-up")
  /// After a mismatch the touched card is turned down, too.
  public static let touchedTurnedDown = DiagnosisCode("touched-turned-down")
  /// Cards are not compared each with each other.
  public static let notAllPairsCompared = DiagnosisCode("not-all-pairs-compared")
  /// Cards that should match do not, or the other way round.
  public static let wrongMatches = DiagnosisCode("wrong-matches")
  /// Another number of cards is compared than the mode says.
  public static let wrongNumberCompared = DiagnosisCode("wrong-number-compared")
  /// The choice of how many cards to match does not reach the game.
  public static let modeChangeIgnored = DiagnosisCode("mode-change-ignored")
  /// A new deal forgets how many cards are to be matched.
  public static let modeLostOnDeal = DiagnosisCode("mode-lost-on-deal")
  /// A face-up card is not counted among those to compare with.
  public static let chosenNotCounted = DiagnosisCode("chosen-not-counted")
  /// A new deal leaves something of the game before.
  public static let notAllReset = DiagnosisCode("not-all-reset")
  /// A new deal lays the same cards again.
  public static let sameCardsDealt = DiagnosisCode("same-cards-dealt")
  /// Matched cards are taken out of the list, so that later indices mean other cards.
  public static let matchedCardsRemoved = DiagnosisCode("matched-cards-removed")
  /// The points of a match are divided by the number of cards.
  public static let bonusDivided = DiagnosisCode("bonus-divided")
  /// A sum is multiplied without brackets, so that only its first number is.
  public static let bracketsMissing = DiagnosisCode("brackets-missing")
  /// A match sets the score instead of adding to it.
  public static let scoreOverwritten = DiagnosisCode("score-overwritten")
  /// A bonus, a penalty, a cost or the worth of a pair is another number than it should be.
  public static let wrongConstant = DiagnosisCode("wrong-constant")
  /// The rules are broken in no way that is known by name.
  public static let rulesBroken = DiagnosisCode("rules-broken")
  /// Another table was dealt.
  public static let dealtOtherwise = DiagnosisCode("dealt-otherwise")
  /// Cards that go from the table are not replaced as they should be.
  public static let replacedOtherwise = DiagnosisCode("replaced-otherwise")
  /// The game is right and what it says of a move is not.
  public static let outcomeWrong = DiagnosisCode("outcome-wrong")
}

extension RuleMistake {
  private static let costReason =
    "Every card that is turned up costs its point, whatever comes of it, and once."
  private static let ignoredReason =
    "A choice that is ignored changes nothing, and so costs nothing."
  private static let penaltyReason = "A mismatch costs its penalty once, however many cards it has."
  private static let bonusReason =
    "A match earns its points times the bonus, once for all the cards together."
  private static let otherReason =
    "After a mismatch the touched card stays up, to be compared with the next; the others go down."
  private static let pairsReason =
    "The points are the sum over all pairs, so that it makes no difference which card is last."
  private static let matchedReason = "A matched card takes no further part in the game."
  private static let modeReason = "What the mode control says is what the game goes by."
  private static let modeAdvice = "game.changeMode(to: sender.selectedSegmentIndex + 2)"
  private static let chosenReason =
    "The cards to compare with are those that lie face up; a list beside them can drift from that."
  private static let chosenAdvice = "let others = cards.indices.filter { cards[$0].isFaceUp }"
  private static let oldChoiceReason =
    "Only a card that lies face up waits to be compared; how a card lies is for the cards to say."
  private static let oldChoiceAdvice =
    "let others = cards.indices.filter { cards[$0].isFaceUp }  // asked anew at every touch"
  private static let boundsReason =
    "The cards of a table have the indices from 0 to one below their count."
  private static let boundsAdvice = "guard cards.indices.contains(index) else { return .ignored }"
  static let resetReason = "A new deal begins from nothing: cards, choices and score."
  static let comparingReason =
    "Whether cards match is for the rule to say, and the same for whoever chooses them in what order."
  private static let ruleReason = "Cards of one rank match for 4 points, cards of one suit for 1."

  private static let costAdvice = "score -= costToChoose  // after the comparison, outside any loop"
  private static let penaltyAdvice = "score -= mismatchPenalty  // outside any loop"
  private static let bonusAdvice = "score += points * matchBonus  // outside any loop"

  /// Every mistake that is known, the more usual before the rarer.
  static let all: [RuleMistake] = known.flatMap(\.inEveryWay)

  private static let known: [RuleMistake] = [
    RuleMistake(
      code: .choosingDoesNothing, cause: "choosing a card changes nothing.",
      reason: "A choice turns the card, or compares it; a game that stays the same is not played.",
      advice: "cards[index].position = .faceUp", apply: { $0.inert = .always }),
    RuleMistake(
      code: .choosingDoesNothing,
      cause: "choosing a card changes nothing until a number of cards to match was chosen.",
      reason:
        "A game can be played as it is dealt; the number to match has a value from the start.",
      advice: "var cardsToMatch = 2", apply: { $0.inert = .untilModeChosen }),
    RuleMistake(
      code: .choosingDoesNothing,
      cause: "after a new deal, choosing a card does nothing to the game on the table.",
      reason:
        "A new game takes the place of the one before; whoever kept that plays it on, unseen.",
      advice: "Ask for the game at each touch; keep no copy of it.",
      apply: { $0.inert = .afterDeal }),
    RuleMistake(
      code: .penaltyMissing,
      cause:
        "the penalty is left out, or multiplied by the points of the match, which are 0 there.",
      reason: penaltyReason, advice: penaltyAdvice, apply: { $0.penalty = .never }),
    RuleMistake(
      code: .penaltyAdded, cause: "the penalty is added instead of taken off.",
      reason: penaltyReason, advice: penaltyAdvice, apply: { $0.penalty = .added }),
    RuleMistake(
      code: .penaltyForEachCard, cause: "the penalty is charged for each of the other cards.",
      reason: penaltyReason, advice: penaltyAdvice, apply: { $0.penalty = .forEachOther }),
    RuleMistake(
      code: .penaltyForEachCard,
      cause: "the penalty is charged for each card that was compared, the touched one included.",
      reason: penaltyReason, advice: penaltyAdvice, apply: { $0.penalty = .forEachCompared }),
    RuleMistake(
      code: .costNotCharged, cause: "choosing a card costs nothing.",
      reason: costReason, advice: costAdvice, apply: { $0.cost = .never }),
    RuleMistake(
      code: .costNotCharged, cause: "the cost of choosing is added instead of taken off.",
      reason: costReason, advice: costAdvice, apply: { $0.cost = .added }),
    RuleMistake(
      code: .costOnTurningDown, cause: "the cost is charged when a card is turned down, too.",
      reason: "Turning a card down is free; only turning one up costs a point.",
      advice: costAdvice, apply: { $0.cost = .onTurningDownToo }),
    RuleMistake(
      code: .costOnTurningDown,
      cause: "the cost is charged when a card is turned down, and not when it is turned up.",
      reason: "Turning a card down is free; only turning one up costs a point.",
      advice: costAdvice, apply: { $0.cost = .onTurningDownOnly }),
    RuleMistake(
      code: .costOnTurningDown, cause: "turning a card down gives its cost back.",
      reason: "Turning a card down is free; what turning it up has cost is gone.",
      advice: costAdvice, apply: { $0.cost = .givenBack }),
    RuleMistake(
      code: .costWhenIgnored, cause: "choosing a matched card costs a point, though it is ignored.",
      reason: ignoredReason,
      advice: "guard !cards[index].isMatched else { return .ignored }  // first of all",
      apply: { $0.cost = .forMatchedToo }),
    RuleMistake(
      code: .costWhenIgnored, cause: "the cost is charged before it is asked what the choice is.",
      reason: ignoredReason, advice: costAdvice, apply: { $0.cost = .forEveryChoice }),
    RuleMistake(
      code: .costInsideLoop, cause: "the cost is charged once more when cards are compared.",
      reason: costReason, advice: costAdvice, apply: { $0.cost = .whenComparedTwice }),
    RuleMistake(
      code: .costInsideLoop,
      cause: "the cost is charged inside the loop, once for every card on the table.",
      reason: costReason, advice: costAdvice, apply: { $0.cost = .forEveryCardOnTheTable }),
    RuleMistake(
      code: .costOnSomePathsOnly, cause: "no cost is charged when the cards match.",
      reason: costReason, advice: costAdvice, apply: { $0.cost = .notOnMatch }),
    RuleMistake(
      code: .costOnSomePathsOnly, cause: "no cost is charged when the cards do not match.",
      reason: costReason, advice: costAdvice, apply: { $0.cost = .notOnMismatch }),
    RuleMistake(
      code: .bonusMissing, cause: "the points are not multiplied by the bonus.",
      reason: bonusReason, advice: bonusAdvice, apply: { $0.bonus = .never }),
    RuleMistake(
      code: .bonusMissing, cause: "the bonus is added to the points instead of multiplying them.",
      reason: bonusReason, advice: bonusAdvice, apply: { $0.bonus = .added }),
    RuleMistake(
      code: .bonusCountedTwice, cause: "the points are multiplied by the number of cards as well.",
      reason: bonusReason, advice: bonusAdvice, apply: { $0.bonus = .timesCards }),
    RuleMistake(
      code: .bonusCountedTwice,
      cause: "the points are added inside the loop, once for each of the other cards.",
      reason: bonusReason, advice: bonusAdvice, apply: { $0.bonus = .forEachOther }),
    RuleMistake(
      code: .bonusDivided,
      cause: "the points of a match are divided by the number of cards, and the rest is lost.",
      reason: bonusReason, advice: bonusAdvice, apply: { $0.bonus = .divided }),
    RuleMistake(
      code: .bracketsMissing,
      cause: "the bonus is a sum without brackets: half of it is multiplied, the other half added.",
      reason: bonusReason, advice: "points * (2 + 2)  // times goes before plus",
      apply: { $0.bonus = .unbracketed }),
    RuleMistake(
      code: .scoreOverwritten, cause: "the points of a match take the place of the score.",
      reason: "The score is the sum over the whole game, so each match is added to it.",
      advice: bonusAdvice, apply: { $0.bonus = .assigned }),
    RuleMistake(
      code: .scoreOverwritten,
      cause: "the points of a match take the place of the score, less the cost of the choice.",
      reason: "The score is the sum over the whole game, so each match is added to it.",
      advice: bonusAdvice, apply: { $0.bonus = .assignedBeforeCost }),
    RuleMistake(
      code: .matchCostsPoints, cause: "the points of a match are taken off.",
      reason: bonusReason, advice: bonusAdvice, apply: { $0.bonus = .subtracted }),
    RuleMistake(
      code: .othersStayUp, cause: "after a mismatch the other cards are not turned down.",
      reason: otherReason, advice: "for other in others { cards[other].position = .faceDown }",
      taken: [.none, .first, .last], apply: { $0.afterMismatch = .nothingTurned }),
    RuleMistake(
      code: .othersStayUp,
      cause: "after a mismatch all cards stay up until the next choice turns them down.",
      reason: otherReason, advice: "for other in others { cards[other].position = .faceDown }",
      apply: { $0.afterMismatch = .allDownAtNextChoice }),
    RuleMistake(
      code: .othersStayUp,
      cause:
        "after a mismatch all cards stay up until the next card that is turned up turns them down.",
      reason: otherReason, advice: "for other in others { cards[other].position = .faceDown }",
      apply: { $0.afterMismatch = .allDownAtNextTurn }),
    RuleMistake(
      code: .touchedTurnedDown, cause: "after a mismatch the touched card is turned down, too.",
      reason: otherReason, advice: "for other in others { cards[other].position = .faceDown }",
      apply: { $0.afterMismatch = .allDown }),
    RuleMistake(
      code: .touchedTurnedDown,
      cause: "after a mismatch the touched card is turned down instead of the others.",
      reason: otherReason, advice: "for other in others { cards[other].position = .faceDown }",
      apply: { $0.afterMismatch = .touchedDown }),
    RuleMistake(
      code: .touchedTurnedDown,
      cause: "after a mismatch the card with the highest index stays up, and not the touched one.",
      reason: otherReason,
      advice: "let others = faceUpIndices.filter { $0 != index }  // they are in rising order",
      apply: { $0.afterMismatch = .highestIndexStaysUp }),
    RuleMistake(
      code: .othersStayUp, cause: "after a mismatch only the first of the others is turned down.",
      reason: otherReason, advice: "for other in others { cards[other].position = .faceDown }",
      apply: { $0.afterMismatch = .firstOtherDown }),
    RuleMistake(
      code: .othersStayUp, cause: "after a mismatch only the last of the others is turned down.",
      reason: otherReason, advice: "for other in others { cards[other].position = .faceDown }",
      apply: { $0.afterMismatch = .lastOtherDown }),
    RuleMistake(
      code: .notAllMatched, cause: "only the touched card becomes matched.",
      reason: matchedReason, advice: "for match in others + [index] { … = .matched }",
      apply: { $0.mark = .touchedOnly }),
    RuleMistake(
      code: .notAllMatched, cause: "the touched card itself does not become matched.",
      reason: matchedReason, advice: "for match in others + [index] { … = .matched }",
      apply: { $0.mark = .othersOnly }),
    RuleMistake(
      code: .notAllMatched, cause: "only one of the other cards becomes matched.",
      reason: matchedReason, advice: "for match in others + [index] { … = .matched }",
      apply: { $0.mark = .touchedAndOneOther }),
    RuleMistake(
      code: .notAllMatched,
      cause: "the touched card does not become matched, nor stays face up: its change is lost.",
      reason: matchedReason, advice: "for match in others + [index] { … = .matched }",
      apply: { $0.mark = .othersOnlyTouchedDown }),
    RuleMistake(
      code: .notAllMatched,
      cause: "cards that match are turned down instead of marked as matched.",
      reason: matchedReason, advice: "for match in others + [index] { … = .matched }",
      apply: { $0.mark = .noneAllDown }),
    RuleMistake(
      code: .notAllMatched, cause: "cards that match do not become matched.",
      reason: matchedReason, advice: "for match in others + [index] { … = .matched }",
      taken: [.none, .first, .last], apply: { $0.mark = .none }),
    RuleMistake(
      code: .matchedCardsRemoved,
      cause: "matched cards are taken out of the list, and the cards after them move up.",
      reason: "A button keeps its index, so a card must keep its own, matched or not.",
      advice: "cards[index].position = .matched  // and leave it where it is",
      apply: { $0.removesMatched = true }),
    RuleMistake(
      code: .matchedCardPlayable, cause: "a matched card is chosen again as if it lay face down.",
      reason: matchedReason, advice: "guard !cards[index].isMatched else { return .ignored }",
      apply: { $0.matchedCard = .chosenAgain }),
    RuleMistake(
      code: .matchedCardPlayable, cause: "a matched card is turned down when it is chosen.",
      reason: matchedReason, advice: "guard !cards[index].isMatched else { return .ignored }",
      apply: { $0.matchedCard = .turnedDown }),
    RuleMistake(
      code: .faceUpCardNotTurnedDown, cause: "choosing a face-up card does not turn it down.",
      reason:
        "A person may change their mind: a card that is chosen again goes down, free of charge.",
      advice: "if cards[index].isFaceUp { cards[index].position = .faceDown; return .turnedDown }",
      apply: { $0.faceUpCard = .ignored }),
    RuleMistake(
      code: .othersTurnedDown,
      cause: "turning a card down turns down the other chosen cards with it.",
      reason: "A person takes back one card; the others stay chosen.",
      advice: "cards[index].position = .faceDown  // this one, and no other",
      apply: { $0.faceUpCard = .turnedDownWithOthers }),
    RuleMistake(
      code: .matchedCounted,
      cause: "matched cards count as chosen, so that there are too many to compare with.",
      reason: "A matched card is chosen for good, and takes no further part in the game.",
      advice: "let others = cards.indices.filter { cards[$0].isFaceUp }  // not isChosen",
      apply: { $0.countsMatched = true }),
    RuleMistake(
      code: .matchedCounted, cause: "matched cards count as chosen, and are compared with.",
      reason: "A matched card is chosen for good, and takes no further part in the game.",
      advice: "let others = cards.indices.filter { cards[$0].isFaceUp }  // not isChosen",
      taken: [.first, .last], apply: { $0.countsMatched = true }),
    RuleMistake(
      code: .oldChoiceCompared,
      cause:
        "the card that was chosen last is remembered, and compared with when it was matched or "
        + "turned down since.",
      reason: oldChoiceReason, advice: oldChoiceAdvice, apply: { $0.chosenList = .neverEmptied }),
    RuleMistake(
      code: .oldChoiceCompared,
      cause:
        "the card that was chosen last is remembered, and compared with when it was matched since.",
      reason: oldChoiceReason, advice: oldChoiceAdvice, apply: { $0.chosenList = .keptAtMatch }),
    RuleMistake(
      code: .oldChoiceCompared,
      cause:
        "the card that was chosen last is remembered, and compared with when it was turned down "
        + "since.",
      reason: oldChoiceReason, advice: oldChoiceAdvice,
      apply: { $0.chosenList = .keptWhenTurnedDown }),
    RuleMistake(
      code: .cardNeverChosen, cause: "card 0 can never be chosen.",
      reason: boundsReason, advice: boundsAdvice, apply: { $0.refused = .firstCard }),
    RuleMistake(
      code: .cardNeverChosen, cause: "the last card of the table can never be chosen.",
      reason: boundsReason, advice: boundsAdvice, apply: { $0.refused = .lastCard }),
    RuleMistake(
      code: .selfMatch, cause: "a face-up card that is chosen again is compared with itself.",
      reason: "One card is no pair: a card that is chosen again goes down, free of charge.",
      advice: "if cards[index].isFaceUp { cards[index].position = .faceDown; return .turnedDown }",
      apply: { $0.faceUpCard = .comparedWithItself }),
    RuleMistake(
      code: .selfMatch,
      cause: "the touched card is among those that it is compared with, and so matches itself.",
      reason: "One card is no pair: it is compared with cards that were face up before it.",
      advice: "let others = faceUpIndices  // asked for before the touched card is turned up",
      apply: { $0.looksForOthersLate = true }),
    RuleMistake(
      code: .wrongMatches, cause: "cards of one suit do not match.",
      reason: ruleReason, advice: "points(for:) of the rule, for all cards at once",
      apply: { $0.parts = .rankOnly }),
    RuleMistake(
      code: .wrongMatches, cause: "cards of one rank do not match.",
      reason: ruleReason, advice: "points(for:) of the rule, for all cards at once",
      apply: { $0.parts = .suitOnly }),
    RuleMistake(
      code: .wrongMatches, cause: "the points of rank and suit are exchanged.",
      reason: ruleReason, advice: "points(for:) of the rule, for all cards at once",
      apply: { $0.parts = .exchanged }),
    RuleMistake(
      code: .wrongMatches, cause: "no cards ever match.",
      reason: ruleReason, advice: "let points = rule.points(for: …)\nif points > 0 { … }",
      apply: { $0.parts = .nothingMatches }),
    RuleMistake(
      code: .wrongMatches, cause: "any cards match, though they earn no points.",
      reason: ruleReason, advice: "let points = rule.points(for: …)\nif points > 0 { … }",
      apply: { $0.parts = .everythingMatches }),
    RuleMistake(
      code: .notAllPairsCompared,
      cause: "the touched card is compared with each of the others, and those not with each other.",
      reason: pairsReason, advice: "rule.points(for: …all the cards…)",
      apply: { $0.comparison = .touchedWithOthers }),
    RuleMistake(
      code: .notAllPairsCompared, cause: "cards are compared only when there is one other.",
      reason: pairsReason, advice: "rule.points(for: …all the cards…)",
      apply: { $0.comparison = .oneOtherOnly }),
    RuleMistake(
      code: .notAllPairsCompared, cause: "the touched card is compared with the first other only.",
      reason: pairsReason, advice: "rule.points(for: …all the cards…)",
      apply: { $0.comparison = .firstOther }),
    RuleMistake(
      code: .notAllPairsCompared, cause: "the touched card is compared with the last other only.",
      reason: pairsReason, advice: "rule.points(for: …all the cards…)",
      apply: { $0.comparison = .lastOther }),
    RuleMistake(
      code: .wrongNumberCompared, cause: "cards are never compared.",
      reason: "Cards are compared when the last of the number to match is turned up.",
      advice: "guard others.count == cardsToMatch - 1 else { return .turnedUp }",
      apply: { $0.compared = .never }),
    RuleMistake(
      code: .wrongNumberCompared, cause: "one card more than the mode says is waited for.",
      reason: "Cards are compared when the last of the number to match is turned up.",
      advice: "guard others.count == cardsToMatch - 1 else { return .turnedUp }",
      apply: { $0.compared = .oneMore }),
    RuleMistake(
      code: .modeChangeIgnored, cause: "the choice of how many cards to match never comes through.",
      reason: modeReason, advice: modeAdvice, apply: { $0.mode = .ignored }),
    RuleMistake(
      code: .modeChangeIgnored,
      cause: "the choice of how many cards to match waits for the next deal.",
      reason: modeReason, advice: modeAdvice, apply: { $0.mode = .fromNextDeal }),
    RuleMistake(
      code: .modeChangeIgnored,
      cause: "once a game is made, the choice of how many cards to match waits for the next deal.",
      reason: modeReason, advice: modeAdvice, apply: { $0.mode = .onlyBeforeFirstMove }),
    RuleMistake(
      code: .modeLostOnDeal, cause: "a new deal goes back to the number of cards it began with.",
      reason: "The number to match is the player's choice; only another choice changes it.",
      advice: "matching: cardsToMatch  // for every new game, not only for the first",
      apply: { $0.mode = .lostOnDeal }),
    RuleMistake(
      code: .wrongNumberCompared, cause: "two cards are compared, whatever the mode says.",
      reason: "Cards are compared when the last of the number to match is turned up.",
      advice: "guard others.count == cardsToMatch - 1 else { return .turnedUp }",
      apply: { $0.compared = .two }),
    RuleMistake(
      code: .wrongNumberCompared, cause: "three cards are compared, whatever the mode says.",
      reason: "Cards are compared when the last of the number to match is turned up.",
      advice: "guard others.count == cardsToMatch - 1 else { return .turnedUp }",
      apply: { $0.compared = .three }),
    RuleMistake(
      code: .wrongNumberCompared,
      cause: "cards are never compared until a number of cards to match was chosen.",
      reason: "Cards are compared when the last of the number to match is turned up.",
      advice: "var cardsToMatch = 2", apply: { $0.compared = .neverUntilModeChosen }),
    RuleMistake(
      code: .chosenNotCounted,
      cause: "after a mismatch the card that stays up is not counted among the chosen.",
      reason: chosenReason, advice: chosenAdvice, apply: { $0.chosenList = .emptiedOnMismatch }),
    RuleMistake(
      code: .chosenNotCounted,
      cause: "when a card is turned down, the last chosen is taken off the list in its place.",
      reason: chosenReason, advice: chosenAdvice, apply: { $0.chosenList = .lastTakenOff }),
    RuleMistake(
      code: .notAllReset, cause: "a new deal keeps the score.",
      reason: resetReason, advice: "score = 0", apply: { $0.deal = .keepsScore }),
    RuleMistake(
      code: .notAllReset, cause: "the score is set back at the first match, not at the deal.",
      reason: resetReason, advice: "score = 0", apply: { $0.deal = .resetsScoreAtMatch }),
    RuleMistake(
      code: .notAllReset, cause: "a new deal leaves cards face up or matched.",
      reason: resetReason,
      advice: "for index in cards.indices { cards[index].position = .faceDown }",
      apply: { $0.deal = .keepsPositions }),
    RuleMistake(
      code: .notAllReset, cause: "a chosen card is remembered over a new deal.",
      reason: resetReason, advice: chosenAdvice, apply: { $0.deal = .keepsChosen }),
    RuleMistake(
      code: .sameCardsDealt, cause: "a new deal lays the same cards in the same places.",
      reason: "A player who has seen them once would know where each card lies.",
      advice: "Take a new, shuffled deck for every game.", apply: { $0.deal = .keepsCards }),
    RuleMistake(
      code: .chosenTwice, cause: "the touched card is chosen twice, and lies as before.",
      reason: "One touch is one choice; a button that is wired twice undoes what it does.",
      advice: "game.chooseCard(at: index)  // once for each touch",
      apply: { $0.touch = .choosesTwice }),
    RuleMistake(
      code: .newGameAtEveryTouch, cause: "every touch begins a new game.",
      reason: "A game is kept from touch to touch; one that is made whenever it is asked for "
        + "remembers nothing.",
      advice: "lazy var game = …  // not: var game: … { … }", apply: { $0.touch = .beginsAnew }),
    RuleMistake(
      code: .wrongCardChosen, cause: "the card after the one that was chosen is turned.",
      reason: "A button's index is that of its card, counted from 0.",
      advice: "cards[index]", apply: { $0.indexShift = 1 }),
    RuleMistake(
      code: .wrongCardChosen, cause: "the card before the one that was chosen is turned.",
      reason: "A button's index is that of its card, counted from 0.",
      advice: "cards[index]", apply: { $0.indexShift = -1 }),
  ]
}

extension RuleMistake {
  /// The mistaken ways to work out the points of some cards, as mistakes of the lesson's game.
  static let ofPoints: [RuleMistake] = PointsMistake.all(of: RankOrSuitRule()).enumerated()
    .filter(\.element.isOfGame)
    .map { place, mistake in
      RuleMistake(
        code: mistake.code, cause: mistake.cause, reason: ruleReason,
        advice: "rule.points(for: …all the cards…)", apply: { $0.pointsMistake = place })
    }
}
