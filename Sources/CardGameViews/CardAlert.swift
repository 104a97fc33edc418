/// A message that a person has to answer before going on, like UIKit's `UIAlertController`.
///
/// ```swift
/// let alert = CardAlert(
///   title: "New game?", message: nil,
///   actions: [
///     CardAlert.Action(title: "Cancel") {}, CardAlert.Action(title: "Deal") { self.deal() },
///   ])
/// table.present(alert)
/// ```
public struct CardAlert {
  /// What it is about, or `nil` for no title.
  public var title: String?

  /// What there is to say, or `nil` for nothing.
  public var message: String?

  /// The buttons.
  public var actions: [Action]

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - message: What there is to say.
  ///   - actions: The buttons.
  public init(title: String?, message: String?, actions: [Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }

  /// A button of an alert, and what it does.
  public struct Action {
    /// The words on the button.
    public var title: String

    /// What is done when it is touched.
    public var handler: () -> Void

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: The words on the button.
    ///   - handler: What is done when it is touched.
    public init(title: String, handler: @escaping () -> Void) {
      self.title = title
      self.handler = handler
    }
  }
}
