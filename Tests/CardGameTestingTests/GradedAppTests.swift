import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Tests that are graded")
struct GradedAppTests {
  static let right = GradedApp("the kit's own") {
    AppUnderTest { MatchingGameController(table: $0, makeDeck: $1) }
  }

  static let blank = GradedApp("the titles", mistake: "No title is ever set") {
    AppUnderTest { Untitled(table: $0, makeDeck: $1) }
  }

  static let reads: AppTest = { app in
    app.touch(0)
    #expect(app.title(of: 0) == "A♠")
  }

  @Test("Failures are kept with their words and their place, and not recorded")
  func failures() async throws {
    let failures = await Self.blank.failures(of: [Self.reads, Self.reads])
    #expect(failures.count == 2)
    let first = try #require(failures.first)
    #expect(first.place?.hasPrefix("GradedAppTests.swift:") == true)
    #expect(first.text.contains("== \"A♠\""))
  }

  @Test("A failure in a helper names the line of the test that calls it, where it looks at the app")
  func helper() async throws {
    let reports = await Self.reports {
      await expectPass(of: [{ app in Self.expectTitle(app) }], on: [Self.blank])
    }
    #expect(try #require(reports.first).contains(", called in line "))
  }

  private static func expectTitle(_ app: AppUnderTest) {
    #expect(app.title(of: 0) == "A♠")
  }

  @Test("What is known, or only a warning, is no failure")
  func known() async {
    let tests: [AppTest] = [
      { app in withKnownIssue(isIntermittent: true) { #expect(app.score == 7) } },
      { _ in Issue.record("look here", severity: .warning) },
    ]
    #expect(await Self.blank.failures(of: tests).isEmpty)
  }

  @Test("Touching a card that is not there fails, by whatever way")
  func noSuchCard() async {
    let touches: [AppTest] = [{ $0.touch(99) }, { [-1].forEach($0.touch) }]
    let failures = await Self.right.failures(of: touches)
    #expect(failures.map { $0.text.contains("There is no card") } == [true, true])
  }

  @Test("What is thrown is a failure, once")
  func thrown() async {
    let failures = await Self.blank.failures(of: [{ _ in throw CancellationError() }])
    #expect(failures.count == 1)
    let required = await Self.blank.failures(of: [{ try #require($0.title(of: 0) == "A♠") }])
    #expect(required.count == 1)
  }

  @Test("A test that looks catches the mistake, and passes on what is right")
  func caught() async {
    #expect(await expectPass(of: [Self.reads], on: [Self.right]))
    #expect(await expectCatch(of: Self.blank, by: [Self.reads], passingOn: [Self.right]))
  }

  @Test("What slips through is told as a part, and not by name")
  func slips() async throws {
    let report = try #require(
      await Self.reports { await expectCatch(of: Self.blank, by: [], passingOn: [Self.right]) }
        .first)
    #expect(report.contains("the titles") && report.contains("mistake-slips-through"))
    #expect(!report.contains("No title is ever set"))
  }

  @Test("A test that fails on a right app catches nothing")
  func falseAlarm() async throws {
    let never: AppTest = { _ in #expect(Bool(false)) }
    let reports = await Self.reports {
      await expectCatch(of: Self.blank, by: [never], passingOn: [Self.right])
    }
    #expect(reports.count == 1 && reports[0].contains("test-fails-on-right-app"))
    #expect(reports.first?.contains("Nothing counts as caught yet") == true)
  }

  @Test("A test that begins to fail after some runs catches nothing")
  func counting() async {
    let runs = Runs()
    let later: AppTest = { _ in #expect(runs.next() <= 1) }
    let reports = await Self.reports {
      await expectCatch(of: Self.blank, by: [later], passingOn: [Self.right])
    }
    #expect(reports.count == 1 && reports[0].contains("test-fails-on-right-app"))
  }

  /// Runs expectations and returns what they report, which the running test then does not hear.
  private static func reports(
    _ body: @escaping @Sendable () async -> Bool
  ) async -> [String] {
    let runs = Runs()
    let trait: IssueHandlingTrait = .compactMapIssues { issue in
      runs.note(issue.comments.map(\.rawValue).joined())
      return nil
    }
    guard let test = Test.current else { return [] }
    try? await trait.provideScope(for: test, testCase: Test.Case.current) { _ = await body() }
    return runs.notes
  }
}

/// Counts, and notes texts; its tests run it on one task.
private final class Runs: @unchecked Sendable {
  private var count = 0
  private(set) var notes: [String] = []

  func next() -> Int {
    count += 1
    return count
  }

  func note(_ text: String) { notes.append(text) }
}

/// A controller that shows everything but titles.
private final class Untitled: MatchingGameController {
  override func title(for card: TableCard<PlayingCard>) -> String { "" }
}
