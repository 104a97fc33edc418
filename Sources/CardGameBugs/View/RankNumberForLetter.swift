import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

extension Bug {
  static let rankNumberForLetter = Bug(
    id: "hist-rank-number-for-letter",
    title: "The title is made of the rank's number",
    symptom: "The jack of clubs says ♣11, and the ace of spades ♠1.",
    cause: "The title is put together from the suit and the number, not taken from the card.",
    layer: .view, exercise: "08", intended: .titleSpeltOtherwise, moves: [.touch(0)],
    makeController: NumberTitleController.init)
}

private final class NumberTitleController: LearnerController {
  override func title(for card: TableCard<PlayingCard>) -> String {
    let number = (Rank.allCases.firstIndex(of: card.face.rank) ?? 0) + 1
    return card.isFaceVisible ? "\(card.face.suit.symbol)\(number)" : ""
  }
}
