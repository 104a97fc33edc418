import CardGameControllers

/// What was asked for when a game is to be played; each game reads the cards in its own way.
struct PlayOptions {
  /// The cards of the game as they were typed, the first on the table first.
  var deal: String?

  /// What the shuffling starts from.
  var seed: UInt64?

  /// How many cards to lay on the table.
  var cardCount: Int?

  /// How many cards to match at a time.
  var cardsToMatch: Int?

  /// The moves to play, or `nil` to read them from the input.
  var moves: [Move]?

  /// Reads the options and all the moves.
  ///
  /// - Throws: A ``UsageError`` for a number that is none, and for a word that is no move.
  init(_ arguments: Arguments) throws(UsageError) {
    deal = arguments.value(of: .deal)
    seed = try arguments.number(of: .seed, in: 0...UInt64.max)
    cardCount = try arguments.number(of: .cards, in: 2...52)
    cardsToMatch = try arguments.number(of: .match, in: 2...(cardCount ?? 52))
    moves = try arguments.value(of: .touch).map { (text) throws(UsageError) in
      try MoveParser.moves(in: text)
    }
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
