import CardGameHarness
import CardGameTesting

@testable import Exercise15

/// What your rule must do. The first two checks judge all 85,320 ways to take three cards.
@Suite("15 Trios: the rule", .exercise("15", file: "TrioRule.swift"), .serialized)
struct RuleChecks {
  let rule = TrioRule()

  @Test("Every trio earns a point")
  func trios() {
    report(diagnoseTrios(among: true, points: rule.points(for:)))
  }

  @Test("Any other three cards earn nothing")
  func others() {
    report(diagnoseTrios(among: false, points: rule.points(for:)))
  }

  @Test("The order of the cards makes no difference")
  func order() {
    report(diagnoseTriosByOrder(points: rule.points(for:)))
  }

  @Test("Every attribute that spoils a trio is named as a reason")
  func reasons() {
    report(diagnoseWhyNoTrio(reasons: rule.whyNot(_:)))
  }
}
