import CardGameBugs
import CardGameHarness
import Testing

@Suite("The names of mistakes")
struct CodesTests {
  @Test("Every name has a bug that needs it, but for those that say there is no name")
  func everyCode() {
    let needed = Set(Gallery.bugs.map(\.intended))
    #expect(Set(DiagnosisCode.all).subtracting(needed) == DiagnosisCode.fallbacks)
    #expect(needed.isSubset(of: DiagnosisCode.all))
  }

  @Test("No more than five bugs share a name")
  func shared() {
    let counts = Dictionary(grouping: Gallery.bugs, by: \.intended).mapValues(\.count)
    #expect(counts.values.allSatisfy { $0 <= 5 })
  }

  @Test("Names are unique, in lower case with hyphens")
  func wellFormed() {
    #expect(Set(DiagnosisCode.all).count == DiagnosisCode.all.count)
    for code in DiagnosisCode.all {
      #expect(code.rawValue.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    }
  }
}
