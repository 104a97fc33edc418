import CardGameHarness
import CardGameViews
import Testing

@Suite("Rules of buttons")
struct ButtonRulesTests {
  @Test("The kit's own button keeps them", arguments: ButtonRule.all)
  func kit(rule: ButtonRule) {
    #expect(rule.diagnoses(of: { TextTableView(cardCount: 1).cardButtons[0] }).isEmpty)
  }

  @Test("A button without a fault keeps them", arguments: ButtonRule.all)
  func right(rule: ButtonRule) {
    #expect(rule.diagnoses(of: { UnrulyButton(nil) }).isEmpty)
  }

  @Test("Each fault breaks one rule and no other", arguments: UnrulyButton.Fault.allCases)
  func faults(fault: UnrulyButton.Fault) {
    let broken = ButtonRule.all.filter { !$0.diagnoses(of: { UnrulyButton(fault) }).isEmpty }
    #expect(broken.map(\.code.rawValue) == [fault.rawValue])
  }

  @Test("Every slot has every state", arguments: [0, 1, 2])
  func states(slot: Int) throws {
    let rule = try #require(ButtonRule.all.first { $0.code.rawValue == "button-ignores-states" })
    #expect(
      !rule.diagnoses(of: { LossyButton(slot: slot, drops: [.selected, .disabled]) }).isEmpty)
    #expect(!rule.diagnoses(of: { LossyButton(slot: slot, drops: .highlighted) }).isEmpty)
    #expect(rule.diagnoses(of: { LossyButton(slot: 3, drops: .highlighted) }).isEmpty)
  }

  @Test("Every rule has a fault")
  func complete() {
    #expect(
      Set(ButtonRule.all.map(\.code.rawValue))
        == Set(UnrulyButton.Fault.allCases.map(\.rawValue)))
  }
}

/// A button with one fault, or with none.
final class UnrulyButton: CardButton {
  /// What is wrong, by the rule that it breaks.
  enum Fault: String, CaseIterable, Sendable {
    case selectedAtFirst = "button-begins-otherwise"
    case forgetsImages = "button-forgets"
    case keepsTitles = "button-keeps-the-old"
    case imageAlsoBehind = "button-slots-mixed"
    case ignoresStates = "button-ignores-states"
    case hiddenIsDisabled = "button-flags-mixed"
  }

  private let fault: Fault?
  private var titles: [ControlState: String] = [:]
  private var images: [ControlState: CardImage] = [:]
  private var backgrounds: [ControlState: CardImage] = [:]

  init(_ fault: Fault?) {
    self.fault = fault
    isSelected = fault == .selectedAtFirst
  }

  func setTitle(_ title: String?, for state: ControlState) {
    if fault == .keepsTitles, title == nil, state == .normal { return }
    titles[key(state)] = title
  }
  func title(for state: ControlState) -> String? { titles[key(state)] ?? titles[.normal] }

  func setImage(_ image: CardImage?, for state: ControlState) {
    if fault == .forgetsImages { return }
    images[state] = image
    if fault == .imageAlsoBehind { backgrounds[state] = image }
  }
  func image(for state: ControlState) -> CardImage? { images[state] ?? images[.normal] }

  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    backgrounds[key(state)] = image
  }
  func backgroundImage(for state: ControlState) -> CardImage? {
    backgrounds[key(state)] ?? backgrounds[.normal]
  }

  var isEnabled = true
  var isSelected = false
  var isHidden = false {
    didSet { if fault == .hiddenIsDisabled { isEnabled = !isHidden } }
  }

  private func key(_ state: ControlState) -> ControlState {
    fault == .ignoresStates ? .normal : state
  }
}

/// A button that loses what one slot is given for one state.
private final class LossyButton: CardButton {
  private let own = UnrulyButton(nil)
  private let slot: Int
  private let dropped: ControlState

  init(slot: Int, drops dropped: ControlState) {
    self.slot = slot
    self.dropped = dropped
  }

  private func isLost(_ slot: Int, _ state: ControlState) -> Bool {
    slot == self.slot && state == dropped
  }

  func setTitle(_ title: String?, for state: ControlState) {
    if !isLost(0, state) { own.setTitle(title, for: state) }
  }
  func title(for state: ControlState) -> String? { own.title(for: state) }
  func setImage(_ image: CardImage?, for state: ControlState) {
    if !isLost(1, state) { own.setImage(image, for: state) }
  }
  func image(for state: ControlState) -> CardImage? { own.image(for: state) }
  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    if !isLost(2, state) { own.setBackgroundImage(image, for: state) }
  }
  func backgroundImage(for state: ControlState) -> CardImage? { own.backgroundImage(for: state) }

  var isEnabled = true
  var isSelected = false
  var isHidden = false
}
