import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// A card that lies face down again still looks face up.
  public static let turnedDownNotShown = DiagnosisCode("turned-down-not-shown")
}

extension Explanation {
  static let turnedDownNotShown = Explanation(.turnedDownNotShown) { situation in
    let wrong = Set(situation.wrongCards(.title) + situation.wrongCards(.picture)).sorted()
    let cards = wrong.filter { index in
      guard !situation.expected.cards[index].isFaceVisible else { return false }
      // After a new deal it is the face of the game before that stays.
      let titles = [situation.expected, situation.before].compactMap { state in
        state.flatMap { $0.cards.indices.contains(index) ? $0.cards[index].title : nil }
      }
      let seen = situation.appearance(of: index)
      return titles.contains { TableStyle.isSame($0, seen.title) }
        && situation.style.accepts(seen.picture, isFaceVisible: true)
    }
    guard !cards.isEmpty, situation.style.pictures != .different else { return nil }
    let areSetNow =
      situation.knowsLastMove
      && cards.allSatisfy { index in
        situation.table.buttons[index].lastSet.title == situation.recording.moveCount
          || situation.table.buttons[index].lastSet.backgroundImage == situation.recording.moveCount
      }
    return Finding(
      explained: situation.discrepancies(of: cards, .title)
        .union(situation.discrepancies(of: cards, .picture)),
      headline: "\(cardPhrase(cards)) \(cards.count == 1 ? "lies" : "lie") face down and still "
        + "\(cards.count == 1 ? "looks" : "look") face up.",
      callSites: situation.callSites(of: cards.map(TableElement.card)) {
        $0.isTitle || $0.isBackgroundImage
      },
      reason: areSetNow
        ? """
        This very move has set them so: either the game has not turned them down, or what is set does \
        not follow from how they lie now.
        """
        : """
        A button keeps what was set on it last, so a card that is turned down must be set as well: \
        no title, and the picture of the back.
        """,
      advice: """
        button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
        button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
        """)
  }
}
