#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `Attempts.json` says: how each attempt fails, and which checks never fail alone.
struct AttemptList: Equatable {
  var attempts: [Attempt] = []
  var overlaps: [Overlap] = []

  /// A wrong solution, and what must become of it.
  struct Attempt: Decodable, Hashable, Sendable {
    /// The name of its folder.
    var name: String

    /// The names of the checks that it fails; all others it passes.
    var fails: [String]

    /// What the first check that it fails is told: the name of a mistake, `CRASH`, `TIMEOUT`, or
    /// `nil` for a report without a name.
    var diagnosis: String?

    /// What is wrong with it.
    var why: String
  }

  /// A check that never fails alone.
  struct Overlap: Decodable, Hashable, Sendable {
    /// The name of the check.
    var check: String

    /// Of these at least one fails whenever the check does.
    var failsWith: [String]

    /// Why that cannot be otherwise.
    var why: String
  }
}

extension AttemptList: Decodable {
  private enum Key: String, CodingKey { case name, check }

  init(from decoder: any Decoder) throws {
    var entries = try decoder.unkeyedContainer()
    while !entries.isAtEnd {
      let entry = try entries.superDecoder()
      if try entry.container(keyedBy: Key.self).contains(.check) {
        overlaps.append(try Overlap(from: entry))
      } else {
        attempts.append(try Attempt(from: entry))
      }
    }
  }
}

extension AttemptList {
  /// Reads the file of an exercise.
  ///
  /// - Returns: The list, or `nil` and what is wrong with the file.
  static func read(
    _ exercise: Exercise, in project: Project
  ) -> (list: AttemptList?, problem: String?) {
    let path = "\(exercise.attemptsPath)/Attempts.json"
    guard let data = try? Data(contentsOf: URL(filePath: project.path(path))) else {
      return (nil, VerifyWords.missing(path))
    }
    do {
      return (try JSONDecoder().decode(AttemptList.self, from: data), nil)
    } catch {
      return (nil, VerifyWords.unreadableList(path, error))
    }
  }
}
