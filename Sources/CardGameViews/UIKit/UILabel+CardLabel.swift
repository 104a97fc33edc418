#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A label of UIKit is a card label as it is.
  extension UILabel: @MainActor CardLabel {}
#endif
