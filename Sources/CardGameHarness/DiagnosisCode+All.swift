extension DiagnosisCode {
  /// Every name that a diagnosis of an app, or of a part of one, can have, each once.
  ///
  /// Names of wrong answers to a question are not among them: no app makes those.
  ///
  /// ```swift
  /// print(DiagnosisCode.all.contains(.wrongPictureSlot))
  /// // true
  /// ```
  public static let all: [DiagnosisCode] = {
    var seen: Set<DiagnosisCode> = []
    return (ofPlay + ofDecks + ofRules + ofControllers).filter { seen.insert($0).inserted }
  }()

  /// The names that say that no name is known for what is wrong; something is reported all the same.
  public static let fallbacks: Set<DiagnosisCode> = [
    rulesBroken, cardsDiffer, scoreDiffers, statusDiffers, modeDiffers, moreDiffers,
    controlDiffers, titleWrong,
    pointsWrong, touchDoesSomethingElse, historyLineWrong, crashes,
  ]

  private static let ofRules: [DiagnosisCode] = [
    orderMatters, pairsCountedWrongly, pointsWrong, attributeIgnored, allAlikeRefused,
    oneAttributeEnough, wrongTrios, wrongReasons, overTooEarly, neverOver,
    counterBelowZero, counterCountsIgnored, counterNotReset, recordOfMixedUnits, ruleNotInGame,
  ]

  private static let ofControllers: [DiagnosisCode] = [
    dealDoesNothing, gameOfAnotherSize, gameMadeTooEarly, deckNeverAsked, deckAskedAgain,
    modeOfAnotherNumber, modeChangeDeals, modeChangedInPlay, touchNotPassedOn, touchPassedOnTwice,
    touchOnAnotherCard, touchDoesSomethingElse, historyNotEmptied, historyEmpty,
    historyInWrongOrder, historyRepeatsLastMove, historyHasTooMuch, historyMissesMoves,
    historyLineWrong, viewUsedAsModel, neverFreed, neverTurnedDown, touchesAtOnceLost,
    matchedWhileClosing, thirdCardLeftOpen, closingCardLeftOpen, delayedWorkSurvivesDeal,
    sleepsInTouch,
    delayedWorkCrashes, touchesStayLocked, matchedTurnedDown, delayedWorkNotShown, timerStacked,
    countdownGoesOn, playCrashes, crashes,
    neverEnds,
  ]
}
