import CardGameHarness
import CardGameTesting

@testable import Exercise10

/// The five apps.
enum App: String {
  case appA = "App A"
  case appB = "App B"
  case appC = "App C"
  case appD = "App D"
  case appE = "App E"

  /// What one sees in the app as it was, to hold against a guess.
  var whatOneSees: String {
    switch self {
    case .appA:
      "In app A every game has other cards in other places, and no king is ever among them."
    case .appB:
      "In app B a card that is turned up costs 1 point. Two that do not match cost those 2 points, "
        + "and nothing more."
    case .appC:
      "In app C a face-up card can be read, except while a finger is on it. Once it is matched it "
        + "lies on its front, and says nothing."
    case .appD:
      "In app D the earlier card stays up after a mismatch, for whoever looks at the table. The game "
        + "says that it is face down. After a touch of that card's own button it looks right."
    case .appE:
      "In app E the earlier card stays up after a mismatch. Ask the game, and it says the same: "
        + "game.cards[0].isFaceUp is true."
    }
  }
}

/// Compares the cause that you named with what is wrong in an app; a wrong one gets a hint.
func expectCause(
  _ named: Cause?, in app: App, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let named else {
    let diagnosis = Diagnosis(
      code: DiagnosisCode(rawValue: "cause-not-named"),
      headline: "\(app.rawValue): no cause is named yet.",
      reason: "Who can say what is wrong can mend it, and will know it when they meet it again.",
      advice: "Write a case of Cause for nil, in the first lines of the file.")
    return report([diagnosis], at: sourceLocation)
  }
  guard named != app.cause else { return }
  let diagnosis = Diagnosis(
    code: DiagnosisCode(rawValue: "other-cause"),
    headline: "\(app.rawValue): \(named) is not what is wrong there.",
    reason: "If it were, \(named.wouldShow)",
    advice: "Compare: \(app.whatOneSees)")
  report([diagnosis], at: sourceLocation)
}

extension Cause {
  /// What one would see if this were wrong in an app.
  fileprivate var wouldShow: String {
    switch self {
    case .rankIsLeftOut: "the cards of one rank would never turn up."
    case .deckIsNotShuffled: "every new game would begin with the same cards in the same places."
    case .deckIsSharedByGames:
      "no card would come back in the game after the next, and soon there would be no cards left."
    case .costIsNotCharged: "the score would still be 0 when one card has been turned up."
    case .penaltyIsMultipliedByZero:
      "a mismatch would cost no more than turning up its two cards does."
    case .cardIsComparedWithItself: "a card that is touched twice would be matched with itself."
    case .copyIsTurnedDown:
      "a card would stay up that should turn down, and the game itself would say that it is up."
    case .missingIndexIsZero:
      "card 0 would turn when a button is touched that is not on the table, and no other would be wrong."
    case .tableIsUpdatedTooEarly:
      "the touched card would still look face down, and so would show at the next touch only."
    case .onlyTouchedButtonIsUpdated:
      "the touched card would always look right, and others would look as they did before, whatever "
        + "the game says of them."
    case .pictureIsInFront: "cards would be blank boards, face down too."
    case .titleIsForAnotherState:
      "a card could be read in one state of its button, and not when it is pressed or disabled."
    case .titleIsHidden:
      "a matched card would be blank, and a face-up one could be read under a finger, too."
    }
  }
}
