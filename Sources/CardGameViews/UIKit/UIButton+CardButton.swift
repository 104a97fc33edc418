#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A button of UIKit is a card button as it is: `isEnabled` and the like are its own.
  ///
  /// The methods here take this library's pictures and states. Where a call fits both, as
  /// `button.setTitle("A♠", for: .normal)` does, UIKit's own method is called, so an app's code means
  /// what it meant before.
  ///
  /// A picture is looked up among the app's assets by its name. One that is not found is set as
  /// none, and one that is transparent as an empty `UIImage`.
  extension UIButton: @MainActor CardButton {
    /// Sets the words on the button for one state.
    @_disfavoredOverload
    public func setTitle(_ title: String?, for state: ControlState) {
      setTitle(title, for: UIControl.State(state))
    }

    /// Returns the words on the button for a state.
    @_disfavoredOverload
    public func title(for state: ControlState) -> String? {
      title(for: UIControl.State(state))
    }

    /// Sets the picture of this name in *front* of the title for one state.
    @_disfavoredOverload
    public func setImage(_ image: CardImage?, for state: ControlState) {
      setImage(image?.uiImage, for: UIControl.State(state))
    }

    /// Returns the picture in front of the title for a state, if this library set it.
    ///
    /// UIKit does not tell a picture's name. It is kept in the picture's `accessibilityIdentifier`:
    /// a picture that has none, as one that the app set itself, is answered with `nil`.
    @_disfavoredOverload
    public func image(for state: ControlState) -> CardImage? {
      CardImage(image(for: UIControl.State(state)))
    }

    /// Sets the picture of this name *behind* the title for one state.
    @_disfavoredOverload
    public func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
      setBackgroundImage(image?.uiImage, for: UIControl.State(state))
    }

    /// Returns the picture behind the title for a state, if this library set it.
    ///
    /// The name is known as for ``image(for:)``.
    @_disfavoredOverload
    public func backgroundImage(for state: ControlState) -> CardImage? {
      CardImage(backgroundImage(for: UIControl.State(state)))
    }

    /// Sets words with a colour for one state.
    @_disfavoredOverload
    public func setAttributedTitle(_ title: CardText?, for state: ControlState) {
      setAttributedTitle(title?.attributedString, for: UIControl.State(state))
    }

    /// Returns the words with a colour for a state.
    @_disfavoredOverload
    public func attributedTitle(for state: ControlState) -> CardText? {
      CardText(attributedTitle(for: UIControl.State(state)))
    }

    /// The label inside the button, as this library knows labels.
    @_disfavoredOverload
    @_implements(CardButton,titleLabel)
    public var cardTitleLabel: (any CardLabel)? { titleLabel }

    /// How opaque the button is, as this library knows numbers.
    @_disfavoredOverload
    @_implements(CardButton,alpha)
    public var cardAlpha: Double {
      get { Double(alpha) }
      set { alpha = CGFloat(newValue) }
    }

    /// The colour behind everything else on the button, as this library knows colours.
    @_disfavoredOverload
    @_implements(CardButton,backgroundColor)
    public var cardBackgroundColor: CardColor? {
      get { CardColor(backgroundColor) }
      set { backgroundColor = newValue?.uiColor }
    }

    /// Has something done at each touch of the button, besides what is done already.
    @_disfavoredOverload
    public func addAction(_ action: CardAction, for event: ControlEvent) {
      addAction(
        UIAction { [unowned self] _ in action.handler(self) }, for: UIControl.Event.touchUpInside)
    }
  }

  extension UIControl.State {
    /// The bits are the same.
    fileprivate init(_ state: ControlState) {
      self.init(rawValue: state.rawValue)
    }
  }
#endif
