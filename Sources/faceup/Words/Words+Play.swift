import CardGameControllers
import CardGameModel
import CardGameViews

extension Words {
  static let playSummary = "Play a card game in the terminal."

  static func playDetails(games: [PlayableGame]) -> [String] {
    [
      "Games:\n" + twoColumns(games.map { ($0.name, $0.summary) }),
      """
      With --touch the moves are made and each table is printed. Without it you are asked for moves \
      on a terminal; from a pipe they are read line by line, up to the first line that is no move.
      """,
      """
      Moves: a card's number touches the card, deal begins a new game, more asks for more cards \
      where a game has them, mode 3 matches three cards at a time where a game has modes, undo and \
      redo go back and forth.
      """,
      """
      Between the moves of a line-by-line game you can ask: hint recommends a move, why says what \
      was wrong with the last mismatch, moves prints the game in writing, save FILE keeps it and \
      load FILE goes on with it.
      """,
      "Cards for --deal:\n" + twoColumns(notations(of: games)),
      """
      With --json the first line is the table as dealt, and every move has one line more, whether it \
      changes anything or not. A number that no card has is ignored, and told as it was typed, however \
      large. Buttons without a card are hidden, and left out at the end.
      """,
    ]
  }

  /// How cards are written, games that write them alike named together.
  private static func notations(
    of games: [PlayableGame]
  ) -> [(name: String, meaning: String)] {
    var names: [(notation: String, games: [String])] = []
    for game in games {
      if let index = names.firstIndex(where: { $0.notation == game.notation }) {
        names[index].games.append(game.name)
      } else {
        names.append((game.notation, [game.name]))
      }
    }
    return names.map { ($0.games.joined(separator: ", "), $0.notation) }
  }

  static let dealOption = """
    Lay these cards, from the first on the table on, as the game writes them: "A♠ A♥ 10♦" or "AS \
    AH TD". The move deal lays them again; with --seed it shuffles them.
    """
  static let seedOption = """
    Shuffle by this number, from 0 on: the same number gives the same games, everywhere. Without it \
    a number is chosen, and told unless --json is given.
    """
  static let cardsOption = """
    Lay this many cards on the table; the rest are the deck. Without it the game lays its usual \
    number; matching lays 12, or all that --deal lists.
    """
  static let matchOption = """
    In matching: match this many cards at a time, from 2 (as without it) to the number of cards on \
    the table.
    """
  static let touchOption = """
    Make these moves, parted by spaces or commas: "0 3, undo, more, mode 3, 0 3 5".
    """

  static let playExamples = [
    Command.Example(call: "play matching", meaning: "Play on this terminal."),
    Command.Example(
      call: "play matching --seed 7 --touch \"0 1 2\"",
      meaning: "See what comes of three touches."),
    Command.Example(
      call: "play trios --seed 1 --touch \"0 1 more 4 undo\"",
      meaning: "Play Trios: choose two cards, ask for more, and so on."),
    Command.Example(
      call: "play concentration --deal \"A B B A\"", meaning: "Find two pairs."),
    Command.Example(
      call: "play matching --deal \"A♠ A♥ 5♠ K♦\" --touch \"0 1\" --json",
      meaning: "Get the same for a program."),
  ]

  static let prompt = "Card number, deal, undo, help or quit: "

  static let moveHelp = """
    0         touch card 0; several numbers in a row touch several cards
    deal      begin a new game
    more      ask for more cards, in a game that has them
    mode 3    match three cards at a time, in a game with modes; only before the
              first card is touched
    undo      take back the last move
    redo      make it again
    hint      what to do next
    why       why the last mismatch was one
    moves     the game so far in writing
    save F    keep the game in the file F
    load F    go on with the game in the file F
    help      show this
    quit      end; so does the end of the input
    A dotted card is matched and takes no further part.

    """

  static let noHint = "This game gives no hints."
  static let noMismatch = "There was no mismatch since the deal."

  static func saved(in file: String) -> String { "Saved in \(file)." }
  static func loaded(from file: String) -> String { "Loaded from \(file)." }

  /// What is said when no cards are left that match: that is a win when none is left at all.
  static func ending(of game: some CardGame) -> String {
    game.isWon
      ? "The game is won: every card is matched."
      : "The game is over: no cards are left that match."
  }

  static func seed(_ seed: UInt64) -> String {
    "Seed \(seed): --seed \(seed) deals these cards again."
  }

  /// The line that names a move and says what came of it.
  static func report(
    _ typed: TypedMove, _ outcome: Outcome, wasOpen: Bool, in session: any PlayableSession
  ) -> String {
    let name = name(of: typed)
    guard outcome != .ignored else { return "\(name): \(refusal(of: typed.move, in: session))" }
    switch typed.move {
    case .deal: return "\(name): a new game."
    case .mode: return "\(name): the same cards, dealt again."
    case .more: return "\(name): more cards."
    case .undo: return "\(name): one move taken back."
    case .redo: return "\(name): one move made again."
    case .touch, .touchUnknownButton:
      let isOpen = session.showsFace(touchedBy: typed.move)
      return "\(name): \(result(outcome, wasOpen: wasOpen, isOpen: isOpen))."
    }
  }

  private static func name(of typed: TypedMove) -> String {
    switch typed.move {
    case .touch: "Card \(typed.name)"
    case .touchUnknownButton: "A button that is not on the table"
    case .deal, .mode, .more, .undo, .redo:
      typed.name.prefix(1).uppercased() + typed.name.dropFirst()
    }
  }

  /// What came of a touch; a card that lies open anyway is chosen, and not turned.
  private static func result(_ outcome: Outcome, wasOpen: Bool, isOpen: Bool) -> String {
    let chosen = wasOpen ? "chosen" : "turned up"
    return switch outcome {
    case .dealt: "dealt"
    case .turnedUp: chosen
    case .turnedDown: isOpen ? "no longer chosen" : "turned down"
    case .matched: "\(chosen), a match"
    case .mismatched: "\(chosen), no match"
    case .ignored: "ignored"
    }
  }

  /// Why a move changed nothing.
  private static func refusal(of move: Move, in session: any PlayableSession) -> String {
    let table = session.table
    return switch move {
    case .touch(let index) where !table.buttons.indices.contains(index):
      "ignored, the cards are 0 to \(table.buttons.count - 1)."
    case .touch(let index) where !table.buttons[index].isEnabled:
      "ignored, it takes no further part."
    case .mode where !session.hasModes: "ignored, this game has no modes."
    case .mode where !table.mode.isEnabled:
      "ignored, a card was touched since the deal. Deal first."
    case .mode: "ignored, from 2 to \(table.mode.numberOfSegments + 1) cards can be matched."
    case .more: "ignored, there are no more cards to ask for."
    case .undo: "ignored, there is nothing to take back."
    case .redo: "ignored, nothing was taken back."
    case .touch, .touchUnknownButton, .deal: "ignored."
    }
  }
}

// MARK: - What can be wrong with a call of play

extension Words {
  static func noGame(among names: [String], for command: String) -> UsageError {
    UsageError(
      "\(command) needs the name of a game: write \"faceup \(command) \(names[0])\".")
  }

  static func noMode(in game: String) -> UsageError {
    UsageError("--match is for matching: \(game) has no number of cards to match. Leave it out.")
  }

  static func noFile(for word: String) -> UsageError {
    UsageError("\(word) needs the name of a file: write for example \(word) game.json.")
  }

  static func cannotRead(_ file: String) -> UsageError {
    UsageError("\(file) cannot be read: check its name, and that it is a file of yours.")
  }

  static func cannotLoad(_ file: String, _ error: SavedGameError) -> UsageError {
    UsageError("\(file) was not loaded, and your game goes on. \(error)")
  }

  static func cannotSave(_ file: String) -> UsageError {
    UsageError("\(file) cannot be written: check that its folder exists and has room left.")
  }

  static func wouldOverwrite(_ file: String) -> UsageError {
    UsageError("\(file) is there already and is no saved game: choose another name.")
  }

  static func unknownGame(_ name: String, among names: [String]) -> UsageError {
    UsageError("\"\(name)\" is not a game: " + didYouMean(name, among: names, orList: "games"))
  }

  static func superfluousMove(_ word: String, in game: String) -> UsageError {
    UsageError(
      """
      "\(word)" is one word too many after play \(game): write moves as --touch "0 3 5" and cards \
      as --deal "A♠ A♥".
      """)
  }

  static func tooFewCards(_ count: Int, wanted: Int?) -> UsageError {
    let cards = count == 1 ? "1 card" : "\(count) cards"
    return UsageError(
      wanted.map {
        "--deal lists \(cards) and --cards asks for \($0): list more, or ask for fewer."
      }
        ?? "--deal lists \(cards): list 2 or more, for example \"A♠ A♥\".")
  }

  static func duplicateCard(_ title: String) -> UsageError {
    UsageError("--deal lists \(title) more than once: list each card once.")
  }

  static func noMove(_ word: String, otherWords: [String]) -> UsageError {
    let names = (["deal", "undo", "redo", "mode", "more"] + otherWords).filter { $0 != word }
    return UsageError(
      "\"\(word)\" is not a move: "
        + (word.suggestion(among: names).map { "did you mean \"\($0)\"?" }
          ?? "write a card's number, such as 0, or deal, more, mode 3, undo or redo."))
  }

  static func modeWithoutNumber(_ word: String? = nil) -> UsageError {
    UsageError(
      "mode needs the number of cards to match"
        + (word.map { ", not \"\($0)\"" } ?? "") + ": write for example mode 3.")
  }
}
