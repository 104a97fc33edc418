/// How a table is drawn as text.
///
/// ```swift
/// let style = TextTableStyle.forTerminal(isTerminal: true, environment: ["NO_COLOR": "1"])
/// print(style == .unicode)
/// // true
/// ```
public struct TextTableStyle: Hashable, Sendable {
  /// Whether cards are boxes in a grid, or lines of words, as a voice would read them.
  public var layout: Layout

  /// Whether only ASCII characters are used.
  public var isASCII: Bool

  /// Whether suits and backs have a colour and disabled cards are faint; a sign says the same.
  public var usesColour: Bool

  /// Describes a way to draw a table.
  ///
  /// - Parameters:
  ///   - layout: Whether cards are boxes in a grid, or lines of words.
  ///   - isASCII: Whether only ASCII characters are used.
  ///   - usesColour: Whether suits and backs have a colour and disabled cards are faint.
  public init(layout: Layout = .grid, isASCII: Bool = false, usesColour: Bool = false) {
    self.layout = layout
    self.isASCII = isASCII
    self.usesColour = usesColour
  }

  /// Boxes in a grid, with the signs of the suits.
  public static let unicode = TextTableStyle()

  /// Boxes in a grid, in ASCII.
  public static let ascii = TextTableStyle(isASCII: true)

  /// Boxes in a grid, with the signs of the suits and in colour.
  public static let colour = TextTableStyle(usesColour: true)

  /// A line of words for each card, for a screen reader or another program.
  public static let plain = TextTableStyle(layout: .lines)

  /// Chooses a style for wherever the text will be read.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether a person reads it on a terminal.
  ///   - environment: The variables of the process: `NO_COLOR` with any value but an empty one (see
  ///     no-color.org) or `TERM=dumb` forbids colour.
  /// - Returns: ``colour`` for a terminal that may have it, else ``unicode``.
  public static func forTerminal(
    isTerminal: Bool, environment: [String: String]
  ) -> TextTableStyle {
    let isColourForbidden =
      environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    return isTerminal && !isColourForbidden ? .colour : .unicode
  }

  /// How the cards are arranged.
  public enum Layout: String, CaseIterable, Hashable, Sendable {
    /// Boxes in rows, each with the card's index in its upper edge.
    case grid

    /// One card a line.
    case lines
  }
}
