#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// A slider of UIKit is one of this library as it is.
  extension UISlider: @MainActor CardSlider {}

  /// A switch of UIKit is one of this library as it is.
  extension UISwitch: @MainActor CardSwitch {}
#endif
