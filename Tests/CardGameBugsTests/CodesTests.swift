import CardGameBugs
import CardGameHarness
import Testing

@Suite("The names of mistakes")
struct CodesTests {
  /// The names that no bug of the gallery has, and why.
  private let withoutBug: [DiagnosisCode: String] = [
    .rulesBroken: "it says that no known mistake fits; the harness's own tests make one",
    .cardsDiffer: "it says that no explanation fits",
    .scoreDiffers: "it says that no explanation fits",
    .statusDiffers: "it says that no explanation fits",
    .modeDiffers: "it says that no explanation fits",
    .moreDiffers: "no game of playing cards that are matched has more cards to deal",
  ]

  @Test("Every name has a bug that needs it, but for those that say there is no name")
  func everyCode() {
    let needed = Set(Gallery.bugs.map(\.intended))
    #expect(Set(DiagnosisCode.ofPlay).subtracting(needed) == Set(withoutBug.keys))
    #expect(needed.isSubset(of: DiagnosisCode.ofPlay + DiagnosisCode.ofDecks))
  }

  @Test("No more than five bugs share a name")
  func shared() {
    let counts = Dictionary(grouping: Gallery.bugs, by: \.intended).mapValues(\.count)
    #expect(counts.values.allSatisfy { $0 <= 5 })
  }

  @Test("Names are unique, in lower case with hyphens")
  func wellFormed() {
    #expect(Set(DiagnosisCode.ofPlay).count == DiagnosisCode.ofPlay.count)
    for code in DiagnosisCode.ofPlay {
      #expect(code.rawValue.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    }
  }
}
