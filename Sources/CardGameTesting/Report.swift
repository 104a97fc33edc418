public import CardGameHarness

#if canImport(XCTest)
  import XCTest
#endif

/// Fails the running test with some diagnoses; without any, it does nothing.
///
/// Inside a Swift Testing test each becomes an issue. Where no such test is running (inside an XCTest
/// case, or on a thread that does not belong to one) XCTest is told as well, so that the failure is
/// never silent.
///
/// ```swift
/// report(diagnose(table, against: game), at: #_sourceLocation)
/// ```
///
/// - Parameters:
///   - diagnoses: What is wrong.
///   - sourceLocation: Where the failure is reported.
public func report(
  _ diagnoses: [Diagnosis], at sourceLocation: SourceLocation = #_sourceLocation
) {
  for diagnosis in diagnoses {
    fail(diagnosis.report, at: sourceLocation)
  }
}

/// Records an issue, and tells XCTest where Swift Testing may not be listening.
func fail(_ text: String, at sourceLocation: SourceLocation) {
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  #if canImport(XCTest)
    if Test.current == nil {
      XCTFail(text)
    }
  #endif
}
