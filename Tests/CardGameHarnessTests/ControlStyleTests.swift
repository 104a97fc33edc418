import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("What a style asks of sliders, switches and colours")
struct ControlStyleTests {
  private func diagnoses(
    _ moves: Move..., asking controls: [ControlStyle], updatesFirst: Bool = false,
    update: @escaping (ChangedController, RecordingSlider, RecordingSwitch) -> Void
  ) -> [Diagnosis] {
    var style = TableStyle.lesson
    style.controls = controls
    return play(
      moves, of: LessonGame.m12, style: style, updatesFirst: updatesFirst, recording: .changes
    ) { table, makeDeck in
      ChangedController(table: table, cardsToMatch: 2, makeDeck: makeDeck) { controller in
        controller.showAll()
        update(controller, table.slider, table.toggle)
      }
    }.diagnoses
  }

  private let threeCards: [ControlStyle] = [
    .control(.modeSwitch, .isOn) { .flag($0.mode == 3) }
  ]

  @Test("A style that asks for nothing leaves them alone")
  func unchecked() {
    let found = diagnoses(.touch(0), asking: []) { _, slider, toggle in
      slider.value = 0.5
      toggle.isOn = true
    }
    #expect(found.isEmpty)
  }

  @Test("A slider that follows the moves is right, from the start through a new deal")
  func slider() {
    let found = diagnoses(
      .touch(0), .touch(3), .touch(3), .deal, .touch(1), asking: ControlStyle.historySlider,
      updatesFirst: true
    ) { controller, slider, _ in
      slider.maximumValue = Float(controller.game.moveCount ?? 0)
      slider.value = slider.maximumValue
    }
    #expect(found.isEmpty)
  }

  @Test("A slider whose value was set before its range is told from one that was left behind")
  func cutOff() {
    let early = diagnoses(.touch(0), .touch(1), asking: ControlStyle.historySlider) {
      controller, slider, _ in
      slider.value = Float(controller.game.moveCount ?? 0)
      slider.maximumValue = Float(controller.game.moveCount ?? 0)
    }
    #expect(early.map(\.code) == [.sliderCutOff])
    #expect(
      early[0].rows == [.init(subject: "history slider", expected: "value 2", shown: "value 1")])
    let left = diagnoses(.touch(0), .touch(1), asking: ControlStyle.historySlider) {
      controller, slider, _ in
      slider.maximumValue = Float(controller.game.moveCount ?? 0)
      if controller.game.moveCount == 1 { slider.value = 1 }
    }
    #expect(left.map(\.code) == [.controlLate])
  }

  @Test("A value that is one too small is not taken for one that was cut off")
  func oneTooSmall() {
    let found = diagnoses(.touch(0), asking: ControlStyle.historySlider, updatesFirst: true) {
      controller, slider, _ in
      slider.maximumValue = Float(controller.game.moveCount ?? 0)
      slider.value = slider.maximumValue - 1
    }
    #expect(found.map(\.code) == [.sliderElsewhere])
  }

  @Test("A range of too many moves is named with both ranges")
  func range() {
    let found = diagnoses(.touch(0), asking: ControlStyle.historySlider) { controller, slider, _ in
      slider.maximumValue = Float(controller.game.cards.count)
      slider.value = 1
    }
    #expect(found.map(\.code) == [.sliderRangeWrong])
    #expect(found[0].headline.hasSuffix("goes from 0 to 12 and should go from 0 to 1."))
  }

  @Test("A switch that says the opposite is named, at one moment too")
  func opposite() {
    let found = diagnoses(.touch(0), asking: threeCards) { _, _, toggle in toggle.isOn = true }
    #expect(found.map(\.code) == [.switchOpposite])
    var style = TableStyle.lesson
    style.controls = threeCards
    let game = StillGame(.faceDown, .faceDown, mode: 3)
    let table = RecordingTableView.showing(game)
    table.mode.selectedSegmentIndex = 1
    #expect(diagnose(table, against: game, style: style).map(\.code) == [.switchOpposite])
    #expect(
      diagnose(table, against: game, style: style.looking(at: [.titles, .mode])).isEmpty)
  }

  @Test("A colour of the wrong side is told from one that was right before")
  func colour() {
    let controls: [ControlStyle] = [
      .everyCard(.backgroundColor) { $0.isFaceVisible ? .color(.red) : .none }
    ]
    let wrong = diagnoses(.touch(0), asking: controls) { controller, _, _ in
      controller.table.cardButtons[0].backgroundColor = .black
    }
    #expect(wrong.map(\.code) == [.backgroundColorWrong])
    #expect(wrong[0].headline.hasSuffix("card 0 should have red and has black."))
    let late = diagnoses(.touch(0), .touch(0), asking: controls) { controller, _, _ in
      controller.table.cardButtons[0].backgroundColor = .red
    }
    #expect(late.map(\.code) == [.controlLate])
  }

  @Test("Any other property is reported as it is")
  func others() {
    let controls: [ControlStyle] = [
      .everyCard(.alpha) { .decimal($0.position == .matched ? 0.4 : 1) },
      .control(.historySlider, .isEnabled) { .flag($0.hasBegun) },
    ]
    let found = diagnoses(.touch(0), .touch(1), asking: controls) { _, _, _ in }
    #expect(found.map(\.code) == [.controlDiffers])
    #expect(
      found[0].rows == [.init(subject: "cards 0-1", expected: "alpha 0.4", shown: "alpha 1")])
  }

  @Test("Every state of a small table is tried with them, and passes")
  func explored() throws {
    var style = TableStyle.lesson
    style.controls = ControlStyle.historySlider
    let game = try LessonGame(cardCount: 4, from: .m12)
    let exploration = explore(game, style: style) { table, makeDeck in
      ChangedController(table: table, cardsToMatch: 2, makeDeck: makeDeck) { controller in
        controller.showAll()
        table.slider.maximumValue = Float(controller.game.moveCount ?? 0)
        table.slider.value = table.slider.maximumValue
      }
    }
    #expect(exploration.failure == nil && exploration.isComplete)
  }
}
