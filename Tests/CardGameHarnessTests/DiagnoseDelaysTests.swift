import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Delays")
struct DiagnoseDelaysTests {
  private let decks = DeckSupply(pack: "ABACBCDD".map { PairFace(String($0)) })

  @Test(
    "Nothing is said when touches are ignored during the delay, or turn the two down first",
    arguments: [true, false])
  func right(ignores: Bool) {
    let diagnoses = diagnoseDelays(of: 1, decks: decks, cards: { $0.cards }) {
      PairsController(table: $0, clock: $1, ignoresTouches: ignores, makeDeck: $2)
    }
    #expect(diagnoses.isEmpty, "\(diagnoses.first?.headline ?? "")")
  }

  @Test("Cards that stay open for longer than was said are reported")
  func late() {
    let diagnoses = diagnoseDelays(of: 0.2, decks: decks, cards: { $0.cards }) {
      PairsController(table: $0, clock: $1, ignoresTouches: true, makeDeck: $2)
    }
    #expect(diagnoses.map(\.code) == [.neverTurnedDown])
    #expect(diagnoses[0].headline.hasPrefix("After 0, 1, wait 0.4 s: the two cards still lie open"))
  }

  @Test("The journal is told of each wait before it happens")
  func journal() throws {
    var steps: [Checkpoint] = []
    _ = diagnoseDelays(
      of: 1, decks: decks, cards: { $0.cards }, journal: { steps.append($0) }
    ) { PairsController(table: $0, clock: $1, ignoresTouches: true, makeDeck: $2) }
    #expect(try #require(steps.first).deed == "waiting 0.02 seconds after 0")
  }
}

/// A right game of pairs in which two cards that do not match lie open for a second.
private final class PairsController: CardGameController {
  private let table: any CardTableView
  private let clock: any CardGameClock
  private let ignoresTouches: Bool
  private let makeDeck: () -> Deck<PairFace>
  private(set) var cards: [TableCard<PairFace>]
  private var timer: (any CardGameTimer)?

  init(
    table: any CardTableView, clock: any CardGameClock, ignoresTouches: Bool,
    makeDeck: @escaping () -> Deck<PairFace>
  ) {
    self.table = table
    self.clock = clock
    self.ignoresTouches = ignoresTouches
    self.makeDeck = makeDeck
    cards = makeDeck().cards.map { TableCard($0) }
  }

  private var up: [Int] { cards.indices.filter { cards[$0].isFaceUp } }

  func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender), !cards[index].isChosen else { return }
    if up.count == 2 {
      if ignoresTouches { return }
      turnDown()
    }
    cards[index].position = .faceUp
    if up.count == 2 {
      if cards[up[0]].face == cards[up[1]].face {
        for match in up { cards[match].position = .matched }
      } else {
        timer = clock.schedule(after: 1) { [weak self] in self?.turnDown() }
      }
    }
    updateUI()
  }

  func touchDealButton(_ sender: any CardButton) {
    timer?.cancel()
    cards = makeDeck().cards.map { TableCard($0) }
    updateUI()
  }

  func updateUI() {
    for (button, card) in zip(table.cardButtons, cards) { button.isEnabled = !card.isMatched }
  }

  private func turnDown() {
    timer?.cancel()
    for index in up { cards[index].position = .faceDown }
    updateUI()
  }
}
