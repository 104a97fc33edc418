import CardGameControllers
import CardGameModel
import CardGameViews

/// Plays your game in a terminal, under the kit's controller. You need not change anything here.
public func play() throws {
  func shuffledDeck() -> Deck<PlayingCard> {
    var deck = Deck.standard
    deck.shuffle()
    return deck
  }
  let game = try MyGame(shuffledDeck())
  let table = TextTableView(cardCount: game.maximumCardCount)
  let controller = CardTableController(game, on: table, makeDeck: shuffledDeck)
  controller.updateUI()
  print(MyGame.goal)
  print("Type the number of a card, deal or more. To end, type quit.")
  print(table.text)
  while let line = readLine(), line != "quit" {
    switch (line, Int(line)) {
    case ("deal", _): controller.perform(.deal, on: table)
    case ("more", _): controller.perform(.more, on: table)
    case (_, let index?): controller.perform(.touch(index), on: table)
    default: print("That is no move: type a number, deal, more or quit.")
    }
    print(table.text)
  }
}
