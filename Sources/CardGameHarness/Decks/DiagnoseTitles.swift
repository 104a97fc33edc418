public import CardGameModel

extension DiagnosisCode {
  /// A title has the number of a rank where it should have a letter, or another number.
  public static let titleNumberForLetter = DiagnosisCode("title-number-for-letter")

  /// A title has its suit before its rank.
  public static let titleSuitFirst = DiagnosisCode("title-suit-first")

  /// A title has the rank before or after its own.
  public static let titleOneRankOff = DiagnosisCode("title-one-rank-off")

  /// A title has no rank, no suit, or neither.
  public static let titlePartMissing = DiagnosisCode("title-part-missing")

  /// A title has the right rank and suit, written in another way.
  public static let titleInAnotherForm = DiagnosisCode("title-in-another-form")

  /// A title has an optional value in it that was not unwrapped.
  public static let titleOfOptional = DiagnosisCode("title-of-optional")

  /// All cards have the same title.
  public static let titleAlwaysTheSame = DiagnosisCode("title-always-the-same")

  /// Making a title crashes.
  public static let titleCrashes = DiagnosisCode("title-crashes")

  /// A title is wrong in no way that is known by name.
  public static let titleWrong = DiagnosisCode("title-wrong")
}

/// Names what is wrong with the titles of some cards, such as `11♥` for `J♥`.
///
/// It makes no difference whether a suit's sign carries a variation selector.
///
/// ```swift
/// let jack = PlayingCard(.jack, of: .hearts)
/// print(diagnose(titles: [(card: jack, title: "11♥")])[0].headline)
/// // The title of the jack of hearts is "11♥" and should be "J♥": the number of a rank stands …
/// ```
///
/// - Parameter titles: Cards, and what each was found to be called.
/// - Returns: The mistake, or none when every card has its title.
/// - Complexity: O(n) in the number of cards.
public func diagnose(titles: [(card: PlayingCard, title: String)]) -> [Diagnosis] {
  let wrong = titles.filter { $0.title.withoutVariationSelectors != $0.card.title }
  guard let first = wrong.first else { return [] }
  let mistake =
    TitleMistake.common(to: titles.map(\.title))
    ?? TitleMistake.all.first { mistake in
      wrong.allSatisfy { mistake.titles($0.card).contains($0.title.withoutVariationSelectors) }
    }
  let shown = wrong.prefix(6).map { card, title in
    Diagnosis.Row(
      subject: card.spokenName, expected: "\"\(card.title)\"", shown: "\"\(title)\"")
  }
  let more = Diagnosis.Row(subject: "\(wrong.count - 6) more", expected: "", shown: "")
  return [
    Diagnosis(
      code: mistake?.code ?? .titleWrong,
      headline: "The title of the \(first.card.spokenName) is \"\(first.title)\" and should be "
        + "\"\(first.card.title)\"" + (mistake.map { ": \($0.cause)" } ?? "."),
      rows: shown + (wrong.count > 6 ? [more] : []), headings: .values,
      reason: "A title is what people know a card by: the rank, then the suit's sign, and nothing "
        + "else.",
      advice: mistake?.advice ?? "A 2 3 4 5 6 7 8 9 10 J Q K, and then ♠ ♥ ♦ or ♣")
  ]
}

extension Checkpoint {
  /// Making the title of a card.
  ///
  /// - Parameter card: The card in words.
  /// - Returns: The step.
  public static func makingTitle(_ card: String) -> Checkpoint {
    Checkpoint(
      "making the title of \(card)", crash: .titleCrashes,
      reason: "A pack has thirteen ranks, and each has a name.",
      advice: "1...13  // there is no rank 14, and no name for one")
  }
}

/// A way in which titles are got wrong.
private struct TitleMistake: Sendable {
  var code: DiagnosisCode
  var cause: String
  var advice: String

  /// What the mistake may make of a card's title.
  var titles: @Sendable (PlayingCard) -> [String]

  /// The mistake of titles that are all alike, or all hold an optional value.
  static func common(to titles: [String]) -> TitleMistake? {
    if titles.contains(where: { $0.contains("Optional(") }) {
      return TitleMistake(
        code: .titleOfOptional, cause: "an optional value stands in it that was not unwrapped.",
        advice: "if let or guard let, or ?? with another value, before it goes into the title"
      ) { _ in [] }
    }
    guard titles.count > 1, Set(titles).count == 1 else { return nil }
    return TitleMistake(
      code: titles[0].isEmpty ? .titlePartMissing : .titleAlwaysTheSame,
      cause: titles[0].isEmpty ? "the title is empty." : "every card has the same title.",
      advice: "make the title of the card's own rank and suit"
    ) { _ in [] }
  }

  static let all: [TitleMistake] = [
    TitleMistake(
      code: .titleNumberForLetter, cause: "the number of a rank stands where a letter belongs.",
      advice: "A for 1, J for 11, Q for 12, K for 13"
    ) { card in
      card.rank == .ace
        ? ["1\(card.suit.symbol)", "14\(card.suit.symbol)"]
        : ["\(card.rank.rawValue)\(card.suit.symbol)"]
    },
    TitleMistake(
      code: .titleSuitFirst, cause: "the suit stands before the rank.",
      advice: "the rank first, then the suit: 10♥"
    ) { [$0.suit.symbol + $0.rank.symbol] },
    TitleMistake(
      code: .titleSuitFirst,
      cause: "the suit stands before the rank, and a number where a letter belongs.",
      advice: "the rank first, then the suit, and A, J, Q and K as letters: 10♥ J♥"
    ) { [$0.suit.symbol + $0.rank.symbol, "\($0.suit.symbol)\($0.rank.rawValue)"] },
    TitleMistake(
      code: .titleOneRankOff,
      cause: "it is the title of the next rank. Lists are counted from 0, and ranks from 1.",
      advice: "names[rank - 1]  // or a name for rank 0 that no card has, at the beginning"
    ) { card in
      let next = Rank(rawValue: card.rank.rawValue + 1)?.symbol
      return (next.map { [$0] } ?? ["A", "?", "", "14"]).map { $0 + card.suit.symbol }
    },
    TitleMistake(
      code: .titleOneRankOff,
      cause: "it is the title of the rank before. Take off one place, and not two.",
      advice: "names[rank - 1]  // or names[rank] when the list begins with a name for rank 0"
    ) { card in
      let before = Rank(rawValue: card.rank.rawValue - 1)?.symbol
      let names = before.map { [$0, "\(card.rank.rawValue - 1)"] } ?? ["K", "?", "", "0"]
      return names.map { $0 + card.suit.symbol }
    },
    TitleMistake(
      code: .titlePartMissing, cause: "the suit is missing.", advice: "the rank, then the suit"
    ) { [$0.rank.symbol, "\($0.rank.rawValue)"] },
    TitleMistake(
      code: .titlePartMissing, cause: "the rank is missing.", advice: "the rank, then the suit"
    ) { [$0.suit.symbol] },
    TitleMistake(
      code: .titlePartMissing, cause: "nothing is in it.", advice: "the rank, then the suit"
    ) { _ in [""] },
    TitleMistake(
      code: .titleInAnotherForm, cause: "a ten is written as 10 here, and not as T.",
      advice: "10, the only rank with two characters"
    ) { $0.rank == .ten ? ["T\($0.suit.symbol)", "t\($0.suit.symbol)"] : [] },
    TitleMistake(
      code: .titleInAnotherForm, cause: "the letter should be a capital.",
      advice: "A, J, Q and K"
    ) { [$0.rank.symbol.lowercased() + $0.suit.symbol] },
    TitleMistake(
      code: .titleInAnotherForm, cause: "there is a space in it.",
      advice: "rank and suit without a space: 10♥"
    ) { card in
      let (rank, suit) = (card.rank.symbol, card.suit.symbol)
      return ["\(rank) \(suit)", "\(rank)\(suit) ", " \(rank)\(suit)"]
    },
    TitleMistake(
      code: .titleInAnotherForm, cause: "the suit is given by a letter instead of its sign.",
      advice: "♠ ♥ ♦ or ♣"
    ) {
      [$0.asciiTitle, $0.asciiTitle.lowercased(), $0.rank.symbol + $0.suit.letter.lowercased()]
    },
    TitleMistake(
      code: .titleInAnotherForm, cause: "it is written in words instead of signs.",
      advice: "A 2 3 4 5 6 7 8 9 10 J Q K, and then ♠ ♥ ♦ or ♣"
    ) { card in
      let ranks = [card.rank.symbol, "\(card.rank.rawValue)", card.rank.spokenName]
      let suits = [card.suit.symbol, card.suit.spokenName, "\(card.suit.spokenName.dropLast())"]
      var titles: [String] = []
      for rank in ranks {
        for suit in suits {
          for between in ["", " ", " of "] { titles.append("\(rank)\(between)\(suit)") }
        }
      }
      return titles + titles.map(\.capitalisedSentence)
    },
    TitleMistake(
      code: .titleWrong, cause: "it has the sign of another suit.",
      advice: "a list of suits in the order ♠ ♥ ♦ ♣, and the card's own among them"
    ) { card in Suit.allCases.map { card.rank.symbol + $0.symbol } },
  ]
}
