#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A segmented control of UIKit is one of this library as it is.
  extension UISegmentedControl: @MainActor CardSegmentedControl {}
#endif
