extension RecordingTableView {
  /// Returns what is set for a property of one of the table's parts.
  ///
  /// ```swift
  /// table.slider.maximumValue = 3
  /// print(table.value(.maximumValue, of: .historySlider)!)
  /// // 3.0
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - element: The part; a card that is not on the table has no properties.
  /// - Returns: The value, ``PropertyValue/none`` for one that is `nil`, or `nil` where that part has
  ///   no such property.
  public func value(_ property: ControlProperty, of element: TableElement) -> PropertyValue? {
    switch element {
    case .card(let index):
      buttons.indices.contains(index) ? buttons[index].values.value(property) : nil
    case .dealButton: deal.values.value(property)
    case .moreButton: more.values.value(property)
    case .scoreLabel: score.values.value(property)
    case .statusLabel: status.values.value(property)
    case .modeControl:
      switch property {
      case .selectedSegmentIndex: .number(mode.selectedSegmentIndex)
      case .isEnabled: .flag(mode.isEnabled)
      default: nil
      }
    case .historySlider: slider.values.value(property)
    case .modeSwitch: toggle.values.value(property)
    case .alert:
      switch property {
      case .presented: PropertyValue(presentedAlert.map { $0.title ?? "" })
      case .answers:
        PropertyValue(presentedAlert.map { $0.actions.map(\.title).joined(separator: ", ") })
      default: nil
      }
    }
  }
}

extension TableAppearance {
  /// How a storyboard leaves the controls that only some tables use.
  static let storyboardControls: [TableElement: [ControlProperty: PropertyValue]] = [
    .historySlider: [
      .minimumValue: .decimal(0), .maximumValue: .decimal(1), .value: .decimal(0),
      .isEnabled: .flag(true),
    ],
    .modeSwitch: [.isOn: .flag(false), .isEnabled: .flag(true)],
    .alert: [.presented: .none, .answers: .none],
  ]

  /// Notes what is set on the controls of a table that only some tables use.
  mutating func noteOtherControls(of table: RecordingTableView) {
    for (element, properties) in Self.storyboardControls {
      for property in properties.keys {
        set(property, of: element, to: table.value(property, of: element) ?? .none)
      }
    }
  }

  /// Notes what is set on a control that only some tables use, if it is not as a storyboard has it.
  mutating func set(
    _ property: ControlProperty, of element: TableElement, to value: PropertyValue
  ) {
    let isUsual = value == Self.storyboardControls[element]?[property]
    var values = otherControls[element] ?? [:]
    values[property] = isUsual ? nil : value
    otherControls[element] = values.isEmpty ? nil : values
  }

  /// A control that only some tables use in words: `slider: 1 from 0 to 2`, `switch: on`.
  func words(on element: TableElement) -> String {
    func value(_ property: ControlProperty) -> PropertyValue {
      otherControls[element]?[property] ?? Self.storyboardControls[element]?[property] ?? .none
    }
    let disabled = value(.isEnabled) == .flag(false) ? ", disabled" : ""
    switch element {
    case .historySlider:
      let numbers = [.value, .minimumValue, .maximumValue].map { value($0).shortNumber }
      return "slider: \(numbers[0]) from \(numbers[1]) to \(numbers[2])" + disabled
    case .modeSwitch:
      return "switch: " + (value(.isOn) == .flag(true) ? "on" : "off") + disabled
    default:
      guard case .text(let title) = value(.presented) else { return "message: none" }
      guard case .text(let answers) = value(.answers), !answers.isEmpty else {
        return "message: \(title), no button"
      }
      return "message: \(title) [\(answers)]"
    }
  }

  /// A line for each control that is not as a storyboard leaves it.
  var otherLines: [String] { otherControls.keys.map(words).sorted() }
}

extension PropertyValue {
  /// A decimal number without the zero after its point.
  fileprivate var shortNumber: String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}

extension ButtonSnapshot {
  fileprivate func value(_ property: ControlProperty) -> PropertyValue? {
    switch property {
    case .title(let state): PropertyValue(titles[state])
    case .attributedTitle(let state): PropertyValue(attributedTitles[state])
    case .image(let state): PropertyValue(images[state])
    case .backgroundImage(let state): PropertyValue(backgroundImages[state])
    case .isEnabled: .flag(isEnabled)
    case .isSelected: .flag(isSelected)
    case .isHidden: .flag(isHidden)
    case .alpha: .decimal(alpha)
    case .backgroundColor: PropertyValue(backgroundColor)
    case .tag: .number(tag)
    default: nil
    }
  }
}

extension LabelSnapshot {
  fileprivate func value(_ property: ControlProperty) -> PropertyValue? {
    switch property {
    case .text: PropertyValue(text)
    case .attributedText: PropertyValue(text.map { CardText($0, color: color) })
    case .isHidden: .flag(isHidden)
    default: nil
    }
  }
}

extension SliderSnapshot {
  fileprivate func value(_ property: ControlProperty) -> PropertyValue? {
    switch property {
    case .value: .decimal(Double(value))
    case .minimumValue: .decimal(Double(minimum))
    case .maximumValue: .decimal(Double(maximum))
    case .isEnabled: .flag(isEnabled)
    default: nil
    }
  }
}

extension SwitchSnapshot {
  fileprivate func value(_ property: ControlProperty) -> PropertyValue? {
    switch property {
    case .isOn: .flag(isOn)
    case .isEnabled: .flag(isEnabled)
    default: nil
    }
  }
}
