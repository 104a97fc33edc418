import CardGameHarness
import Foundation

/// Marks a suite as the checks of an exercise, which run once the exercise was begun.
///
/// While the learner's file is the starter as it was shipped, the checks are skipped with a sentence
/// that says how to begin. With `FACEUP_REQUIRE=06,08` or `FACEUP_REQUIRE=all` in the environment,
/// checks of those exercises fail instead; so do all that were not begun when a word there names no
/// exercise, since otherwise a slip would leave out what was to be required. While a check runs, leaving
/// the process ends with a failure.
///
/// ```swift
/// @Suite("06 Choosing a card", .exercise("06", file: "ChoosingGame.swift"))
/// struct ChoosingChecks { … }
/// ```
public struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
  /// The exercise's number, for example `06`.
  public let number: String

  /// The file that the learner edits.
  public let file: String

  private let folder: String

  init(number: String, file: String, checksFile: String) {
    self.number = number
    self.file = file
    folder = checksFile.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/")
  }

  /// Every check of the suite is under the trait.
  public var isRecursive: Bool { true }

  /// Skips a check of an exercise that was not begun.
  ///
  /// - Parameter test: The check, or its suite.
  /// - Throws: What tells the library to skip it.
  public func prepare(for test: Test) async throws {
    guard !isBegun, !isRequired, unknownRequirements.isEmpty else { return }
    try Test.cancel(
      "Not started: to begin, edit \(path) and run swift test --filter Exercise\(number).")
  }

  /// Runs a check, watching that it does not leave the process.
  ///
  /// - Parameters:
  ///   - test: The check.
  ///   - testCase: Its case.
  ///   - function: Runs it.
  /// - Throws: What the check throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard isBegun else {
      fail(
        unknownRequirements.first.map {
          "FACEUP_REQUIRE names \"\($0)\", which is no exercise: write numbers such as 06,08, or all."
        } ?? "Not started: \(path) is still the starter, and this exercise is required.",
        at: test.sourceLocation)
      return
    }
    let check = ExitGuard.shared.checkBegins(test.displayName ?? test.name)
    defer { ExitGuard.shared.checkEnds(check) }
    try await withJournal { try await function() }
  }

  private var path: String {
    "Exercises/" + (folder.split(separator: "/").last.map(String.init) ?? folder) + "/" + file
  }

  /// The words of `FACEUP_REQUIRE`.
  private var requirements: [Substring] {
    let names = ProcessInfo.processInfo.environment["FACEUP_REQUIRE"] ?? ""
    return names.split { $0 == "," || $0 == " " }
  }

  private var isRequired: Bool {
    requirements.contains("all") || requirements.contains { $0 == number }
  }

  /// The words that are no number of an exercise in a folder beside this one's.
  private var unknownRequirements: [Substring] {
    guard !requirements.isEmpty else { return [] }
    let folders = try? FileManager.default.contentsOfDirectory(atPath: folder + "/..")
    guard let folders else { return [] }
    return requirements.filter { word in
      word != "all" && !folders.contains { $0.hasPrefix(word + "-") }
    }
  }

  private var isBegun: Bool {
    let working = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)
    let starter = try? String(contentsOfFile: folder + "/Starter/" + file, encoding: .utf8)
    return working != starter || starter == nil
  }
}

extension Trait where Self == ExerciseTrait {
  /// Marks a suite as the checks of an exercise.
  ///
  /// - Parameters:
  ///   - number: The exercise's number, for example `06`.
  ///   - file: The file that the learner edits.
  ///   - checksFile: The file of the suite, which lies in the exercise's folder `Checks`.
  /// - Returns: The trait.
  public static func exercise(
    _ number: String, file: String, checksFile: String = #filePath
  ) -> Self {
    ExerciseTrait(number: number, file: file, checksFile: checksFile)
  }
}
