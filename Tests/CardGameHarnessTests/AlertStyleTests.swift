import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("The message that a style asks for")
struct AlertStyleTests {
  /// A♠ and A♥ match; then 5♠ and K♦ are left, which do not, so that the game is over.
  private let game: LessonGame

  init() throws { game = try LessonGame(cardCount: 4, from: .m12) }

  private func played(
    _ moves: Move..., answers: [AlertStyle.Answer], updatesFirst: Bool = false,
    update: @escaping (ChangedController) -> Void
  ) -> PlayedGame {
    var style = TableStyle.lesson
    style.alert = AlertStyle(answers: answers)
    return play(moves, of: game, style: style, updatesFirst: updatesFirst, recording: .changes) {
      table, makeDeck in
      ChangedController(table: table, cardsToMatch: 2, makeDeck: makeDeck) { controller in
        controller.showAll()
        update(controller)
      }
    }
  }

  private static func tell(_ controller: ChangedController, _ titles: String...) {
    let actions = titles.map { title in
      CardAlert.Action(title: title) {
        if title == "Deal" { controller.touchDealButton(controller.table.dealButton) }
      }
    }
    controller.table.present(CardAlert(title: "Over", message: nil, actions: actions))
  }

  private let deal = [AlertStyle.Answer("Deal", makes: .deal)]

  @Test("A deal is made by the message's own button, and what lies behind it cannot be touched")
  func behind() {
    let played = played(
      .touch(0), .touch(1), .touch(2), .deal, .touch(2), answers: deal
    ) { if $0.game.isOver { Self.tell($0, "Deal") } }
    #expect(played.diagnoses.isEmpty)
    #expect(played.moves == [.touch(0), .touch(1), .deal, .touch(2)])
    #expect(played.table.presentedAlertCount == 1 && played.table.presentedAlert == nil)
  }

  @Test("A message that is only put away comes once, whatever is touched then")
  func putAway() {
    for isOnce in [true, false] {
      var hasSaidSo = false
      let played = played(
        .touch(0), .touch(1), .touch(2), .touch(3), answers: [.init("OK")]
      ) { controller in
        guard controller.game.isOver, !(isOnce && hasSaidSo) else { return }
        hasSaidSo = true
        Self.tell(controller, "OK")
      }
      #expect(played.diagnoses.map(\.code) == (isOnce ? [] : [.alertShownAgain]))
      #expect(played.moves.count == (isOnce ? 4 : 3))
    }
  }

  @Test("One that never comes, comes twice, comes early or lacks its button is named")
  func wrong() {
    let never = played(.touch(0), .touch(1), answers: deal) { _ in }
    #expect(never.diagnoses.map(\.code) == [.alertMissing])
    let twice = played(.touch(0), .touch(1), answers: deal) { controller in
      guard controller.game.isOver else { return }
      Self.tell(controller, "Deal")
      Self.tell(controller, "Deal")
    }
    #expect(twice.diagnoses.map(\.code) == [.alertRepeated])
    let early = played(.touch(0), answers: deal) { Self.tell($0, "Deal") }
    #expect(early.diagnoses.map(\.code) == [.alertTooEarly])
    let other = played(.touch(0), .touch(1), answers: deal) {
      if $0.game.isOver { Self.tell($0, "New game") }
    }
    #expect(other.diagnoses.map(\.code) == [.alertWithoutAnswer])
    #expect(other.diagnoses[0].headline.hasSuffix("no button \"Deal\", only New game."))
  }

  @Test("A button that does nothing is blamed, and not the game")
  func dead() {
    let played = played(.touch(0), .touch(1), .deal, answers: deal) { controller in
      guard controller.game.isOver else { return }
      let action = CardAlert.Action(title: "Deal") {}
      controller.table.present(CardAlert(title: "Over", message: nil, actions: [action]))
    }
    #expect(played.diagnoses.map(\.code) == [.alertButtonDead])
  }

  @Test("A message at another moment than the end can be asked for")
  func otherMoment() {
    var style = TableStyle.lesson
    style.alert = AlertStyle(answers: [.init("OK")]) { $0.score < 0 }
    let played = play([.touch(0)], of: game, style: style) { table, makeDeck in
      MatchingGameController(table: table, makeDeck: makeDeck)
    }
    #expect(played.diagnoses.map(\.code) == [.alertMissing])
  }

  @Test("After an undo the message may come again or not")
  func undone() {
    for comesAgain in [true, false] {
      let played = played(
        .touch(0), .touch(1), .undo, .touch(1), .touch(2), answers: [.init("OK")]
      ) { controller in
        let count = (controller.table as? RecordingTableView)?.presentedAlertCount ?? 0
        guard controller.game.isOver, count < (comesAgain ? 2 : 1) else { return }
        Self.tell(controller, "OK")
      }
      #expect(played.diagnoses.isEmpty && played.moves.count == 5)
      #expect(played.table.presentedAlertCount == (comesAgain ? 2 : 1))
    }
  }

  @Test("A style that asks for none lets any come and go")
  func unchecked() {
    let played = CardGameHarness.play([.touch(0), .touch(1), .touch(2)], of: game) {
      table, makeDeck in
      ChangedController(table: table, cardsToMatch: 2, makeDeck: makeDeck) { controller in
        controller.showAll()
        Self.tell(controller, "OK")
      }
    }
    #expect(played.diagnoses.isEmpty && played.table.presentedAlertCount == 3)
  }
}
