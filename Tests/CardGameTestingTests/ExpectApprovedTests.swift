import CardGameControllers
import CardGameHarness
import CardGameTesting
import Foundation

@Suite("Approved transcripts")
struct ExpectApprovedTests {
  private let folder: URL
  private let transcript: TableTranscript

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("it's a folder \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    transcript = try SixCards.transcribe([.touch(0), .touch(1)])
  }

  private var testFile: String { folder.appendingPathComponent("Tests.swift").path }

  /// Expects a failure, and returns its text.
  private func failure(of transcript: TableTranscript) throws -> String {
    nonisolated(unsafe) var text = ""
    try withKnownIssue {
      try expectApproved(transcript, as: "game", testFile: testFile)
    } matching: { issue in
      text = issue.comments.map(\.rawValue).joined()
      return true
    }
    return text
  }

  @Test("A run records nothing; the command that it prints approves, and then it passes")
  func approve() throws {
    let text = try failure(of: transcript)
    #expect(text.contains("No transcript was approved yet"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)

    let command = try #require(text.split(separator: "\n").last)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", String(command)]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(try expectApproved(transcript, as: "game", testFile: testFile))
    try FileManager.default.removeItem(at: folder)
  }

  @Test("A difference shows both tables, and changes nothing")
  func different() throws {
    let approved = folder.appendingPathComponent("Approved")
    try FileManager.default.createDirectory(at: approved, withIntermediateDirectories: true)
    let file = approved.appendingPathComponent("game.txt")
    try transcript.description.write(to: file, atomically: true, encoding: .utf8)
    let text = try failure(of: SixCards.transcribe([.touch(0), .touch(3)]))
    #expect(text.contains("The game goes on otherwise from here: Move 2: 1\napproved "))
    #expect(try String(contentsOf: file, encoding: .utf8) == transcript.description)
    try FileManager.default.removeItem(at: folder)
  }
}
