import Testing

@testable import faceup

@Suite("Pages in a terminal")
struct TerminalPageTests {
  @Test("Paragraphs are wrapped, and their signs are taken away")
  func paragraphs() {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    let lines = TerminalPage("**Bold** and *slanted* [link](a.md)\n\n\(words)\n").text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Bold and slanted link")
    #expect(lines[2].count == 79 && lines[3].count == 19)
  }

  @Test("Headings are underlined, and code is set in and kept")
  func code() {
    #expect(
      TerminalPage("# One\n\n## Two\n\n```swift\nlet a = *b*  // c\n```\nEnd.").text
        == "One\n===\n\nTwo\n---\n\n    let a = *b*  // c\n\nEnd.\n")
  }

  @Test("The lines of an item of a list stand below its first word")
  func list() {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    let lines = TerminalPage("1. \(words)\n2. next\n").text.split(separator: "\n")
    #expect(lines[0].hasPrefix("1. word") && lines[1].hasPrefix("   word"))
    #expect(lines.last == "2. next")
  }

  @Test("A table is set in columns, and its first row is underlined")
  func table() {
    #expect(
      TerminalPage("| a | b |\n| --- | --- |\n| long | c |\n").text
        == "a     b\n----  -\nlong  c\n")
  }
}

@Suite("Differences of lines")
struct LineDifferenceTests {
  @Test("What is taken away comes before what is added, between two lines that both have")
  func lines() {
    let lines = LineDifference(from: "1\n2\n3\n4\n5\n", to: "1\n2\n3\nfour\n5\n").lines
    #expect(lines == ["  2", "  3", "- 4", "+ four", "  5"])
  }

  @Test("Line ends are no difference, and nothing is said of texts that are the same")
  func same() {
    #expect(LineDifference(from: "a\r\nb\r\n", to: "a\nb").lines == [])
  }
}
