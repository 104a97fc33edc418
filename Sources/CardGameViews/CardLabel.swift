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

  /// The words with a colour; setting them sets the words, and setting the words takes the colour away.
  ///
  /// A view that has no use for colours need not have it.
  var attributedText: CardText? { get set }
}

extension CardLabel {
  /// The words, without a colour.
  @_disfavoredOverload
  public var attributedText: CardText? {
    get { text.map { CardText($0) } }
    set { text = newValue?.string }
  }
}
