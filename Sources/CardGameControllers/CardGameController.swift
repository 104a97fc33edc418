public import CardGameViews

/// Brings a game and a table together: a touch becomes a choice, and the table shows what came of it.
///
/// A controller is the only part that knows both. It writes out both requirements itself, so that
/// they can be read, got wrong and overridden.
///
/// ```swift
/// func touchCardButton(_ sender: any CardButton) {
///   guard let index = table.index(of: sender) else { return }
///   game.chooseCard(at: index)
///   updateUI()
/// }
/// ```
public protocol CardGameController: AnyObject {
  /// Answers to a touch of a card button: finds its index, has the game choose, updates the UI.
  ///
  /// - Parameter sender: The button that was touched; one that is not on the table changes nothing.
  func touchCardButton(_ sender: any CardButton)

  /// Brings the whole table up to date with the game.
  func updateUI()

  /// Answers to a touch of the deal button: begins a new game and updates the UI.
  ///
  /// A controller without such a button need not have this method.
  ///
  /// - Parameter sender: The button that was touched.
  func touchDealButton(_ sender: any CardButton)

  /// Answers to a touch of the more button: asks the game for more cards and updates the UI.
  ///
  /// A controller without such a button need not have this method.
  ///
  /// - Parameter sender: The button that was touched.
  func touchMoreButton(_ sender: any CardButton)

  /// Answers to another choice of how many cards to match.
  ///
  /// A controller without such a control need not have this method.
  ///
  /// - Parameter sender: The control, with the new place selected.
  func changeMode(_ sender: any CardSegmentedControl)
}

extension CardGameController {
  /// Does nothing.
  public func touchDealButton(_ sender: any CardButton) {}

  /// Does nothing.
  public func touchMoreButton(_ sender: any CardButton) {}

  /// Does nothing.
  public func changeMode(_ sender: any CardSegmentedControl) {}
}
