/// A playing card, for example the ten of hearts.
struct Card: Equatable {
  /// What is printed on the card, for example "10♥".
  let title: String

  /// The suits that there are.
  static let suits = ["♠", "♥", "♦", "♣"]

  /// What stands for each rank in a title. No rank is 0, so nothing stands for it.
  private static let symbols = ["", "A"] + (2...10).map { String($0) } + ["J", "Q", "K"]

  /// Every title that there is.
  private static let titles = Set(
    suits.flatMap { suit in symbols.dropFirst().map { $0 + suit } })

  /// Makes the card of a rank and a suit, or nil when there is no such card.
  init?(rank: Int, suit: String) {
    guard Card.symbols.indices.contains(rank) else { return nil }
    self.init(title: Card.symbols[rank] + suit)
  }

  /// Makes the card that has a title, or nil when no card has it.
  init?(title: String) {
    guard Card.titles.contains(title) else { return nil }
    self.title = title
  }
}
