/// The mistakes that are kept, and the correct ways to write a controller that look like mistakes.
///
/// ```swift
/// for bug in Gallery.bugs { print(bug.id) }
/// // view-image-not-background
/// // …
/// ```
public enum Gallery {
  /// Every bug; a new one is a file of its own and a line here, or an entry in a list of its kind.
  public static let bugs: [Bug] =
    ofView + Bug.ofDecoration + Bug.ofControls + ofController + ofStatus + ofRules + Bug.ofCards
    + Bug.ofDecks
    + Bug.ofShuffles + Bug.ofConcentration + Bug.ofTrios + Bug.ofTrioRule + Bug.ofElevens
    + Bug.ofEnds + Bug.ofSums + Bug.ofDuties + Bug.ofLives + Bug.ofTime

  private static let ofView: [Bug] = [
    .imageNotBackground,
    .attributedTitleStays,
    .backgroundForgotten,
    .blankFrontFromNilDeck,
    .boundTooTight,
    .chosenDisabled,
    .enabledInverted,
    .faceDownSameAsFaceUp,
    .flipNotDrawn,
    .interactionOffNotDisabled,
    .loopLeavesOff,
    .matchVanishesUnseen,
    .matchedEnabled,
    .matchedFaceDown,
    .matchedPictureMissing,
    .matchedTitleMissing,
    .modeOffByOne,
    .oldCopyOfCards,
    .onlySenderRefreshed,
    .outletOrderAssumed,
    .pictureByFaceUp,
    .pictureNotFound,
    .rankNumberForLetter,
    .returnForContinue,
    .sameIndex,
    .scoreForgotten,
    .scoreInOtherWords,
    .scoreIntoStatus,
    .scoreNotInterpolated,
    .selectedHighlightedFallback,
    .shuffleInBody,
    .sidesInverted,
    .subclassForgetsScore,
    .titleSetForNormal,
    .titleTruncated,
    .turnedDownNotSet,
    .wrongReturnTypeForImage,
  ]

  private static let ofController: [Bug] = [
    .deadUntilModeChosen,
    .dealShowsOldGame,
    .deckSharedAcrossGames,
    .faceMapNotCleared,
    .gameMadeEachTime,
    .indexOffByOne,
    .labelsOnlyInTouch,
    .matchLeavesBoardBlocked,
    .misnamedGetters,
    .modeFixedTooEarly,
    .modeLockedAtLaunch,
    .modeStoredNeverRead,
    .modeSwitchMidGame,
    .modeZeroUntilTouched,
    .newGameDefaultMode,
    .nilCardMismatch,
    .notFoundMeansZero,
    .oldViewsStillWired,
    .resetForgetsMatchedSet,
    .resetWithoutRefresh,
    .scoreBeforeChoice,
    .scoreNotRewritten,
    .updateBeforeChoose,
    .updateBeforeDeal,
    .updateForgotten,
    .viewDrawsFromDeck,
    .viewUsedAsModel,
    .wiredTwice,
  ]

  private static let ofStatus: [Bug] = [
    .statusStringFromNil,
    .statusOnlyWhenTurnedUp,
    .statusSurvivesDeal,
    .lastChosenNeverMade,
    .statusNamesCardTwice,
    .ownStackOfTouches,
    .statusNamesMatchedCards,
    .statusNamesLastCardOnly,
    .statusPointsWithoutBonus,
  ]

  private static let ofRules: [Bug] = [
    .addedPerPartner,
    .allTurnedDown,
    .baseMatchKept,
    .bonusForgotten,
    .bonusTimesCards,
    .bracketsMissing,
    .chooseInsideLoop,
    .costForgotten,
    .costOnBothFlips,
    .costOnUnchoose,
    .costWhenIgnored,
    .countersResetLate,
    .defaultInverted,
    .defaultModeInModel,
    .earlyReturnSkipsCost,
    .firstCardRefused,
    .indexShift,
    .integerDivision,
    .leftoverNotCounted,
    .lowerIndexTurnedDown,
    .matchSubtracted,
    .matchedCardRetap,
    .matchedClearedForChosen,
    .matchedComparedWith,
    .noMatchedGuard,
    .noTurningDown,
    .oneOfPairMatched,
    .onlyOneOtherHandled,
    .outcomeOfMatch,
    .penaltyAdded,
    .penaltyPerCard,
    .penaltyTimesZero,
    .plusAssignTypo,
    .rememberedChoice,
    .resetSameLayout,
    .restartPartial,
    .selfMatch,
    .selfVersusOthersOnly,
    .setterSideEffect,
    .staleIndexAfterNew,
    .structCopyInLoop,
    .structCopyNotStored,
    .suitPointerEquality,
    .threeCardMarksOnePartner,
    .unchooseWrongCard,
    .xorForPower,
  ]

  /// Every correct variant; a new one is a line here, too.
  public static let variants: [CorrectVariant] = [
    .costFirst,
    .oneSumAtEnd,
    .originalBackInFront,
    .customBackInFront,
    .transparentInFront,
    .otherPictures,
    .pictureForEachCard,
    .spacedScore,
    .minusSign,
    .scoreUnchecked,
    .suitBeforeRank,
    .variationSelectors,
    .nilTitles,
    .titlesForStates,
    .spelledOut,
    .touchOrder,
    .updatesTwice,
    .onlyWhatChanged,
    .threeLoops,
    .madeAtLoad,
    .subclass,
    .buttonsByDictionary,
    .plainApp,
    .modeAlwaysOpen,
    .matchedStayEnabled,
    .attributedTitles,
    .attributedInPlace,
    .dimmedByAlpha,
    .hiddenMatched,
    .transparentMatched,
    .selectedWhileUp,
    .colouredBehind,
    .buttonsByTag,
    .wiredByActions,
    .historySlider,
    .alertAtEnd,
    .alertOnce,
  ]

  /// Finds a bug by its name.
  ///
  /// - Parameter id: The bug's stable name.
  /// - Returns: The bug, or `nil` when none has that name.
  public static func bug(_ id: String) -> Bug? {
    bugs.first { $0.id == id }
  }
}
