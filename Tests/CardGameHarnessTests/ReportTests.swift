import CardGameHarness
import CardGameViews
import Testing

@Suite("The report")
struct ReportTests {
  private func diagnosis(
    headline: String = "After touching card 0, it is wrong.", rows: [Diagnosis.Row] = [],
    callSites: [CallSite] = [], advice: String = "button.isEnabled = true", moves: [String] = [],
    consequences: Int = 0
  ) -> Diagnosis {
    Diagnosis(
      code: DiagnosisCode(rawValue: "a-name"), headline: headline, rows: rows,
      callSites: callSites, reason: "A rule is a rule.", advice: advice, moves: moves,
      consequenceCount: consequences)
  }

  @Test("Everything stands in its place")
  func whole() {
    let report = diagnosis(
      rows: [
        .init(subject: "card 0", expected: "A♠ on cardfront", shown: "a blank board"),
        .init(subject: "cards 1-11", expected: "cardback", shown: "a blank board"),
      ],
      callSites: [
        CallSite(file: "App/Boards.swift", line: 21, function: "updateUI()"),
        CallSite(file: "App/Other.swift", line: 7, function: "show(_:)"),
      ],
      advice: "first()\nsecond()", moves: ["0"], consequences: 2
    ).report
    #expect(
      report == """
        After touching card 0, it is wrong.
                      should show        shows
          card 0      A♠ on cardfront    a blank board
          cards 1-11  cardback           a blank board
        Set by    Boards.swift:21  updateUI()
                  Other.swift:7  show(_:)
        Why       A rule is a rule.
        Try       first()
                  second()
        Also      2 more things are wrong, and may follow from this: mend this first.
        Name      a-name
        """)
  }

  @Test("A hint says what is wrong and why, and leaves the mistake and the cure to be found")
  func hint() {
    let report = diagnosis(
      headline: "Card 0 is blank: it was never set.",
      rows: [.init(subject: "card 0", expected: "A♠", shown: "nothing")],
      callSites: [CallSite(file: "App/Boards.swift", line: 21, function: "updateUI()")],
      moves: ["0"], consequences: 4
    ).report(.hint)
    #expect(
      report == """
        Card 0 is blank.
                  should show    shows
          card 0  A♠             nothing
        Why       A rule is a rule.
        Also      4 more things are wrong, and may follow from this: mend this first.
        Name      a-name
        """)
  }

  @Test("What there is no evidence of is left out")
  func bare() {
    #expect(
      diagnosis().report == """
        After touching card 0, it is wrong.
        Why       A rule is a rule.
        Try       button.isEnabled = true
        Name      a-name
        """)
  }

  @Test("Long lines are broken between words, at 78 columns")
  func wrapped() {
    let report = diagnosis(headline: Array(repeating: "word", count: 40).joined(separator: " "))
      .report
    let lines = report.split(separator: "\n").prefix(3).map(\.count)
    // Fifteen words of four letters and the spaces between take 74 columns, one more would be 79.
    #expect(lines == [74, 74, 49])
  }

  @Test("More than six moves get a line of their own")
  func moves() {
    let moves = ["0", "1", "2", "3", "4", "5", "deal"]
    #expect(diagnosis(moves: moves).report.contains("\nMoves     0 1 2 3 4 5 deal\n"))
    #expect(!diagnosis(moves: moves.dropLast()).report.contains("Moves"))
  }

  @Test("Control characters cannot disturb it")
  func controlCharacters() {
    let report = diagnosis(headline: "A\u{0}B\u{1B}[31mC").report
    #expect(report.hasPrefix("A\u{FFFD}B\u{FFFD}[31mC\n"))
  }
}
