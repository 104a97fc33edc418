/// What can be wrong in an app. Five of these are, each in one app. You need not change this file.
enum Cause {
  // The deck

  /// A loop over the ranks ends one too early.
  case rankIsLeftOut

  /// The cards come in the order in which they were made.
  case deckIsNotShuffled

  /// Every new game is dealt from what the last one has left over.
  case deckIsSharedByGames

  // The rules

  /// Turning a card up costs nothing.
  case costIsNotCharged

  /// The penalty of a mismatch is multiplied by points that are 0 there.
  case penaltyIsMultipliedByZero

  /// A card that is touched twice is compared with itself.
  case cardIsComparedWithItself

  /// A copy of a card is turned down, and the card on the table is not.
  case copyIsTurnedDown

  // The controller

  /// An index that was not found is taken for 0.
  case missingIndexIsZero

  /// The table is updated before the game has chosen.
  case tableIsUpdatedTooEarly

  /// After a touch nothing is updated but the button that was touched.
  case onlyTouchedButtonIsUpdated

  // The view

  /// A card's picture is set as the image in front of the title.
  case pictureIsInFront

  /// A title is set for a control state that the button is not always in.
  case titleIsForAnotherState

  /// A card's title is set to nothing when it is matched.
  case titleIsHidden
}
