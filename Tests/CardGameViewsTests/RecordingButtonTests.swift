import CardGameViews
import Testing

@Suite("Recording button: values for control states")
struct RecordingButtonStateTests {
  private let button = RecordingTableView(cardCount: 1).buttons[0]

  @Test("It starts as a storyboard leaves it")
  func start() {
    #expect(button.title(for: .normal) == "")
    #expect(button.backgroundImage(for: .normal) == .cardBack)
    #expect(button.image(for: .normal) == nil)
    #expect(button.isEnabled && !button.isSelected && !button.isHidden)
    #expect(button.type == .system)
  }

  @Test(
    "A state for which nothing was set has the normal state's values",
    arguments: [ControlState.highlighted, .disabled, .selected, [.selected, .disabled]])
  func fallback(state: ControlState) {
    button.setTitle("A♠", for: .normal)
    button.setImage(.transparent, for: .normal)
    button.setBackgroundImage(.cardFront, for: .normal)
    #expect(button.title(for: state) == "A♠")
    #expect(button.image(for: state) == .transparent)
    #expect(button.backgroundImage(for: state) == .cardFront)
  }

  @Test("A value for another state leaves the normal state alone")
  func ownValue() {
    button.setTitle("chosen", for: .selected)
    button.setImage(.cardFront, for: .disabled)
    #expect(button.title(for: .selected) == "chosen" && button.title(for: .normal) == "")
    #expect(button.image(for: .disabled) == .cardFront && button.image(for: .normal) == nil)
  }

  @Test("Selected and disabled together falls back to normal, not to one of the two")
  func combinedState() {
    button.setTitle("selected", for: .selected)
    button.setTitle("disabled", for: .disabled)
    #expect(button.title(for: [.selected, .disabled]) == "")
    button.setTitle("both", for: [.selected, .disabled])
    #expect(button.title(for: [.disabled, .selected]) == "both")
    #expect(button.title(for: .selected) == "selected")
  }

  @Test("Setting nil for a state gives it back the normal state's value")
  func unset() {
    button.setBackgroundImage(.cardFront, for: .selected)
    button.setBackgroundImage(nil, for: .selected)
    #expect(button.backgroundImage(for: .selected) == .cardBack)
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.backgroundImage(for: .selected) == nil)
  }

  @Test("An empty title for a state is a title, and not the normal state's")
  func emptyTitle() {
    button.setTitle("A♠", for: .normal)
    button.setTitle("", for: .disabled)
    #expect(button.title(for: .disabled) == "")
  }

  @Test("What was set can be read back, state by state, without the fallback")
  func allValues() {
    button.setTitle("A♠", for: .selected)
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.titles == [.normal: "", .selected: "A♠"])
    #expect(button.images.isEmpty && button.backgroundImages.isEmpty)
  }

  @Test(
    "The state follows from being enabled and selected",
    arguments: [
      (true, false, ControlState.normal), (true, true, .selected), (false, false, .disabled),
      (false, true, [.selected, .disabled]),
    ] as [(Bool, Bool, ControlState)])
  func state(isEnabled: Bool, isSelected: Bool, state: ControlState) {
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    #expect(button.state == state)
  }
}

@Suite("Recording button: what a person would see")
struct RecordingButtonAppearanceTests {
  /// UIKit: a template is drawn in the tint colour, an original in its own colours; `automatic` is
  /// a template in the foreground of a system button and an original everywhere else.
  @Test(
    "A foreground picture pushes out the title and is drawn by button type and rendering mode",
    arguments: [
      (ButtonType.system, CardImage.RenderingMode.automatic, ButtonAppearance.Picture.blankBoard),
      (.system, .alwaysTemplate, .blankBoard), (.system, .alwaysOriginal, .image("cardfront")),
      (.custom, .automatic, .image("cardfront")), (.custom, .alwaysTemplate, .blankBoard),
      (.custom, .alwaysOriginal, .image("cardfront")),
    ])
  func foreground(
    type: ButtonType, mode: CardImage.RenderingMode, picture: ButtonAppearance.Picture
  ) {
    let button = RecordingTableView(cardCount: 1, buttonType: type).buttons[0]
    button.setTitle("A♠", for: .normal)
    button.setImage(.cardFront.withRenderingMode(mode), for: .normal)
    #expect(button.appearance == ButtonAppearance(title: "", picture: picture))
  }

  @Test(
    "A transparent foreground picture leaves title and background to be seen",
    arguments: ButtonType.allCases, CardImage.RenderingMode.allCases)
  func transparentForeground(type: ButtonType, mode: CardImage.RenderingMode) {
    let button = RecordingTableView(cardCount: 1, buttonType: type).buttons[0]
    button.setTitle("A♠", for: .normal)
    button.setImage(.transparent.withRenderingMode(mode), for: .normal)
    #expect(button.appearance == ButtonAppearance(title: "A♠", picture: .image("cardback")))
  }

  @Test(
    "A background picture is drawn as it is, whatever the button and the mode",
    arguments: ButtonType.allCases, CardImage.RenderingMode.allCases)
  func background(type: ButtonType, mode: CardImage.RenderingMode) {
    let button = RecordingTableView(cardCount: 1, buttonType: type).buttons[0]
    button.setTitle("A♠", for: .normal)
    button.setBackgroundImage(.cardFront.withRenderingMode(mode), for: .normal)
    #expect(button.appearance == ButtonAppearance(title: "A♠", picture: .image("cardfront")))
  }

  @Test("A missing or transparent background shows no picture")
  func noBackground() {
    let button = RecordingTableView(cardCount: 1).buttons[0]
    button.setBackgroundImage(.transparent, for: .normal)
    #expect(button.appearance == ButtonAppearance())
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.appearance == ButtonAppearance())
  }

  @Test("A button without any title shows none")
  func noTitle() {
    let button = RecordingTableView(cardCount: 1).buttons[0]
    button.setTitle(nil, for: .normal)
    #expect(button.appearance.title == "")
  }

  @Test("The lesson's mistake: the front set as image makes a blank board of the ace")
  func whiteBoard() {
    let button = RecordingTableView(cardCount: 1).buttons[0]
    button.setTitle("A♠", for: .normal)
    button.setImage(.cardFront, for: .normal)
    #expect("\(button.appearance)" == "a blank board")
  }

  @Test("The state that the button is in decides which values are seen")
  func ownState() {
    let button = RecordingTableView(cardCount: 1).buttons[0]
    button.setTitle("off", for: .disabled)
    button.setTitle("both", for: [.selected, .disabled])
    button.isEnabled = false
    #expect(button.appearance.title == "off" && !button.appearance.isEnabled)
    button.isSelected = true
    #expect(button.appearance.title == "both" && button.appearance.isSelected)
  }

  @Test("How it would look in another state can be asked, and changes nothing")
  func otherState() {
    let button = RecordingTableView(cardCount: 1).buttons[0]
    button.setTitle("pressed", for: .highlighted)
    #expect(button.appearance(in: .highlighted).title == "pressed")
    #expect(!button.appearance(in: .disabled).isEnabled)
    #expect(button.appearance == ButtonAppearance(picture: .image("cardback")))
  }

  @Test("Of a hidden button nothing is seen")
  func hidden() {
    let button = RecordingTableView(cardCount: 1).buttons[0]
    button.setTitle("A♠", for: .normal)
    button.isHidden = true
    #expect(button.appearance == ButtonAppearance(isHidden: true))
  }

  @Test(
    "An appearance is told in words",
    arguments: [
      (ButtonAppearance(), "nothing"), (ButtonAppearance(title: "A♠"), "A♠"),
      (ButtonAppearance(picture: .image("cardback")), "cardback"),
      (ButtonAppearance(title: "A♠", picture: .image("cardfront")), "A♠ on cardfront"),
      (ButtonAppearance(picture: .blankBoard, isEnabled: false), "a blank board, disabled"),
      (ButtonAppearance(title: "A♠", isEnabled: false, isSelected: true), "A♠, selected, disabled"),
      (ButtonAppearance(title: "A♠", isHidden: true), "hidden"),
    ])
  func description(appearance: ButtonAppearance, text: String) {
    #expect("\(appearance)" == text)
  }
}

@Suite("Recording button: looked at before a change and after it")
struct RecordingButtonChangeTests {
  /// Every way to change what is seen of a button.
  static let changes: [@Sendable (RecordingButton) -> Void] = [
    { $0.setTitle("A♠", for: .normal) },
    { $0.setTitle(nil, for: .normal) },
    { $0.setTitle("K♦", for: .disabled) },
    { $0.setTitle("K♦", for: .selected) },
    { $0.setAttributedTitle(CardText("9♣", color: .red), for: .normal) },
    { $0.setAttributedTitle(nil, for: .normal) },
    { $0.setAttributedTitle(CardText("9♣"), for: .selected) },
    { $0.setImage(.cardFront, for: .normal) },
    { $0.setImage(.cardFront.withRenderingMode(.alwaysOriginal), for: .normal) },
    { $0.setImage(.transparent, for: .disabled) },
    { $0.setImage(nil, for: .normal) },
    { $0.setBackgroundImage(.cardFront, for: .normal) },
    { $0.setBackgroundImage(nil, for: .normal) },
    { $0.setBackgroundImage(.cardFront, for: .selected) },
    { $0.isEnabled.toggle() },
    { $0.isSelected.toggle() },
    { $0.isHidden.toggle() },
    { $0.alpha = 0 },
    { $0.alpha = 0.5 },
    { $0.backgroundColor = .red },
    { $0.backgroundColor = nil },
  ]

  @Test(
    "After any change it looks like one that was not looked at before",
    arguments: changes.indices, ButtonType.allCases)
  func change(index: Int, type: ButtonType) {
    for earlier in Self.changes {
      let buttons = RecordingTableView(cardCount: 2, buttonType: type).buttons
      for change in [earlier, Self.changes[index]] {
        _ = (buttons[0].appearance, buttons[0].usesNormalStateOnly)
        for button in buttons { change(button) }
      }
      #expect(buttons[0].appearance == buttons[1].appearance)
      #expect(buttons[0].usesNormalStateOnly == buttons[1].usesNormalStateOnly)
    }
  }

  @Test("It looks as before when the table is put back")
  func restored() {
    let table = RecordingTableView(cardCount: 1)
    let (start, before) = (table.snapshot, table.appearance)
    for change in Self.changes {
      change(table.buttons[0])
      #expect(table.appearance.cards[0] == table.buttons[0].appearance(in: table.buttons[0].state))
      table.restore(start)
      #expect(table.appearance == before)
    }
  }

  @Test("What is set back leaves nothing behind")
  func setBack() {
    let table = RecordingTableView(cardCount: 1)
    let (start, button) = (table.snapshot, table.buttons[0])
    button.alpha = 0.5
    button.setTitle("K♦", for: .selected)
    button.setAttributedTitle(CardText("9♣"), for: .normal)
    #expect(table.snapshot != start && !button.usesNormalStateOnly)
    button.alpha = 1
    button.setTitle(nil, for: .selected)
    button.setAttributedTitle(nil, for: .normal)
    #expect(table.snapshot == start && button.usesNormalStateOnly)
  }

  @Test("Setting what is set already counts as setting, and changes nothing")
  func sameAgain() {
    let table = RecordingTableView(cardCount: 1)
    table.moveWillBegin()
    table.buttons[0].setBackgroundImage(.cardBack, for: .normal)
    table.buttons[0].isEnabled = true
    let lastSet = table.buttons[0].lastSet
    #expect(lastSet.backgroundImage == 1 && lastSet.isEnabled == 1)
    #expect(table.recording.changes.isEmpty)
  }
}
