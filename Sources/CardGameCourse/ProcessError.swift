/// Why a program could not be started.
public struct ProcessError: Error, Hashable {
  /// The program.
  public var program: String

  /// What the system said.
  public var reason: String

  /// Notes why a program could not be started.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - reason: What the system said.
  public init(program: String, reason: String) {
    self.program = program
    self.reason = reason
  }
}

extension ProcessError: CustomStringConvertible {
  /// A sentence that says what to do.
  public var description: String {
    """
    \(program) could not be started (\(reason)): check that a Swift toolchain is installed and that \
    "swift --version" works in this terminal.
    """
  }
}
