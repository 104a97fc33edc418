import CardGameControllers
import CardGameModel

/// Plays the lesson's game on your table, in a terminal. You need not change anything in this file.
public func play() {
  let table = MyTable(cardCount: 12)
  let controller = MatchingGameController(table: table) {
    var deck = Deck.standard
    deck.shuffle()
    return deck
  }
  controller.updateUI()
  print("Type the number of a card, from 0 to 11, deal, mode 2 or mode 3. To end, type quit.")
  print(table.text)
  while let line = readLine(), line != "quit" {
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.compactMap { Int($0) }.first) {
    case ("deal", _): controller.perform(.deal, on: table)
    case ("mode", let number?): controller.perform(.mode(number), on: table)
    case (_, let index?): controller.perform(.touch(index), on: table)
    default: print("That is no move: type a number, deal, mode 2, mode 3 or quit.")
    }
    print(table.text)
  }
}
