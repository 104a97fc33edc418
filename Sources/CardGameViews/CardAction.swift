/// Something that is done at a touch of a button, like UIKit's `UIAction`.
///
/// ```swift
/// button.addAction(CardAction { self.touchCardButton($0) }, for: .touchUpInside)
/// ```
public struct CardAction {
  /// What is done; it is given the button.
  public var handler: (any CardButton) -> Void

  /// Makes an action.
  ///
  /// - Parameter handler: What is done; it is given the button.
  public init(handler: @escaping (any CardButton) -> Void) {
    self.handler = handler
  }
}

/// What can happen to a control, spelled like UIKit's `UIControl.Event`.
public enum ControlEvent: Hashable, Sendable {
  /// A finger was lifted inside the control.
  case touchUpInside
}
