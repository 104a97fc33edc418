import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("The text of the score")
struct ScoreFormTests {
  private func codes(_ text: String?, score: Int, forms: [String] = ["Score: #"]) -> [DiagnosisCode]
  {
    let game = StillGame(.faceDown, .faceDown, score: score)
    let table = RecordingTableView.showing(game)
    table.score.text = text
    return diagnose(table, against: game, style: TableStyle(scoreForms: forms)).map(\.code)
  }

  @Test(
    "is accepted in these forms",
    arguments: [
      ("Score: 14", 14, "Score: #"), ("Score: -4", -4, "Score: #"),
      ("Score: \u{2212}4", -4, "Score: #"), ("Score: 0", 0, "Score: #"),
      ("7", 7, "#"), ("7 points", 7, "# points"), ("Score : 7!", 7, "Score : #!"),
      ("Well done", 7, "Well done"), ("Score: \(Int.max)", Int.max, "Score: #"),
    ])
  func accepted(text: String, score: Int, form: String) {
    #expect(codes(text, score: score, forms: [form]) == [])
  }

  @Test(
    "is the right number in another form",
    arguments: [
      ("Score:14", 14), ("Score : 14", 14), ("14", 14), ("score: 14", 14), ("Score: 14.", 14),
      ("Score:  14", 14), ("Score: 14 ", 14), ("Score: +3", 3), ("Points: -4", -4),
    ])
  func anotherForm(text: String, score: Int) {
    #expect(codes(text, score: score) == [.scoreInAnotherForm])
  }

  @Test("is another number", arguments: [("Score: 15", 14), ("Score: 4", -4), ("Score: 1", 14)])
  func anotherNumber(text: String, score: Int) {
    #expect(codes(text, score: score) == [.scoreShowsSomethingElse])
  }

  @Test("may be of a number that no computer word holds, without a trap")
  func huge() {
    let digits = String(repeating: "9", count: 200)
    #expect(codes("Score: \(digits)", score: 14) == [.scoreDiffers])
    #expect(codes("Score: -\(digits)", score: 14) == [.scoreDiffers])
  }

  @Test("has no number at all", arguments: ["Score: #", "Score: ", "Score: fourteen", "nil"])
  func noNumber(text: String) {
    #expect(codes(text, score: 14) == [.scoreDiffers])
  }

  @Test("is missing")
  func missing() {
    #expect(codes(nil, score: 14) == [.scoreMissing])
    #expect(codes("", score: 14) == [.scoreMissing])
  }

  @Test("is missing on a hidden label")
  func hidden() {
    let game = StillGame(.faceDown, .faceDown)
    let table = RecordingTableView.showing(game)
    table.score.isHidden = true
    let diagnoses = diagnose(table, against: game)
    #expect(diagnoses.map(\.code) == [.scoreMissing])
    #expect(diagnoses[0].headline == "The score label is hidden.")
  }

  @Test("is left alone by a style without forms")
  func unchecked() {
    #expect(codes("whatever", score: 14, forms: []) == [])
  }

  @Test("may have any of several forms; a report asks for the first")
  func several() {
    let forms = ["Points: #", "Score: #"]
    #expect(codes("Score: 14", score: 14, forms: forms) == [])
    let game = StillGame(.faceDown, .faceDown, score: 14)
    let table = RecordingTableView.showing(game)
    table.score.text = "14"
    let rows = diagnose(table, against: game, style: TableStyle(scoreForms: forms))[0].rows
    #expect(rows.map(\.expected) == ["Points: 14"])
  }

  @Test(
    "that is something else is recognised",
    arguments: [
      ("Score: -14", "the score with the wrong sign"), ("Score: 2", "the number of matched cards"),
      ("Score: 1", "the number of matched pairs"),
      ("Score: 3", "the number of cards that can be seen"), ("Score: 15", "1 too many"),
      ("Score: 9", "5 too few"),
    ])
  func guesses(text: String, guess: String) {
    let game = StillGame(.matched, .matched, .faceUp, .faceDown, score: 14)
    let table = RecordingTableView.showing(game)
    table.score.text = text
    #expect(diagnose(table, against: game)[0].headline.hasSuffix(", which is \(guess)."))
  }
}
