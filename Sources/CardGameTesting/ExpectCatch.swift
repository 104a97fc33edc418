import CardGameHarness
import Foundation

/// Expects tests to pass on apps that are right.
///
/// - Parameters:
///   - tests: The tests; there must be some.
///   - apps: The apps, each of them right, though some may be unusual.
///   - sourceLocation: Where a failure is reported.
/// - Returns: Whether they pass on all of them.
@discardableResult
public func expectPass(
  of tests: [AppTest], on apps: [GradedApp], sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  let alarms = await falseAlarms(of: tests, on: apps)
  report(alarms, at: sourceLocation)
  return alarms.isEmpty
}

/// Expects tests to fail on an app with a mistake, after they have passed on apps that are right.
///
/// Tests that fail on an app which is right say nothing about one that is wrong, and catch nothing. What
/// slips through is told as a hint; with `FACEUP_NAME_BUGS=1` in the environment, by name.
///
/// - Parameters:
///   - app: The app with the mistake.
///   - tests: The tests.
///   - rightApps: The apps on which they must pass.
///   - sourceLocation: Where a failure is reported.
/// - Returns: Whether the mistake was caught.
@discardableResult
public func expectCatch(
  of app: GradedApp, by tests: [AppTest], passingOn rightApps: [GradedApp],
  sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  // Right and wrong come in no order that a test could count on, and the right ones twice.
  let apps = (rightApps + [app] + rightApps).shuffled()
  var diagnoses: [Diagnosis] = []
  var isCaught = false
  for other in apps where diagnoses.isEmpty {
    if other.mistake == nil {
      diagnoses = await falseAlarms(of: tests, on: [other], isHindrance: true)
    } else {
      isCaught = await !other.failures(of: tests).isEmpty
    }
  }
  if diagnoses.isEmpty, !isCaught {
    let isNamed = ProcessInfo.processInfo.environment["FACEUP_NAME_BUGS"] ?? "" != ""
    diagnoses = [
      Diagnosis(
        code: .mistakeSlipsThrough,
        headline:
          "A mistake slips through: your tests pass on an app in which something is wrong with "
          + "\(app.part)" + (isNamed ? ": \(app.mistake ?? "nothing")." : "."),
        reason: "A test finds what it looks at, after moves that bring it about, and nothing else.",
        advice: isNamed
          ? "Make the moves that would show it, and look at that part of the table."
          : "Which moves could change that, and what should be seen then? To be told the mistake, set "
            + "FACEUP_NAME_BUGS=1 before swift test.")
    ]
  }
  report(diagnoses, at: sourceLocation)
  return diagnoses.isEmpty
}

/// The first test that fails on an app which is right; as a hindrance it is told in fewer words.
private func falseAlarms(
  of tests: [AppTest], on apps: [GradedApp], isHindrance: Bool = false
) async -> [Diagnosis] {
  for app in apps {
    guard let first = await app.firstFailure(of: tests) else { continue }
    return [
      Diagnosis(
        code: .testFailsOnRightApp,
        headline: (isHindrance ? "Nothing counts as caught yet: a" : "A")
          + " test of yours fails on an app that is right: \(app.part).",
        rows: [
          .init(subject: first.place ?? "your test", expected: "passes", shown: first.text)
        ], headings: .values,
        reason: isHindrance
          ? "A test that blames what is right says nothing about what is wrong."
          : "A test that blames what is right is worse than none, so until it passes nothing counts "
            + "as caught.",
        advice: isHindrance
          ? "Mend that test first." : "Expect what is promised, and nothing besides: see README.md."
      )
    ]
  }
  return []
}
