import CardGameControllers
import CardGameModel
import CardGameViews

/// All that an explanation may look at: what should be seen, what is seen, and how it came about.
///
/// One is made when something is wrong, never on a pass.
struct Situation {
  let style: TableStyle
  let table: RecordingTableView

  /// What lies on the table by the rules.
  let expected: TableState

  /// Which cards are to be enabled and selected.
  let uses: [TableStyle.Use]

  /// What lay there by the rules before the last move; `nil` when no move was made.
  let before: TableState?

  /// What was dealt.
  let dealt: TableState?

  /// The moves from the deal on.
  let moves: [Move]

  /// Everything that is wrong.
  let discrepancies: Set<Discrepancy>

  /// What is wrong with the status label, if anything is.
  let status: StatusInspection?

  /// What is wrong with the message, if anything is.
  let alert: AlertFault?

  /// What the controls are to show.
  let controls: WantedControls

  /// What the controls were to show before the last move.
  let controlsBefore: WantedControls

  /// The table's record of what was set, taken once.
  let recording: Recording

  init(
    style: TableStyle, table: RecordingTableView, game: some CardGame, before: TableState?,
    dealt: TableState?, moves: [Move], discrepancies: [Discrepancy],
    status: StatusInspection? = nil, alert: AlertFault? = nil, controlsBefore: WantedControls = [:]
  ) {
    self.style = style
    self.table = table
    expected = TableState(of: game, style: style)
    uses = style.uses(in: game)
    self.before = before
    self.dealt = dealt
    self.moves = moves
    self.discrepancies = Set(discrepancies)
    self.status = status
    self.alert = alert
    controls = style.wantedControls(in: game)
    self.controlsBefore = controlsBefore
    recording = table.recording
  }
}

// MARK: - Cards

extension Situation {
  /// The indices of the cards that have both a button and a place in the game.
  var indices: Range<Int> { 0..<min(table.buttons.count, expected.cards.count) }

  /// The cards of which something is wrong, or of which one aspect is.
  func wrongCards(_ aspect: Discrepancy.Aspect? = nil) -> [Int] {
    indices.filter { index in
      if let aspect {
        discrepancies.contains(Discrepancy(element: .card(index), aspect: aspect))
      } else {
        discrepancies.contains { $0.element == .card(index) }
      }
    }
  }

  /// The discrepancies of some cards, of one aspect or of all.
  func discrepancies(
    of cards: [Int], _ aspect: Discrepancy.Aspect? = nil
  ) -> Set<Discrepancy> {
    let cards = Set(cards)
    return discrepancies.filter { discrepancy in
      guard case .card(let index) = discrepancy.element, cards.contains(index) else { return false }
      return aspect == nil || discrepancy.aspect == aspect
    }
  }

  func appearance(of index: Int) -> ButtonAppearance { table.buttons[index].appearance }

  /// Tells whether a button looks as the lay of a card says.
  func button(_ index: Int, looksLike card: TableState.Card) -> Bool {
    let seen = appearance(of: index)
    if style.hidesMatched, card.position == .matched { return seen.isHidden }
    return !seen.isHidden && title(seen.title, isOf: card)
      && style.accepts(seen.picture, isFaceVisible: card.isFaceVisible)
      && (!style.disablesMatched || seen.isEnabled != (card.position == .matched))
  }

  /// Tells whether a title is what a card should say.
  func title(_ title: String, isOf card: TableState.Card) -> Bool {
    TableStyle.isSame(title, card.isFaceVisible ? card.title : "")
  }

  /// What a person should see of a card.
  func shouldShow(_ card: TableState.Card) -> ButtonAppearance { style.appearance(of: card) }

  /// What a person should see of the card at an index, and how its button is to be used.
  func shouldShow(at index: Int) -> ButtonAppearance {
    guard expected.cards.indices.contains(index) else { return ButtonAppearance(isHidden: true) }
    var wanted = shouldShow(expected.cards[index])
    if style.enabling == .legalChoices {
      wanted.isEnabled = uses[index].isEnabled
      wanted.isSelected = uses[index].isSelected
    }
    return wanted
  }

  /// What a person sees of the card at an index, or would while a finger is on it.
  func seen(at index: Int, underFinger: Bool) -> ButtonAppearance {
    let button = table.buttons[index]
    return underFinger
      ? button.appearance(in: button.state.union(.highlighted)) : button.appearance
  }
}

// MARK: - Moves

extension Situation {
  /// The card that the last move touched.
  var touched: Int? {
    if case .touch(let index) = moves.last { index } else { nil }
  }

  /// Whether it is known what was set during the last move.
  var knowsLastMove: Bool { !moves.isEmpty && recording.moveCount > 0 }

  /// Whether the game stood as it was dealt until the last move.
  ///
  /// A table that is always late is wrong after the first change; one that showed an earlier change
  /// rightly is not late.
  var wasUntouchedBefore: Bool {
    guard let before, let dealt else { return false }
    return !before.hasBegun || before.cards == dealt.cards && before.score == dealt.score
  }

  /// Tells whether any property of a button was set during the last move, if only to the same value.
  func wasSetInLastMove(_ index: Int) -> Bool {
    table.buttons[index].lastSet.any == recording.moveCount
  }

  /// Whether anything at all was set during the last move.
  var anythingWasSetInLastMove: Bool {
    table.buttons.contains { $0.lastSet.any == recording.moveCount }
      || [table.score.lastSet, table.status.lastSet].contains(recording.moveCount)
      || recording.changes.last?.move == recording.moveCount
  }

  /// Whether the table was ever brought up to date, as far as cards and score go.
  var anythingWasEverSet: Bool {
    table.buttons.contains { $0.lastSet.any != nil } || table.score.lastSet != nil
  }

  /// How a headline begins.
  var lead: String {
    Self.lead(moves, hasStarted: recording.moveCount == 0 && dealt != nil && !expected.hasBegun)
  }

  /// How a headline begins: `After touching cards 0 and 3, ` or `At the start, `.
  static func lead(_ moves: [Move], hasStarted: Bool) -> String {
    guard let last = moves.last else { return hasStarted ? "At the start, " : "" }
    let touches = moves.compactMap { move -> Int? in
      if case .touch(let index) = move { index } else { nil }
    }
    if moves.count > Diagnosis.movesInHeadline {
      return "After \(moves.count) moves, the last of them \(last.phrase), "
    }
    guard touches.count == moves.count else {
      return moves.count == 1
        ? "After \(last.phrase), "
        : "After \(steps(moves)), "
    }
    return "After \(touching(touches)), "
  }

  /// Some moves as a list of what was done: `touching cards 0 and 3, then a new deal`.
  private static func steps(_ moves: [Move]) -> String {
    var steps: [String] = []
    var touches: [Int] = []
    for move in moves {
      if case .touch(let index) = move {
        touches.append(index)
        continue
      }
      if !touches.isEmpty { steps.append(touching(touches)) }
      touches = []
      steps.append(move.phrase)
    }
    if !touches.isEmpty { steps.append(touching(touches)) }
    return steps.joined(separator: ", then ")
  }

  private static func touching(_ touches: [Int]) -> String {
    guard touches.count > 1 else { return "touching card \(touches[0])" }
    let list = touches.dropLast().map(String.init).joined(separator: ", ")
    return "touching cards \(list) and \(touches[touches.count - 1])"
  }
}

extension Move {
  /// The move as a part of a sentence.
  var phrase: String {
    switch self {
    case .touch(let index): "a touch of card \(index)"
    case .touchUnknownButton: "a touch of a button that is not on the table"
    case .deal: "a new deal"
    case .mode(let count): "the choice to match \(count) cards"
    case .more: "the wish for more cards"
    case .undo: "an undo"
    case .redo: "a redo"
    }
  }
}

// MARK: - Who set it

extension Situation {
  /// The lines that last changed some properties of some elements, without repetition, at most three.
  func callSites(
    of elements: [TableElement], where isGuilty: (ControlProperty) -> Bool = { _ in true }
  ) -> [CallSite] {
    let elements = Set(elements)
    var seen: Set<ElementAndProperty> = []
    var sites: [CallSite] = []
    // Looking a caller up takes milliseconds, and many cards are set by the same line.
    var known: [Caller: CallSite?] = [:]
    for change in recording.changes.reversed() {
      guard
        elements.contains(change.element), isGuilty(change.property),
        seen.insert(ElementAndProperty(element: change.element, property: change.property))
          .inserted,
        seen.count <= 24, let caller = change.caller
      else { continue }
      let found = known[caller] ?? caller.site
      known[caller] = .some(found)
      guard let site = found, !sites.contains(site) else { continue }
      sites.append(site)
      if sites.count == 3 { break }
    }
    return sites
  }

  private struct ElementAndProperty: Hashable {
    var element: TableElement
    var property: ControlProperty
  }
}

extension ControlProperty {
  var isTitle: Bool { if case .title = self { true } else { false } }
  var isImage: Bool { if case .image = self { true } else { false } }
  var isBackgroundImage: Bool { if case .backgroundImage = self { true } else { false } }
}
