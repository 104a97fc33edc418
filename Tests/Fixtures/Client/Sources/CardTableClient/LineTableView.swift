import CardGameViews

/// A table that is one line of text: `(A♠) (A♥) ## 5♠ | Score: 13`.
public final class LineTableView: CardTableView {
  public let cardButtons: [any CardButton]
  public let scoreLabel: any CardLabel = LineLabel()
  public let statusLabel: any CardLabel = LineLabel()
  public let modeControl: any CardSegmentedControl = LineModeControl()
  public let dealButton: any CardButton = LineButton()

  public init(cardCount: Int) {
    cardButtons = (0..<cardCount).map { _ in LineButton() }
  }

  /// The table as it looks now.
  public var line: String {
    let cards = cardButtons.map { button in
      let title = button.title(for: .normal) ?? ""
      let word = title.isEmpty ? "##" : title
      return button.isEnabled ? word : "(\(word))"
    }
    return cards.joined(separator: " ") + " | " + (scoreLabel.text ?? "")
  }
}
