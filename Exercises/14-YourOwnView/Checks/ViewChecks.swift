import CardGameHarness
import CardGameTesting

@testable import Exercise14

/// What your table must do, whatever it looks like.
///
/// The first two checks run through lists of rules that hold for every view. Each rule that is broken is
/// reported by itself.
@Suite("14 Your own view", .exercise("14", file: "MyTable.swift"), .serialized)
struct ViewChecks {
  @Test("Your button keeps the rules of buttons")
  func button() {
    for rule in ButtonRule.all { expectRule(rule, of: { MyButton() }) }
  }

  @Test("Your table keeps the rules of tables")
  func table() {
    for rule in TableRule.all where rule.code != .tableChangesTheGame {
      // What is wrong with your button, the check before says.
      if rule.code == .tableButtonWrong, !isButtonRight { continue }
      expectRule(rule, of: { MyTable(cardCount: $0) })
    }
  }

  @Test("The transcript of a game is the same as on any other table")
  func transcript() {
    for rule in TableRule.all where rule.code == .tableChangesTheGame {
      expectRule(rule, of: { MyTable(cardCount: $0) })
    }
    report(Transcript.differences())
  }

  @Test("What can be seen is in the text, and what cannot is not")
  func text() {
    let missing = Text.whatIsMissing() + Text.whatCannotBeTold()
    // What is wrong with your button, another check says.
    report(missing.isEmpty && isButtonRight ? Text.whatHasTheWrongTitle() : missing)
  }

  @Test("A card that is matched looks otherwise")
  func matched() {
    report(Text.whatLooksTheSame())
  }

  private var isButtonRight: Bool {
    ButtonRule.all.allSatisfy { $0.diagnoses(of: { MyButton() }).isEmpty }
  }
}
