import CardGameHarness
import Testing

@Suite("Blanks")
struct DiagnoseBlanksTests {
  @Test("Blanks are listed, and answers are not judged")
  func blanks() {
    #expect(diagnoseBlanks(["score": 3, "faceUp": [Int]()], of: "Question 1").isEmpty)
    let diagnoses = diagnoseBlanks(["score": nil, "faceUp": [3], "matched": nil], of: "Question 1")
    #expect(diagnoses.map(\.code) == [.notFilledIn])
    #expect(
      diagnoses[0].headline == "Question 1 has blanks: score and matched are not filled in.")
  }
}
