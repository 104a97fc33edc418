import CardGameModel

/// What a card of the kit is called in these checks, where `Card` is yours.
typealias Face = PlayingCard

/// The fifty-two cards, as the kit has them: what your cards are compared with.
let everyCard = Deck.standard.cards

/// The cards whose rank is written as a number, from two to ten.
let numberCards = everyCard.filter { (2...10).contains($0.rank.rawValue) }

/// The cards whose rank is written as a letter: A, J, Q and K.
let letterCards = everyCard.filter { !(2...10).contains($0.rank.rawValue) }

/// Texts that look like a title and are none, made of parts of titles by chance.
let textsByChance: [(what: String, why: String)] = {
  let parts = [
    "A", "J", "Q", "K", "10", "1", "0", "2", "7", "9", "T", "♠", "♥", "♦", "♣", " ", "j",
  ]
  let titles = Set(everyCard.map(\.title))
  var generator = SeededGenerator(seed: 2)
  return (1...400).compactMap { _ in
    let text = (0...generator.number(below: 3)).map { _ in
      parts[generator.number(below: parts.count)]
    }.joined()
    return titles.contains(text) ? nil : (text, "no card has this title")
  }
}()
