import CardGameControllers
import CardGameViews

/// A whole game as a person saw it: the table at the start and after every move, in readable text.
///
/// It is kept in a file and compared with the next run, so that every change of what is seen is read
/// by somebody.
///
/// ```swift
/// let transcript = transcribe([.touch(0)], of: MatchingGame.m12) { table, makeDeck in
///   MatchingGameController(table: table, makeDeck: makeDeck)
/// }
/// print(transcript.scenes.map(\.heading))
/// // ["At the start", "Move 1: 0"]
/// ```
public struct TableTranscript: Hashable, Sendable {
  /// The tables in their order.
  public let scenes: [Scene]

  /// The table at one moment.
  public struct Scene: Hashable, Sendable {
    /// When it was: `At the start`, or `Move 3: deal`.
    public let heading: String

    /// What was seen, in lines.
    public let lines: [String]
  }

  init(scenes: [Scene]) {
    self.scenes = scenes
  }

  /// Reads a transcript as ``description`` writes it.
  ///
  /// - Parameter text: The text of a file. Line ends of any kind do, and spaces at the end of a line do
  ///   not count.
  public init(text: String) {
    var scenes: [Scene] = []
    var lines: [String] = []
    var heading: String?
    func end() {
      guard let heading else { return }
      while lines.last == "" { lines.removeLast() }
      scenes.append(Scene(heading: heading, lines: lines))
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix(Self.mark) {
        end()
        (heading, lines) = (String(line.dropFirst(Self.mark.count)).withoutTrailingSpaces, [])
      } else {
        lines.append(String(line).withoutTrailingSpaces)
      }
    }
    end()
    self.init(scenes: scenes)
  }

  /// Stands before every heading.
  fileprivate static let mark = "== "

  /// Says where another transcript first shows something else, the two tables side by side.
  ///
  /// - Parameter approved: What should have been seen.
  /// - Returns: Lines for a person, or `nil` when both are alike.
  public func difference(from approved: TableTranscript) -> String? {
    let count = max(scenes.count, approved.scenes.count)
    guard
      let first = (0..<count).first(where: { index in
        index >= scenes.count || index >= approved.scenes.count
          || scenes[index] != approved.scenes[index]
      })
    else { return nil }
    let left = first < approved.scenes.count ? approved.scenes[first] : nil
    let right = first < scenes.count ? scenes[first] : nil
    let heading = [left?.heading, right?.heading].compactMap(\.self).first ?? ""
    let other = left.flatMap { left in right.map { left.heading != $0.heading } } ?? false
    let title =
      left == nil || right == nil || other
      ? "The game goes on otherwise from here: \(heading)" : heading
    return title + "\n" + Self.sideBySide(left, right)
  }

  private static func sideBySide(_ left: Scene?, _ right: Scene?) -> String {
    func column(_ name: String, _ scene: Scene?) -> [String] {
      [name, ""] + (scene.map { ["(\($0.heading))"] + $0.lines } ?? ["nothing: the game has ended"])
    }
    let (approved, seen) = (column("approved", left), column("now", right))
    let width = max(36, (approved.map(\.count).max() ?? 0) + 2)
    return (0..<max(approved.count, seen.count)).map { row in
      let (old, new) = (
        row < approved.count ? approved[row] : "", row < seen.count ? seen[row] : ""
      )
      // A line that differs is marked, so that it is found without comparing by eye.
      let sign = row > 2 && old != new ? "| " : "  "
      return (old.padded(to: width) + sign + new).withoutTrailingSpaces
    }.joined(separator: "\n")
  }
}

extension TableTranscript: CustomStringConvertible {
  /// The transcript as it is kept in a file.
  public var description: String {
    scenes.map { scene in
      ([Self.mark + scene.heading] + scene.lines).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
