extension Transcript where Game.Face: ParsableFace {
  /// Reads a transcript from its text, and plays it through.
  ///
  /// The text names the cards and how they lie. What else a game is made of, such as its scoring, is
  /// taken from a game that is given.
  ///
  /// - Parameters:
  ///   - text: The text, as ``description`` writes it; spaces around lines make no difference.
  ///   - model: A game by the same rules, on a table of the same size.
  /// - Throws: ``TranscriptError`` for the first line that is wrong.
  public init(parsing text: String, like model: Game) throws(TranscriptError) {
    var reader = TranscriptReader(start: model)
    // A line may end with a carriage return too, which is one character with the line feed.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let line = line.drop { $0.isWhitespace }
      guard !line.isEmpty else { continue }
      do {
        try reader.read(line)
      } catch {
        throw TranscriptError(line: index + 1, sentence: error.sentence)
      }
    }
    self = reader.history.transcript
  }
}

/// A line of a transcript that cannot be read, or that does not come to what it says.
public struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int

  /// What is wrong there.
  public let sentence: String

  /// The line and what is wrong there.
  public var description: String { "Line \(line): \(sentence)" }
}

/// Plays a transcript line by line.
private struct TranscriptReader<Game: CardGame> where Game.Face: ParsableFace {
  private(set) var history: GameHistory<Game>
  private var start: Game
  private var tableSize: Int?
  private var indices: [String: [Int]] = [:]
  private var score: Int?

  init(start: Game) {
    self.start = start
    history = GameHistory(of: start)
  }

  mutating func read(_ line: Substring) throws(StateError) {
    let end = line.firstIndex { $0 == ":" || $0 == "." }
    guard let end else { throw StateError("", "\"\(line)\" is no line of a transcript.") }
    let name = line[..<end]
    let rest = line[line.index(after: end)...].trimmed
    if line[end] == "." {
      guard let number = Int(name), number == history.count + 1 else {
        throw StateError("", "The next move is number \(history.count + 1), and not \(name).")
      }
      try readMove(rest)
    } else {
      guard history.count == 0 else { throw StateError("", "Here should be a move.") }
      try readStart(name, rest)
    }
  }

  private mutating func readMove(_ text: Substring) throws(StateError) {
    let parts = text.split(separator: ">", maxSplits: 1).map(\.trimmed)
    let result = parts.last?.split(separator: ",").map(\.trimmed) ?? []
    guard
      parts.count == 2, parts[0].hasSuffix("-"), result.count == 2,
      let outcome = Outcome(rawValue: String(result[0])), let score = Int(result[1])
    else { throw StateError("", "A move reads like \"3 -> turnedUp, -1\".") }
    do {
      let move = try GameMove<Game.Face>(parsing: parts[0].dropLast().trimmed)
      try history.replay(PlayedMove(move, outcome: outcome, score: score), at: history.count)
    } catch let error as CardParsingError {
      throw StateError("", error.description)
    } catch let error as StateError {
      throw error
    } catch {
      throw StateError("", "\(error)")
    }
  }

  private mutating func readStart(_ name: Substring, _ value: Substring) throws(StateError) {
    switch name {
    case "game":
      guard value == Game.kind else {
        throw StateError("", "This is a transcript of \(value), and not of \(Game.kind).")
      }
    case "table": tableSize = try number(value)
    case "mode":
      let mode = try number(value)
      guard start.mode == mode || start.changeMode(to: mode) != .ignored else {
        throw StateError("", "\(mode) cards cannot be matched here.")
      }
    case "pack":
      do {
        try start.deal(Deck([Game.Face](parsing: value)))
      } catch {
        throw StateError("", "\(error)")
      }
      if let tableSize, tableSize != start.cards.count {
        throw StateError(
          "", "\(tableSize) cards lay on the table, and \(start.cards.count) do in this game.")
      }
    case "face up", "matched":
      var numbers: [Int] = []
      for word in value.split(separator: " ") { numbers.append(try number(word)) }
      indices[String(name)] = numbers
    case "score": score = try number(value)
    default: throw StateError("", "\"\(name)\" is no part of a transcript.")
    }
    var begun = start
    if !indices.isEmpty || score != nil {
      do {
        try begun.arrange(
          faceUp: indices["face up"] ?? [], matched: indices["matched"] ?? [], score: score)
      } catch {
        // The score may follow in the next line; what is still wrong then is told by the first move.
        begun = start
      }
    }
    history = GameHistory(of: begun)
  }

  private func number(_ text: Substring) throws(StateError) -> Int {
    guard let number = Int(text) else { throw StateError("", "\"\(text)\" is no number.") }
    return number
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
