import CardGameControllers
import CardGameViews

extension DiagnosisCode {
  /// A message that should be shown never comes.
  public static let alertMissing = DiagnosisCode("alert-missing")

  /// A message is shown more than once by one move.
  public static let alertRepeated = DiagnosisCode("alert-repeated")

  /// A message that was shown already comes again with a later move.
  public static let alertShownAgain = DiagnosisCode("alert-shown-again")

  /// A message is shown before it is time for it.
  public static let alertTooEarly = DiagnosisCode("alert-too-early")

  /// A message lacks a button that it should have.
  public static let alertWithoutAnswer = DiagnosisCode("alert-without-answer")

  /// The button of a message does nothing.
  public static let alertButtonDead = DiagnosisCode("alert-button-dead")
}

extension Explanation {
  static let alertMissing = alert(
    .alertMissing,
    reason: "A player to whom nobody says so goes on touching cards, and nothing happens.",
    advice: "if game.isOver { table.present(CardAlert(…)) }"
  ) { _, fault in
    fault == .missing ? "it is time for the message and none was shown." : nil
  }

  static let alertRepeated = alert(
    .alertRepeated,
    reason: "Only one message can be shown at a time; the next takes its place, or is refused.",
    advice: "Show the message in one place only: where the move is answered, or in updateUI()."
  ) { _, fault in
    guard case .repeated(let count) = fault else { return nil }
    return "the message was shown \(count == 2 ? "twice" : "\(count) times") by one move."
  }

  static let alertShownAgain = alert(
    .alertShownAgain,
    reason: "updateUI() shows how things stand, and is called again and again. A message is an "
      + "event, which happens once.",
    advice: "if game.isOver, !hasSaidSo {\n  hasSaidSo = true  // and false again in a new deal\n"
      + "  table.present(CardAlert(…))\n}"
  ) { _, fault in
    fault == .again
      ? "the message came again, though it was answered already: it is shown by every update."
      : nil
  }

  static let alertTooEarly = alert(
    .alertTooEarly,
    reason: "Whether a game is over is for the game to say, by all its cards.",
    advice: "if game.isOver { table.present(CardAlert(…)) }"
  ) { situation, fault in
    guard fault == .early else { return nil }
    let title = situation.table.presentedAlert?.title.map { " \"\($0)\"" } ?? ""
    return "the message\(title) was shown, and it is not time for it."
  }

  static let alertWithoutAnswer = alert(
    .alertWithoutAnswer,
    reason: "A message stays until one of its buttons is touched, and nothing behind it can be.",
    advice: "CardAlert(title: …, message: …, actions: [CardAlert.Action(title: …) { … }])"
  ) { situation, fault in
    guard case .without(let title) = fault else { return nil }
    let titles = situation.table.presentedAlert?.actions.map(\.title) ?? []
    return titles.isEmpty
      ? "the message has no button at all, so nobody can get past it."
      : "the message has no button \"\(title)\", only \(titles.joined(separator: ", "))."
  }

  static let alertButtonDead = Explanation(.alertButtonDead) { situation in
    let changes = situation.recording.changes.reversed().prefix {
      $0.move == situation.recording.moveCount
    }
    guard
      situation.moves.last == .deal, situation.table.presentedAlert == nil, !changes.isEmpty,
      changes.allSatisfy({ $0.element == .alert }),
      let answer = situation.style.alert?.answers.first(where: { $0.move == .deal })
    else { return nil }
    return Finding(
      explained: situation.discrepancies,
      headline: "the game before is still on the table: the button \"\(answer.title)\" of the "
        + "message takes it away and does nothing else.",
      callSites: situation.callSites(of: [.alert]),
      reason: "A button of a message does what its action says, and by itself only closes it.",
      advice: "CardAlert.Action(title: \"\(answer.title)\") { [self] in "
        + "touchDealButton(table.dealButton) }")
  }

  /// Makes an explanation of what is wrong with the message from its headline.
  private static func alert(
    _ code: DiagnosisCode, reason: String, advice: String,
    headline: @escaping @Sendable (Situation, AlertFault) -> String?
  ) -> Explanation {
    Explanation(code) { situation in
      guard let fault = situation.alert, let headline = headline(situation, fault) else {
        return nil
      }
      return Finding(
        explained: [Discrepancy(element: .alert, aspect: .property(.presented))],
        headline: headline, callSites: situation.callSites(of: [.alert]), reason: reason,
        advice: advice)
    }
  }
}

extension Situation {
  /// The line of evidence about the message.
  var alertRow: Diagnosis.Row {
    let shown = table.presentedAlert.map { "\"\($0.title ?? "")\"" }
    let (expected, found) =
      switch alert {
      case .missing, nil: ("a message", shown ?? "none")
      case .repeated(let count): ("one message", "\(count), one after the other")
      case .again, .early: ("no message", shown ?? "one")
      case .without(let title):
        (
          "a button \"\(title)\"",
          table.presentedAlert?.actions.map(\.title).joined(separator: ", ") ?? ""
        )
      }
    return Diagnosis.Row(
      subject: "message", expected: expected, shown: found.isEmpty ? "no button" : found)
  }
}
