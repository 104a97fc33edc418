/// The number of the last move during which each property of a button was set.
///
/// A recording keeps changes. This also counts setting a property to the value that it has already,
/// and so tells a button that was brought up to date wrongly from one that was passed over.
///
/// ```swift
/// let table = RecordingTableView(cardCount: 1)
/// table.moveWillBegin()
/// table.buttons[0].isEnabled = true
/// print(table.buttons[0].lastSet.isEnabled as Any, table.buttons[0].lastSet.title as Any)
/// // Optional(1) nil
/// ```
public struct LastMoves: Hashable, Sendable {
  /// The move that last set the words, for any state; `nil` when they were never set.
  public internal(set) var title: Int?

  /// The move that last set the picture in front, for any state; `nil` when it was never set.
  public internal(set) var image: Int?

  /// The move that last set the picture behind, for any state; `nil` when it was never set.
  public internal(set) var backgroundImage: Int?

  /// The move that last set whether the button is enabled; `nil` when it was never set.
  public internal(set) var isEnabled: Int?

  /// The move that last set whether the button is selected; `nil` when it was never set.
  public internal(set) var isSelected: Int?

  /// The move that last set whether the button is hidden; `nil` when it was never set.
  public internal(set) var isHidden: Int?

  /// The move that last set how opaque the button is; `nil` when it was never set.
  public internal(set) var alpha: Int?

  /// The move that last set the colour behind everything; `nil` when it was never set.
  public internal(set) var backgroundColor: Int?

  /// The move that last set any of the properties; `nil` when none was ever set.
  public var any: Int? {
    [
      title, image, backgroundImage, isEnabled, isSelected, isHidden, alpha, backgroundColor,
    ].compactMap(\.self).max()
  }
}
