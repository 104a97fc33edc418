import CardGameControllers
import CardGameModel

/// What was asked for when a game is to be played; each game reads the cards in its own way.
struct PlayOptions {
  /// The cards of the game as they were typed, the first on the table first.
  var deal: String?

  /// What the shuffling starts from.
  var seed: UInt64?

  /// The moves to play, or `nil` to read them from the input.
  var moves: [TypedMove]?

  /// How many cards to lay on the table, whatever was typed.
  var cards: Int?

  private let arguments: Arguments

  /// Reads the options and all the moves.
  ///
  /// - Throws: A ``UsageError`` for a number that is none, and for a word that is no move.
  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    deal = arguments.value(of: .deal)
    seed = try arguments.number(of: .seed, in: 0...UInt64.max)
    moves = try arguments.value(of: .touch).map { (text) throws(UsageError) in
      try MoveParser.moves(in: text)
    }
  }

  /// Whether nothing but ASCII is to be printed.
  var usesASCII: Bool { arguments.has(.ascii) }

  /// Whether nothing is said of which cards lie there, and how they are played.
  var isOpen: Bool { deal == nil && seed == nil && !arguments.has(.cards) && !asksForMode }

  /// Whether a number of cards to match was given, which few games have.
  var asksForMode: Bool { arguments.has(.match) }

  /// Returns the cards of the deal as a game writes them, or `nil` when none were listed.
  ///
  /// - Throws: A ``UsageError`` for the first word that is no card.
  func listed<Face: ParsableFace>(_ face: Face.Type) throws(UsageError) -> [Face]? {
    guard let deal else { return nil }
    do {
      return try [Face](parsing: deal)
    } catch {
      throw UsageError(error.description)
    }
  }

  /// Returns how many cards to lay on the table, or `nil` when that was not said.
  ///
  /// - Throws: A ``UsageError`` when it is not in the range.
  func cardCount(in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    if let cards { return cards }
    return try arguments.number(of: .cards, in: range)
  }

  /// Returns how many cards to match at a time, or `nil` when that was not said.
  ///
  /// - Throws: A ``UsageError`` when it is not from 2 to the number of cards on the table.
  func cardsToMatch(onTableOf cardCount: Int) throws(UsageError) -> Int? {
    try arguments.number(of: .match, in: 2...cardCount)
  }

  /// The options in the order in which the help lists them.
  static let all: [Option] = [.deal, .seed, .cards, .match, .touch]
}

extension Option {
  static let deal = Option("--deal", value: "CARDS", help: Words.dealOption)
  static let seed = Option("--seed", value: "N", help: Words.seedOption)
  static let cards = Option("--cards", value: "N", help: Words.cardsOption)
  static let match = Option("--match", value: "N", help: Words.matchOption)
  static let touch = Option("--touch", value: "MOVES", help: Words.touchOption)
}
