/// A control that is on or off, spelled like UIKit's `UISwitch`.
///
/// ```swift
/// table.modeSwitch?.isOn = game.cardsToMatch == 3
/// ```
public protocol CardSwitch: AnyObject {
  /// Whether the switch is on.
  var isOn: Bool { get set }

  /// Whether the switch answers to touches.
  var isEnabled: Bool { get set }
}
