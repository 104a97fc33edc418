/// How a program ended, and what it wrote.
public struct ProcessResult: Hashable, Sendable {
  /// How it ended.
  public var end: End

  /// What it wrote to standard output, as far as it is kept.
  public var output: String

  /// What it wrote to standard error, as far as it is kept.
  public var errors: String

  /// Whether it wrote more to standard output than is kept.
  public var isOutputCut: Bool

  /// Notes how a program ended.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - output: What it wrote to standard output.
  ///   - errors: What it wrote to standard error.
  ///   - isOutputCut: Whether it wrote more to standard output than is kept.
  public init(
    _ end: End, output: String = "", errors: String = "", isOutputCut: Bool = false
  ) {
    self.end = end
    self.output = output
    self.errors = errors
    self.isOutputCut = isOutputCut
  }

  /// A way to end.
  public enum End: Hashable, Sendable {
    /// By itself, with an exit code.
    case exited(Int32)

    /// By a signal, which is what a trap raises.
    case signalled(Int32)

    /// It was killed because its time was over.
    case timedOut
  }
}
