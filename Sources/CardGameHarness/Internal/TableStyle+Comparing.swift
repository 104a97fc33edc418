import CardGameModel
import CardGameViews

/// The comparison that runs after every move: it makes nothing unless something is wrong.
extension TableStyle {
  /// Finds everything on a table that is not as a game and this style say.
  func discrepancies(of table: RecordingTableView, from game: some CardGame) -> [Discrepancy] {
    var found: [Discrepancy] = []
    let (buttons, cards) = (table.buttons, game.cards)
    let looksAtDecoration = titleColor != nil || selection != .unchecked
    let looksAtUse = enabling == .legalChoices && looks(at: .enabling)
    for index in 0..<min(buttons.count, cards.count) {
      let card = cards[index]
      let isFaceVisible = card.isFaceVisible
      compare(
        buttons[index], at: index, title: isFaceVisible ? title(card.face) : "",
        isFaceVisible: isFaceVisible, isMatched: card.isMatched, into: &found)
      if looksAtDecoration {
        compareDecoration(of: buttons[index], at: index, with: card, into: &found)
      }
      if looksAtUse {
        compare(buttons[index], at: index, use: use(of: card, at: index, in: game), &found)
      }
    }
    findSurplus(on: table, from: game, cardCount: cards.count, into: &found)
    if pictures == .different, looks(at: .pictures) {
      found += samePictures(of: table) { cards[$0].isFaceVisible }
    }
    if !game.hasBegun, looks(at: .pictures) {
      found += dimmedButtons(of: table) { index in index < cards.count && !cards[index].isMatched }
    }
    if looks(at: .score), !accepts(score: game.score, on: table.score) {
      found.append(Discrepancy(element: .scoreLabel, aspect: .text))
    }
    if looks(at: .mode) {
      compareMode(table.mode, game: game, into: &found)
    }
    if !controls.isEmpty {
      found += wantedControls(in: game).filter { table.value(at: $0.key) != $0.value }.map(\.key)
    }
    return found
  }

  /// Whether a part of the table is looked at, asked of every card after every move.
  private func looks(at part: Parts) -> Bool { parts.rawValue & part.rawValue != 0 }

  /// Finds what of one button is not as a card and this style say.
  private func compare(
    _ button: RecordingButton, at index: Int, title: String, isFaceVisible: Bool,
    isMatched: Bool, into found: inout [Discrepancy]
  ) {
    func note(_ aspect: Discrepancy.Aspect) {
      found.append(Discrepancy(element: .card(index), aspect: aspect))
    }
    let looksAtTitle = looks(at: .titles)
    let looksAtPicture = looks(at: .pictures)
    let appearance = button.appearance
    if hidesMatched, isMatched, looksAtPicture {
      if !appearance.isHidden { note(.isShown) }
      return
    }
    guard !appearance.isHidden || !(looksAtTitle || looksAtPicture) else { return note(.isHidden) }
    if looksAtTitle, !Self.isSame(appearance.title, title) { note(.title) }
    if looksAtPicture, !accepts(appearance.picture, isFaceVisible: isFaceVisible) { note(.picture) }
    if disablesMatched, looks(at: .enabling), appearance.isEnabled == isMatched {
      note(.isEnabled)
    }
    if !button.usesNormalStateOnly, button.isEnabled, found.last?.element != .card(index) {
      let pressed = button.appearance(in: button.state.union(.highlighted))
      if looksAtTitle && pressed.title != appearance.title
        || looksAtPicture && pressed.picture != appearance.picture
      {
        note(.underFinger)
      }
    }
  }

  /// Finds what of a button's colour and selection is not as a card and this style say.
  private func compareDecoration<Face: CardFace>(
    of button: RecordingButton, at index: Int, with card: TableCard<Face>,
    into found: inout [Discrepancy]
  ) {
    let appearance = button.appearance
    guard !appearance.isHidden else { return }
    if let titleColor, looks(at: .titles), card.isFaceVisible, !appearance.title.isEmpty,
      appearance.titleColor != titleColor(card.face)
    {
      found.append(Discrepancy(element: .card(index), aspect: .titleColor))
    }
    if selection == .faceUp, looks(at: .enabling), appearance.isSelected != card.isFaceUp {
      found.append(Discrepancy(element: .card(index), aspect: .isSelected))
    }
  }

  /// How a card's button is to be used: what does not depend on the side that is seen.
  struct Use: Hashable {
    var isEnabled: Bool
    var isSelected: Bool
  }

  /// Returns how the button of every card is to be used.
  func uses(in game: some CardGame) -> [Use] {
    game.cards.enumerated().map { index, card in use(of: card, at: index, in: game) }
  }

  private func use<Game: CardGame>(
    of card: TableCard<Game.Face>, at index: Int, in game: Game
  ) -> Use {
    switch enabling {
    case .unmatched: Use(isEnabled: !card.isMatched, isSelected: false)
    case .legalChoices:
      Use(isEnabled: game.canChooseCard(at: index), isSelected: card.liesOpen && card.isChosen)
    case .unchecked: Use(isEnabled: true, isSelected: false)
    }
  }

  private func compare(
    _ button: RecordingButton, at index: Int, use: Use, _ found: inout [Discrepancy]
  ) {
    if button.isEnabled != use.isEnabled {
      found.append(Discrepancy(element: .card(index), aspect: .isEnabled))
    }
    if button.isSelected != use.isSelected {
      found.append(Discrepancy(element: .card(index), aspect: .isSelected))
    }
  }

  /// Finds buttons that are seen though no card lies there now, on a table that grows and shrinks,
  /// and a button for more cards that is not as the game says.
  private func findSurplus(
    on table: RecordingTableView, from game: some CardGame, cardCount: Int,
    into found: inout [Discrepancy]
  ) {
    guard looks(at: .enabling) else { return }
    if table.buttons.count > cardCount, game.maximumCardCount > cardCount {
      for index in cardCount..<min(table.buttons.count, game.maximumCardCount)
      where !table.buttons[index].isHidden {
        found.append(Discrepancy(element: .card(index), aspect: .isShown))
      }
    }
    if enabling == .legalChoices, table.more.isEnabled != game.canDealMore {
      found.append(Discrepancy(element: .moreButton, aspect: .isEnabled))
    }
  }

  /// Tells whether a picture may be seen on a card's side.
  func accepts(_ picture: ButtonAppearance.Picture, isFaceVisible: Bool) -> Bool {
    if case .blankBoard = picture { return false }
    guard case .named(let front, let back) = pictures else { return true }
    guard case .image(let name) = picture else { return false }
    let names = isFaceVisible ? front : back
    return names.count == 1 ? names[0] == name : names.contains(name)
  }

  /// Tells whether two titles are the same but for variation selectors.
  static func isSame(_ title: String, _ other: String) -> Bool {
    title == other || title.withoutVariationSelectors == other.withoutVariationSelectors
  }

  /// Tells whether a label says a score in one of the accepted forms.
  func accepts(score: Int, on label: RecordingLabel) -> Bool {
    let text = label.visibleText
    for form in scoreForms where text.isScore(score, in: form) { return true }
    return scoreForms.isEmpty
  }

  /// Returns the label that a score should have, in the first of the accepted forms.
  func scoreText(_ score: Int) -> String {
    (scoreForms.first ?? "#").replacingNumberSign(with: "\(score)")
  }

  private func compareMode(
    _ mode: RecordingSegmentedControl, game: some CardGame, into found: inout [Discrepancy]
  ) {
    guard modeUse != .unchecked, let cardsToMatch = game.mode else { return }
    let isEnabled = modeUse == .always || !game.hasBegun
    if mode.isEnabled != isEnabled {
      found.append(Discrepancy(element: .modeControl, aspect: .isEnabled))
    }
    if modeUse == .untilFirstChoice, mode.selectedSegmentIndex != cardsToMatch - 2 {
      found.append(Discrepancy(element: .modeControl, aspect: .selectedMode))
    }
  }

  /// Finds the buttons that are fainter than others, which are asked for where all cards are alike.
  private func dimmedButtons(
    of table: RecordingTableView, where isAsked: (Int) -> Bool
  ) -> [Discrepancy] {
    let asked = table.buttons.indices.filter {
      isAsked($0) && !table.buttons[$0].appearance.isHidden
    }
    guard let strongest = asked.map({ table.buttons[$0].alpha }).max() else { return [] }
    return asked.filter { table.buttons[$0].alpha < strongest }
      .map { Discrepancy(element: .card($0), aspect: .isDimmed) }
  }

  /// Finds the cards that are face up with a picture that a face-down card has, too.
  private func samePictures(
    of table: RecordingTableView, isFaceVisible: (Int) -> Bool
  ) -> [Discrepancy] {
    let pictures = table.buttons.map { $0.appearance.picture }
    let backs = Set(pictures.indices.filter { !isFaceVisible($0) }.map { pictures[$0] })
    return pictures.indices
      .filter { isFaceVisible($0) && backs.contains(pictures[$0]) && pictures[$0] != .blankBoard }
      .map { Discrepancy(element: .card($0), aspect: .picture) }
  }
}

extension String {
  /// Tells whether the text is a form with a number in the place of its `#`.
  ///
  /// A minus sign (U+2212) is taken for a hyphen, and an ordinary space for any other.
  func isScore(_ score: Int, in form: String) -> Bool {
    // What is nearly always so needs no taking apart.
    if self == form.replacingNumberSign(with: String(score)) { return true }
    let parts = form.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return self == form }
    guard hasPrefix(parts[0]), hasSuffix(parts[1]), count >= parts[0].count + parts[1].count
    else { return false }
    let number = dropFirst(parts[0].count).dropLast(parts[1].count)
    if number.utf8.count < 20, let value = Int(number) {
      return value == score && number.first != "+"
    }
    return number.first == "\u{2212}" && Int("-" + number.dropFirst()) == score
  }

  /// Returns a form with a text in the place of its first `#`.
  func replacingNumberSign(with text: String) -> String {
    guard let sign = utf8.firstIndex(of: UInt8(ascii: "#")) else { return self }
    return String(self[startIndex..<sign]) + text + String(self[utf8.index(after: sign)..<endIndex])
  }
}
