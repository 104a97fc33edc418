import Testing

@testable import faceup

@Suite("A wrong call")
struct UsageTests {
  @Test(
    "gets one sentence, exit code 2 and nothing on standard output",
    arguments: [
      (["plya"], #""plya" is not a command: did you mean "play"?"#),
      (
        ["shuffle"],
        "\"shuffle\" is not a command: the commands are "
          + (Command.all.map(\.name) + ["help."]).joined(separator: ", ")
      ),
      (["help", "paly"], #""paly" is not a command: did you mean "play"?"#),
      (["help", "play", "x"], #""x" is one word too many after help play: leave it out."#),
      (["--version", "x"], #""x" is one word too many after --version: leave it out."#),
      (
        ["--json"],
        #"--json is not an option of faceup itself: write the command first, or see "faceup --help"."#
      ),
      (
        ["--versoin"], #"--versoin is not an option of faceup itself: did you mean "--version"?"#
      ),
      (["--hlep"], #"--hlep is not an option of faceup itself: did you mean "--help"?"#),
      (["-help"], #"-help is not an option of faceup itself: did you mean "--help"?"#),
      (["—version"], #"—version is not an option of faceup itself: did you mean "--version"?"#),
      (["--chekc"], #"--chekc is not an option of faceup itself: did you mean "check"?"#),
      (["--play"], #"--play is not an option of faceup itself: did you mean "play"?"#),
      (["help", "--hlep"], #"--hlep is not an option of faceup itself: did you mean "--help"?"#),
      (["play"], #"play needs the name of a game: write "faceup play matching"."#),
      (["play", "matchign"], #""matchign" is not a game: did you mean "matching"?"#),
      (
        ["play", "poker"],
        #""poker" is not a game: the games are "#
          + PlayableGame.all.map(\.name).joined(separator: ", ") + "."
      ),
      (["play", "trois"], #""trois" is not a game: did you mean "trios"?"#),
      (
        ["play", "trios", "--match", "3"],
        "--match is for matching: trios has no number of cards to match. Leave it out."
      ),
      (
        ["play", "concentration", "--deal", "A B A"],
        "B is there once: a deck for Concentration has every face exactly twice."
      ),
      (
        ["play", "concentration", "--cards", "7"],
        "7 cards are not all in pairs: lay an even number."
      ),
      (
        ["play", "trios", "--deal", "1111 1114"],
        #""1114" is not a card of Trios: write four digits from 1 to 3 for number, shape, shading and"#
          + " colour, for example 2131."
      ),
      (
        ["play", "trios", "--cards", "1"],
        "A table of 1 card is too small for this game: lay 3 or more."
      ),
      (
        ["play", "onecard", "--deal", ""],
        "The table needs 1 card and the deck has 0: use a larger deck."
      ),
      (
        ["play", "elevens", "--deal", "AS A♠"],
        "A♠ is in the deck twice: use a deck in which every card is there once."
      ),
      (["simulate"], #"simulate needs the name of a game: write "faceup simulate matching"."#),
      (
        ["simulate", "trios", "--player", "memroy"],
        #""memroy" does not play trios: the players are random, greedy."#
      ),
      (
        ["simulate", "trios", "--games", "0"],
        #"--games needs a whole number from 1 to 10000000, not "0"."#
      ),
      (
        ["simulate", "trios", "--cards", "100"],
        "The table needs 100 cards and the deck has 81: use a larger deck, or deal 81 cards or fewer."
      ),
      (
        ["play", "matching", "3"],
        #""3" is one word too many after play matching: write moves as --touch "0 3 5" and cards as"#
          + #" --deal "A♠ A♥"."#
      ),
      (
        ["play", "matching", "--tuoch", "0"],
        #"--tuoch is not an option of this command: did you mean "--touch"?"#
      ),
      (
        ["play", "matching", "--sede", "3"],
        #"--sede is not an option of this command: did you mean "--seed"?"#
      ),
      (["check", "--jsno"], #"--jsno is not an option of this command: did you mean "--json"?"#),
      (["check", "—json"], #"—json is not an option of this command: did you mean "--json"?"#),
      (["check", "-json"], #"-json is not an option of this command: did you mean "--json"?"#),
      (["check", "--JSON"], #"--JSON is not an option of this command: did you mean "--json"?"#),
      (["check", "--jsno=1"], #"--jsno is not an option of this command: did you mean "--json"?"#),
      (["diff", "--x"], "--x is not an option of this command: there is only --help."),
      (
        ["play", "matching", "-x"],
        "-x is not an option of this command: the options are --deal, --seed, --cards, --match, "
          + "--touch, --json, --plain, --ascii, --help."
      ),
      (
        ["play", "matching", "--seed", "1", "--seed=2"],
        "--seed is given more than once: give it once."
      ),
      (["play", "matching", "--seed"], "--seed needs a value: write --seed N."),
      (["play", "matching", "--touch", "--json"], "--touch needs a value: write --touch MOVES."),
      (["play", "matching", "--json=yes"], "--json takes no value: write --json alone."),
      (
        ["play", "matching", "--json", "--plain"],
        "--json and --plain exclude each other: give one of them."
      ),
      (
        ["play", "matching", "--ascii", "--json"],
        "--json and --ascii exclude each other: give one of them."
      ),
      (
        ["play", "matching", "--seed", "-1"],
        #"--seed needs a whole number from 0 to 18446744073709551615, not "-1"."#
      ),
      (
        ["play", "matching", "--cards", "53"],
        #"--cards needs a whole number from 2 to 52, not "53"."#
      ),
      (
        ["play", "matching", "--cards", "1"],
        #"--cards needs a whole number from 2 to 52, not "1"."#
      ),
      (
        ["play", "matching", "--cards", "many"],
        #"--cards needs a whole number from 2 to 52, not "many"."#
      ),
      (
        ["play", "matching", "--match", "1"],
        #"--match needs a whole number from 2 to 12, not "1"."#
      ),
      (
        ["play", "matching", "--match", "13"],
        #"--match needs a whole number from 2 to 12, not "13"."#
      ),
      (
        ["play", "matching", "--deal", "AS AH 2C", "--match", "4"],
        #"--match needs a whole number from 2 to 3, not "4"."#
      ),
      (
        ["play", "matching", "--deal", "AS XX"],
        #""XX" is not a playing card: write a rank (A, 2 to 10, T, J, Q or K) and a suit (♠ ♥ ♦ ♣, "#
          + "or S H D C), for example A♠ or 10H."
      ),
      (
        ["play", "matching", "--deal", "AS AH A♠"],
        "--deal lists A♠ more than once: list each card once."
      ),
      (
        ["play", "matching", "--deal", "AS"],
        #"--deal lists 1 card: list 2 or more, for example "A♠ A♥"."#
      ),
      (
        ["play", "matching", "--deal", ""],
        #"--deal lists 0 cards: list 2 or more, for example "A♠ A♥"."#
      ),
      (
        ["play", "matching", "--deal", "AS AH", "--cards", "3"],
        "--deal lists 2 cards and --cards asks for 3: list more, or ask for fewer."
      ),
      (
        ["play", "matching", "--touch", "0 one"],
        #""one" is not a move: write a card's number, such as 0, or deal, more, mode 3, undo or redo."#
      ),
      (["play", "matching", "--touch", "0 dael"], #""dael" is not a move: did you mean "deal"?"#),
      (
        ["play", "matching", "--touch", "1.5"],
        #""1.5" is not a move: write a card's number, such as 0, or deal, more, mode 3, undo or redo."#
      ),
      (
        ["play", "matching", "--touch", "mode"],
        "mode needs the number of cards to match: write for example mode 3."
      ),
      (
        ["play", "matching", "--touch", "mode three"],
        #"mode needs the number of cards to match, not "three": write for example mode 3."#
      ),
    ] as [([String], String)])
  func wrongCall(arguments: [String], sentence: String) {
    let run = ToolRun(arguments)
    #expect(run.errors == sentence + "\n")
    #expect(run.output == "")
    #expect(run.exitCode == .wrongCall)
  }

  @Test(
    "gives a number that no option can take, to any command",
    arguments: Command.all.flatMap { command in
      command.options.filter(\.takesNumber).map { (command.name, $0.name) }
    })
  func absurdNumbers(command: String, option: String) throws {
    let project = try FakeProject()
    let words = [
      "play": "matching", "simulate": "matching", "explore": "matching", "bugs": "matrix",
    ]
    let call = [command] + [words[command]].compactMap(\.self) + [option]
    // A seed is any number from 0 on; of everything else, none is nothing to do.
    let zero = option == "--seed" ? [] : ["0"]
    for value in ["-1", "99999999999999999999", "1.5", "many", ""] + zero {
      let run = project.run(call + [value])
      #expect(run.errors.hasPrefix("\(option) needs a whole number from "))
      #expect(run.errors.hasSuffix(", not \"\(value)\".\n"))
      #expect(run.output == "" && run.exitCode == .wrongCall)
    }
    let run = project.run(call)
    #expect(run.errors.hasPrefix("\(option) needs a value: write \(option) "))
    #expect(run.output == "" && run.exitCode == .wrongCall)
  }

  @Test("is told the option that it nearly gives", arguments: Command.all.map(\.name))
  func everyOption(command: String) throws {
    let options = try #require(Command.all.first { $0.name == command }).options + [.help]
    for name in options.map(\.name) {
      let letters = name.dropFirst(2)
      let swapped = "--" + letters.prefix(2).reversed() + letters.dropFirst(2)
      let run = ToolRun([command, swapped])
      #expect(
        run.errors == """
          \(swapped) is not an option of this command: did you mean "\(name)"?

          """)
      #expect(run.output == "" && run.exitCode == .wrongCall)
    }
  }

  @Test("is told at a terminal in lines of which none is broken in a word")
  func lines() {
    let call = ["check", "nope"]
    let (piped, typed) = (ToolRun(call), ToolRun(call, isTerminal: true))
    #expect(typed.errors.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(typed.errors.replacing("\n", with: " ") == piped.errors.replacing("\n", with: " "))
    #expect(piped.errors.count > 80)
  }

  @Test("cannot disturb the terminal with what it repeats")
  func controlCharacters() {
    let run = ToolRun(["pl\u{1B}[31m\nay"])
    #expect(run.errors.hasPrefix("\"pl\\u{1B}[31m\\nay\" is not a command: the commands are "))
  }
}

extension Option {
  /// Whether its value is a number: the help calls it by a letter, or says what is counted.
  fileprivate var takesNumber: Bool { ["N", "S", "SECONDS"].contains(valueName) }
}
