/// The thirteen ranks of the standard pack of playing cards, from ace to king.
///
/// The raw value is the number of the rank: the ace is 1, the jack 11, the king 13.
///
/// ```swift
/// print(Rank.ten.symbol, Rank.king.symbol, Rank.king.rawValue)
/// // 10 K 13
/// ```
public enum Rank: Int, CaseIterable, Hashable, Codable, Sendable {
  /// The ace, `A` in a title.
  case ace = 1

  /// The two, `2` in a title.
  case two

  /// The three, `3` in a title.
  case three

  /// The four, `4` in a title.
  case four

  /// The five, `5` in a title.
  case five

  /// The six, `6` in a title.
  case six

  /// The seven, `7` in a title.
  case seven

  /// The eight, `8` in a title.
  case eight

  /// The nine, `9` in a title.
  case nine

  /// The ten, `10` in a title.
  case ten

  /// The jack, `J` in a title.
  case jack

  /// The queen, `Q` in a title.
  case queen

  /// The king, `K` in a title.
  case king

  /// What stands for the rank in a title: `A`, `2` to `10`, `J`, `Q` or `K`.
  public var symbol: String {
    switch self {
    case .ace: "A"
    case .two: "2"
    case .three: "3"
    case .four: "4"
    case .five: "5"
    case .six: "6"
    case .seven: "7"
    case .eight: "8"
    case .nine: "9"
    case .ten: "10"
    case .jack: "J"
    case .queen: "Q"
    case .king: "K"
    }
  }

  /// The rank's English name, in lower case.
  public var spokenName: String {
    switch self {
    case .ace: "ace"
    case .two: "two"
    case .three: "three"
    case .four: "four"
    case .five: "five"
    case .six: "six"
    case .seven: "seven"
    case .eight: "eight"
    case .nine: "nine"
    case .ten: "ten"
    case .jack: "jack"
    case .queen: "queen"
    case .king: "king"
    }
  }
}
