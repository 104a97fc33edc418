import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Which parts of a table are looked at")
struct TableStylePartsTests {
  let table = RecordingTableView(cardCount: 12)
  var game = LessonGame.m12

  init() {
    game.chooseCard(at: 0)
    table.buttons[0].setTitle("A♠", for: .normal)
  }

  @Test(
    "Each part is looked at on its own",
    arguments: [
      TableStyle.Parts.titles: 0, .pictures: 1, .enabling: 0, .score: 1, .mode: 1,
      [.titles, .enabling]: 0, [.pictures, .score]: 2, .all: 3,
    ])
  func alone(parts: TableStyle.Parts, expectedCount: Int) {
    let diagnoses = diagnose(table, against: game, style: .lesson.looking(at: parts))
    #expect(diagnoses.count == expectedCount)
  }

  @Test("A title that a picture pushes out is a matter of titles")
  func pushedOut() {
    table.buttons[0].setImage(.cardFront, for: .normal)
    let diagnoses = diagnose(table, against: game, style: .lesson.looking(at: .titles))
    #expect(diagnoses.map(\.code) == [.wrongPictureSlot])
  }

  @Test("A card that lies face down and looks face up is named so")
  mutating func turnedDown() {
    table.buttons[0].setBackgroundImage(.cardFront, for: .normal)
    game.chooseCard(at: 0)
    let diagnoses = diagnose(
      table, against: game, style: .lesson.looking(at: [.titles, .pictures]))
    #expect(diagnoses.map(\.code) == [.turnedDownNotShown])
  }
}
