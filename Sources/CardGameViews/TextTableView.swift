/// A table drawn as text, for a terminal.
///
/// ```swift
/// let table = TextTableView(cardCount: 12, style: .plain)
/// table.cardButtons[0].setTitle("A♠", for: .normal)
/// table.cardButtons[0].setBackgroundImage(.cardFront, for: .normal)
/// print(table.text)
/// // Card 0: A♠ on cardfront.
/// // Card 1: cardback. …
/// ```
public final class TextTableView: CardTableView {
  /// How the table is drawn; a change shows at the next look.
  public var style: TextTableStyle

  private let controls: RecordingTableView

  /// Lays out a table as a storyboard would.
  ///
  /// - Parameters:
  ///   - cardCount: How many card buttons there are; not negative.
  ///   - buttonType: How the card buttons draw a picture in their foreground slot.
  ///   - modeCount: How many places the mode control has: two cards, three cards, and so on.
  ///   - style: How the table is drawn.
  /// - Precondition: `cardCount` is not negative.
  public init(
    cardCount: Int, buttonType: ButtonType = .system, modeCount: Int = 2,
    style: TextTableStyle = .unicode
  ) {
    self.style = style
    controls = RecordingTableView(
      cardCount: cardCount, buttonType: buttonType, modeCount: modeCount, recording: .nothing)
  }

  /// The table as it looks now, in lines that end with a line end.
  public var text: String { controls.appearance.text(in: style) }

  /// The card buttons; each one's index is that of its card.
  public var cardButtons: [any CardButton] { controls.cardButtons }

  /// Where the score is written.
  public var scoreLabel: any CardLabel { controls.scoreLabel }

  /// Where it is written what the last move did.
  public var statusLabel: any CardLabel { controls.statusLabel }

  /// Where a person chooses how many cards to match.
  public var modeControl: any CardSegmentedControl { controls.modeControl }

  /// Where a person asks for a new game.
  public var dealButton: any CardButton { controls.dealButton }

  /// Where a person asks for more cards.
  public var moreButton: (any CardButton)? { controls.moreButton }

  /// Where a person looks back through the moves; it is not drawn.
  public var historySlider: (any CardSlider)? { controls.historySlider }

  /// A switch for a choice of two; it is not drawn.
  public var modeSwitch: (any CardSwitch)? { controls.modeSwitch }
}
