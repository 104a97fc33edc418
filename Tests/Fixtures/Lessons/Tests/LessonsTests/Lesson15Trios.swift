import CardGameControllers
import CardGameModel
import CardGameViews
import Testing

@Suite("Lesson 15: Trios")
struct Lesson15Trios {
  @Test("One touch after another")
  func turns() throws {
    var game = try TriosGame(from: .trios)
    for index in [0, 1, 3] { game.chooseCard(at: index) }
    #expect(game.score == -5)
    #expect(game.faceUpIndices == [0, 1, 3])
    game.chooseCard(at: 4)
    #expect(game.faceUpIndices == [4])
  }

  @Test("Counting values")
  func counting() throws {
    let cards = try [TrioCard](parsing: "1111 1112 2133")
    let counts = TrioCard.Attribute.allCases.map { attribute in
      Set(cards.map { $0.value(of: attribute) }).count
    }
    #expect(counts == [2, 1, 2, 3])
    #expect(cards[0].isTrio(with: cards[1], cards[2]) == false)
  }

  @Test("The third card of any two")
  func third() throws {
    let cards = try [TrioCard](parsing: "1111 2122")
    #expect(cards[0].third(with: cards[1]).asciiTitle == "3133")
    let pairs = 81 * 80 / 2
    #expect(pairs / 3 == 1080)
  }

  @Test("The same controller")
  func sameController() throws {
    let game = try TriosGame(from: .trios)
    let table = RecordingTableView(cardCount: game.maximumCardCount)
    let controller = CardTableController(game, on: table) { .trios }
    for index in [0, 1, 3] { controller.perform(.touch(index), on: table) }
    #expect(table.appearance.cards[0].description == "○r on cardfront, selected")
    #expect(table.appearance.score == "Score: -5")
    #expect(table.appearance.status.contains("shading: two are alike, one differs"))
  }
}
