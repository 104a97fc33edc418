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

  /// Sets words with a colour for one state; they are shown in the place of the title.
  ///
  /// - Parameters:
  ///   - title: The words, or `nil` to take those of the normal state, or else the title.
  ///   - state: The state for which they are shown.
  func setAttributedTitle(_ title: CardText?, for state: ControlState)

  /// Returns the words with a colour for a state.
  ///
  /// - Parameter state: Any state; one that was not set has the normal state's value.
  /// - Returns: The words, or `nil` when neither was set.
  func attributedTitle(for state: ControlState) -> CardText?

  /// The label inside the button, whose words the button sets anew whenever it is laid out.
  ///
  /// Words that are written here do not last: set the title for a state.
  var titleLabel: (any CardLabel)? { get }

  /// How opaque the button is, from 0 to 1; below 0.01 it can neither be seen nor touched.
  var alpha: Double { get set }

  /// The colour behind everything else on the button.
  var backgroundColor: CardColor? { get set }

  /// A number by which an app may find the button.
  var tag: Int { get set }

  /// Has something done at each touch of the button, besides what is done already.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - event: When it is done.
  func addAction(_ action: CardAction, for event: ControlEvent)

  /// Does what is to be done when something happens to the button.
  ///
  /// - Parameter event: What happens.
  /// - Returns: Whether there was anything to do.
  func sendActions(for event: ControlEvent) -> Bool
}

// A view that has no use for one of these need not have it.
extension CardButton {
  /// Sets the words alone.
  @_disfavoredOverload
  public func setAttributedTitle(_ title: CardText?, for state: ControlState) {
    setTitle(title?.string, for: state)
  }

  /// None.
  @_disfavoredOverload
  public func attributedTitle(for state: ControlState) -> CardText? { nil }

  /// None.
  @_disfavoredOverload
  public var titleLabel: (any CardLabel)? { nil }

  /// Wholly opaque, whatever is set.
  @_disfavoredOverload
  public var alpha: Double {
    get { 1 }
    set { _ = newValue }
  }

  /// None, whatever is set.
  @_disfavoredOverload
  public var backgroundColor: CardColor? {
    get { nil }
    set { _ = newValue }
  }

  /// 0, whatever is set.
  public var tag: Int {
    get { 0 }
    set { _ = newValue }
  }

  /// Does nothing: the table's controller hears of touches in another way.
  @_disfavoredOverload
  public func addAction(_ action: CardAction, for event: ControlEvent) {}

  /// Does nothing.
  @_disfavoredOverload
  public func sendActions(for event: ControlEvent) -> Bool { false }

  /// Whether a touch reaches the button: it is enabled, and can be seen.
  public var takesTouches: Bool { isEnabled && !isHidden && alpha >= 0.01 }
}
