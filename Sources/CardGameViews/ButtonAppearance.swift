/// What a person would see of one button.
///
/// It follows from the button's properties as UIKit draws them: a foreground picture of which
/// something can be seen pushes out the title and covers the background; on a system button it is a
/// blank board unless it is always drawn as the original.
///
/// ```swift
/// let table = RecordingTableView(cardCount: 1)
/// table.buttons[0].setTitle("A♠", for: .normal)
/// table.buttons[0].setImage(.cardFront, for: .normal)
/// print(table.buttons[0].appearance)
/// // a blank board
/// ```
public struct ButtonAppearance: Hashable, Sendable {
  /// The words that can be read on the button; `""` when there are none.
  public var title: String

  /// The picture that is seen, in front of or behind the title.
  public var picture: Picture

  /// Whether the button answers to touches, and is drawn as one that does.
  public var isEnabled: Bool

  /// Whether the button is drawn as selected.
  public var isSelected: Bool

  /// Whether nothing of the button is seen.
  public var isHidden: Bool

  /// Whether the button is drawn fainter than others, because its alpha is below 1.
  public var isDimmed = false

  /// The colour that was given to the words, or `nil` for the one that the button gives them.
  public var titleColor: CardColor?

  /// The colour behind everything else, or `nil` for none.
  public var backgroundColor: CardColor?

  /// Describes a button as it is seen.
  ///
  /// - Parameters:
  ///   - title: The words that can be read; `""` when there are none.
  ///   - picture: The picture that is seen.
  ///   - isEnabled: Whether the button is drawn as one that answers to touches.
  ///   - isSelected: Whether the button is drawn as selected.
  ///   - isHidden: Whether nothing of the button is seen.
  public init(
    title: String = "", picture: Picture = .none, isEnabled: Bool = true, isSelected: Bool = false,
    isHidden: Bool = false
  ) {
    self.title = title
    self.picture = picture
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isHidden = isHidden
  }

  /// A picture as a button draws it.
  public enum Picture: Hashable, Sendable {
    /// No picture, or one of which nothing is seen.
    case none

    /// The picture of this name, in its own colours.
    case image(String)

    /// A flat board in the tint colour: what a system button makes of a foreground picture.
    case blankBoard
  }
}

extension ButtonAppearance: CustomStringConvertible {
  /// The appearance in words: `A♠ on cardfront`, `cardback`, `a blank board, disabled`.
  public var description: String {
    guard !isHidden else { return "hidden" }
    var words: String
    let title = title + (titleColor.map { " in \($0.name)" } ?? "")
    switch picture {
    case .none: words = title.isEmpty ? "nothing" : title
    case .image(let name): words = title.isEmpty ? name : "\(title) on \(name)"
    case .blankBoard: words = "a blank board"
    }
    if let backgroundColor { words += " before \(backgroundColor.name)" }
    if isSelected { words += ", selected" }
    if !isEnabled { words += ", disabled" }
    if isDimmed { words += ", dimmed" }
    return words
  }
}
