/// A colour, known by its name, as a headless table needs it: to tell whether two are the same.
///
/// ```swift
/// button.backgroundColor = .white
/// print(CardColor(named: "felt") == .white)
/// // false
/// ```
public struct CardColor: Hashable, Codable, Sendable {
  /// The colour's name, as in UIKit or in the app's assets.
  public var name: String

  /// Names a colour.
  ///
  /// - Parameter name: The colour's name, as in UIKit or in the app's assets.
  public init(named name: String) {
    self.name = name
  }

  /// Black.
  public static let black = CardColor(named: "black")

  /// White.
  public static let white = CardColor(named: "white")

  /// Red.
  public static let red = CardColor(named: "red")

  /// No colour: what lies behind is seen.
  public static let clear = CardColor(named: "clear")
}
