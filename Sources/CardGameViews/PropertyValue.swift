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

  /// The value as a program writes it: `nil`, `"A♠"`, `cardback`, `true`, `1`.
  public var description: String {
    switch self {
    case .none: "nil"
    case .text(let text): "\"\(text)\""
    case .image(let image): image.name
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    }
  }

  init(_ text: String?) {
    self = text.map(PropertyValue.text) ?? .none
  }

  init(_ image: CardImage?) {
    self = image.map(PropertyValue.image) ?? .none
  }
}
