import CardGameBugs
import CardGameControllers

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that is printed as one line of JSON, with its keys in the order of the alphabet.
protocol JSONLine: Encodable {}

extension JSONLine {
  /// The value as JSON in a line.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// A step in JSON: the number of the touched card, or the words of anything else.
struct StepName: Encodable {
  private let step: Step

  init(_ step: Step) {
    self.step = step
  }

  init(_ move: Move) {
    step = .move(move)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .move(.touch(let index)) = step {
      try container.encode(index)
    } else {
      try container.encode(step.description)
    }
  }
}
