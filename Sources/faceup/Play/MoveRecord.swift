import CardGameControllers
import CardGameModel
import CardGameViews

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A move and the table after it, as `--json` prints them: the shape is a promise to programs.
///
/// The cards and the score label are what the view shows, the rest is what the game says. Hidden
/// buttons after the last that is seen wait for cards to come, and are left out.
struct MoveRecord: Encodable {
  /// The move, or `nil` for the table as it was first dealt.
  let move: TypedMove?

  /// What was done when it was no move: `load`.
  private let name: String?

  /// What came of the move.
  let outcome: Outcome

  private let score: Int
  private let isOver: Bool
  private let scoreLabel: String
  private let cards: [Card]

  /// Notes a move that was made.
  init(_ move: TypedMove?, _ outcome: Outcome, in session: any PlayableSession, name: String? = nil)
  {
    self.move = move
    self.name = name ?? move?.name
    self.outcome = outcome
    score = session.score
    isOver = session.isOver
    scoreLabel = session.table.score.visibleText
    cards = session.table.buttons[..<session.table.seenCount].map { Card($0) }
  }

  /// The record as JSON in a line, with its keys in the order of the alphabet.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let members = String(decoding: try encoder.encode(self), as: UTF8.self).dropLast()
    return "\(members),\"touch\":\(touch)}"
  }

  /// The number of the touched card, of which no encoder can write as many digits as were typed; it
  /// is the last key in the order of the alphabet.
  private var touch: String {
    if let move, case .touch = move.move { move.name } else { "null" }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if touch == "null" { try container.encodeIfPresent(name, forKey: .move) }
    try container.encode(outcome, forKey: .outcome)
    try container.encode(score, forKey: .score)
    try container.encode(isOver, forKey: .over)
    try container.encode(scoreLabel, forKey: .scoreLabel)
    try container.encode(cards, forKey: .cards)
  }

  private enum CodingKeys: CodingKey {
    case move, outcome, score, over, scoreLabel, cards
  }

  /// A card button, with both picture slots as they are for the state that it is in.
  private struct Card: Encodable {
    let title: String
    let image: String?
    let background: String?
    let enabled: Bool
    let hidden: Bool
    let selected: Bool

    init(_ button: RecordingButton) {
      title = button.title(for: button.state) ?? ""
      image = button.image(for: button.state)?.name
      background = button.backgroundImage(for: button.state)?.name
      enabled = button.isEnabled
      hidden = button.isHidden
      selected = button.isSelected
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(title, forKey: .title)
      // A plain `encode` writes null where there is no picture; the synthesised one leaves it out.
      try container.encode(image, forKey: .image)
      try container.encode(background, forKey: .background)
      try container.encode(enabled, forKey: .enabled)
      try container.encode(hidden, forKey: .hidden)
      try container.encode(selected, forKey: .selected)
    }

    private enum CodingKeys: CodingKey {
      case title, image, background, enabled, hidden, selected
    }
  }
}

extension RecordingTableView {
  /// How many buttons there are up to the last that is seen.
  fileprivate var seenCount: Int { (buttons.lastIndex { !$0.isHidden } ?? -1) + 1 }
}
