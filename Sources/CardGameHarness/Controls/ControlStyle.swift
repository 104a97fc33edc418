public import CardGameModel
public import CardGameViews

/// What one property of a control is to be, whatever the game does: a part of a table's style.
///
/// Sliders, switches, colours and much else are used by some tables and not by others, so a style says
/// nothing of them until it is told what to ask for.
///
/// ```swift
/// var style = TableStyle.lesson
/// style.controls = ControlStyle.historySlider + [
///   .control(.modeSwitch, .isOn) { .flag($0.mode == 3) },
///   .everyCard(.backgroundColor) { .color($0.isFaceVisible ? .white : .black) },
/// ]
/// ```
public struct ControlStyle: Sendable {
  private let element: TableElement?
  private let property: ControlProperty
  private let value: Value

  private enum Value: Sendable {
    case ofGame(@Sendable (any CardGame) -> PropertyValue)
    case ofCard(@Sendable (TableState.Card) -> PropertyValue)
  }

  /// Asks for the value of a property of one control.
  ///
  /// - Parameters:
  ///   - element: The control.
  ///   - property: One of its properties.
  ///   - value: What it is to be while the game stands so; a whole number will do for a decimal.
  /// - Returns: The wish, for ``TableStyle/controls``.
  public static func control(
    _ element: TableElement, _ property: ControlProperty,
    is value: @escaping @Sendable (any CardGame) -> PropertyValue
  ) -> ControlStyle {
    ControlStyle(element: element, property: property, value: .ofGame(value))
  }

  /// Asks for the value of a property of every card's button.
  ///
  /// - Parameters:
  ///   - property: A property of the buttons.
  ///   - value: What it is to be while the card lies so; a whole number will do for a decimal.
  /// - Returns: The wish, for ``TableStyle/controls``.
  public static func everyCard(
    _ property: ControlProperty, is value: @escaping @Sendable (TableState.Card) -> PropertyValue
  ) -> ControlStyle {
    ControlStyle(element: nil, property: property, value: .ofCard(value))
  }

  /// Asks for a slider that reaches from 0 to the number of moves, and stands at the last.
  ///
  /// The game must count its moves, as `LessonGame` does.
  public static let historySlider: [ControlStyle] = [
    .control(.historySlider, .minimumValue) { _ in .decimal(0) },
    .control(.historySlider, .maximumValue) { .number($0.moveCount ?? 0) },
    .control(.historySlider, .value) { .number($0.moveCount ?? 0) },
  ]

  /// Notes what is asked for while a game stands so.
  func note(in game: some CardGame, _ style: TableStyle, into wanted: inout WantedControls) {
    switch value {
    case .ofGame(let value):
      guard let element else { return }
      wanted[Discrepancy(element: element, aspect: .property(property))] =
        value(game).asDecimal
    case .ofCard(let value):
      for (index, card) in TableState(of: game, style: style).cards.enumerated() {
        wanted[Discrepancy(element: .card(index), aspect: .property(property))] =
          value(card).asDecimal
      }
    }
  }
}

/// What properties of controls are to be, each under the name that it has when it is otherwise.
typealias WantedControls = [Discrepancy: PropertyValue]

extension TableStyle {
  /// What the controls are to show while a game stands so.
  func wantedControls(in game: some CardGame) -> WantedControls {
    var wanted: WantedControls = [:]
    guard parts.contains(.controls) else { return wanted }
    for control in controls { control.note(in: game, self, into: &wanted) }
    return wanted
  }
}

extension RecordingTableView {
  /// What is set now in the place of something that may be wrong, as far as it is a property.
  func value(at place: Discrepancy) -> PropertyValue? {
    guard case .property(let property) = place.aspect else { return nil }
    return value(property, of: place.element)?.asDecimal
  }
}

extension PropertyValue {
  /// The value, with numbers in the precision of a slider, so that equal ones are equal.
  fileprivate var asDecimal: PropertyValue {
    switch self {
    case .number(let number): .decimal(Double(number))
    case .decimal(let number): .decimal(Double(Float(number)))
    default: self
    }
  }

  /// The value as it is spoken of: `2` for 2.0, `on` for a switch.
  func phrase(of property: ControlProperty) -> String {
    switch self {
    case .decimal(let number) where number == number.rounded() && abs(number) < 1e9:
      "\(Int(number))"
    case .decimal(let number): "\(Float(number))"
    case .flag(let flag) where property == .isOn: flag ? "on" : "off"
    default: description
    }
  }
}
