import Testing

@testable import faceup

@Suite("Suggestion")
struct SuggestionTests {
  @Test(
    "The distance counts letters added, missing, wrong or swapped",
    arguments: [
      ("play", "play", 0), ("pay", "play", 1), ("plays", "play", 1), ("ploy", "play", 1),
      ("paly", "play", 1), ("", "play", 4), ("play", "", 4), ("kitten", "sitting", 3),
      ("ca", "abc", 3),
    ])
  func distance(from: String, to: String, expected: Int) {
    #expect(from.editDistance(to: to) == expected)
    #expect(to.editDistance(to: from) == expected)
  }

  @Test("The nearest name is suggested, a name that the word begins, or none")
  func suggestion() {
    let names = ["matching", "concentration", "trios", "elevens"]
    #expect("matchnig".suggestion(among: names) == "matching")
    #expect("MATCHING".suggestion(among: names) == "matching")
    #expect("conc".suggestion(among: names) == "concentration")
    #expect("trio".suggestion(among: names) == "trios")
    #expect("poker".suggestion(among: names) == nil)
    #expect("".suggestion(among: names) == nil)
  }
}
