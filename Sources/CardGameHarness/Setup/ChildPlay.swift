import CardGameControllers
import CardGameModel

/// Plays that another process can make, because text says all that they take.
///
/// The child process plays them one after the other, and whoever started it sees how it ends.
public struct ChildPlay: Hashable, Sendable {
  /// All that the other process must be told.
  public let text: String

  /// Takes plays that were told by another process.
  ///
  /// - Parameter text: What the other process told.
  public init(text: String) {
    self.text = text
  }

  /// One play: a deck, where later decks come from, and the moves.
  struct Script: Hashable {
    var deck: String
    var seed: UInt64?
    var moves: [Move]
  }

  init(_ scripts: [Script], of setup: any PlaySetup.Type) {
    let lines = scripts.map { script in
      [
        script.deck, script.seed.map(String.init) ?? "",
        script.moves.map(\.description).joined(separator: ","),
      ].joined(separator: "\t")
    }
    text = ([_mangledTypeName(setup) ?? ""] + lines).joined(separator: "\n")
  }

  /// Makes the plays, each as far as nothing is wrong.
  ///
  /// - Returns: Whether they could be made here: the set-up must be a type of this program.
  public func run() -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let name = lines.first, let setup = _typeByName(name) as? any PlaySetup.Type else {
      return false
    }
    return lines.dropFirst().allSatisfy { Self.play($0, of: setup) }
  }

  private static func play<Setup: PlaySetup>(_ line: String, of setup: Setup.Type) -> Bool {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 3, let cards = try? [Setup.Game.Face](parsing: parts[0]) else {
      return false
    }
    let moves = parts[2].split(separator: ",").compactMap { Move(String($0)) }
    return (try? setup.play(moves, dealing: Deck(cards), seed: UInt64(parts[1]))) != nil
  }
}

/// Makes plays in a process of their own, so that a crash or a hang there ends nothing here.
///
/// The harness starts no process itself. `CardGameTesting` has a runner for tests.
public struct ChildRunner: Sendable {
  /// Makes plays in a child, and tells how the child ended.
  let run: @Sendable (ChildPlay) async -> End

  /// Makes a runner.
  ///
  /// - Parameter run: Makes plays in a child process, and tells how that ended.
  public init(run: @escaping @Sendable (ChildPlay) async -> End) {
    self.run = run
  }

  /// How a child has ended.
  public enum End: Hashable, Sendable {
    /// All plays were made.
    case finished

    /// The code under test has crashed, or has left the process; in words, for example `signal 4`.
    case crashed(String)

    /// It took longer than it was allowed.
    case timedOut

    /// The plays could not be made, for a reason that is no fault of the code under test.
    case notRun(String)
  }
}
