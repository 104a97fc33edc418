/// The mistakes that are looked for, the more telling before the more general.
///
/// When two explain equally much, the earlier is reported. A new one is a file of its own in
/// Explanations/ and a line here.
extension Explanation {
  static let all: [Explanation] = [
    .unknownButtonActed,
    .resetNotShown,
    .otherCardTurned,
    .nothingUpdated,
    .cardsNeverTurned,
    .oneMoveLate,
    .onlyTouchedUpdated,
    .buttonsLeftOut,
    .wrongPictureSlot,
    .valuesOnWrongButtons,
    .sameCardEverywhere,
    .sidesSwapped,
    .turnedDownNotShown,
    .titleForAnotherState,
    .pictureForAnotherState,
    .matchedLookFaceDown,
    .titleNotHidden,
    .titleMissing,
    .titleSpeltOtherwise,
    .backgroundNeverSet,
    .backgroundMissing,
    .samePictureOnBothSides,
    .pictureOfOtherSide,
    .unknownPicture,
    .enabledInverted,
    .chosenDisabled,
    .allDisabled,
    .matchedStillEnabled,
    .unmatchedDisabled,
    .cardHidden,
    .picturesUnderFinger,
    .scoreOnAnotherLabel,
    .scoreMissing,
    .scoreNotInterpolated,
    .scoreNotReset,
    .scoreLate,
    .scoreNotUpdated,
    .scoreInAnotherForm,
    .scoreShowsSomethingElse,
    .modeLockedAtStart,
    .modeOpenInPlay,
    .modeShowsAnotherNumber,
  ]

  /// The mistakes of the status label, which are looked for where a style asks for it.
  static let ofStatus: [Explanation] = [
    .statusMissing,
    .statusNotReset,
    .statusNotUpdated,
    .statusLate,
    .statusNamesCardTwice,
    .statusNamesFaceDownCard,
    .statusNamesAnotherCard,
    .statusMissesCard,
    .statusPointsWrong,
  ]
}
