import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("What a wrong score label does all the time")
struct ScoreHabitTests {
  @Test(
    "is told from what it shows in other games",
    arguments: [
      Habit("without its sign") { scores in abs(scores.last ?? 0) },
      Habit("with the wrong sign") { scores in -(scores.last ?? 0) },
      Habit("never says less than 0") { scores in max(0, scores.last ?? 0) },
      Habit("always says 3 too few") { scores in (scores.last ?? 0) - 3 },
      Habit("always says the same") { _ in 7 },
      Habit("counts the touches") { scores in scores.count },
      Habit("the highest score so far") { scores in max(0, scores.max() ?? 0) },
      Habit("adds up the scores") { scores in scores.reduce(0, +) },
    ])
  func told(habit: Habit) {
    let played = play([.touch(0), .touch(1), .touch(3)], of: LessonGame.m12) {
      HabitualController(table: $0, makeDeck: $1, number: habit.number)
    }
    #expect(played.diagnoses.map(\.code) == [.scoreShowsSomethingElse])
    #expect(played.diagnoses.first?.headline.contains(habit.words) == true)
  }

  @Test("is not made up for a label that is late")
  func late() {
    let played = play([.touch(0), .touch(1)], of: LessonGame.m12) {
      HabitualController(table: $0, makeDeck: $1) { scores in scores.dropLast().last ?? 0 }
    }
    #expect(played.diagnoses.map(\.code) == [.scoreLate])
  }
}

/// A number for a score label, from the scores after each touch so far, and words that tell of it.
struct Habit: Sendable, CustomTestStringConvertible {
  let words: String
  let number: @Sendable ([Int]) -> Int

  init(_ words: String, number: @escaping @Sendable ([Int]) -> Int) {
    self.words = words
    self.number = number
  }

  var testDescription: String { words }
}

/// The kit's controller, with another number on its score label.
private final class HabitualController: MatchingGameController {
  private let number: ([Int]) -> Int
  private var scores: [Int] = []

  init(
    table: any CardTableView, makeDeck: @escaping () -> Deck<PlayingCard>,
    number: @escaping ([Int]) -> Int
  ) {
    self.number = number
    super.init(table: table, makeDeck: makeDeck)
  }

  override func touchCardButton(_ sender: any CardButton) {
    super.touchCardButton(sender)
    scores.append(game.score)
    table.scoreLabel.text = "Score: \(number(scores))"
  }
}
