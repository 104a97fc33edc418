import CardGameModel
import CardGameViews

extension Situation {
  /// The table before the last move, after it and as it should be.
  ///
  /// Where nothing is wrong, what is seen is as it should be, whatever other looks would be right too.
  /// What is not looked at is drawn rightly all the same; what need not be any way is left out.
  var comparison: TableComparison {
    var after = table.appearance
    var right = after
    for index in indices where !button(index, looksLike: expected.cards[index]) {
      right.cards[index] = shouldShow(at: index).withDrawablePicture(in: style)
    }
    if !style.accepts(score: expected.score, on: table.score) {
      right.score = style.scoreText(expected.score)
    }
    if style.status == .unchecked { right.status = "" }
    for discrepancy in discrepancies {
      if let property = discrepancy.property {
        let wanted = controls[discrepancy] ?? .none
        switch (discrepancy.element, wanted) {
        case (.card(let index), .color(let color)) where property == .backgroundColor:
          right.cards[index].backgroundColor = color
        case (.historySlider, _), (.modeSwitch, _):
          right.otherControls[discrepancy.element, default: [:]][property] = wanted
        case (.alert, _): right.otherControls[.alert] = rightAlert
        default: break
        }
        continue
      }
      switch (discrepancy.element, discrepancy.aspect) {
      case (.card(let index), let aspect):
        if aspect == .underFinger { after.cards[index] = seen(at: index, underFinger: true) }
        right.cards[index] = shouldShow(at: index).withDrawablePicture(in: style)
      case (.scoreLabel, _): right.score = style.scoreText(expected.score)
      case (.statusLabel, _): right.status = expectedStatus
      case (.modeControl, .isEnabled): right.isModeEnabled.toggle()
      case (.modeControl, _): right.selectedMode = (expected.mode ?? 1) - 2
      case (.moreButton, _), (.dealButton, _), (.historySlider, _), (.modeSwitch, _), (.alert, _):
        break
      }
    }
    return TableComparison(
      before: moves.isEmpty ? nil : table.appearanceBeforeLastMove, after: after, expected: right,
      wrong: Set(discrepancies.map(\.element)))
  }
}

extension Situation {
  /// The message that should be seen, as far as anything is asked of it.
  private var rightAlert: [ControlProperty: PropertyValue]? {
    let answers = style.alert?.answers.map(\.title).joined(separator: ", ") ?? ""
    return switch alert {
    case .missing: [.presented: .text("…"), .answers: .text(answers)]
    case .without:
      [.presented: table.value(.presented, of: .alert) ?? .none, .answers: .text(answers)]
    case .again, .early: nil
    case .repeated, nil: table.appearance.otherControls[.alert]
    }
  }
}

extension TableStyle {
  /// What a person should see of a card.
  func appearance(of card: TableState.Card) -> ButtonAppearance {
    let picture: ButtonAppearance.Picture =
      switch pictures {
      case .named(let front, let back):
        (card.isFaceVisible ? front : back).first.map { .image($0) } ?? .none
      case .different: .image(card.isFaceVisible ? "a front" : "a back")
      }
    guard !hidesMatched || card.position != .matched else {
      return ButtonAppearance(isHidden: true)
    }
    var appearance = ButtonAppearance(
      title: card.isFaceVisible ? card.title : "", picture: picture,
      isEnabled: !disablesMatched || card.position != .matched,
      isSelected: selection == .faceUp && card.position == .faceUp)
    if card.isFaceVisible { appearance.titleColor = card.titleColor }
    return appearance
  }

  /// How a table should look that shows a game as it stands, apart from what only the game can say.
  private func appearance(of state: TableState) -> TableAppearance {
    TableAppearance(
      cards: state.cards.map { appearance(of: $0).withDrawablePicture(in: self) },
      score: scoreText(state.score), selectedMode: (state.mode ?? 1) - 2,
      isModeEnabled: !state.hasBegun)
  }

  /// A game as it would look before a move, after it and as it should be; `nil` when it looks right.
  ///
  /// What is not compared is not known, and so is not drawn: a table without positions not at all.
  func comparison(
    before: TableState?, after: TableState, expected: TableState,
    comparing aspects: Set<GameAspect> = Set(GameAspect.allCases)
  ) -> TableComparison? {
    guard aspects.contains(.positions) else { return nil }
    func drawn(_ state: TableState) -> TableAppearance {
      var appearance = appearance(of: state)
      if !aspects.contains(.score) { appearance.score = "" }
      return appearance
    }
    let seen = drawn(after)
    let right = drawn(expected)
    var wrong = Set(
      zip(seen.cards, right.cards).enumerated().filter { $1.0 != $1.1 }.map {
        TableElement.card($0.offset)
      })
    if seen.score != right.score { wrong.insert(.scoreLabel) }
    guard !wrong.isEmpty else { return nil }
    return TableComparison(
      before: before.map(drawn), after: seen, expected: right, wrong: wrong)
  }
}

extension ButtonAppearance {
  /// The appearance with a picture that can be drawn, where a style only asks for one that differs.
  fileprivate func withDrawablePicture(in style: TableStyle) -> ButtonAppearance {
    guard style.pictures == .different, !isHidden else { return self }
    var drawable = self
    drawable.picture = .image((title.isEmpty ? CardImage.cardBack : .cardFront).name)
    return drawable
  }
}
