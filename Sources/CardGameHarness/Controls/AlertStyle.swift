public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// When a message is to be shown, once, and what its buttons are for: a part of a table's style.
///
/// Nothing behind a message can be touched, so moves are made around it as a person would make them: a
/// button that makes the move is touched instead, one that only takes the message away is touched
/// before, and where there is neither the move is not made.
///
/// ```swift
/// var style = TableStyle.lesson
/// style.alert = AlertStyle(answers: [.init("Deal", makes: .deal)])
/// ```
public struct AlertStyle: Sendable {
  /// The buttons that the message must have; it may have others besides.
  public var answers: [Answer]

  /// Tells whether a game that has begun stands so that the message must have been shown.
  ///
  /// It is to be shown once in a game, by the first move after which this is so.
  public var isDue: @Sendable (any CardGame) -> Bool

  /// Asks for a message.
  ///
  /// - Parameters:
  ///   - answers: The buttons that it must have.
  ///   - isDue: Tells whether it must have been shown; without it, the end of the game.
  public init(
    answers: [Answer], isDue: @escaping @Sendable (any CardGame) -> Bool = { $0.isOver }
  ) {
    self.answers = answers
    self.isDue = isDue
  }

  /// A button of a message.
  public struct Answer: Hashable, Sendable {
    /// The words on the button.
    public var title: String

    /// The move that a touch of the button makes, or `nil` when it only takes the message away.
    public var move: Move?

    /// Describes a button.
    ///
    /// - Parameters:
    ///   - title: The words on the button.
    ///   - move: The move that a touch of it makes.
    public init(_ title: String, makes move: Move? = nil) {
      self.title = title
      self.move = move
    }
  }
}

extension CardGameController {
  /// Does what a person does at a table on which a message may be in the way.
  ///
  /// - Parameters:
  ///   - move: What the person does.
  ///   - table: The table that the controller works for.
  ///   - style: How the table shows a game, and so what the buttons of its message are for.
  /// - Returns: `false` when the message was in the way, and nothing was done.
  @discardableResult
  public func perform(_ move: Move, on table: RecordingTableView, in style: TableStyle) -> Bool {
    switch table.way(to: move, in: style) {
    case .free:
      perform(move, on: table)
    case .after(let title):
      table.answer(title, by: title)
      perform(move, on: table)
    case .by(let title):
      table.answer(title, by: move.description)
    case .blocked:
      return false
    }
    return true
  }
}

extension RecordingTableView {
  /// What a message leaves to do for someone who wants to make a move.
  enum Way {
    /// To make it.
    case free

    /// To make it after a touch of a button of the message.
    case after(String)

    /// To touch a button of the message instead.
    case by(String)

    /// Nothing.
    case blocked
  }

  /// Finds out how a move can be made, where a message may be in the way.
  func way(to move: Move, in style: TableStyle) -> Way {
    guard let answers = style.alert?.answers, let presentedAlert else { return .free }
    func title(of move: Move?) -> String? {
      answers.first { answer in
        answer.move == move && presentedAlert.actions.contains { $0.title == answer.title }
      }?.title
    }
    return title(of: move).map(Way.by) ?? title(of: nil).map(Way.after) ?? .blocked
  }

  /// Touches a button of the message, as a move of its own.
  func answer(_ title: String, by move: String) {
    moveWillBegin(move)
    answerAlert(with: title)
    moveDidEnd()
  }
}
