import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("Rules of controllers")
struct ControllerRulesTests {
  @Test("The kit's controllers keep them")
  func kit() throws {
    for rule in ControllerRule<MatchingGameController>.all {
      let use = ControllerUse<MatchingGameController>(playing: .m12) {
        MatchingGameController(table: $0, makeDeck: $1)
      }
      #expect(rule.diagnoses(of: use).isEmpty, "\(rule)")
    }
    let trios = try TriosGame(from: Deck(Deck.trios.cards.prefix(15)))
    for rule in ControllerRule<CardTableController<TriosGame>>.all {
      let use = ControllerUse<CardTableController<TriosGame>>(
        playing: trios, style: .table(of: trios)
      ) { CardTableController(trios, on: $0, makeDeck: $1) }
      #expect(rule.diagnoses(of: use).isEmpty, "\(rule)")
    }
  }

  @Test("Each fault breaks one rule and no other", arguments: UnrulyController.Fault.allCases)
  func faults(fault: UnrulyController.Fault) {
    let use = ControllerUse<UnrulyController>(playing: .m12) { UnrulyController($0, $1, fault) }
    let broken = ControllerRule<UnrulyController>.all.filter { !$0.diagnoses(of: use).isEmpty }
    #expect(broken.map(\.code.rawValue) == [fault.rawValue])
  }

  @Test("Every rule has a fault")
  func complete() {
    #expect(
      Set(ControllerRule<UnrulyController>.all.map(\.code.rawValue))
        == Set(UnrulyController.Fault.allCases.map(\.rawValue)))
  }
}

/// A controller with one fault.
final class UnrulyController: MatchingGameController {
  /// What is wrong, by the rule that it breaks.
  enum Fault: String, CaseIterable, Sendable {
    case forgetsTheScore = "controller-shows-otherwise"
    case dealsUnseen = "controller-deals-otherwise"
    case takesAnyButton = "controller-takes-any-button"
    case countsUpdates = "controller-updates-change"
    case asksTheScreen = "controller-reads-the-screen"
  }

  private let fault: Fault
  private var updateCount = 0

  init(
    _ table: any CardTableView, _ makeDeck: @escaping () -> Deck<PlayingCard>, _ fault: Fault
  ) {
    self.fault = fault
    super.init(table: table, makeDeck: makeDeck)
  }

  override func touchCardButton(_ sender: any CardButton) {
    if fault == .takesAnyButton, table.index(of: sender) == nil {
      game.chooseCard(at: 7)
      return updateUI()
    }
    // A screen that remembers has a title, if only an empty one.
    if fault == .asksTheScreen, sender.title(for: .normal) == nil { return }
    super.touchCardButton(sender)
  }

  override func updateUI() {
    super.updateUI()
    updateCount += 1
    if fault == .countsUpdates { table.statusLabel.text = "\(updateCount)" }
    if fault == .forgetsTheScore, game.score == -4 { table.scoreLabel.text = "Score: 0" }
  }

  override func touchDealButton(_ sender: any CardButton) {
    super.touchDealButton(sender)
    if fault == .dealsUnseen { table.scoreLabel.text = "Score: 1" }
  }
}
