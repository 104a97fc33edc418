public import CardGameHarness

/// A test that somebody wrote for an app, with ordinary expectations.
///
/// - Throws: Whatever the test throws; that counts as a failure.
public typealias AppTest = @Sendable (AppUnderTest) throws -> Void

/// An app by which tests are graded: one that is right, or one that makes a known mistake.
///
/// ```swift
/// let app = GradedApp("the cost", mistake: "Choosing costs nothing") {
///   AppUnderTest { CostlessController(table: $0, makeDeck: $1) }
/// }
/// await expectCatch(of: app, by: [oneTouch], passingOn: [rightApp])
/// ```
public struct GradedApp: Sendable {
  /// What of the table is wrong with the app, or what is unusual about it: `the score`.
  public let part: String

  /// The mistake in a sentence without a full stop, or `nil` for an app that is right.
  public let mistake: String?

  /// Starts the app anew.
  public let start: @Sendable () -> AppUnderTest

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - part: What of the table is wrong with it, or what is unusual about it.
  ///   - mistake: The mistake in a sentence without a full stop, or `nil` for an app that is right.
  ///   - start: Starts the app anew.
  public init(
    _ part: String, mistake: String? = nil, start: @escaping @Sendable () -> AppUnderTest
  ) {
    self.part = part
    self.mistake = mistake
    self.start = start
  }

  /// Runs tests, each on the app started anew, and returns what failed; nothing of it is recorded.
  ///
  /// - Parameter tests: The tests.
  /// - Returns: The failures in order, each with its place where there is one.
  public func failures(of tests: [AppTest]) async -> [TestFailure] {
    var failures: [TestFailure] = []
    for test in tests {
      let log = FailureLog()
      await log.run { try test(start()) }
      failures += log.failures
    }
    return failures
  }
}

/// What a test had to object to.
public struct TestFailure: Hashable, Sendable, CustomStringConvertible {
  /// The failure as the test library says it.
  public let text: String

  /// The file and line of the expectation, or `nil` where it is not known.
  public let place: String?

  /// The failure with its place.
  public var description: String { (place.map { "\($0): " } ?? "") + text }
}

extension DiagnosisCode {
  /// A test fails on an app that is right.
  public static let testFailsOnRightApp = DiagnosisCode(rawValue: "test-fails-on-right-app")

  /// Tests pass on an app with a mistake.
  public static let mistakeSlipsThrough = DiagnosisCode(rawValue: "mistake-slips-through")
}
