/// A button on the table, spelled like UIKit's `UIButton`.
///
/// Code written against this protocol reads the same against a `UIButton`. A button has a title,
/// an image, which lies in front and pushes the title out, and a background image, which lies
/// behind the title; each can be set for every ``ControlState``.
///
/// ```swift
/// button.setTitle("A♠", for: .normal)
/// button.setBackgroundImage(.cardFront, for: .normal)
/// button.isEnabled = true
/// ```
public protocol CardButton: AnyObject {
  /// Sets the words on the button for one state.
  ///
  /// - Parameters:
  ///   - title: The words, or `nil` to take those of the normal state.
  ///   - state: The state for which they are shown.
  func setTitle(_ title: String?, for state: ControlState)

  /// Returns the words on the button for a state.
  ///
  /// - Parameter state: Any state; one that was not set has the normal state's value.
  /// - Returns: The words, or `nil` when neither was set.
  func title(for state: ControlState) -> String?

  /// Sets the picture in *front* of the title for one state.
  ///
  /// - Parameters:
  ///   - image: The picture, or `nil` to take that of the normal state.
  ///   - state: The state for which it is shown.
  func setImage(_ image: CardImage?, for state: ControlState)

  /// Returns the picture in front of the title for a state.
  ///
  /// - Parameter state: Any state; one that was not set has the normal state's value.
  /// - Returns: The picture, or `nil` when neither was set.
  func image(for state: ControlState) -> CardImage?

  /// Sets the picture *behind* the title for one state.
  ///
  /// - Parameters:
  ///   - image: The picture, or `nil` to take that of the normal state.
  ///   - state: The state for which it is shown.
  func setBackgroundImage(_ image: CardImage?, for state: ControlState)

  /// Returns the picture behind the title for a state.
  ///
  /// - Parameter state: Any state; one that was not set has the normal state's value.
  /// - Returns: The picture, or `nil` when neither was set.
  func backgroundImage(for state: ControlState) -> CardImage?

  /// Whether the button answers to touches; a disabled one swallows them.
  var isEnabled: Bool { get set }

  /// Whether the button is in its selected state.
  var isSelected: Bool { get set }

  /// Whether the button cannot be seen, nor touched.
  var isHidden: Bool { get set }
}
