import CardGameViews
import Foundation

/// Runs code and keeps what its expectations record, so that the running test hears nothing of it.
final class FailureLog: @unchecked Sendable {
  // Unchecked because the lock guards all that changes; `Mutex` needs newer Apple systems.
  private let lock = NSLock()
  private var found: [TestFailure] = []
  private var lastLook: Caller?

  /// What was recorded, in order.
  var failures: [TestFailure] { lock.withLock { found } }

  /// Runs code inside the running test.
  func run(_ body: @escaping @Sendable () throws -> Void) async {
    guard let test = Test.current else {
      return note(TestFailure(text: "Tests can be graded inside a test only."))
    }
    let trait: IssueHandlingTrait = .compactMapIssues { [self] issue in
      // What is known, or only a warning, fails no test.
      if issue.isFailure { note(TestFailure(issue, caller: lock.withLock { lastLook })) }
      return nil
    }
    do {
      try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
    } catch {
      // An expectation that had to hold was recorded before it was thrown.
      if failures.isEmpty { note(TestFailure(text: "It throws \(error).")) }
    }
  }

  /// Notes who has looked at an app last: most often it is the expectation that fails.
  func noteLook() {
    let caller = Caller.current()
    lock.withLock { lastLook = caller }
  }

  private func note(_ failure: TestFailure) {
    lock.withLock { found.append(failure) }
  }
}

extension TestFailure {
  fileprivate init(_ issue: Issue, caller: Caller?) {
    let comments = issue.comments.map(\.rawValue).joined(separator: " ")
    var words = "\(issue)".split(separator: "\n").first.map(String.init) ?? ""
    // The library's own words end with how grave an issue is, which is the same for all here.
    if words.hasSuffix(" (error)") { words.removeLast(8) }
    self.init(
      text: comments.isEmpty ? words : comments,
      expectation: issue.sourceLocation.map {
        CallSite(file: $0.fileName, line: $0.line, function: "")
      },
      caller: caller)
  }
}
