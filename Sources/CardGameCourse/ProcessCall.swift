/// A program to run, and how long it may take.
public struct ProcessCall {
  /// The program: a path, or a name to be looked up in `PATH`.
  public var program: String

  /// What follows the program's name.
  public var arguments: [String]

  /// The variables of the process.
  public var environment: [String: String]

  /// How many seconds it may take, or `nil` for as long as it likes.
  public var secondsAllowed: Double?

  /// How many bytes are kept of its output, and of its errors; what is more is thrown away.
  public var bytesKept: Int

  /// How much it may use, for a program that is not trusted; `nil` for one that is.
  public var limits: ProcessLimits?

  /// Is asked again and again whether the program is to be stopped.
  public var shouldStop: (() -> Bool)?

  /// Is given each piece of the output as it comes.
  public var onOutput: ((String) -> Void)?

  /// Describes a program to run.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to be looked up in `PATH`.
  ///   - arguments: What follows the program's name.
  ///   - environment: The variables of the process.
  ///   - secondsAllowed: How many seconds it may take, or `nil` for as long as it likes.
  ///   - bytesKept: How many bytes are kept of its output, and of its errors.
  ///   - limits: How much it may use, for a program that is not trusted.
  ///   - shouldStop: Is asked again and again whether the program is to be stopped.
  ///   - onOutput: Is given each piece of the output as it comes.
  public init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    secondsAllowed: Double? = nil, bytesKept: Int = 4_000_000,
    limits: ProcessLimits? = nil, shouldStop: (() -> Bool)? = nil,
    onOutput: ((String) -> Void)? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.secondsAllowed = secondsAllowed
    self.bytesKept = bytesKept
    self.limits = limits
    self.shouldStop = shouldStop
    self.onOutput = onOutput
  }
}
