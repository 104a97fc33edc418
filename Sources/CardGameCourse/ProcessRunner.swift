/// Runs programs; a test puts one in its place that runs none.
///
/// ```swift
/// let result = try ProcessRunner.system.run(ProcessCall("swift", ["--version"]))
/// ```
public struct ProcessRunner: Sendable {
  private let perform: Perform

  /// Runs programs to their ends, all at the same time, and returns a result for each, in order.
  ///
  /// - Throws: A ``ProcessError`` when one of them could not be started.
  public typealias Perform =
    @Sendable ([ProcessCall]) throws(ProcessError) -> [ProcessResult]

  /// Makes a runner.
  ///
  /// - Parameter perform: Runs the programs.
  public init(_ perform: @escaping Perform) {
    self.perform = perform
  }

  /// Runs a program to its end.
  ///
  /// - Parameter call: The program, and how long it may take.
  /// - Returns: How it ended, and what it wrote.
  /// - Throws: A ``ProcessError`` when it could not be started.
  public func run(_ call: ProcessCall) throws(ProcessError) -> ProcessResult {
    try run([call])[0]
  }

  /// Runs programs to their ends, all at the same time.
  ///
  /// - Parameter calls: The programs, and how long each may take.
  /// - Returns: How each ended, in the order of the calls.
  /// - Throws: A ``ProcessError`` when one of them could not be started.
  public func run(_ calls: [ProcessCall]) throws(ProcessError) -> [ProcessResult] {
    let results = try perform(calls)
    precondition(results.count == calls.count, "There is a result for each call.")
    return results
  }
}
