import CardGameControllers
import CardGameModel
import CardGameViews

extension DiagnosisCode {
  /// The score label is empty.
  public static let scoreMissing = DiagnosisCode("score-missing")

  /// The score stands on another label than that of the score.
  public static let scoreOnAnotherLabel = DiagnosisCode("score-on-another-label")

  /// The score label was written before the game was told of the move.
  public static let scoreLate = DiagnosisCode("score-late")

  /// The score label was not written during the last move.
  public static let scoreNotUpdated = DiagnosisCode("score-not-updated")

  /// After a new deal the score label still has the score of the game before.
  public static let scoreNotReset = DiagnosisCode("score-not-reset")

  /// The score label has the right number in another form.
  public static let scoreInAnotherForm = DiagnosisCode("score-in-another-form")

  /// The score label says a piece of code where the number should be.
  public static let scoreNotInterpolated = DiagnosisCode("score-not-interpolated")

  /// The score label shows a number that is something else.
  public static let scoreShowsSomethingElse = DiagnosisCode("score-shows-something-else")
}

extension Explanation {
  static let scoreMissing = score(.scoreMissing) { situation in
    guard situation.table.score.visibleText.isEmpty else { return nil }
    let label = situation.table.score
    return "the score label is "
      + (label.isHidden ? (label.text ?? "").isEmpty ? "empty and hidden." : "hidden." : "empty.")
  }

  static let scoreOnAnotherLabel = score(.scoreOnAnotherLabel) { situation in
    let status = situation.table.status
    guard
      situation.style.accepts(score: situation.expected.score, on: status),
      !situation.table.score.visibleText.wholeNumbers.contains(situation.expected.score)
    else { return nil }
    return "\(status.visibleText) stands on the status label, and not on that of the score."
  }

  static let scoreNotReset = Explanation(.scoreNotReset) { situation in
    guard
      situation.moves.last == .deal, situation.showsScore(before: \.score),
      var finding = scoreStays.find(situation)
    else { return nil }
    let mode = Discrepancy(element: .modeControl, aspect: .isEnabled)
    let score = Discrepancy(element: .scoreLabel, aspect: .text)
    guard
      situation.discrepancies.contains(mode), situation.before?.hasBegun == true,
      [score, mode].allSatisfy(situation.wasLeftUnset)
    else { return finding }
    // Whoever sets both at a touch only has made one mistake, and not two.
    finding.explained.insert(mode)
    finding.headline = "the score label and the mode control still show the game before the deal."
    finding.callSites = situation.callSites(of: [.scoreLabel, .modeControl])
    finding.advice = "updateUI()  // which sets both, and is called after a deal, too"
    return finding
  }

  private static let scoreStays = score(.scoreNotReset) { _ in
    "the score label still has the score of the game before the deal."
  }

  static let scoreLate = score(.scoreLate) { situation in
    guard
      situation.moves.last != .deal, situation.knowsLastMove,
      situation.table.score.lastSet == situation.recording.moveCount,
      situation.wasUntouchedBefore, situation.showsScore(before: \.score)
    else { return nil }
    return "the score label shows what was right before this move: it was written before the card "
      + "was chosen, or always says the same."
  }

  static let scoreNotUpdated = Explanation(.scoreNotUpdated) { situation in
    guard var finding = scoreUnwritten.find(situation) else { return nil }
    let modes = situation.discrepancies.filter { place in
      place.element == .modeControl && situation.wasLeftUnset(place)
    }
    guard !modes.isEmpty else { return finding }
    // Whoever shows the cards alone at a touch has made one mistake, and not two.
    finding.explained.formUnion(modes)
    finding.headline =
      "neither the score label nor the mode control was written during the last move."
    finding.advice = "updateUI()  // which sets both, and is called after every touch"
    return finding
  }

  private static let scoreUnwritten = score(.scoreNotUpdated) { situation in
    guard
      situation.moves.last != .deal, situation.knowsLastMove,
      situation.table.score.lastSet != situation.recording.moveCount
    else { return nil }
    return "the score label was not written during the last move."
  }

  static let scoreNotInterpolated = score(.scoreNotInterpolated) { situation in
    let text = situation.table.score.visibleText
    guard text.wholeNumbers.isEmpty, text.contains("(") else { return nil }
    return "the score label says \(text), and no number: a backslash is missing before the bracket."
  }

  static let scoreInAnotherForm = score(
    .scoreInAnotherForm,
    reason: "Words that are agreed on must be the same everywhere, to the space and the sign."
  ) { situation in
    let text = situation.table.score.visibleText
    guard text.wholeNumbers.contains(situation.expected.score) else { return nil }
    return "the score label has the right number in another form."
  }

  static let scoreShowsSomethingElse = score(.scoreShowsSomethingElse) { situation in
    guard
      let number = situation.table.score.visibleText.wholeNumbers.first,
      number != situation.expected.score
    else { return nil }
    let touches = situation.moves.count { if case .touch = $0 { true } else { false } }
    let matched = situation.expected.cards.count { $0.position == .matched }
    let chosen = situation.expected.cards.count { $0.isFaceVisible }
    let guess =
      if number == -situation.expected.score {
        "the score with the wrong sign"
      } else if number == touches {
        "the number of touches"
      } else if number == matched, matched > 0 {
        "the number of matched cards"
      } else if number == matched / 2, matched > 0 {
        "the number of matched pairs"
      } else if number == chosen, chosen > 0 {
        "the number of cards that can be seen"
      } else {
        "\(abs(number - situation.expected.score)) too "
          + (number > situation.expected.score ? "many" : "few")
      }
    return "the score label shows \(number), which is \(guess)."
  }

  /// Makes an explanation of what is wrong with the score label from its headline.
  private static func score(
    _ code: DiagnosisCode,
    reason: String = "The label is the only place where a player sees the score, so it is written "
      + "whenever the table is.",
    headline: @escaping @Sendable (Situation) -> String?
  ) -> Explanation {
    Explanation(code) { situation in
      let wrong = situation.discrepancies.filter { $0.element == .scoreLabel }
      guard !wrong.isEmpty, let headline = headline(situation) else { return nil }
      return Finding(
        explained: wrong, headline: headline,
        callSites: situation.callSites(of: [.scoreLabel]),
        reason: reason,
        advice: "table.scoreLabel.text = "
          + "\"\((situation.style.scoreForms.first ?? "#").replacingNumberSign(with: "\\(game.score)"))\""
      )
    }
  }
}

extension Situation {
  fileprivate func showsScore(before score: (TableState) -> Int) -> Bool {
    before.map { style.accepts(score: score($0), on: table.score) } ?? false
  }
}

extension String {
  /// The whole numbers in a text, a sign before them included.
  var wholeNumbers: [Int] {
    var numbers: [Int] = []
    var word = ""
    for character in self + " " {
      if character.isASCII, character.isNumber {
        word.append(character)
      } else {
        if let number = Int(word) { numbers.append(number) }
        word = character == "-" || character == "\u{2212}" ? "-" : ""
      }
    }
    return numbers
  }
}
