import CardGameViews

extension DiagnosisCode {
  /// A picture was set in front of the title where it was meant to lie behind it.
  public static let wrongPictureSlot = DiagnosisCode("wrong-picture-slot")
}

extension Explanation {
  static let wrongPictureSlot = Explanation(.wrongPictureSlot) { situation in
    let guilty = (situation.wrongCards(.picture) + situation.wrongCards(.title)).filter { index in
      let button = situation.table.buttons[index]
      return button.image(for: button.state).map { !$0.isTransparent } ?? false
    }
    let cards = Array(Set(guilty)).sorted()
    guard !cards.isEmpty else { return nil }

    let areBlank = cards.allSatisfy { situation.appearance(of: $0).picture == .blankBoard }
    let effect =
      areBlank
      ? cards.count == 1 ? "is a blank board" : "are blank boards"
      : cards.count == 1 ? "shows no title" : "show no titles"
    // The picture behind is right and was set: the one in front is one too many.
    let isOneTooMany = cards.allSatisfy { index in
      let button = situation.table.buttons[index]
      return button.lastSet.backgroundImage != nil
        && situation.style.accepts(
          button.backgroundImage(for: button.state).map { .image($0.name) } ?? .none,
          isFaceVisible: situation.expected.cards[index].isFaceVisible)
    }
    return Finding(
      explained: situation.discrepancies(of: cards),
      headline: "\(cardPhrase(cards)) \(effect): "
        + (isOneTooMany
          ? "the picture behind is right, and setImage has put another in front of it."
          : "setImage was called where setBackgroundImage was meant."),
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isImage),
      reason: """
        A button's image lies in front of its title and pushes it out, and a system button draws \
        it as a flat shape in the tint colour; its background image lies behind the title, as it is.
        """,
      advice: isOneTooMany
        ? "button.setImage(nil, for: .normal)" : "button.setBackgroundImage(picture, for: .normal)")
  }
}
