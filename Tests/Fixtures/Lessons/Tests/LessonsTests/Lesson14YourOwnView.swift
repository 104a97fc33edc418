import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameTesting
import CardGameViews

@Suite("Lesson 14: Your own view")
struct Lesson14YourOwnView {
  @Test("One game, two views")
  func twoViews() {
    let line = TextTableView(cardCount: 12, style: .plain)
    let recording = RecordingTableView(cardCount: 12)
    let controller = MatchingGameController(table: TeeTableView([line, recording])) { .m12 }
    controller.updateUI()
    controller.touchCardButton(controller.table.cardButtons[0])
    #expect(recording.appearance.cards[0].title == "A♠")
    #expect(line.text.contains("Card 0: A♠ on cardfront."))
  }

  @Test("States")
  func states() {
    let button = TextTableView(cardCount: 1).cardButtons[0]
    button.setTitle("A♠", for: .normal)
    button.setTitle("gone", for: .disabled)
    #expect(button.title(for: .disabled) == "gone")
    #expect(button.title(for: .selected) == "A♠")
    #expect(button.title(for: [.selected, .disabled]) == "A♠")
  }

  @Test("The rules of tables", arguments: TableRule.all)
  func rules(rule: TableRule) {
    expectRule(rule, of: { TextTableView(cardCount: $0) })
  }

  @Test("A view that forgets on purpose")
  func forgetful() {
    let broken = TableRule.all.filter { rule in
      !rule.diagnoses(of: { NullTableView(cardCount: $0) }).isEmpty
    }
    #expect(broken.contains { $0.name == "Each of its card buttons keeps the rules of buttons" })
  }
}
