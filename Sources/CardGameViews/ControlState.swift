/// The states of a control, spelled and numbered like UIKit's `UIControl.State`.
///
/// States are a bit mask, so a button that is selected *and* disabled is in a state of its own,
/// which is neither of the two. A value that was not set for exactly that state falls back to the
/// one set for ``normal``.
///
/// ```swift
/// let state: ControlState = [.selected, .disabled]
/// print(state == .selected, state.contains(.selected))
/// // false true
/// ```
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits of the state.
  public let rawValue: UInt

  /// Makes a state of its bits.
  ///
  /// - Parameter rawValue: The bits, numbered as UIKit numbers them.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Enabled, not selected, not highlighted.
  public static let normal: ControlState = []

  /// Whether this is the normal state, asked at every setting of a value.
  var isNormal: Bool { rawValue == 0 }

  /// Whether the state has a bit, asked whenever a button is looked at.
  func has(_ bit: ControlState) -> Bool { rawValue & bit.rawValue != 0 }

  /// Under a finger.
  public static let highlighted = ControlState(rawValue: 1 << 0)

  /// Not enabled: touches are swallowed.
  public static let disabled = ControlState(rawValue: 1 << 1)

  /// Selected.
  public static let selected = ControlState(rawValue: 1 << 2)
}

extension ControlState: CustomStringConvertible {
  /// The state as a program writes it: `.normal`, `.selected` or `[.selected, .disabled]`.
  public var description: String {
    let unnamed = subtracting([.selected, .disabled, .highlighted])
    let names = [
      contains(.selected) ? ".selected" : nil,
      contains(.disabled) ? ".disabled" : nil,
      contains(.highlighted) ? ".highlighted" : nil,
      unnamed.isEmpty ? nil : "ControlState(rawValue: \(unnamed.rawValue))",
    ].compactMap(\.self)
    switch names.count {
    case 0: return ".normal"
    case 1: return names[0]
    default: return "[" + names.joined(separator: ", ") + "]"
    }
  }
}
