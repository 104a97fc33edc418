import CardGameControllers
import CardGameViews

extension DiagnosisCode {
  /// A slider's value was set before its range, and cut off at the old end.
  public static let sliderCutOff = DiagnosisCode("slider-cut-off")

  /// A slider's range is not that of the history.
  public static let sliderRangeWrong = DiagnosisCode("slider-range-wrong")

  /// A slider stands at another place of its range than it should.
  public static let sliderElsewhere = DiagnosisCode("slider-elsewhere")

  /// After a new deal a slider still leads through the game before.
  public static let sliderNotReset = DiagnosisCode("slider-not-reset")

  /// A switch shows the opposite of what is so.
  public static let switchOpposite = DiagnosisCode("switch-opposite")

  /// A button has another colour behind it than it should.
  public static let backgroundColorWrong = DiagnosisCode("background-color-wrong")

  /// A control shows what was right before the last move.
  public static let controlLate = DiagnosisCode("control-late")
}

extension Explanation {
  static let sliderCutOff = Explanation(.sliderCutOff) { situation in
    let place = Discrepancy(element: .historySlider, aspect: .property(.value))
    let slider = situation.table.slider
    let range = situation.recording.lastChange(of: .historySlider, .maximumValue)
    guard
      situation.discrepancies.contains(place), let wanted = situation.controls[place],
      let range, range.move == situation.recording.moveCount,
      range.oldValue == .decimal(Double(slider.value)), let requested = slider.requestedValue,
      requested > slider.value, wanted == .decimal(Double(requested))
    else { return nil }
    let end = range.oldValue.phrase(of: .value)
    return Finding(
      explained: [place],
      headline: "the history slider stands at \(end) and should stand at "
        + "\(wanted.phrase(of: .value)): its value was set before its range, which ended at \(end) "
        + "until then.",
      callSites: situation.callSites(of: [.historySlider]),
      reason: "A slider cuts off at once what lies outside its range, and does not remember it.",
      advice: "slider.maximumValue = Float(count)  // first the range\nslider.value = Float(count)")
  }

  static let sliderNotReset = Explanation(.sliderNotReset) { situation in
    let wrong = situation.wrongProperties(of: .historySlider).filter(situation.isLate)
    guard situation.moves.last == .deal, !wrong.isEmpty else { return nil }
    return Finding(
      explained: wrong,
      headline: "the history slider still leads through the game before the deal.",
      callSites: situation.callSites(of: [.historySlider]),
      reason: "A new game has no moves to look back at.",
      advice: "moves = []  // where the new game is dealt, before updateUI()")
  }

  static let controlLate = Explanation(.controlLate) { situation in
    // What was never set is not late.
    let wrong = situation.discrepancies.filter { place in
      guard let property = place.property, situation.isLate(place) else { return false }
      return situation.recording.lastChange(of: place.element, property) != nil
    }
    guard let first = situation.first(of: wrong), let property = first.property else { return nil }
    return Finding(
      explained: wrong,
      headline: situation.subject(of: wrong)
        + (situation.isOneControl(wrong) ? " still shows" : " still show")
        + " what was right before the last move.",
      callSites: situation.callSites(of: wrong.map(\.element)) { $0 == property },
      reason:
        "What is set on a control stays until it is set otherwise, so it is set in updateUI().",
      advice: "Set \(property) in updateUI(), for every button and after every move.")
  }

  static let sliderRangeWrong = Explanation(.sliderRangeWrong) { situation in
    let wrong = situation.wrongProperties(of: .historySlider)
    guard wrong.contains(where: { $0.property == .minimumValue || $0.property == .maximumValue })
    else { return nil }
    let shown = situation.range { situation.table.value(at: $0) }
    let isUntouched = [.minimumValue, .maximumValue].allSatisfy { property in
      situation.recording.lastChange(of: .historySlider, property) == nil
    }
    return Finding(
      explained: wrong,
      headline: isUntouched
        ? "the range of the history slider was never set: it goes \(shown), as in the storyboard."
        : "the history slider goes \(shown) and should go \(situation.range { situation.controls[$0] }).",
      callSites: situation.callSites(of: [.historySlider]) { $0 != .value },
      reason: "Each place of the slider stands for a moment of the game, from the deal to now.",
      advice: "slider.minimumValue = 0\nslider.maximumValue = Float(count)")
  }

  static let sliderElsewhere = Explanation(.sliderElsewhere) { situation in
    let wrong = situation.wrongProperties(of: .historySlider)
    guard let place = wrong.first, wrong.count == 1, place.property == .value else { return nil }
    let shown = (situation.table.value(at: place) ?? .none).phrase(of: .value)
    let wanted = (situation.controls[place] ?? .none).phrase(of: .value)
    return Finding(
      explained: wrong,
      headline: "the history slider stands at \(shown) and should stand at \(wanted).",
      callSites: situation.callSites(of: [.historySlider]) { $0 == .value },
      reason: "After a move the table shows the newest moment, so that is where the slider stands.",
      advice: "slider.value = slider.maximumValue  // once the range is set")
  }

  static let switchOpposite = Explanation(.switchOpposite) { situation in
    let wrong = situation.discrepancies.filter { $0.property == .isOn }
    guard let place = wrong.first, let wanted = situation.controls[place] else { return nil }
    let shown = situation.table.value(at: place) ?? .none
    return Finding(
      explained: wrong,
      headline: "the \(place.element) is \(shown.phrase(of: .isOn)) and should be "
        + "\(wanted.phrase(of: .isOn)).",
      callSites: situation.callSites(of: [place.element]) { $0 == .isOn },
      reason: "What a switch shows is what a player believes the game to go by.",
      advice: "table.modeSwitch?.isOn = …what is so in the game…  // in updateUI()")
  }

  static let backgroundColorWrong = Explanation(.backgroundColorWrong) { situation in
    let wrong = situation.discrepancies.filter { $0.property == .backgroundColor }
    guard let first = situation.first(of: wrong), let wanted = situation.controls[first] else {
      return nil
    }
    let shown = situation.table.value(at: first) ?? .none
    return Finding(
      explained: wrong,
      headline: "\(situation.subject(of: wrong)) \(situation.isOneControl(wrong) ? "has" : "have") "
        + "the wrong colour behind: the \(first.element) should have "
        + "\(wanted.phrase(of: .backgroundColor)) and has \(shown.phrase(of: .backgroundColor)).",
      callSites: situation.callSites(of: wrong.map(\.element)) { $0 == .backgroundColor },
      reason: "The colour is seen wherever no picture covers it, as around the edges of a card.",
      advice: "button.backgroundColor = …  // for every card, in both directions")
  }
}

extension Situation {
  /// What of a control is otherwise than the style asks for besides.
  func wrongProperties(of element: TableElement) -> Set<Discrepancy> {
    discrepancies.filter { $0.element == element && $0.property != nil }
  }

  /// Whether a property is as the style asked for before the last move.
  func isLate(_ place: Discrepancy) -> Bool {
    guard let before = controlsBefore[place] else { return false }
    return table.value(at: place) == before
  }

  /// The first place in the order of the table's parts.
  fileprivate func first(of places: Set<Discrepancy>) -> Discrepancy? {
    let cards = indices.lazy.compactMap { index in
      places.first { $0.element == .card(index) }
    }
    return cards.first ?? places.min { "\($0)" < "\($1)" }
  }

  fileprivate func isOneControl(_ places: Set<Discrepancy>) -> Bool {
    Set(places.map(\.element)).count == 1
  }

  /// What some places are about: `cards 0 and 3`, `the mode switch`.
  fileprivate func subject(of places: Set<Discrepancy>) -> String {
    let cards = indices.filter { index in places.contains { $0.element == .card(index) } }
    let others = Set(places.map(\.element)).subtracting(cards.map(TableElement.card))
    return ((cards.isEmpty ? [] : [cardPhrase(cards)]) + others.map { "the \($0)" }.sorted())
      .joined(separator: " and ")
  }

  /// The range of the history slider in words: `from 0 to 3`.
  fileprivate func range(_ value: (Discrepancy) -> PropertyValue?) -> String {
    func end(_ property: ControlProperty) -> String {
      let place = Discrepancy(element: .historySlider, aspect: .property(property))
      return (value(place) ?? table.value(at: place) ?? .none).phrase(of: property)
    }
    return "from \(end(.minimumValue)) to \(end(.maximumValue))"
  }
}
