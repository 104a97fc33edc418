import CardGameControllers
import CardGameViews

extension DiagnosisCode {
  /// Cards look otherwise than they should, in no way that is known by name.
  public static let cardsDiffer = DiagnosisCode("cards-differ")

  /// The score label is not as it should be, in no way that is known by name.
  public static let scoreDiffers = DiagnosisCode("score-differs")

  /// The mode control is not as it should be, in no way that is known by name.
  public static let modeDiffers = DiagnosisCode("mode-differs")

  /// More cards can be asked for when there are none, or cannot when there are some.
  public static let moreDiffers = DiagnosisCode("more-differs")

  /// Another control is not as the style asks for, in no way that is known by name.
  public static let controlDiffers = DiagnosisCode("control-differs")
}

extension Situation {
  /// Names the mistakes that account for everything that is wrong, as few of them as possible.
  ///
  /// The mistake that explains most comes first. What none explains is reported as it is, unless some
  /// mistake is known: then it is to be mended first, and only counted what may follow from it.
  func diagnoses() -> [Diagnosis] {
    let known =
      Explanation.all + (status == nil ? [] : Explanation.ofStatus)
      + (discrepancies.contains { $0.property != nil } ? Explanation.ofControls : [])
    let findings = known.compactMap { explanation in
      explanation.find(self).map { (code: explanation.code, finding: $0) }
    }
    var open = discrepancies
    var diagnoses: [Diagnosis] = []
    while !open.isEmpty {
      var best: (code: DiagnosisCode, finding: Finding)?
      var bestCount = 0
      for candidate in findings {
        let count = candidate.finding.explained.intersection(open).count
        if count > bestCount { (best, bestCount) = (candidate, count) }
      }
      guard let best else { break }
      diagnoses.append(
        diagnosis(best.code, best.finding, rowsFor: best.finding.explained.intersection(open)))
      open.subtract(best.finding.explained)
    }
    if diagnoses.isEmpty {
      diagnoses = unnamed(open)
    } else {
      diagnoses[0].consequenceCount = Set(open.map(\.element)).count
    }
    diagnoses[0].evidence = comparison
    return diagnoses
  }

  private func diagnosis(
    _ code: DiagnosisCode, _ finding: Finding, rowsFor explained: Set<Discrepancy>
  ) -> Diagnosis {
    Diagnosis(
      code: code, headline: (lead + finding.headline).capitalisedSentence,
      rows: rows(for: explained), callSites: finding.callSites, reason: finding.reason,
      advice: finding.advice, moves: moves.map(\.description))
  }

  /// Reports what no explanation fits, each part of the table on its own.
  private func unnamed(_ open: Set<Discrepancy>) -> [Diagnosis] {
    let controls = open.filter { $0.property != nil }
    let open = open.subtracting(controls)
    let cards = open.filter { if case .card = $0.element { true } else { false } }
    let score = open.filter { $0.element == .scoreLabel }
    let mode = open.filter { $0.element == .modeControl }
    let status = open.filter { $0.element == .statusLabel }
    let more = open.filter { $0.element == .moreButton }
    let count = Set(cards.map(\.element)).count
    let parts: [(DiagnosisCode, Set<Discrepancy>, String)] = [
      (
        .cardsDiffer, cards,
        "\(count == 1 ? "one card looks" : "\(count) cards look") otherwise than "
          + "\(count == 1 ? "it" : "they") should."
      ),
      (.scoreDiffers, score, "the score label is not as it should be."),
      (.modeDiffers, mode, "the mode control is not as it should be."),
      (.statusDiffers, status, "the status label does not say what the last move did."),
      (
        .moreDiffers, more,
        table.more.isEnabled
          ? "more cards can be asked for, and the game has none to deal."
          : "no more cards can be asked for, and the game has some to deal."
      ),
      (.controlDiffers, controls, differences(in: controls)),
    ]
    return parts.filter { !$0.1.isEmpty }.map { code, discrepancies, headline in
      diagnosis(
        code,
        Finding(
          explained: discrepancies, headline: headline,
          callSites: callSites(of: discrepancies.map(\.element)),
          reason: "A table shows the game as it is after every move, whole.",
          advice: "Compare the two columns above; they differ in what was set last."),
        rowsFor: discrepancies)
    }
  }

  // MARK: - Evidence

  /// The line of evidence about the mode control.
  private func modeRow(of aspect: Discrepancy.Aspect) -> Diagnosis.Row {
    guard aspect == .isEnabled else {
      return .init(
        subject: "mode", expected: "\(expected.mode ?? 0) cards",
        shown: "\(table.mode.selectedSegmentIndex + 2) cards")
    }
    let words = (right: "enabled", wrong: "disabled")
    return table.mode.isEnabled
      ? .init(subject: "mode", expected: words.wrong, shown: words.right)
      : .init(subject: "mode", expected: words.right, shown: words.wrong)
  }

  /// The lines of evidence, cards that are alike drawn together.
  private func rows(for explained: Set<Discrepancy>) -> [Diagnosis.Row] {
    var cards: [Evidence: [Int]] = [:]
    var others: [Diagnosis.Row] = []
    for discrepancy in explained {
      switch discrepancy.element {
      case .card(let index):
        cards[evidence(of: index, discrepancy), default: []].append(index)
      case .scoreLabel where discrepancy.property == nil:
        others.append(
          .init(
            subject: "score", expected: style.scoreText(expected.score),
            shown: table.score.visibleText.isEmpty ? "nothing" : table.score.visibleText))
      case .modeControl where discrepancy.property == nil:
        others.append(modeRow(of: discrepancy.aspect))
      case .statusLabel where discrepancy.property == nil:
        others.append(statusRow)
      case .moreButton where discrepancy.property == nil:
        others.append(
          .init(
            subject: "more", expected: table.more.isEnabled ? "disabled" : "enabled",
            shown: table.more.isEnabled ? "enabled" : "disabled"))
      case .alert where alert != nil:
        others.append(alertRow)
      default:
        let evidence = evidence(of: discrepancy)
        others.append(
          .init(
            subject: discrepancy.element.description, expected: evidence.expected,
            shown: evidence.shown))
      }
    }
    let groups = cards.map { evidence, indices in (evidence, indices: Set(indices).sorted()) }
    let cardRows = groups.sorted {
      ($0.indices[0], $0.0.expected, $0.0.shown) < ($1.indices[0], $1.0.expected, $1.0.shown)
    }.map { evidence, indices in
      let noun = indices.count == 1 ? "card" : "cards"
      return Diagnosis.Row(
        subject: "\(noun) \(rangeList(indices))", expected: evidence.expected,
        shown: evidence.shown)
    }
    return cardRows
      + others.sorted { ($1.subject, $0.expected) < ($0.subject, $1.expected) }
  }

  /// What the status label should tell.
  var expectedStatus: String {
    status?.expected.words(withPoints: style.status == .cardsAndPoints) ?? ""
  }

  private var statusRow: Diagnosis.Row {
    let text = table.status.visibleText
    return Diagnosis.Row(
      subject: "status",
      expected: expectedStatus,
      shown: text.isEmpty ? "nothing" : text)
  }

  private struct Evidence: Hashable {
    var expected: String
    var shown: String
  }

  private func evidence(of index: Int, _ discrepancy: Discrepancy) -> Evidence {
    guard discrepancy.property == nil else { return evidence(of: discrepancy) }
    if discrepancy.aspect == .isDimmed {
      let strongest = table.buttons.map(\.alpha).max() ?? 1
      return Evidence(
        expected: "alpha \(strongest)", shown: "alpha \(table.buttons[index].alpha)")
    }
    let isUnderFinger = discrepancy.aspect == .underFinger
    let seen = seen(at: index, underFinger: isUnderFinger)
    return Evidence(
      expected: "\(shouldShow(at: index))",
      shown: "\(seen)" + (isUnderFinger ? " (under a finger)" : ""))
  }

  /// What a property is to be, and what it is.
  private func evidence(of discrepancy: Discrepancy) -> Evidence {
    let property = discrepancy.property ?? .value
    func words(_ value: PropertyValue?) -> String {
      (property == .isOn ? "" : "\(property) ") + (value ?? .none).phrase(of: property)
    }
    return Evidence(
      expected: words(controls[discrepancy]), shown: words(table.value(at: discrepancy)))
  }

  /// What some properties are to be, and what they are, in a sentence.
  private func differences(in places: Set<Discrepancy>) -> String {
    let phrases = places.map { place in
      let evidence = evidence(of: place)
      return "the \(place.element) should have \(evidence.expected) and has \(evidence.shown)"
    }.sorted()
    return (phrases.first ?? "")
      + (phrases.count > 1 ? ", and \(phrases.count - 1) more are not right either." : ".")
  }
}
