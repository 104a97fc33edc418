import CardGameControllers
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Lesson 11: Write the test")
struct Lesson11WriteTheTest {
  let app = AppUnderTest { MatchingGameController(table: $0, makeDeck: $1) }

  @Test("A mismatch")
  func mismatch() {
    app.touch(0)
    app.touch(3)
    #expect(app.title(of: 3) == "K♦")
    #expect(app.title(of: 0) == "")
    #expect(app.score == -4)
  }

  @Test("What is promised")
  func promised() {
    app.touch(0)
    #expect(app.picture(of: 0) != app.picture(of: 1))
    #expect(app.score == -1)
  }

  @Test("A weak test lets a mistake through, a better one does not")
  func weak() async {
    let mistaken = GradedApp("the earlier card", mistake: "Only the touched button is updated") {
      AppUnderTest { TouchedOnlyController(table: $0, makeDeck: $1) }
    }
    let weak: AppTest = { app in
      app.touch(0)
      app.touch(3)
      #expect(app.title(of: 3) == "K♦")
    }
    let better: AppTest = { app in
      app.touch(0)
      app.touch(3)
      #expect(app.title(of: 0) == "")
    }
    let missed = await mistaken.failures(of: [weak])
    let found = await mistaken.failures(of: [better])
    #expect(missed.isEmpty)
    #expect(found.count == 1)
  }
}

/// A controller that updates the touched button and no other.
private final class TouchedOnlyController: MatchingGameController {
  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    game.chooseCard(at: index)
    sender.setTitle(title(for: game.cards[index]), for: .normal)
    sender.setBackgroundImage(backgroundImage(for: game.cards[index]), for: .normal)
  }
}
