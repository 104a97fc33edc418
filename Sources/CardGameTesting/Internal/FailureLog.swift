import Foundation

/// Runs code and keeps what its expectations record, so that the running test hears nothing of it.
final class FailureLog: @unchecked Sendable {
  // Unchecked because the lock guards all that changes; `Mutex` needs newer Apple systems.
  private let lock = NSLock()
  private var found: [TestFailure] = []

  /// What was recorded, in order.
  var failures: [TestFailure] { lock.withLock { found } }

  /// Runs code inside the running test.
  func run(_ body: @escaping @Sendable () throws -> Void) async {
    guard let test = Test.current else {
      return note(TestFailure(text: "Tests can be graded inside a test only.", place: nil))
    }
    let trait: IssueHandlingTrait = .compactMapIssues { [self] issue in
      note(TestFailure(issue))
      return nil
    }
    do {
      try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
    } catch {
      // An expectation that had to hold was recorded before it was thrown.
      if failures.isEmpty { note(TestFailure(text: "It throws \(error).", place: nil)) }
    }
  }

  private func note(_ failure: TestFailure) {
    lock.withLock { found.append(failure) }
  }
}

extension TestFailure {
  fileprivate init(_ issue: Issue) {
    let comments = issue.comments.map(\.rawValue).joined(separator: " ")
    var words = "\(issue)".split(separator: "\n").first.map(String.init) ?? ""
    // The library's own words end with how grave an issue is, which is the same for all here.
    if words.hasSuffix(" (error)") { words.removeLast(8) }
    self.init(
      text: comments.isEmpty ? words : comments,
      place: issue.sourceLocation.map { "\($0.fileName):\($0.line)" })
  }
}
