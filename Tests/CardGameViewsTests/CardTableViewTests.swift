import CardGameViews
import Testing

@Suite("Index of a button")
struct CardTableViewTests {
  @Test("Every button of a table is found at its own index")
  func found() {
    let tables: [any CardTableView] = [
      RecordingTableView(cardCount: 12), TextTableView(cardCount: 12), NullTableView(cardCount: 12),
      TeeTableView([RecordingTableView(cardCount: 12), NullTableView(cardCount: 12)]),
    ]
    for table in tables {
      #expect(table.cardButtons.map { table.index(of: $0) } == Array(0..<12))
    }
  }

  @Test("A button of another table, or the deal button, is not found, however alike it looks")
  func notFound() {
    let table = RecordingTableView(cardCount: 12)
    let other = RecordingTableView(cardCount: 12)
    #expect(table.index(of: other.buttons[0]) == nil)
    #expect(table.index(of: table.deal) == nil)
  }
}
