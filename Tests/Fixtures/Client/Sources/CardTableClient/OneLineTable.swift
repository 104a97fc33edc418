import CardGameViews

/// A table in one line of text: `[A♠] ## (K♥)  Score: -1`.
///
/// A card that is face down is `##`, a face-up one stands in brackets, one that is disabled in
/// parentheses. None of the kit's views is used: this is what it takes to bring one's own.
public final class OneLineTable: CardTableView {
  private let cells: [Cell]
  private let score = Line()
  private let status = Line()
  private let mode = Switch()
  private let deal = Cell()

  public init(cardCount: Int) {
    cells = (0..<cardCount).map { _ in Cell() }
  }

  public var cardButtons: [any CardButton] { cells }
  public var scoreLabel: any CardLabel { score }
  public var statusLabel: any CardLabel { status }
  public var modeControl: any CardSegmentedControl { mode }
  public var dealButton: any CardButton { deal }

  /// The table as it looks now.
  public var line: String {
    cells.map(\.word).joined(separator: " ") + "  " + (score.text ?? "")
  }
}

/// A button of text, which shows the values of the normal state in every other.
private final class Cell: CardButton {
  private var title: String?
  private var image: CardImage?
  private var backgroundImage: CardImage? = .cardBack

  var isEnabled = true
  var isSelected = false
  var isHidden = false

  func setTitle(_ title: String?, for state: ControlState) {
    if state == .normal { self.title = title }
  }
  func title(for state: ControlState) -> String? { title }

  func setImage(_ image: CardImage?, for state: ControlState) {
    if state == .normal { self.image = image }
  }
  func image(for state: ControlState) -> CardImage? { image }

  func setBackgroundImage(_ image: CardImage?, for state: ControlState) {
    if state == .normal { backgroundImage = image }
  }
  func backgroundImage(for state: ControlState) -> CardImage? { backgroundImage }

  var word: String {
    let face = image == nil ? title ?? "" : ""
    if face.isEmpty { return "##" }
    return isEnabled ? "[\(face)]" : "(\(face))"
  }
}

private final class Line: CardLabel {
  var text: String?
  var isHidden = false
}

private final class Switch: CardSegmentedControl {
  let numberOfSegments = 1
  var selectedSegmentIndex = 0
  var isEnabled = true
}
