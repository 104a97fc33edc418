import CardGameHarness
import CardGameTesting

@testable import Exercise16

/// What your game must do, whatever its rules are.
///
/// The first check runs through the rules that hold for every game. The last makes every touch in every
/// state of a table of six cards. These two, and the one of the end, begin in a process of their own, so
/// that what crashes most often takes no other check with it. A crash later than that, or in another
/// check, names its line.
@Suite("16 A game of your own", .exercise("16", file: "MyGame.swift"), .serialized)
struct GameChecks {
  @Test("Your game keeps the rules of games")
  func rules() async throws {
    let survived = await #expect(
      processExitsWith: .success,
      """
      Your game crashed. An index may be one that is not on the table: below 0, or too large. \
      Ignore it before anything else: guard cards.indices.contains(index) else { return .ignored }
      """
    ) {
      for game in try Games.few() { Games.play(game) }
    }
    guard survived != nil else { return }
    report(try Games.whatIsWrongWithTheTable() + Games.whatIsWrongWithTheGoal())
    for rule in GameRule<MyGame>.all {
      for game in try Games.few() where !expectRule(rule, of: game) { break }
    }
  }

  @Test("Choices come out in more than one way, and the score changes")
  func choices() throws {
    report(Games.whatIsMissing(in: try Games.many()))
  }

  @Test("A game can come to its end, and then nothing can be won")
  func end() async throws {
    let survived = await #expect(
      processExitsWith: .success,
      """
      Your game crashed on its way to the end. Where all cards can go, none \
      is left at last: there is no card 0 then, and no range from 0 up to -1.
      """
    ) {
      _ = try Games.whatIsWrongWithTheEnd()
    }
    guard survived != nil else { return }
    report(try Games.whatIsWrongWithTheEnd())
  }

  @Test("Under the kit's controller every state of a small table is right")
  func everyState() async throws {
    let survived = await #expect(
      processExitsWith: .success, "Your game crashed on a table of six cards."
    ) {
      _ = try (Games.whatIsForgotten(), Games.explored())
    }
    guard survived != nil else { return }
    let forgotten = try Games.whatIsForgotten()
    report(forgotten.isEmpty ? Games.whatIsWrong(with: try Games.explored()) : forgotten)
  }
}
