import CardGameHarness

/// Marks a test, or all tests of a suite, in which code that does not come back is to say where it was.
///
/// A crash is followed by what was being played or asked, and what computes without end is stopped after
/// two seconds of computing. Expectations such as ``expectRule(_:of:sourceLocation:)`` watch by
/// themselves; this is for tests that ask the harness, and then call `report`.
///
/// ```swift
/// @Test("My deck gives every card once", .watched)
/// func drawing() {
///   report(diagnoseDrawing(from: MyDeck(), pack: pack, draw: { $0.draw() }, count: { $0.count }))
/// }
/// ```
public struct WatchedTrait: SuiteTrait, TestTrait, TestScoping {
  /// Every test of the suite is under the trait.
  public var isRecursive: Bool { true }

  /// Runs a test, noting what is asked of the code under test.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Its case.
  ///   - function: Runs it.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withJournal { try await function() }
  }
}

extension Trait where Self == WatchedTrait {
  /// Marks a test, or a suite, in which code that does not come back is to say where it was.
  public static var watched: Self { WatchedTrait() }
}

/// Does something in which code that does not come back is to say where it was.
///
/// It is what the trait ``WatchedTrait`` does for a whole test, for places that have none: an exit
/// test, or a program.
///
/// ```swift
/// await #expect(processExitsWith: .success) {
///   watched { _ = diagnoseDrawing(from: MyDeck(), pack: pack, draw: { $0.draw() }, count: { $0.count }) }
/// }
/// ```
///
/// - Parameter body: Does it.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func watched<Result>(_ body: () throws -> Result) rethrows -> Result {
  try withJournal(body)
}
