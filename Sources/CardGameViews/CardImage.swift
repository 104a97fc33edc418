/// A picture, known by its name, as a button's slots take it.
///
/// No pixels are kept: a headless table needs to know which picture was set, how it is to be drawn,
/// and whether anything of it can be seen.
///
/// ```swift
/// let back = CardImage(named: "cardback")
/// print(back == .cardBack, back.renderingMode)
/// // true automatic
/// ```
public struct CardImage: Hashable, Codable, Sendable {
  /// The picture's name in the app's assets.
  public var name: String

  /// Whether a system button may draw the picture as a flat shape.
  public var renderingMode: RenderingMode

  /// Whether the picture is wholly transparent, so that nothing of it is seen.
  public var isTransparent: Bool

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - name: The picture's name in the app's assets.
  ///   - renderingMode: Whether a system button may draw the picture as a flat shape.
  ///   - isTransparent: Whether the picture is wholly transparent.
  public init(
    named name: String, renderingMode: RenderingMode = .automatic, isTransparent: Bool = false
  ) {
    self.name = name
    self.renderingMode = renderingMode
    self.isTransparent = isTransparent
  }

  /// Returns the same picture, to be drawn in another mode.
  ///
  /// - Parameter renderingMode: The mode of the copy.
  /// - Returns: A copy; the picture itself is not changed.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> CardImage {
    CardImage(named: name, renderingMode: renderingMode, isTransparent: isTransparent)
  }

  /// The back of a card, `cardback`: what a storyboard leaves on every card button.
  public static let cardBack = CardImage(named: "cardback")

  /// The blank front of a card, `cardfront`, on which the title is read.
  public static let cardFront = CardImage(named: "cardfront")

  /// A picture of which nothing is seen.
  public static let transparent = CardImage(named: "transparent", isTransparent: true)

  /// Whether a picture keeps its colours on a system button, as in UIKit.
  public enum RenderingMode: String, CaseIterable, Hashable, Codable, Sendable {
    /// The button decides: a system button's foreground draws it as a flat shape.
    case automatic

    /// Always in its own colours.
    case alwaysOriginal

    /// Always as a flat shape in the tint colour.
    case alwaysTemplate
  }
}
