import CardGameModel
import CardGameViews
import Testing

@Suite("From Objective-C to Swift")
struct FromObjectiveC {
  @Test("A copy in a loop changes nothing on the table")
  func loopCopy() {
    var cards = MatchingGame.m12.cards.map { TableCard($0.face, position: .faceUp) }
    for var card in cards {
      card.position = .faceDown
      _ = card
    }
    #expect(cards.filter(\.isFaceUp).count == 12)
    for index in cards.indices {
      cards[index].position = .faceDown
    }
    #expect(cards.filter(\.isFaceUp).count == 0)
  }

  @Test("Assigning a game makes a second one")
  func assignment() {
    var game = MatchingGame.m12
    let before = game
    game.chooseCard(at: 0)
    #expect(game.score == -1)
    #expect(before.score == 0)
  }

  @Test("What may be missing says so in its type")
  func optionals() {
    var deck = Deck.m12
    if let card = deck.draw() {
      #expect(card.title == "A♠")
    }
    var empty = Deck<PlayingCard>([])
    let title = empty.draw()?.title
    #expect(title == nil)
  }

  @Test("Two texts are equal when they say the same")
  func equality() {
    let made = String(["♥" as Character])
    #expect(made == "♥")
    #expect(PlayingCard(.ace, of: .hearts) == PlayingCard(.ace, of: .hearts))
  }

  @Test("Counting down below zero gives a negative number")
  func counting() {
    let noCards: [PlayingCard] = []
    #expect(noCards.count - 1 == -1)
  }

  @Test("The same button is found by identity, or not at all")
  func identity() {
    let table = RecordingTableView(cardCount: 12)
    let button = table.cardButtons[3]
    #expect(table.index(of: button) == 3)
    #expect(table.index(of: RecordingTableView(cardCount: 1).buttons[0]) == nil)
  }

  @Test("An extension adds to a type that was written before")
  func extensions() {
    #expect(PlayingCard(.queen, of: .diamonds).isCourtCard)
    #expect(!PlayingCard(.ten, of: .hearts).isCourtCard)
  }

  @Test("A lazy property is made once, when it is first read")
  func lazyProperty() {
    let shelf = DeckShelf()
    #expect(shelf.decksMade == 0)
    _ = shelf.deck.draw()
    #expect(shelf.deck.count == 51)
    #expect(shelf.decksMade == 1)
  }
}

extension PlayingCard {
  var isCourtCard: Bool { rank.rawValue > Rank.ten.rawValue }
}

final class DeckShelf {
  private(set) var decksMade = 0

  lazy var deck: Deck<PlayingCard> = {
    decksMade += 1
    return .standard
  }()
}
