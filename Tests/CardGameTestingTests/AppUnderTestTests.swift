import CardGameControllers
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("App under test")
struct AppUnderTestTests {
  let app = AppUnderTest { MatchingGameController(table: $0, makeDeck: $1) }

  @Test("It tells what is seen of cards and score")
  func seen() {
    app.touch(0)
    #expect(app.title(of: 0) == "A♠" && app.title(of: 1) == "")
    #expect(app.picture(of: 0) == "cardfront" && app.picture(of: 1) == "cardback")
    #expect(app.score == -1 && app.scoreText == "Score: -1" && app.statusText == "A♠")
  }

  @Test("A matched card is not enabled, and swallows a touch")
  func matched() {
    for index in [0, 1, 1] { app.touch(index) }
    #expect(!app.isEnabled(1) && app.isEnabled(2))
    #expect(app.score == 14)
  }

  @Test("A new deal lays other cards")
  func deal() {
    app.touch(0)
    app.deal()
    #expect(app.title(of: 0) == "" && app.score == 0)
    for index in 0..<app.cardCount { app.touch(index) }
    #expect((0..<12).map { app.title(of: $0) } != Deck.m12.cards.map(\.title))
  }

  @Test(
    "The score is the number in the words, with whatever sign",
    arguments: ["Score: -4": -4, "Score: −4": -4, "14 points": 14, "3 – 2": 3, "So-so: 7": 7])
  func score(text: String, number: Int) {
    let app = AppUnderTest(updatesFirst: true) { LabelController($0, text, $1) }
    #expect(app.score == number)
  }

  @Test("Where there is no number there is no score")
  func noScore() {
    #expect(AppUnderTest(updatesFirst: true) { LabelController($0, "none", $1) }.score == nil)
  }

  @Test("A card that is not there fails the test")
  func noCard() async {
    let graded = GradedApp("the kit's own") {
      AppUnderTest { MatchingGameController(table: $0, makeDeck: $1) }
    }
    let failures = await graded.failures(of: [{ #expect($0.title(of: 12) == "") }])
    #expect(failures.map(\.text) == ["There is no card 12: the cards are counted from 0 to 11."])
  }
}

/// A controller that writes some words into the score label.
private final class LabelController: CardGameController {
  private let table: any CardTableView
  private let text: String

  init(_ table: any CardTableView, _ text: String, _ makeDeck: () -> Deck<PlayingCard>) {
    self.table = table
    self.text = text
  }

  func touchCardButton(_ sender: any CardButton) {}
  func updateUI() { table.scoreLabel.text = text }
}
