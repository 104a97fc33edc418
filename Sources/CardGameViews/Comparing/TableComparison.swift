/// A table before a move, after it, and as it should be, with what is wrong marked.
///
/// It is evidence to look at: as text for a terminal, or as a picture.
///
/// ```swift
/// let comparison = TableComparison(
///   before: before, after: table.appearance, expected: expected, wrong: [.card(0)])
/// print(comparison.text())
/// ```
public struct TableComparison: Hashable, Sendable {
  /// The table before the move, or `nil` when no move was made or that is not known.
  public var before: TableAppearance?

  /// The table as it is.
  public var after: TableAppearance

  /// The table as it should be.
  public var expected: TableAppearance

  /// What is not as it should be.
  public var wrong: Set<TableElement>

  /// Puts tables side by side.
  ///
  /// - Parameters:
  ///   - before: The table before the move, where that is known.
  ///   - after: The table as it is.
  ///   - expected: The table as it should be.
  ///   - wrong: What is not as it should be.
  public init(
    before: TableAppearance? = nil, after: TableAppearance, expected: TableAppearance,
    wrong: Set<TableElement>
  ) {
    self.before = before
    self.after = after
    self.expected = expected
    self.wrong = wrong
  }

  /// The tables from left to right.
  var panels: [Panel] {
    let known = before.map { [Panel(caption: "before", table: $0, mark: nil)] } ?? []
    return known + [
      Panel(caption: before == nil ? "as it is" : "after", table: after, mark: .wrong),
      Panel(caption: "as it should be", table: expected, mark: .right),
    ]
  }

  /// How many cards to draw: up to the last that is seen in any of the tables.
  var cardCount: Int {
    panels.map { ($0.table.cards.lastIndex { !$0.isHidden } ?? -1) + 1 }.max() ?? 0
  }

  /// How many cards stand in a row, when so many fit.
  func columns(fitting count: Int) -> Int { max(1, min(4, count, cardCount)) }

  /// Whether the mode control is of interest.
  private var showsMode: Bool {
    guard !wrong.contains(.modeControl) else { return true }
    // A game without modes selects no place, and says nothing with the control.
    guard panels.contains(where: { $0.table.selectedMode >= 0 }) else { return false }
    return panels.contains {
      $0.table.isModeEnabled != after.isModeEnabled || $0.table.selectedMode != after.selectedMode
    }
  }

  /// The controls that only some tables use, where they are wrong or not the same on all tables.
  private var otherControls: [TableElement] {
    [.historySlider, .modeSwitch, .alert].filter { element in
      wrong.contains(element) || Set(panels.map { $0.table.otherControls[element] }).count > 1
    }
  }

  /// The lines under the cards of a table, each with whether it is of something wrong.
  func labels(of table: TableAppearance) -> [(text: String, isMarked: Bool)] {
    var lines: [(text: String, isMarked: Bool)] = []
    for (element, text) in [
      (TableElement.scoreLabel, table.score), (.statusLabel, table.status),
    ] where !text.isEmpty || wrong.contains(element) {
      lines.append((text.isEmpty ? "(no words)" : text, wrong.contains(element)))
    }
    if showsMode {
      let place = table.selectedMode < 0 ? "none" : "\(table.selectedMode + 2) cards"
      lines.append(
        (
          "mode: \(place), \(table.isModeEnabled ? "enabled" : "disabled")",
          wrong.contains(.modeControl)
        ))
    }
    for element in otherControls {
      lines.append((table.words(on: element), wrong.contains(element)))
    }
    return lines
  }

  /// One of the tables.
  struct Panel {
    let caption: String
    let table: TableAppearance
    let mark: Mark?
  }

  /// How what is wrong is marked.
  enum Mark {
    case wrong
    case right
  }
}
