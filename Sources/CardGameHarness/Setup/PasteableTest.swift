import CardGameControllers
import CardGameModel

/// A failure as a test that stands alone: to be pasted beside the type of the set-up.
struct PasteableTest {
  /// The test as it is pasted.
  let text: String

  init<Setup: PlaySetup>(
    of setup: Setup.Type, dealing deck: Deck<Setup.Game.Face>, seed: UInt64?,
    failure: Exploration.Failure
  ) {
    let cards = deck.cards.map(\.title).joined(separator: " ")
    let moves = failure.moves.map(\.literal).joined(separator: ", ")
    var lines = [
      "@Test(\"\(Self.sentence(of: failure).swiftEscaped)\")",
      "func \(Self.name(of: failure))() throws {",
      "  try expectPlay(",
      "    [\(moves)],",
      "    of: \(Self.name(of: setup)).self,",
      "    dealing: \"\(cards)\"" + (seed.map { ",\n    seed: \($0))" } ?? ")"),
      "}",
    ]
    lines = lines.flatMap { $0.split(separator: "\n").flatMap { String($0).brokenAtCommas } }
    text = lines.joined(separator: "\n")
  }

  /// The headline up to its first colon, as the name of the test.
  private static func sentence(of failure: Exploration.Failure) -> String {
    let headline = failure.diagnoses.first?.headline ?? "Something is wrong"
    let first = headline.split(separator: ":").first.map(String.init) ?? headline
    return first.hasSuffix(".") ? String(first.dropLast()) : first
  }

  /// The name of the diagnosis as a function's: `penalty-missing` is `penaltyMissing`.
  private static func name(of failure: Exploration.Failure) -> String {
    let code = failure.diagnoses.first?.code.rawValue ?? "something-is-wrong"
    let words = code.split { !$0.isLetter && !$0.isNumber }
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The type as it is written in its own module.
  private static func name(of type: any PlaySetup.Type) -> String {
    let full = String(reflecting: type)
    guard !full.contains("("), let dot = full.firstIndex(of: ".") else { return "\(type)" }
    return String(full[full.index(after: dot)...])
  }
}

extension Move {
  /// The move as a program writes it.
  fileprivate var literal: String {
    switch self {
    case .touch(let index): ".touch(\(index))"
    case .mode(let count): ".mode(\(count))"
    case .touchUnknownButton: ".touchUnknownButton"
    case .deal: ".deal"
    case .more: ".more"
    case .undo: ".undo"
    case .redo: ".redo"
    }
  }
}

extension String {
  /// The text as it stands between quotation marks in a program.
  fileprivate var swiftEscaped: String {
    var result = ""
    for character in self {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// A line of code, broken after commas where it is too long for a page.
  fileprivate var brokenAtCommas: [String] {
    guard count > 100, hasPrefix("    [") else { return [self] }
    var lines: [String] = []
    for part in dropFirst(4).split(separator: " ") {
      if let last = lines.last, last.count + part.count < 90 {
        lines[lines.count - 1] = last + " " + part
      } else {
        lines.append((lines.isEmpty ? "    " : "      ") + part)
      }
    }
    return lines
  }
}
