extension DiagnosisCode {
  /// Every name that a diagnosis of cards, decks and shuffles can have, each once.
  ///
  /// ```swift
  /// print(DiagnosisCode.ofDecks.contains(.shuffleHangs))
  /// // true
  /// ```
  public static let ofDecks: [DiagnosisCode] = [
    rankOrSuitMissing, ranksBesideSuits, packIgnoresRequest, packEmpty, cardsMissing, phantomCards,
    doubledCards, packInAnotherOrder, notInPairs, notEnoughPairs, makingDeckCrashes,
    drawGivesNothing, drawLeavesCardIn, drawRemovesAnother, drawRemovesEveryEqual, drawFromWrongEnd,
    drawFromEmptyGivesCard, drawFromEmptyCrashes, drawEndsEarly, countWrong, emptinessWrong,
    generatorNotUsed, neverDrawnFirst, drawUnfair,
    removingDoesNothing, removingSkipsNeighbours, removingTakesOthers,
    shuffleDoesNothing, shuffleLosesCards, shuffleAlwaysTheSame, shuffleNotRepeatable,
    shuffleLeavesCardInPlace, shuffleMovesEveryCard, shuffleOnlyCuts, shuffleKeepsNeighbours,
    shuffleUnfair, shuffleCrashes,
    shuffleHangs,
    titleNumberForLetter, titleSuitFirst, titleOneRankOff, titlePartMissing, titleInAnotherForm,
    titleOfOptional, titleAlwaysTheSame, titleWrong, titleCrashes,
    cardRefused, nonsenseAccepted, readAsAnother, equalityWrong,
  ]
}
