import CardGameViews

extension DiagnosisCode {
  /// A picture was set for a control state that the button is not in.
  public static let pictureForAnotherState = DiagnosisCode("picture-for-another-state")

  /// No background image is ever set, so the storyboard's card back stays.
  public static let backgroundNeverSet = DiagnosisCode("background-never-set")

  /// A card has no picture at all.
  public static let backgroundMissing = DiagnosisCode("background-missing")

  /// Face up or face down, a card has the same picture.
  public static let samePictureOnBothSides = DiagnosisCode("same-picture-on-both-sides")

  /// A card has the picture of its other side.
  public static let pictureOfOtherSide = DiagnosisCode("picture-of-other-side")

  /// A card has a picture that is neither its front nor its back.
  public static let unknownPicture = DiagnosisCode("unknown-picture")

  /// A button looks otherwise while a finger is on it.
  public static let picturesUnderFinger = DiagnosisCode("picture-under-finger")
}

extension Explanation {
  static let pictureForAnotherState = Explanation(.pictureForAnotherState) { situation in
    guard situation.style.pictures != .different else { return nil }
    var states: [Int: ControlState] = [:]
    for index in situation.wrongCards(.picture) {
      let isFaceVisible = situation.expected.cards[index].isFaceVisible
      states[index] = situation.table.buttons[index].backgroundImages
        .filter {
          $0 != .normal && situation.style.accepts(.image($1.name), isFaceVisible: isFaceVisible)
        }
        .keys.min { $0.rawValue < $1.rawValue }
    }
    let cards = states.keys.sorted()
    guard let first = cards.first, let state = states[first] else { return nil }
    let button = situation.table.buttons[first]
    return Finding(
      explained: situation.discrepancies(of: cards, .picture),
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "has" : "have") the wrong picture: the "
        + "right one was set for \(state), and the button is in state \(button.state).",
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isBackgroundImage),
      reason: """
        States are a bit mask: a button that is selected and disabled is in a state of its own, and \
        what is not set for exactly that state is taken from .normal.
        """,
      advice: "button.setBackgroundImage(picture, for: .normal)")
  }

  static let backgroundNeverSet = Explanation(.backgroundNeverSet) { situation in
    let cards = situation.wrongCards(.picture).filter { index in
      situation.table.buttons[index].lastSet.backgroundImage == nil
        && situation.table.buttons[index].lastSet.image == nil
    }
    guard !cards.isEmpty else { return nil }
    return Finding(
      explained: situation.discrepancies(of: cards, .picture),
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "keeps" : "keep") the picture that the "
        + "storyboard left there: no background image was ever set.",
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isTitle),
      reason: "A card that is turned shows its other side, so its picture changes with its title.",
      advice: "button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)"
    )
  }

  static let backgroundMissing = Explanation(.backgroundMissing) { situation in
    let cards = situation.wrongCards(.picture).filter {
      situation.appearance(of: $0).picture == .none
    }
    guard !cards.isEmpty else { return nil }
    return Finding(
      explained: situation.discrepancies(of: cards, .picture),
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "has" : "have") no picture: the "
        + "background image was set to nil.",
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isBackgroundImage),
      reason: "A card has a picture on either side; without one only its title floats there.",
      advice: "button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)"
    )
  }

  static let samePictureOnBothSides = Explanation(.samePictureOnBothSides) { situation in
    let pictures = Set(situation.indices.map { situation.appearance(of: $0).picture })
    let sides = Set(situation.indices.map { situation.expected.cards[$0].isFaceVisible })
    let cards = situation.wrongCards(.picture)
    guard
      pictures.count == 1, case .image(let name) = pictures.first, !cards.isEmpty,
      situation.style.pictures == .different
        || !situation.wasEverSet(backgroundImageOtherThan: name),
      sides.count == 2 || situation.style.accepts(.image(name), isFaceVisible: true)
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: cards, .picture),
      headline: sides.count == 2
        ? "cards look the same on both sides: all \(situation.indices.count) have the picture "
          + "\(name)."
        : "\(cardPhrase(cards)) \(cards.count == 1 ? "lies" : "lie") face down with the front's "
          + "picture, \(name).",
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isBackgroundImage),
      reason: "Only the picture tells a card that is face down from an empty one that is face up.",
      advice: "card.isFaceVisible ? .cardFront : .cardBack")
  }

  static let pictureOfOtherSide = Explanation(.pictureOfOtherSide) { situation in
    let cards = situation.wrongCards(.picture).filter { index in
      situation.discrepancies(of: [index], .title).isEmpty
        && situation.style.accepts(
          situation.appearance(of: index).picture,
          isFaceVisible: !situation.expected.cards[index].isFaceVisible)
    }
    guard !cards.isEmpty, situation.style.pictures != .different else { return nil }
    return Finding(
      explained: situation.discrepancies(of: cards, .picture),
      headline:
        "\(cardPhrase(cards)) \(cards.count == 1 ? "has" : "have") the picture of the other "
        + "side; the title is right.",
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isBackgroundImage),
      reason: "A card's title and its picture follow from the same question: may its face be seen?",
      advice: "card.isFaceVisible ? .cardFront : .cardBack")
  }

  static let unknownPicture = Explanation(.unknownPicture) { situation in
    let cards = situation.wrongCards(.picture).filter { index in
      let picture = situation.appearance(of: index).picture
      guard case .image = picture else { return false }
      return !situation.style.accepts(picture, isFaceVisible: true)
        && !situation.style.accepts(picture, isFaceVisible: false)
    }
    guard let first = cards.first, case .image(let name) = situation.appearance(of: first).picture
    else { return nil }
    return Finding(
      explained: situation.discrepancies(of: cards, .picture),
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "has" : "have") a picture called "
        + "\(name), which is no side of a card.",
      callSites: situation.callSites(of: cards.map(TableElement.card), where: \.isBackgroundImage),
      reason: "A picture is found by its name, to the letter; upper and lower case are different.",
      advice: "CardImage(named: \"cardfront\") or CardImage(named: \"cardback\")")
  }

  static let picturesUnderFinger = Explanation(.picturesUnderFinger) { situation in
    let cards = situation.wrongCards(.underFinger)
    guard let first = cards.first else { return nil }
    let button = situation.table.buttons[first]
    let (state, underFinger) = (button.state, button.state.union(.highlighted))
    let isSetForFinger =
      button.titles[underFinger] != nil || button.backgroundImages[underFinger] != nil
      || button.images[underFinger] != nil
    let isOne = cards.count == 1
    let losesTitle = cards.allSatisfy { index in
      let (seen, right) = (
        situation.seen(at: index, underFinger: true), situation.shouldShow(at: index)
      )
      return seen.picture == situation.appearance(of: index).picture && seen.title.isEmpty
        && !right.title.isEmpty
    }
    return Finding(
      explained: situation.discrepancies(of: cards, .underFinger),
      headline:
        cardPhrase(cards)
        + (losesTitle
          ? " \(isOne ? "loses its title" : "lose their titles")"
          : " \(isOne ? "flashes" : "flash") another side")
        + " while a finger is on \(isOne ? "it" : "them"): what was set for "
        + (isSetForFinger
          ? "\(underFinger) is wrong there." : "\(state) does not hold for \(underFinger)."),
      callSites: situation.callSites(of: cards.map(TableElement.card)) {
        $0.isTitle || $0.isBackgroundImage || $0.isImage
      },
      reason: """
        States are a bit mask: under a finger a selected button is in the state selected and \
        highlighted, and what is not set for exactly that is taken from .normal.
        """,
      advice: losesTitle
        ? "button.setTitle(card.isFaceVisible ? card.face.title : \"\", for: .normal)"
        : "button.setBackgroundImage(picture, for: .normal)")
  }
}

extension Situation {
  /// Tells whether any card had another background image than one of this name at any time.
  fileprivate func wasEverSet(backgroundImageOtherThan name: String) -> Bool {
    recording.changes.contains { change in
      guard case .card = change.element, case .image(let image) = change.newValue else {
        return false
      }
      return change.property.isBackgroundImage && image.name != name
    }
  }
}
