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

  /// How many processes it had left running when it ended by itself; they were killed.
  public var leftRunning: Int

  /// Notes how a program ended.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - output: What it wrote to standard output.
  ///   - errors: What it wrote to standard error.
  ///   - isOutputCut: Whether it wrote more to standard output than is kept.
  ///   - leftRunning: How many processes it had left running.
  public init(
    _ end: End, output: String = "", errors: String = "", isOutputCut: Bool = false,
    leftRunning: Int = 0
  ) {
    self.end = end
    self.output = output
    self.errors = errors
    self.isOutputCut = isOutputCut
    self.leftRunning = leftRunning
  }

  /// A way to end.
  public enum End: Hashable, Sendable {
    /// By itself, with an exit code.
    case exited(Int32)

    /// By a signal, which is what a trap raises.
    case signalled(Int32)

    /// It was killed because its time was over.
    case timedOut

    /// It was killed because it used more of something than it may.
    case exceeded(Limit)

    /// It killed the shell that it ran under, and with it every way to say how it ended.
    case killedItsRunner

    /// It was killed because its caller no longer wanted it.
    case stopped
  }

  /// What a program can use too much of.
  public enum Limit: Hashable, Sendable {
    /// Memory.
    case memory

    /// Time of the processor.
    case processorTime

    /// Processes at a time.
    case processes

    /// What it prints.
    case output
  }
}
