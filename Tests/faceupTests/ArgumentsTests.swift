import Testing

@testable import faceup

@Suite("Arguments")
struct ArgumentsTests {
  let seed = Option("--seed", value: "N", help: "")
  let quiet = Option("--quiet", help: "")

  @Test(
    "A value follows its option, or is joined to it", arguments: [["--seed", "7"], ["--seed=7"]])
  func values(arguments: [String]) throws {
    let arguments = try Arguments(["a"] + arguments + ["--quiet", "b"], options: [seed, quiet])
    #expect(arguments.words == ["a", "b"])
    #expect(arguments.value(of: seed) == "7")
    #expect(try arguments.number(of: seed, in: 0...9) == 7)
    #expect(arguments.has(quiet))
  }

  @Test("A value may be empty, negative, or hold another equals sign")
  func oddValues() throws {
    #expect(try Arguments(["--seed="], options: [seed]).value(of: seed) == "")
    #expect(try Arguments(["--seed", ""], options: [seed]).value(of: seed) == "")
    #expect(try Arguments(["--seed", "-1 2"], options: [seed]).value(of: seed) == "-1 2")
    #expect(try Arguments(["--seed=a=b"], options: [seed]).value(of: seed) == "a=b")
  }

  @Test("After two dashes everything is a word, and one dash is a word too")
  func dashes() throws {
    let arguments = try Arguments(["-", "-3", "--", "--quiet", "--"], options: [quiet])
    #expect(arguments.words == ["-", "-3", "--quiet", "--"])
    #expect(!arguments.has(quiet))
  }
}
