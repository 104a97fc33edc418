import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Set by")
struct SetByTests {
  private final class WrongPicture: MatchingGameController {
    static let line = #line + 5

    override func updateUI() {
      for (button, card) in zip(table.cardButtons, game.cards) {
        button.setTitle(title(for: card), for: .normal)
        button.setImage(backgroundImage(for: card), for: .normal)
        button.isEnabled = !card.isMatched
      }
      table.scoreLabel.text = "Score: \(game.score)"
      table.modeControl.isEnabled = !game.hasBegun
    }
  }

  private func diagnosis(_ recording: Recording.Detail) -> Diagnosis? {
    play([.touch(0)], of: LessonGame.m12, recording: recording) {
      WrongPicture(table: $0, cardsToMatch: 2, makeDeck: $1)
    }.diagnoses.first
  }

  #if canImport(Runtime)
    @Test("names the line that set the wrong thing, and no other")
    func line() {
      let sites = diagnosis(.changesAndCallers)?.callSites ?? []
      #expect(sites.map(\.line) == [WrongPicture.line])
      #expect(sites.map(\.fileName) == ["SetByTests.swift"])
      #expect(sites.map(\.function) == ["updateUI()"])
    }
  #endif

  @Test("is left out where nobody was asked to note it")
  func without() {
    #expect(diagnosis(.changes)?.code == .wrongPictureSlot)
    #expect(diagnosis(.changes)?.callSites == [])
    #expect(diagnosis(.nothing)?.code == .wrongPictureSlot)
  }
}
