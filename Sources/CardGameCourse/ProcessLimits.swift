/// How much a program that is not trusted may use before it is stopped.
///
/// Such a program runs under a shell of its own, and all that descends from it is watched, counted and
/// killed with it, even what has left its process group. That needs Linux; elsewhere only its group is
/// killed, and only its time and its output are limited.
public struct ProcessLimits: Hashable, Sendable {
  /// How many bytes of memory the program and its descendants may use together.
  public var memory = 1_000_000_000

  /// How many seconds of processor time they may use together, or `nil` for as many as they like.
  public var processorSeconds: Double?

  /// How many processes there may be at a time.
  public var processes = 40

  /// How many bytes it may print.
  public var output = 10_000_000

  /// How many bytes a file that it writes may have.
  public var file = 200_000_000

  /// How many seconds a program that is out of time is given to tell where it is.
  ///
  /// Once it has begun to, only the time counts that it has the processor.
  public var secondsToTellPlace = 1.2

  /// Makes the limits that suit a check of an exercise.
  ///
  /// - Parameter processorSeconds: How many seconds of processor time it may use.
  public init(processorSeconds: Double? = nil) {
    self.processorSeconds = processorSeconds
  }
}
