/// A line of text on the table, spelled like UIKit's `UILabel`.
///
/// ```swift
/// table.scoreLabel.text = "Score: 14"
/// ```
public protocol CardLabel: AnyObject {
  /// The words of the label.
  var text: String? { get set }

  /// Whether the label cannot be seen.
  var isHidden: Bool { get set }
}
