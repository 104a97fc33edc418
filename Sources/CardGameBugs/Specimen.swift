public import CardGameControllers
public import CardGameHarness
public import CardGameViews

/// Something faulty, and how to try it out: a deck, a shuffle, a rule, a game, a controller.
///
/// Whoever lists, shows or checks bugs asks nothing else of them, so that a new kind of faulty thing is
/// a new conformance and nothing more.
public protocol Specimen: Sendable {
  /// The shortest script that shows what is wrong.
  var script: [Step] { get }

  /// Tries it out and names what is wrong.
  ///
  /// - Parameters:
  ///   - recording: How much is kept when something is wrong; without callers, no lines are named.
  ///   - journal: Is told of each step from which there may be no return, before it is made.
  /// - Returns: The mistakes; none where the script does not show any.
  func diagnoses(recording: Recording.Detail, journal: Journal) -> [Diagnosis]

  /// Shows the faulty table beside the right one, before the script and after each of its steps.
  ///
  /// - Returns: The tables, or none of what has no table.
  func sideBySide() -> [SideBySide]
}

extension Specimen {
  /// Shows nothing, as of something that has no table.
  public func sideBySide() -> [SideBySide] { [] }
}

/// A step of the script that shows a bug.
///
/// ```swift
/// print(Step.move(.touch(0)), Step.words("draw 53 times"))
/// // 0 draw 53 times
/// ```
public enum Step: Hashable, Sendable, CustomStringConvertible {
  /// A move at a table.
  case move(Move)

  /// Anything else, in words.
  case words(String)

  /// The move as it is typed, or the words.
  public var description: String {
    switch self {
    case .move(let move): move.description
    case .words(let words): words
    }
  }
}

/// A faulty thing that is no table: it is tried out, and what is wrong is named.
///
/// ```swift
/// let specimen = Examination("draw twice") { _ in diagnoseDrawing(from: MyDeck(), …) }
/// ```
public struct Examination: Specimen {
  /// What is done, in words.
  public let script: [Step]

  private let examine: @Sendable (Journal) -> [Diagnosis]

  /// Describes a faulty thing.
  ///
  /// - Parameters:
  ///   - script: What is done, in words.
  ///   - examine: Tries the thing out, tells a journal of steps from which there may be no return,
  ///     and names what is wrong.
  public init(_ script: String..., examine: @escaping @Sendable (Journal) -> [Diagnosis]) {
    self.script = script.map(Step.words)
    self.examine = examine
  }

  /// Describes a faulty thing that is tried out by moves.
  ///
  /// - Parameters:
  ///   - moves: The moves.
  ///   - examine: Makes them, tells a journal of steps from which there may be no return, and names
  ///     what is wrong.
  public init(_ moves: [Move], examine: @escaping @Sendable (Journal) -> [Diagnosis]) {
    script = moves.map(Step.move)
    self.examine = examine
  }

  /// Tries it out and names what is wrong.
  public func diagnoses(recording: Recording.Detail, journal: Journal) -> [Diagnosis] {
    examine(journal)
  }
}
