public import CardGameHarness
import Foundation

/// Expects a transcript to be as it was approved, in a file beside the test.
///
/// The file is `Approved/`*name*`.txt` in the folder of the test. It is never written by a run: where
/// the transcript differs, or no file is there yet, the failure shows the first table that differs and
/// ends with the one command that approves what was seen.
///
/// ```swift
/// @Test("A whole game looks as it was approved")
/// func wholeGame() throws {
///   let moves = [0, 1, 2, 4, 2, 5].map(Move.touch)
///   try expectApproved(OurPairs.transcribe(moves), as: "whole-game")
/// }
/// ```
///
/// - Parameters:
///   - transcript: What was seen.
///   - name: The name of the file, without its ending.
///   - testFile: The file of the test.
///   - sourceLocation: Where a failure is reported.
/// - Returns: Whether it is as it was approved.
/// - Throws: What keeps the received transcript from being written to a temporary file.
@discardableResult
public func expectApproved(
  _ transcript: TableTranscript, as name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Bool {
  let approved = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent("Approved/\(name).txt")
  let text = try? String(contentsOf: approved, encoding: .utf8)
  let difference =
    text.map { transcript.difference(from: TableTranscript(text: $0)) }
    ?? "No transcript was approved yet. Read the one that is to be approved first."
  guard let difference else { return true }
  let received = FileManager.default.temporaryDirectory
    .appendingPathComponent("faceup-received-\(UUID().uuidString)/\(name).txt")
  try FileManager.default.createDirectory(
    at: received.deletingLastPathComponent(), withIntermediateDirectories: true)
  try transcript.description.write(to: received, atomically: true, encoding: .utf8)
  let folder = approved.deletingLastPathComponent().path.quoted
  fail(
    """
    The game does not look as it was approved in \(name).txt.

    \(difference)

    If what is seen now is right, approve it:

    mkdir -p \(folder) && cp \(received.path.quoted) \(folder)
    """, at: sourceLocation)
  return false
}

extension String {
  /// The path as a shell takes it.
  fileprivate var quoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
