import Testing

@Suite("play, for people")
struct PlayTextTests {
  @Test("The table as dealt is printed, then each move and the table after it")
  func script() {
    let run = ToolRun(["play", "matching", "--deal", "AS AH 10D KC", "--touch", "0 2 3 9"])
    #expect(
      run.output == """
        ╭─ 0 ──╮ ╭─ 1 ──╮
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        ╰──────╯ ╰──────╯
        ╭─ 2 ──╮ ╭─ 3 ──╮
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        ╰──────╯ ╰──────╯
         Score: 0

        Card 0: turned up.
        ╭─ 0 ──╮ ╭─ 1 ──╮
        │      │ │░░░░░░│
        │  A♠  │ │░░░░░░│
        │      │ │░░░░░░│
        ╰──────╯ ╰──────╯
        ╭─ 2 ──╮ ╭─ 3 ──╮
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        ╰──────╯ ╰──────╯
         Score: -1    A♠

        Card 2: turned up, no match.
        ╭─ 0 ──╮ ╭─ 1 ──╮
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        ╰──────╯ ╰──────╯
        ╭─ 2 ──╮ ╭─ 3 ──╮
        │      │ │░░░░░░│
        │ 10♦  │ │░░░░░░│
        │      │ │░░░░░░│
        ╰──────╯ ╰──────╯
         Score: -4    A♠ 10♦ do not match: 2 points lost.

        Card 3: turned up, no match.
        ╭─ 0 ──╮ ╭─ 1 ──╮
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        ╰──────╯ ╰──────╯
        ╭─ 2 ──╮ ╭─ 3 ──╮
        │░░░░░░│ │      │
        │░░░░░░│ │  K♣  │
        │░░░░░░│ │      │
        ╰──────╯ ╰──────╯
         Score: -7    10♦ K♣ do not match: 2 points lost.

        Card 9: ignored, the cards are 0 to 3.
        ╭─ 0 ──╮ ╭─ 1 ──╮
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        │░░░░░░│ │░░░░░░│
        ╰──────╯ ╰──────╯
        ╭─ 2 ──╮ ╭─ 3 ──╮
        │░░░░░░│ │      │
        │░░░░░░│ │  K♣  │
        │░░░░░░│ │      │
        ╰──────╯ ╰──────╯
         Score: -7    10♦ K♣ do not match: 2 points lost.

        """)
  }

  @Test("Plain text is lines of words, and says when the game is won")
  func plain() {
    let run = ToolRun(["play", "matching", "--deal", "AS AH", "--touch", "0 1", "--plain"])
    #expect(
      run.output == """
        Card 0: cardback.
        Card 1: cardback.
        Score: 0

        Card 0: turned up.
        Card 0: A♠ on cardfront.
        Card 1: cardback.
        Score: -1
        A♠

        Card 1: turned up, a match.
        Card 0: A♠ on cardfront, disabled.
        Card 1: A♥ on cardfront, disabled.
        Score: 14
        Matched A♠ A♥ for 16 points.
        The game is won: every card is matched.

        """)
  }

  @Test("A game is over and not won when a card is left that nothing matches")
  func notWon() {
    let run = ToolRun(["play", "matching", "--deal", "AS AH KD", "--touch", "0 1", "--plain"])
    #expect(run.output.hasSuffix("\nThe game is over: no cards are left that match.\n"))
  }

  @Test(
    "ASCII output has only ASCII characters", arguments: [["--ascii"], ["--ascii", "--plain"]])
  func ascii(options: [String]) {
    let run = ToolRun.m12("0 1 99 1 undo redo mode 3 deal mode 3", options)
    #expect(run.output.contains("AS"))
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("Every kind of move is named, with why it was ignored")
  func moves() {
    let run = ToolRun.m12("undo redo mode 13 mode 3 undo redo 0 0 mode 2 deal", ["--plain"])
    let blocks = run.output.split(separator: "\n\n").dropFirst()
    #expect(
      blocks.map { $0.prefix { !$0.isNewline } } == [
        "Undo: ignored, there is nothing to take back.",
        "Redo: ignored, nothing was taken back.",
        "Mode 13: ignored, from 2 to 12 cards can be matched.",
        "Mode 3: the same cards, dealt again.",
        "Undo: one move taken back.",
        "Redo: one move made again.",
        "Card 0: turned up.",
        "Card 0: turned down.",
        "Mode 2: ignored, a card was touched since the deal. Deal first.",
        "Deal: a new game.",
      ])
  }

  @Test(
    "Of a card that lies open is said that it is chosen, of another that it turns",
    arguments: [
      // Nine lie open; 5 and 6 are 11, and a five and a king are nothing.
      (
        "elevens", "5S 6S KS 2S 2H 2D 2C 3S 3H", "0 0 0 2",
        ["chosen.", "no longer chosen.", "chosen."]
      ),
      ("elevens", "5S 6S KS 2S 2H 2D 2C 3S 3H", "0 1", ["chosen.", "chosen, a match."]),
      ("onecard", "5S 6S", "0 0", ["turned up.", "turned down."]),
      ("concentration", "A B B A", "0 1", ["turned up.", "turned up, no match."]),
      ("concentration", "A A B B", "0 1", ["turned up.", "turned up, a match."]),
    ])
  func openCards(game: String, deal: String, moves: String, results: [String]) {
    let run = ToolRun(["play", game, "--deal", deal, "--touch", moves, "--plain"])
    let said = run.output.matches(of: /\nCard \d: ([^\n]*[a-z]\.)\n(?=Card 0)/).map { String($0.1) }
    #expect(Array(said.prefix(results.count)) == results)
  }

  @Test("A game without modes says so")
  func noModes() {
    let run = ToolRun(["play", "trios", "--seed", "1", "--touch", "mode 3", "--plain"])
    #expect(run.output.contains("\nMode 3: ignored, this game has no modes.\n"))
  }

  @Test("A number too large for any computer word is named with all its digits")
  func hugeNumber() {
    let run = ToolRun.m12("99999999999999999999, mode 99999999999999999999", ["--plain"])
    #expect(run.output.contains("\nCard 99999999999999999999: ignored, the cards are 0 to 11.\n"))
    #expect(
      run.output.contains(
        "\nMode 99999999999999999999: ignored, from 2 to 12 cards can be matched.\n"))
  }

  @Test("What is undone leaves no words on the table")
  func undoneStatus() {
    let run = ToolRun.m12("0 1 undo", ["--plain"])
    let last = run.output.split(separator: "\n\n").last
    #expect(last?.hasSuffix("Score: -1\n") == true)
  }

  @Test("A seed that the tool chose is told, and gives the same game")
  func toldSeed() throws {
    let run = ToolRun(["play", "matching", "--touch", "0 1 2"])
    let told = try #require(run.output.firstMatch(of: /^Seed (\d+): .*\n\n/))
    let again = ToolRun(["play", "matching", "--touch", "0 1 2", "--seed", String(told.1)])
    #expect(run.output == told.0 + again.output)
  }

  @Test("Colour is for terminals that may have it")
  func colour() {
    let call = ["play", "matching", "--deal", ToolRun.m12, "--touch", "0"]
    let escape = "\u{1B}"
    #expect(ToolRun(call, isTerminal: true).output.contains(escape))
    #expect(!ToolRun(call).output.contains(escape))
    #expect(!ToolRun(call + ["--plain"], isTerminal: true).output.contains(escape))
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let run = ToolRun(call, isTerminal: true, environment: environment)
      #expect(!run.output.contains(escape))
    }
  }
}
