public import CardGameHarness
import Foundation

#if canImport(XCTest)
  import XCTest
#endif

/// Fails the running test with some diagnoses; without any, it does nothing.
///
/// Inside a Swift Testing test each becomes an issue. Where no such test is running (inside an XCTest
/// case, or on a thread that does not belong to one) XCTest is told as well, so that the failure is
/// never silent.
///
/// With the first goes a picture of the table before the last move, after it and as it should be. It is
/// attached to the test's result, and written to a file under `.build`, whose path the report ends with.
/// With `FACEUP_REPORT=hint` in the environment reports leave out what names the cure, and the picture.
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
  // To look into the environment takes longer than most plays.
  guard !diagnoses.isEmpty else { return }
  let depth = ReportDepth.ofEnvironment
  for diagnosis in diagnoses {
    var text = diagnosis.report(depth)
    if depth == .full, let picture = Picture(of: diagnosis) {
      picture.attach(at: sourceLocation)
      if let path = picture.write() { text += "\n\nPicture   \(path)" }
    }
    fail(text, at: sourceLocation)
  }
}

extension ReportDepth {
  /// How much reports tell, by `FACEUP_REPORT` in the environment: everything, unless it says `hint`.
  fileprivate static var ofEnvironment: ReportDepth {
    ProcessInfo.processInfo.environment["FACEUP_REPORT"].flatMap(ReportDepth.init) ?? .full
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
