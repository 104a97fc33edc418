import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

@testable import Exercise14

/// Games on your table and on the kit's, side by side.
enum Transcript {
  /// The first move after which a game stands otherwise on your table, or none.
  static func differences() -> [Diagnosis] {
    for (seed, count, cardCount) in [
      (1, 80, 16), (2, 80, 16), (3, 80, 16), (4, 800, 16), (5, 80, 52),
    ] {
      let deck = Deck.standard.shuffled(seed: UInt64(seed))
      let tables: [any CardTableView] = [
        MyTable(cardCount: cardCount),
        RecordingTableView(cardCount: cardCount, recording: .nothing),
      ]
      let controllers = tables.map { table in
        MatchingGameController(table: table, cardsToMatch: 2 + seed % 2) { deck }
      }
      var generator = SeededGenerator(seed: UInt64(seed))
      var made: [String] = []
      for move in Move.random(
        count: count, cardCount: cardCount, kinds: [.deal], using: &generator)
      {
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
    for touches in [[0], [0, 3], [0, 1], [4, 7, 2, 9], [8], [8, 8, 10, 6]] {
      let game = GameOnYourTable(cardCount: 12, deck: .m12, cardsToMatch: 2)
      for index in touches { game.make(.touch(index)) }
      if let found = game.whatIsMissing ?? game.whatIsLeftOfHidden { return [found] }
    }
    for (seed, (cardCount, count)) in [(4, 40), (12, 200), (16, 40), (30, 40), (52, 40)]
      .enumerated()
    {
      let game = GameOnYourTable(
        cardCount: cardCount, deck: .standard.shuffled(seed: UInt64(seed)),
        cardsToMatch: 2 + seed % 2)
      var generator = SeededGenerator(seed: UInt64(seed))
      for move in Move.random(
        count: count, cardCount: cardCount, kinds: [.deal], using: &generator)
      {
        game.make(move)
        if let found = game.whatIsMissing { return [found] }
      }
      if let found = game.whatIsLeftOfHidden ?? game.otherWords { return [found] }
    }
    return []
  }

  /// A disabled button of which the text has another title than its own for that state, or none.
  static func whatHasTheWrongTitle() -> [Diagnosis] {
    let table = MyTable(cardCount: 4)
    let button = table.cardButtons[1]
    button.setTitle("A♠", for: .normal)
    button.setTitle("Q♦", for: .disabled)
    for (isEnabled, title, other) in [(true, "A♠", "Q♦"), (false, "Q♦", "A♠")] {
      button.isEnabled = isEnabled
      let text = table.text
      guard !text.has(title) || text.has(other) else { continue }
      return [
        .text(
          "With the title A♠ for .normal and Q♦ for .disabled, and with isEnabled \(isEnabled), the "
            + "text of your table should have \(title) in it and not \(other).",
          expected: title, text)
      ]
    }
    return []
  }

  /// Two tables on which something lies elsewhere, and which look the same, or none.
  static func whatCannotBeTold() -> [Diagnosis] {
    var known: [String: Int] = [:]
    for index in 0..<12 {
      let text = text(of: [(index, "A♠")])
      if let other = known[text] {
        return [
          Diagnosis.text(
            "With A♠ on card \(index) alone, the text of your table is the same as with A♠ on card "
              + "\(other): nobody can tell where it lies.",
            expected: "another than for card \(other)",
            text)
        ]
      }
      known[text] = index
    }
    for (one, other) in [(0, 1), (2, 7), (10, 11)] {
      let texts = [
        text(of: [(one, "A♠"), (other, "K♦")]), text(of: [(one, "K♦"), (other, "A♠")]),
      ]
      guard texts[0] == texts[1] else { continue }
      return [
        Diagnosis.text(
          "With A♠ on card \(one) and K♦ on card \(other), the text of your table is the same as the "
            + "other way round: nobody can tell which lies where.",
          expected: "another than the other way round", texts[0])
      ]
    }
    return []
  }

  /// A card that looks the same whether its button is enabled or not, or none.
  static func whatLooksTheSame() -> [Diagnosis] {
    let titles = Deck.m12.cards.enumerated().map { ($0.offset, $0.element.title) }
    let enabled = text(of: titles)
    var known: [String: Int] = [:]
    for index in 0..<12 {
      let text = text(of: titles, disabling: index)
      if text == enabled {
        return [
          Diagnosis.text(
            "With all cards face up, disabling the button of card \(index) changes nothing in the text "
              + "of your table.", expected: "\(titles[index].1) otherwise than before", text)
        ]
      }
      if let other = known[text] {
        return [
          Diagnosis.text(
            "With all cards face up, the text of your table is the same whether the button of card "
              + "\(index) or that of card \(other) is disabled.",
            expected: "another than for card \(other)", text)
        ]
      }
      known[text] = index
    }
    return []
  }

  /// The text of a table of twelve cards, of which some have a title, and one may be disabled.
  private static func text(of titles: [(Int, String)], disabling disabled: Int? = nil) -> String {
    let table = MyTable(cardCount: 12)
    for button in table.cardButtons { button.setBackgroundImage(.cardBack, for: .normal) }
    for (index, title) in titles {
      table.cardButtons[index].setTitle(title, for: .normal)
      table.cardButtons[index].setBackgroundImage(.cardFront, for: .normal)
    }
    if let disabled { table.cardButtons[disabled].isEnabled = false }
    return table.text
  }
}

/// A game of the kit's on your table.
private final class GameOnYourTable {
  let table: MyTable
  let controller: MatchingGameController
  private var moves: [Move] = []

  init(cardCount: Int, deck: Deck<PlayingCard>, cardsToMatch: Int) {
    table = MyTable(cardCount: cardCount)
    controller = MatchingGameController(table: table, cardsToMatch: cardsToMatch) { deck }
    controller.updateUI()
  }

  func make(_ move: Move) {
    moves.append(move)
    controller.perform(move, on: table)
  }

  /// Words that should be in the text and are not, or should not and are.
  var whatIsMissing: Diagnosis? {
    let text = table.text
    for card in controller.game.cards {
      let title = card.face.title
      if card.isFaceVisible, !text.has(title) {
        return diagnosis("\(title) can be seen, and is not in the text of your table.", title, text)
      }
      if !card.isFaceVisible, text.has(title), !(table.statusLabel.text ?? "").has(title) {
        return diagnosis(
          "\(title) is face down, and is in the text of your table.", "nothing of \(title)", text)
      }
    }
    return missingLabel(in: text)
  }

  /// What is seen of a button that is hidden.
  var whatIsLeftOfHidden: Diagnosis? {
    for (index, card) in controller.game.cards.enumerated() {
      let (button, title) = (table.cardButtons[index], card.face.title)
      let wasEnabled = button.isEnabled
      button.isHidden = true
      let text = table.text
      if card.isFaceVisible, text.has(title), !(table.statusLabel.text ?? "").has(title) {
        return diagnosis(
          "and then hiding the button of \(title), \(title) is still in the text of your table.",
          "nothing of \(title)", text)
      }
      button.isEnabled.toggle()
      if table.text != text {
        return diagnosis(
          "and then hiding the button of card \(index), it makes a difference to the text of your table "
            + "whether that button is enabled, though nothing of it can be seen.",
          "the same as before: \(text.firstLine)", table.text)
      }
      button.isEnabled = wasEnabled
      button.isHidden = false
    }
    return nil
  }

  /// Words of labels, set by other hands than the controller's, that are not in the text.
  var otherWords: Diagnosis? {
    for (score, status) in [
      ("Points: 7 of 9", "Your turn!"), ("-3", "Play on"), ("Score: -100", "Score: 1234567"),
      (
        "You have won more points than anybody else here",
        "K♦ and seven others match"
      ),
    ] {
      table.scoreLabel.text = score
      table.statusLabel.text = status
      if let found = missingLabel(in: table.text) { return found }
    }
    return nil
  }

  private func missingLabel(in text: String) -> Diagnosis? {
    for (name, label) in [("score", table.scoreLabel), ("status", table.statusLabel)] {
      guard let words = label.text, !text.has(words) else { continue }
      return .text(
        "When the \(name) label says “\(words)”, that is not in the text of your table.",
        expected: words, text)
    }
    return nil
  }

  private func diagnosis(_ words: String, _ expected: String, _ text: String) -> Diagnosis {
    let made = moves.map(\.description)
    let lead =
      made.count > 6
      ? "After \(made.count) moves" : "After the moves " + made.joined(separator: " ")
    return .text("\(lead), \(words)", expected: expected, text, moves: made)
  }
}

extension Diagnosis {
  /// Says what is wrong with a text, and shows it.
  fileprivate static func text(
    _ headline: String, expected: String, _ text: String, moves: [String] = []
  ) -> Diagnosis {
    let lines = text.isEmpty ? ["nothing"] : text.split(separator: "\n").prefix(12).map(String.init)
    return Diagnosis(
      code: DiagnosisCode(rawValue: "text-untrue"), headline: headline,
      rows: lines.enumerated().map { number, line in
        .init(
          subject: number == 0 ? "text" : "", expected: number == 0 ? expected : "", shown: line)
      },
      reason: "Who plays on your table has only its text to go by.",
      advice:
        "Ask every card button for its title, whether it is hidden and whether it is enabled; "
        + "then the two labels for their text.",
      moves: moves)
  }
}

extension String {
  fileprivate func has(_ words: String) -> Bool { firstRange(of: words) != nil }

  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }
}
