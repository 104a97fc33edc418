public import CardGameHarness
import CardGameViews

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

  /// The file from which tests are called, for whoever looks for them in a call stack.
  static let file = #filePath

  static let folder =
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    .joined(separator: "/") + "/"

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
    for test in tests { failures += await self.failures(of: test, namingCalls: false) }
    return failures
  }

  /// Runs tests as far as the first that fails, and once more to learn by which of its calls.
  func firstFailure(of tests: [AppTest]) async -> TestFailure? {
    for test in tests {
      guard let first = await failures(of: test, namingCalls: false).first else { continue }
      return await failures(of: test, namingCalls: true).first ?? first
    }
    return nil
  }

  private func failures(of test: @escaping AppTest, namingCalls: Bool) async -> [TestFailure] {
    let log = FailureLog()
    await log.run {
      let app = start()
      if namingCalls { app.log = log }
      try test(app)
    }
    return log.failures
  }
}

/// What a test had to object to.
public struct TestFailure: Hashable, Sendable, CustomStringConvertible {
  /// The failure as the test library says it.
  public let text: String

  private let expectation: CallSite?
  private let caller: Caller?

  init(text: String, expectation: CallSite? = nil, caller: Caller? = nil) {
    self.text = text
    self.expectation = expectation
    self.caller = caller
  }

  /// The file and line of the expectation, or `nil` where it is not known.
  ///
  /// Where it stands in a function that the test has called, the line of that call is named, too.
  ///
  /// - Complexity: Some milliseconds at each call.
  public var place: String? {
    guard let expectation else { return nil }
    let place = "\(expectation.fileName):\(expectation.line)"
    // Only a look at the app in the expectation's own line tells by which call that line was reached.
    guard let look = caller?.site(outside: GradedApp.folder),
      let call = caller?.site(calledFrom: GradedApp.file),
      (look.fileName, look.line) == (expectation.fileName, expectation.line),
      (call.fileName, call.line) != (expectation.fileName, expectation.line)
    else { return place }
    return call.fileName == expectation.fileName
      ? "\(place), called in line \(call.line)"
      : "\(place), called in \(call.fileName):\(call.line)"
  }

  /// The failure with its place.
  public var description: String { (place.map { "\($0): " } ?? "") + text }
}

extension DiagnosisCode {
  /// A test fails on an app that is right.
  public static let testFailsOnRightApp = DiagnosisCode(rawValue: "test-fails-on-right-app")

  /// Tests pass on an app with a mistake.
  public static let mistakeSlipsThrough = DiagnosisCode(rawValue: "mistake-slips-through")
}
