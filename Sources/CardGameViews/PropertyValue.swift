/// The value of a control's property.
public enum PropertyValue: Hashable, Sendable, CustomStringConvertible {
  /// Nothing was set.
  case none

  /// Words.
  case text(String)

  /// A picture.
  case image(CardImage)

  /// Yes or no.
  case flag(Bool)

  /// A whole number.
  case number(Int)

  /// A number that need not be whole.
  case decimal(Double)

  /// A colour.
  case color(CardColor)

  /// Words with a colour.
  case attributedText(CardText)

  /// The value as a program writes it: `nil`, `"A♠"`, `cardback`, `true`, `1`.
  ///
  /// A picture that differs from its plain form says how: `cardback (alwaysOriginal)`.
  public var description: String {
    switch self {
    case .none: "nil"
    case .text(let text): "\"\(text)\""
    case .image(let image): Self.describe(image)
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .color(let color): color.name
    case .attributedText(let text):
      "\"\(text.string)\"" + (text.color.map { " (\($0.name))" } ?? " (no colour)")
    }
  }

  private static func describe(_ image: CardImage) -> String {
    let differences = [
      image.renderingMode == .automatic ? nil : image.renderingMode.rawValue,
      image.isTransparent && image != .transparent ? "transparent" : nil,
    ].compactMap(\.self)
    return differences.isEmpty
      ? image.name : "\(image.name) (\(differences.joined(separator: ", ")))"
  }

  init(_ text: String?) {
    self = text.map(PropertyValue.text) ?? .none
  }

  init(_ text: CardText?) {
    self = text.map(PropertyValue.attributedText) ?? .none
  }

  init(_ color: CardColor?) {
    self = color.map(PropertyValue.color) ?? .none
  }

  init(_ image: CardImage?) {
    self = image.map(PropertyValue.image) ?? .none
  }
}
