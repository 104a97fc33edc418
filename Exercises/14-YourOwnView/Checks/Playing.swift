import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

@testable import Exercise14

/// Games on your table and on the kit's, side by side.
enum Transcript {
  /// The first move after which a game stands otherwise on your table, or none.
  static func differences() -> [Diagnosis] {
    for seed in 1...4 {
      let deck = Deck.standard.shuffled(seed: UInt64(seed))
      let tables: [any CardTableView] = [
        MyTable(cardCount: 16), RecordingTableView(cardCount: 16, recording: .nothing),
      ]
      let controllers = tables.map { table in
        MatchingGameController(table: table, cardsToMatch: 2 + seed % 2) { deck }
      }
      var generator = SeededGenerator(seed: UInt64(seed))
      var made: [String] = []
      for move in Move.random(count: 80, cardCount: 16, kinds: [.deal], using: &generator) {
        made.append(move.description)
        for (controller, table) in zip(controllers, tables) { controller.perform(move, on: table) }
        let (yours, right) = (controllers[0].game, controllers[1].game)
        guard yours == right else {
          return [
            Diagnosis(
              code: .tableChangesTheGame,
              headline: "On your table a game goes on otherwise than on the kit's.",
              rows: [row("score", right.score, yours.score)]
                + [row("face up", right.faceUpIndices, yours.faceUpIndices)]
                + [row("matched", right.matchedIndices, yours.matchedIndices)],
              headings: .values,
              reason: "A view decides nothing: the same touches are the same game on every table.",
              advice: "Find out what your table answers when it is asked for its buttons, for a "
                + "button's index, or whether a button is enabled.",
              moves: made)
          ]
        }
      }
    }
    return []
  }

  private static func row(_ subject: String, _ right: Any, _ yours: Any) -> Diagnosis.Row {
    .init(subject: subject, expected: "\(right)", shown: "\(yours)")
  }
}

/// What your table shows.
enum Text {
  /// The first words that should be in the text and are not, or should not and are.
  static func whatIsMissing() -> [Diagnosis] {
    for touches in [[0], [0, 3], [0, 1], [4, 7, 2, 9], [8, 8, 10, 6]] {
      let table = MyTable(cardCount: 12)
      let controller = MatchingGameController(table: table) { .m12 }
      controller.updateUI()
      for index in touches { controller.perform(.touch(index), on: table) }
      let seen = controller.game.cards.filter(\.isFaceVisible).map(\.face.title)
      let unseen = controller.game.cards.filter { !$0.isFaceVisible }.map(\.face.title)
        .filter { title in !(table.statusLabel.text ?? "").has(title) }
      let words = seen + [table.scoreLabel, table.statusLabel].compactMap(\.text)
      if let word = words.first(where: { !table.text.has($0) }) {
        return [
          diagnosis(
            after: touches, "“\(word)” can be seen, and is not in", table.text, wanted: word)
        ]
      }
      if let word = unseen.first(where: { table.text.has($0) }) {
        return [
          diagnosis(
            after: touches, "\(word) is face down, and is in", table.text, wanted: "no \(word)")
        ]
      }
      table.cardButtons[touches[0]].isHidden = true
      let title = controller.game.cards[touches[0]].face.title
      if !(table.statusLabel.text ?? "").has(title), table.text.has(title) {
        return [
          diagnosis(
            after: touches, "and then hiding the button of \(title), that card is still in",
            table.text, wanted: "no \(title)")
        ]
      }
    }
    return []
  }

  /// A card that looks the same wherever it lies, or none.
  static func whatCannotBeTold() -> [Diagnosis] {
    var cards = Deck.m12.cards
    cards.swapAt(0, 5)
    let texts = [(Deck.m12, 0), (Deck(cards), 5)].map { deck, index in
      let table = MyTable(cardCount: 12)
      let controller = MatchingGameController(table: table) { deck }
      controller.updateUI()
      controller.perform(.touch(index), on: table)
      return table.text
    }
    guard texts[0] == texts[1], !texts[0].isEmpty else { return [] }
    return [diagnosis(after: [0], "nobody can tell where the card lies by", texts[0])]
  }

  /// A card that looks the same whether its button is enabled or not, or none.
  static func whatLooksTheSame() -> [Diagnosis] {
    for index in [0, 5, 11] {
      let table = MyTable(cardCount: 12)
      let controller = MatchingGameController(table: table) { .m12 }
      controller.updateUI()
      controller.perform(.touch(index), on: table)
      let enabled = table.text
      table.cardButtons[index].isEnabled = false
      if table.text == enabled {
        return [
          diagnosis(
            after: [index], "disabling the card's button changes nothing in", table.text)
        ]
      }
      let disabled = table.text
      table.cardButtons[index].isEnabled = true
      table.cardButtons[7].isEnabled = false
      if table.text == disabled {
        return [
          diagnosis(
            after: [index], "nobody can tell which card's button is disabled by", table.text)
        ]
      }
    }
    return []
  }

  private static func diagnosis(
    after touches: [Int], _ words: String, _ text: String, wanted: String = "a difference"
  ) -> Diagnosis {
    Diagnosis(
      code: DiagnosisCode(rawValue: "text-untrue"),
      headline:
        "After touching \(touches.map(String.init).joined(separator: ", ")), \(words) the text "
        + "of your table.",
      rows: text.split(separator: "\n").prefix(12).enumerated().map { number, line in
        .init(subject: "text", expected: number == 0 ? wanted : "", shown: String(line))
      },
      reason: "Who plays on your table has only its text to go by.",
      advice:
        "Ask every card button for its title, whether it is hidden and whether it is enabled; "
        + "then the two labels for their text.")
  }
}

extension String {
  fileprivate func has(_ words: String) -> Bool { firstRange(of: words) != nil }
}
