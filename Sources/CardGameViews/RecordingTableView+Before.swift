extension RecordingTableView {
  /// What a person saw of the table before the last move, or `nil` when that is not known.
  ///
  /// It is worked out from the recording: what was changed since then is taken back on a copy. So it
  /// costs nothing until it is asked for, and is known only where changes are recorded.
  ///
  /// ```swift
  /// table.moveWillBegin()
  /// table.buttons[0].setBackgroundImage(.cardFront, for: .normal)
  /// print(table.appearanceBeforeLastMove!.cards[0], "/", table.appearance.cards[0])
  /// // cardback / cardfront
  /// ```
  ///
  /// - Complexity: O(n) in the number of cards and of changes during the last move.
  public var appearanceBeforeLastMove: TableAppearance? {
    guard recordsChanges, recording.moveCount > 0 else { return nil }
    var cards = buttons.map(\.values)
    var (score, status) = (score.values, status.values)
    var appearance = appearance
    for change in recording.changes.reversed() {
      guard change.move == recording.moveCount else { break }
      switch change.element {
      case .card(let index): cards[index].set(change.property, to: change.oldValue)
      case .scoreLabel: score.set(change.property, to: change.oldValue)
      case .statusLabel: status.set(change.property, to: change.oldValue)
      case .modeControl:
        switch change.oldValue {
        case .number(let place): appearance.selectedMode = place
        case .flag(let isEnabled): appearance.isModeEnabled = isEnabled
        default: break
        }
      case .historySlider, .modeSwitch, .alert:
        appearance.set(change.property, of: change.element, to: change.oldValue)
      case .dealButton, .moreButton: break
      }
    }
    appearance.cards = zip(cards, buttons).map { values, button in
      values.appearance(in: values.state, type: button.type)
    }
    appearance.score = score.visibleText
    appearance.status = status.visibleText
    return appearance
  }
}

extension ButtonSnapshot {
  /// Sets a property to a value of a recording; others are left alone.
  fileprivate mutating func set(_ property: ControlProperty, to value: PropertyValue) {
    switch (property, value) {
    case (.title(let state), .text(let title)): titles[setFor: state] = title
    case (.title(let state), _): titles[setFor: state] = nil
    case (.image(let state), .image(let image)): images[setFor: state] = image
    case (.image(let state), _): images[setFor: state] = nil
    case (.backgroundImage(let state), .image(let image)):
      backgroundImages[setFor: state] = image
    case (.backgroundImage(let state), _): backgroundImages[setFor: state] = nil
    case (.attributedTitle(let state), .attributedText(let text)):
      attributedTitles[setFor: state] = text
    case (.attributedTitle(let state), _): attributedTitles[setFor: state] = nil
    case (.alpha, .decimal(let opacity)): alpha = opacity
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.backgroundColor, _): backgroundColor = nil
    case (.isEnabled, .flag(let flag)): isEnabled = flag
    case (.isSelected, .flag(let flag)): isSelected = flag
    case (.isHidden, .flag(let flag)): isHidden = flag
    default: break
    }
  }
}

extension LabelSnapshot {
  /// Sets a property to a value of a recording; others are left alone.
  fileprivate mutating func set(_ property: ControlProperty, to value: PropertyValue) {
    switch (property, value) {
    case (.text, .text(let words)): text = words
    case (.text, _): text = nil
    case (.attributedText, .attributedText(let words)): (text, color) = (words.string, words.color)
    case (.attributedText, _): (text, color) = (nil, nil)
    case (.isHidden, .flag(let flag)): isHidden = flag
    default: break
    }
  }
}
