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
