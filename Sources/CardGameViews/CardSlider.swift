/// A control for a number in a range, spelled like UIKit's `UISlider`.
///
/// On a card table it leads back through the history of moves. A value outside the range is taken to
/// its nearer end, and so is the value when the range changes.
///
/// ```swift
/// slider.maximumValue = 3
/// slider.value = 7
/// print(slider.value)
/// // 3.0
/// ```
public protocol CardSlider: AnyObject {
  /// Where the slider stands.
  var value: Float { get set }

  /// The least value, at the left end.
  var minimumValue: Float { get set }

  /// The greatest value, at the right end.
  var maximumValue: Float { get set }

  /// Whether the slider answers to touches.
  var isEnabled: Bool { get set }
}
