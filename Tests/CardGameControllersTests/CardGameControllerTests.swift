import CardGameControllers
import CardGameViews
import Testing

@Suite("Performing moves")
struct CardGameControllerTests {
  private let table = RecordingTableView(cardCount: 3)
  private let controller = ListeningController()

  @Test("A touch reaches the controller with the button that was touched")
  func touch() {
    #expect(controller.perform(.touch(2), on: table))
    #expect(controller.heard == [.card(ObjectIdentifier(table.buttons[2]))])
  }

  @Test("A touch of a button from elsewhere reaches the controller with no button of the table")
  func touchUnknown() {
    #expect(controller.perform(.touchUnknownButton, on: table))
    #expect(controller.heard.count == 1)
    #expect(table.buttons.allSatisfy { controller.heard[0] != .card(ObjectIdentifier($0)) })
  }

  @Test("The deal button and the mode control reach the controller, the new place selected")
  func otherControls() {
    #expect(controller.perform(.deal, on: table))
    #expect(controller.perform(.mode(3), on: table))
    #expect(controller.heard == [.deal(ObjectIdentifier(table.deal)), .mode(1)])
  }

  @Test("The more button reaches the controller, where the table has one")
  func more() {
    #expect(controller.perform(.more, on: table))
    #expect(controller.heard == [.more(ObjectIdentifier(table.more))])
  }

  @Test("A disabled or hidden button swallows the touch", arguments: [Move.touch(1), .deal, .more])
  func swallowed(move: Move) {
    for button in [table.buttons[1], table.deal, table.more] { button.isEnabled = false }
    #expect(!controller.perform(move, on: table))
    for button in [table.buttons[1], table.deal, table.more] {
      button.isEnabled = true
      button.isHidden = true
    }
    #expect(!controller.perform(move, on: table))
    #expect(controller.heard.isEmpty)
  }

  @Test("A disabled mode control keeps its place")
  func disabledMode() {
    table.mode.isEnabled = false
    #expect(!controller.perform(.mode(3), on: table))
    #expect(table.mode.selectedSegmentIndex == 0 && controller.heard.isEmpty)
  }

  @Test(
    "What is not on the table cannot be touched",
    arguments: [
      Move.touch(-1), .touch(3), .touch(.max), .touch(.min), .mode(1), .mode(4), .mode(.min),
      .mode(.max), .undo, .redo,
    ])
  func notOnTable(move: Move) {
    #expect(!controller.perform(move, on: table))
    #expect(table.mode.selectedSegmentIndex == 0 && controller.heard.isEmpty)
  }

  @Test("Every move begins one in the recording, those that are swallowed too")
  func numbering() {
    table.buttons[0].isEnabled = false
    for move in [Move.touch(0), .touch(1), .touch(7), .deal, .more, .mode(2), .undo] {
      controller.perform(move, on: table)
    }
    #expect(table.recording.moveCount == 7)
  }

  @Test("A controller need not know of dealing or modes")
  func smallestController() {
    let controller = SmallestController()
    #expect(controller.perform(.more, on: table))
    #expect(controller.perform(.deal, on: table) && controller.perform(.mode(3), on: table))
    #expect(controller.touchCount == 0)
    controller.perform(.touch(0), on: table)
    #expect(controller.touchCount == 1)
  }
}

private final class ListeningController: CardGameController {
  enum Heard: Equatable {
    case card(ObjectIdentifier)
    case deal(ObjectIdentifier)
    case more(ObjectIdentifier)
    case mode(Int)
  }

  var heard: [Heard] = []

  func touchCardButton(_ sender: any CardButton) { heard.append(.card(ObjectIdentifier(sender))) }
  func updateUI() {}
  func touchDealButton(_ sender: any CardButton) { heard.append(.deal(ObjectIdentifier(sender))) }
  func touchMoreButton(_ sender: any CardButton) { heard.append(.more(ObjectIdentifier(sender))) }
  func changeMode(_ sender: any CardSegmentedControl) {
    heard.append(.mode(sender.selectedSegmentIndex))
  }
}

private final class SmallestController: CardGameController {
  var touchCount = 0

  func touchCardButton(_ sender: any CardButton) { touchCount += 1 }
  func updateUI() {}
}
