public import CardGameControllers
public import CardGameModel
public import CardGameViews

/// Plays moves on a controller and writes down what a person sees after every one.
///
/// Nothing is checked: the transcript shows what the controller does, right or wrong.
///
/// - Parameters:
///   - moves: The moves, in order.
///   - game: The game as it is dealt.
///   - style: How the game should be shown.
///   - buttonType: How the table's buttons draw a picture in their foreground slot.
///   - seed: Where the decks of later deals come from; without it, they are all like the first.
///   - makeController: Makes the controller for a table, with a closure that it calls for the deck of
///     each game.
/// - Returns: The transcript.
public func transcribe<Game: CardGame>(
  _ moves: [Move], of game: Game, style: TableStyle = .lesson, buttonType: ButtonType = .system,
  seed: UInt64? = nil,
  on makeController:
    @escaping (RecordingTableView, @escaping () -> Deck<Game.Face>) -> any CardGameController
) -> TableTranscript {
  ScriptPlayer(
    game: game, style: style, buttonType: buttonType,
    supply: seed.map { DeckSupply(pack: game.pack, seed: $0) }
      ?? DeckSupply(repeating: game.pack),
    updatesFirst: true, recording: .nothing, makeController: makeController
  ).transcript(of: moves)
}

extension PlaySetup {
  /// Plays moves and writes down what a person sees after every one.
  ///
  /// - Parameters:
  ///   - moves: The moves, in order.
  ///   - deck: The deck of the first game; without it, the set-up's own.
  ///   - seed: Where the decks of later deals come from; without it, they are all like the first.
  /// - Returns: The transcript.
  /// - Throws: What dealing throws.
  public static func transcribe(
    _ moves: [Move], dealing deck: Deck<Game.Face>? = nil, seed: UInt64? = nil
  ) throws -> TableTranscript {
    try player(dealing: deck ?? Self.deck, seed: seed, keeping: []).transcript(of: moves)
  }
}

extension ScriptPlayer {
  fileprivate func transcript(of moves: [Move]) -> TableTranscript {
    var play = begin(keepsPast: moves.contains(.undo))
    if !updatesFirst { play.controller.updateUI() }
    var scenes = [TableTranscript.Scene(heading: "At the start", table: play.table)]
    for (number, move) in moves.enumerated() {
      play.make(move)
      scenes.append(
        TableTranscript.Scene(heading: "Move \(number + 1): \(move)", table: play.table))
    }
    return TableTranscript(scenes: scenes)
  }
}

extension TableTranscript.Scene {
  fileprivate init(heading: String, table: RecordingTableView) {
    let text = table.appearance.text(in: .unicode)
    self.init(
      heading: heading, lines: text.split(whereSeparator: \.isNewline).map(String.init))
  }
}
