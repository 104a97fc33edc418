import CardGameHarness
import CardGameModel
import Testing

@Suite("The rule of Trios")
struct DiagnoseTrioRuleTests {
  @Test("Nothing is said of the right rule, nor of the same by remainders")
  func right() {
    #expect(diagnoseTrioRule { $0.isTrio(with: $1, $2) }.isEmpty)
    #expect(
      diagnoseTrioRule { first, second, third in
        TrioCard.Attribute.allCases.allSatisfy { attribute in
          [first, second, third].reduce(0) { $0 + $1.value(of: attribute) } % 3 == 0
        }
      }.isEmpty)
  }

  @Test("Attributes joined by or take 68,472 sets for trios: all but those wrong in all four")
  func joinedByOr() {
    // Of 85,320 sets 16,848 have two alike and one different in every attribute.
    let diagnoses = diagnoseTrioRule { first, second, third in
      TrioCard.Attribute.allCases.contains { attribute in
        [first, second, third].reduce(0) { $0 + $1.value(of: attribute) } % 3 == 0
      }
    }
    #expect(diagnoses.map(\.code) == [.attributesJoinedByOr])
    #expect(diagnoses[0].rows[0].shown == "68,472 are taken for trios")
  }

  @Test("A rule that is wrong for one set only is reported with that set")
  func oneSet() throws {
    let cards = try [TrioCard](parsing: "1111 2222 3333")
    let diagnoses = diagnoseTrioRule {
      $0.isTrio(with: $1, $2) && Set([$0, $1, $2]) != Set(cards)
    }
    #expect(diagnoses.map(\.code) == [.trioJudgedWrongly])
    #expect(diagnoses[0].headline.hasPrefix("1111 2222 3333 are not taken for a trio"))
  }
}
