import CardGameCourse
import Testing

/// What the verifier says of files, texts, hints and checks, apart from running them.
@Suite("Verifier: files and texts")
struct VerifierFilesTests {
  let bench: FakeBench
  private let folder = "Exercises/14-FourSuits"

  init() throws { bench = try FakeBench() }

  private func details(_ name: String) throws -> [String] {
    try #require(try bench.findings()[name]).details
  }

  @Test(
    "A file that has no place is told",
    arguments: [
      "notes.txt", "Starter/More.swift", "Solution/More.swift", "Alternatives/A/README.md",
      "Attempts/A/Suits.swift", "Checks/notes.txt",
    ])
  func stray(path: String) throws {
    try bench.put("", in: path)
    let told = path.hasPrefix("Attempts") ? "Attempts" : path
    #expect(try details("files").map { $0.prefix { $0 != " " } } == ["\(folder)/\(told)"])
  }

  @Test("A file among the attempts that has no place is told")
  func strayAttempt() throws {
    let path = "\(FakeBench.attempts)/notes.txt"
    try bench.write("", to: path)
    #expect(try details("files").map { $0.prefix { $0 != " " } } == [path[...]])
  }

  @Test("A Swift file that the manifest does not list is told")
  func notCompiled() throws {
    try bench.put("", in: "More.swift")
    #expect(
      try details("files") == [
        """
        \(folder)/More.swift is not compiled: add it to the files of the exercise in Package.swift, \
        or take it away.
        """
      ])
  }

  @Test(
    "A file that is missing is told", arguments: ["README.md", "Hints.md", "Solution/README.md"])
  func missing(path: String) throws {
    try bench.remove(path)
    #expect(try details("files") == ["\(folder)/\(path) is missing."])
  }

  @Test("A working file that is not the starter is told")
  func working() throws {
    try bench.put("right", in: "Suits.swift")
    #expect(
      try details("files") == [
        "\(folder)/Suits.swift is not the starter: copy the one in Starter over it."
      ])
  }

  @Test("An exercise that the manifest does not list is told, and no version of it is run")
  func notListed() throws {
    let findings = try bench.findings(isListed: false)
    #expect(findings["files"]?.details.first?.contains("Package.swift does not list") == true)
    #expect(findings.all.filter(\.kind.isVariant) == [])
  }

  @Test("Attempts and their declarations go together")
  func attempts() throws {
    try bench.attempt("Undeclared", "fails One odd-number")
    try bench.removeAttempt("OnlyTwo")
    let findings = try bench.findings()
    #expect(
      findings["files"]?.details == [
        "Attempts.json says nothing of \(FakeBench.attempts)/Undeclared.",
        "\(FakeBench.attempts)/OnlyTwo is missing.",
      ])
    #expect(findings["OnlyTwo"]?.got == "is not there")
  }

  @Test("A list of attempts that cannot be read is told")
  func unreadable() throws {
    try bench.declare(["{}"])
    #expect(try details("files").contains { $0.contains("Attempts.json cannot be read") })
  }

  @Test("One alternative is not enough")
  func alternatives() throws {
    try bench.remove("Alternatives/B")
    let findings = try bench.findings()
    #expect(findings.wrong == ["files", "texts"])
    #expect(findings["files"]?.details.first?.contains("1 alternative: write at least two") == true)
  }

  @Test("Code that is not formatted is told")
  func format() throws {
    let problem = "\(folder)/Suits.swift:1:1: error: [Indentation] odd"
    let findings = try bench.findings(formatProblems: "\(bench.root)/\(problem)\n")
    #expect(findings["format"]?.details == [problem])
  }

  @Test(
    "What the text must say is missed when it is not there",
    arguments: [
      ("# 14 Four suits", "begin with the line \"# 14 Four suits\""),
      ("## The story\n", "write a section \"## The story\""),
      ("**You need**", "say \"**You need**\""), ("about 20 minutes", "about 20 minutes"),
      ("--filter Exercise14", "say \"swift test --filter Exercise14\""),
      ("[solution](Solution/README.md)", "say \"(Solution/README.md)\""),
      ("Starter/Suits.swift", "say \"Starter/Suits.swift\""),
    ])
  func readMe(text: String, problem: String) throws {
    try bench.put(FakeBench.readMe.replacing(text, with: ""), in: "README.md")
    let details = try details("texts")
    #expect(details.count == 1)
    #expect(details.first?.contains(problem) == true)
  }

  @Test(
    "A link that leads nowhere and a number that is no exercise are told",
    arguments: [
      ("[x](Nowhere.md)", "the link to Nowhere.md leads nowhere"),
      ("[x](Hints.md#nowhere)", "the link to Hints.md#nowhere leads nowhere"),
      ("`FACEUP_ONLY=41`", "there is no exercise 41"),
      ("`swift test --filter Exercise41`", "there is no exercise 41"),
    ])
  func links(text: String, problem: String) throws {
    try bench.put(FakeBench.readMe + "\n" + text, in: "README.md")
    let details = try details("texts")
    #expect(details == ["\(folder)/README.md:15: \(problem)."])
  }

  @Test("Commands of the tool are tried, without what follows as a comment")
  func commands() throws {
    try bench.put(
      FakeBench.readMe + "\n```sh\nswift run faceup bogus 1  # odd\n```", in: "README.md")
    let findings = try bench.findings(problemOfCommand: { call in
      call == "check 14" ? nil : "\(call) is odd."
    })
    #expect(
      findings["texts"]?.details == [
        "\(folder)/README.md:16: this command does not work. bogus 1 is odd."
      ])
  }

  @Test("What the template left to write is told, with what is wanted")
  func template() throws {
    let mark = "WRITE" + " ME"
    try bench.put("// \(mark): a check.", in: "Checks/SuitsChecks.swift")
    #expect(
      try details("texts") == ["\(folder)/Checks/SuitsChecks.swift:1: left to write: a check."])
  }

  @Test("Every check needs its hints, and every hint its check or the name of a mistake")
  func hints() throws {
    try bench.put(FakeBench.hints(for: ["One", "Two", "Thre", "`odd-number`"]), in: "Hints.md")
    #expect(
      try details("hints") == [
        "\(folder)/Hints.md: write hints under \"## Three\".",
        """
        \(folder)/Hints.md:16: "Thre" is neither a check nor the name of a mistake that is told here.
        """,
      ])
  }

  @Test("A ladder of hints has three rungs, and each says something")
  func rungs() throws {
    let hints = FakeBench.hints(for: FakeBench.checks)
    try bench.put(hints.replacing("### 2 Pointer\nb\n", with: ""), in: "Hints.md")
    #expect(try details("hints").count == 3)
    try bench.put(hints.replacing("b\n", with: "\n"), in: "Hints.md")
    #expect(try details("hints").first == "\(folder)/Hints.md:5: this hint says nothing.")
  }
}
