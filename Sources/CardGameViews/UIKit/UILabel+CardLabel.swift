#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A label of UIKit is a card label as it is.
  extension UILabel: @MainActor CardLabel {
    /// The words with a colour, as this library knows them.
    @_disfavoredOverload
    @_implements(CardLabel,attributedText)
    public var cardAttributedText: CardText? {
      get { CardText(attributedText) }
      set { attributedText = newValue?.attributedString }
    }
  }
#endif
