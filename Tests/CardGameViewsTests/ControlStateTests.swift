import CardGameViews
import Testing

@Suite("Control state")
struct ControlStateTests {
  @Test("The bits are those of UIKit's UIControl.State")
  func bits() {
    #expect(ControlState.normal.rawValue == 0)
    #expect(ControlState.highlighted.rawValue == 1)
    #expect(ControlState.disabled.rawValue == 2)
    #expect(ControlState.selected.rawValue == 4)
  }

  @Test("Selected and disabled together is a state of its own")
  func combined() {
    let state: ControlState = [.selected, .disabled]
    #expect(state != .selected && state != .disabled)
    #expect(state == [.disabled, .selected])
  }

  @Test(
    "A state reads as a program writes it",
    arguments: [
      (ControlState.normal, ".normal"), (.highlighted, ".highlighted"), (.disabled, ".disabled"),
      (.selected, ".selected"), ([.disabled, .selected], "[.selected, .disabled]"),
      ([.highlighted, .disabled, .selected], "[.selected, .disabled, .highlighted]"),
      (ControlState(rawValue: 8), "ControlState(rawValue: 8)"),
      (ControlState(rawValue: 12), "[.selected, ControlState(rawValue: 8)]"),
    ] as [(ControlState, String)])
  func description(state: ControlState, text: String) {
    #expect("\(state)" == text)
  }
}
