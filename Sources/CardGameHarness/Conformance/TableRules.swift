import CardGameControllers
import CardGameModel
public import CardGameViews

/// A rule for a table of one's own: the subject makes one with some number of card buttons.
///
/// ```swift
/// @Test(arguments: TableRule.all)
/// func table(rule: TableRule) { expectRule(rule, of: { MyTable(cardCount: $0) }) }
/// ```
public typealias TableRule = ConformanceRule<(Int) -> any CardTableView>

extension DiagnosisCode {
  /// A button of a table breaks a rule of buttons.
  public static let tableButtonWrong = DiagnosisCode("table-button-wrong")

  /// A game goes on otherwise on a table than on others.
  public static let tableChangesTheGame = DiagnosisCode("table-changes-the-game")
}

extension ConformanceRule where Subject == (Int) -> any CardTableView {
  /// What every table must do, however it shows its cards.
  public static var all: [TableRule] {
    [
      TableRule(
        DiagnosisCode("table-of-another-size"),
        "A table has as many card buttons as it was made for",
        reason: "A card's index is that of its button: without a button nobody sees the card.",
        advice: "Make one button for each of 0..<cardCount."
      ) { make in
        for count in [1, 12, 30] where make(count).cardButtons.count != count {
          return "A table for \(count) cards has \(make(count).cardButtons.count) card buttons."
        }
        return nil
      },
      TableRule(
        DiagnosisCode("table-buttons-not-kept"),
        "Its buttons and labels are the same objects each time",
        reason: "A touch comes from a button, and the table must find that button's index.",
        advice: "let cardButtons: [any CardButton], made once in the initializer"
      ) { make in
        let table = make(12)
        for (index, button) in table.cardButtons.enumerated()
        where table.index(of: button) != index {
          return "Button \(index) is found at "
            + "\(table.index(of: button).map(String.init) ?? "no index") when it is looked for."
        }
        let isKept =
          table.scoreLabel === table.scoreLabel && table.statusLabel === table.statusLabel
          && table.modeControl === table.modeControl && table.dealButton === table.dealButton
          && table.moreButton === table.moreButton
        return isKept ? nil : "A label or a button outside the cards is another object each time."
      },
      TableRule(
        DiagnosisCode("table-buttons-shared"),
        "The buttons for dealing and for more cards are no card buttons",
        reason: "A touch of a card must not deal a new game.",
        advice: "Make a button of its own for each."
      ) { make in
        let table = make(12)
        guard table.index(of: table.dealButton) == nil else { return "The deal button is a card." }
        guard let more = table.moreButton else { return nil }
        if table.index(of: more) != nil { return "The more button is a card." }
        return more === table.dealButton ? "The more button is the deal button." : nil
      },
      TableRule(
        .tableButtonWrong, "Each of its card buttons keeps the rules of buttons",
        reason: "A controller tells every button the whole truth, and relies on what it does.",
        advice: "Test the buttons by themselves: ButtonRule.all"
      ) { (make: (Int) -> any CardTableView) in
        for (index, count) in [(0, 3), (2, 3), (5, 12), (11, 12), (29, 30)]
        where make(count).cardButtons.count > index {
          for rule in ButtonRule.all {
            // A button may hold its table weakly, so the tables live as long as their buttons are tried.
            var tables: [any CardTableView] = []
            let diagnoses = withoutActuallyEscaping(make) { make in
              rule.diagnoses(of: {
                tables.append(make(count))
                return tables[tables.count - 1].cardButtons[index]
              })
            }
            withExtendedLifetime(tables) {}
            guard let first = diagnoses.first else { continue }
            return [
              Diagnosis(
                code: .tableButtonWrong,
                headline: "Card button \(index): \(first.headline)",
                reason: first.reason, advice: first.advice)
            ]
          }
        }
        return []
      },
      TableRule(
        DiagnosisCode("table-buttons-mixed"), "What is set on one button changes no other",
        reason: "Cards are turned up one at a time.",
        advice: "Give every button values of its own."
      ) { make in
        let table = make(4)
        func seen(_ index: Int) -> [String] {
          let button = table.cardButtons[index]
          return [
            button.title(for: .normal) ?? "", button.image(for: .normal)?.name ?? "",
            button.backgroundImage(for: .normal)?.name ?? "",
            "\(button.isEnabled) \(button.isSelected) \(button.isHidden)",
          ]
        }
        let before = (0..<4).map(seen)
        for index in [2, 0] {
          let button = table.cardButtons[index]
          button.setTitle("card \(index)", for: .normal)
          button.setImage(CardImage(named: "sign \(index)"), for: .normal)
          button.setBackgroundImage(CardImage(named: "picture \(index)"), for: .normal)
          button.isEnabled = false
          button.isSelected = true
        }
        for other in [1, 3] where seen(other) != before[other] {
          return "After changing buttons 2 and 0, button \(other) has changed, too."
        }
        return seen(0)[0] == seen(2)[0] ? "Buttons 0 and 2 have one title." : nil
      },
      TableRule(
        DiagnosisCode("table-not-its-own"), "What is set on one table changes no other",
        reason:
          "Two games can be played at the same time, and a second one begins with nothing shown.",
        advice: "Make buttons and labels in the initializer, and keep none in a static property."
      ) { make in
        let (table, other) = (make(3), make(3))
        let parts: [(String, (any CardTableView) -> AnyObject?)] = [
          ("Card button 0", { $0.cardButtons[0] }), ("The score label", { $0.scoreLabel }),
          ("The status label", { $0.statusLabel }), ("The mode control", { $0.modeControl }),
          ("The deal button", { $0.dealButton }), ("The more button", { $0.moreButton }),
        ]
        for (name, part) in parts {
          if let one = part(table), let second = part(other), one === second {
            return "\(name) of one table is that of another, too."
          }
        }
        table.scoreLabel.text = "Score: 14"
        table.cardButtons[0].setTitle("A♠", for: .normal)
        table.cardButtons[0].isEnabled = false
        let isApart =
          other.scoreLabel.text != "Score: 14" && other.cardButtons[0].title(for: .normal) != "A♠"
          && other.cardButtons[0].isEnabled
        return isApart
          ? nil : "After a title, a flag and the score of one table were set, another has them."
      },
      TableRule(
        DiagnosisCode("table-labels-mixed"),
        "The score label and the status label keep their own words",
        reason: "The score must not be lost when the status is written, nor the other way round.",
        advice: "Two label objects, each with its own text."
      ) { make in
        let table = make(2)
        table.scoreLabel.text = "Score: 14"
        table.statusLabel.text = "Matched."
        let words = [table.scoreLabel.text, table.statusLabel.text].map { $0 ?? "nothing" }
        guard words == ["Score: 14", "Matched."] else {
          return "After writing Score: 14 and Matched., the labels say \(words[0]) and \(words[1])."
        }
        table.statusLabel.text = nil
        return (table.statusLabel.text ?? "").isEmpty
          ? nil : "A status label whose text was taken away still says something."
      },
      TableRule(
        DiagnosisCode("table-mode-forgotten"),
        "The mode control keeps the selected place and whether it is enabled",
        reason: "The control shows by which number the game is played, and when it is too late.",
        advice: "var selectedSegmentIndex = 0, var isEnabled = true, two places or more"
      ) { make in
        let control = make(12).modeControl
        guard control.numberOfSegments >= 2 else {
          return
            "The mode control has \(control.numberOfSegments) places: there should be two or more."
        }
        for place in [1, 0] {
          control.selectedSegmentIndex = place
          control.isEnabled = place == 0
          guard control.selectedSegmentIndex == place, control.isEnabled == (place == 0) else {
            return "After selecting place \(place) with isEnabled \(place == 0), place "
              + "\(control.selectedSegmentIndex) is selected, with isEnabled \(control.isEnabled)."
          }
        }
        return nil
      },
      TableRule(
        DiagnosisCode("table-move-changes"),
        "Being told that a move begins changes nothing that is shown",
        reason: "It is for recordings. What is seen changes when a controller changes it.",
        advice: "Leave moveWillBegin() out, or only count in it."
      ) { make in
        let table = make(2)
        table.cardButtons[0].setTitle("A♠", for: .normal)
        table.cardButtons[1].isEnabled = false
        table.scoreLabel.text = "Score: 14"
        table.moveWillBegin()
        let isKept =
          table.cardButtons[0].title(for: .normal) == "A♠" && !table.cardButtons[1].isEnabled
          && table.scoreLabel.text == "Score: 14"
        return isKept ? nil : "After moveWillBegin() a title, a label or a flag has changed."
      },
      TableRule(
        .tableChangesTheGame, "A game goes on it as it goes on any other table",
        reason: "That is what keeping rules and screen apart is for: a view decides nothing.",
        advice: "Let the view keep what it is told. A touch is answered by its own button alone."
      ) { make in
        for cardsToMatch in [2, 3] {
          let yours = transcript(on: make(12), cardsToMatch: cardsToMatch)
          let kit = transcript(
            on: RecordingTableView(cardCount: 12, recording: .nothing), cardsToMatch: cardsToMatch)
          guard let place = zip(yours, kit).enumerated().first(where: { $1.0 != $1.1 }) else {
            continue
          }
          return "After move \(place.offset + 1) of a game the score and the cards are "
            + "\(place.element.0) and should be \(place.element.1)."
        }
        return nil
      },
    ]
  }

  /// Plays a game on a table and says after each move how it stands.
  private static func transcript(on table: any CardTableView, cardsToMatch: Int) -> [String] {
    let controller = MatchingGameController(table: table, cardsToMatch: cardsToMatch) { .m12 }
    controller.updateUI()
    var generator = SeededGenerator(seed: 14)
    return Move.random(count: 300, cardCount: 12, kinds: [.deal], using: &generator).map { move in
      controller.perform(move, on: table)
      let game = controller.game
      return "\(game.score), face up \(game.faceUpIndices), matched \(game.matchedIndices)"
    }
  }
}
