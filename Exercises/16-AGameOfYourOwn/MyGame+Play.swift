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
  // Some games have no such move, and others not at every time.
  var moves: String {
    "the number of a card" + (controller.game.canDealMore ? ", deal or more" : " or deal")
  }
  print("Type \(moves). To end, type quit.")
  print(table.text)
  while let line = readLine(), line != "quit" {
    switch (line, Int(line)) {
    case ("deal", _): controller.perform(.deal, on: table)
    case ("more", _) where controller.game.canDealMore: controller.perform(.more, on: table)
    case (_, let index?): controller.perform(.touch(index), on: table)
    default: print("That is no move: type \(moves), or quit.")
    }
    print(table.text)
  }
}
