#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of the event stream that Swift Testing writes: a test that there is, or something that
/// happened.
///
/// The stream's format is published with Swift Testing (`ABI/JSON.md`). This is version 0; members
/// that begin with an underscore are not promised, and nothing breaks without them.
struct StreamRecord: Decodable {
  var kind: String
  var payload: Payload

  struct Payload: Decodable {
    var kind: String

    // A test.
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Place?
    var _testCases: [Case]?

    // An event.
    var testID: String?
    var _testCase: Case?
    var messages: [Message]?
    var issue: Issue?
    var instant: Instant?
    var _comments: [String]?
  }

  struct Place: Decodable {
    var line: Int
    var fileID: String?
    var filePath: String?
    var _filePath: String?
  }

  struct Case: Decodable { var displayName: String? }

  struct Message: Decodable, Hashable {
    var symbol: String
    var text: String
  }

  struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    var sourceLocation: Place?
  }

  struct Instant: Decodable { var absolute: Double }

  /// Reads a stream; a line that was cut off by a crash is left out.
  static func records(in stream: Data) -> [StreamRecord] {
    let decoder = JSONDecoder()
    return stream.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(StreamRecord.self, from: Data($0))
    }
  }
}
