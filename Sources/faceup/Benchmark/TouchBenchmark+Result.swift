#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TouchBenchmark {
  /// What a measurement gave.
  struct Result: Encodable {
    let part: String
    let cards: Int
    let touches: Int
    let nanosecondsPerTouch: Double

    /// The result as a line of the table that a person reads.
    var line: String {
      let numbers = [cards, touches, Int(nanosecondsPerTouch.rounded())].map { number in
        let text = String(number)
        return String(repeating: " ", count: max(0, 12 - text.count)) + text
      }
      return part + String(repeating: " ", count: 20 - part.count) + numbers.joined() + "\n"
    }

    /// The result as JSON in a line.
    func json() throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
