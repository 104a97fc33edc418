import CardGameControllers
import CardGameHarness
import CardGameModel

extension Bug {
  static let baseMatchKept = Bug(
    id: "hist-base-match-kept",
    title: "Nothing ever matches",
    symptom: "Two aces do not match, nor do two spades.",
    cause: "The rule of the general card is kept: only cards of the same contents match.",
    intended: .wrongMatches, moves: [.touch(0), .touch(1)], game: BaseMatchKeptGame.self)
}

private struct BaseMatchKeptGame: HandwrittenGame {
  var state: GameState

  func points(of indices: [Int]) -> Int {
    guard let last = indices.last else { return 0 }
    return indices.dropLast().count { cards[$0].face.title == cards[last].face.title }
  }
}
