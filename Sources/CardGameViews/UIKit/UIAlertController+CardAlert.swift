#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIAlertController {
    /// Makes UIKit's alert of this library's, for a screen to present.
    ///
    /// - Parameter alert: The message and its buttons.
    public convenience init(_ alert: CardAlert) {
      self.init(title: alert.title, message: alert.message, preferredStyle: .alert)
      for action in alert.actions {
        addAction(UIAlertAction(title: action.title, style: .default) { _ in action.handler() })
      }
    }
  }
#endif
