/// A card as it lies on the table: its face, and how far it has come in the game.
///
/// ```swift
/// var card = TableCard(PlayingCard(.ace, of: .spades))
/// card.position = .faceUp
/// print(card.isChosen, card.isMatched, card.isFaceVisible)
/// // true false true
/// ```
public struct TableCard<Face: CardFace>: Hashable, Codable, Sendable {
  /// What is printed on the front of the card.
  public var face: Face

  /// Whether the card is face down, face up or matched.
  public var position: CardPosition

  /// Whether the face can be seen even before the card is chosen, as in some games.
  public var liesOpen: Bool

  /// Lays a card on the table.
  ///
  /// - Parameters:
  ///   - face: What is printed on the front of the card.
  ///   - position: Whether the card is face down, face up or matched.
  ///   - liesOpen: Whether the face can be seen even before the card is chosen.
  public init(_ face: Face, position: CardPosition = .faceDown, liesOpen: Bool = false) {
    self.face = face
    self.position = position
    self.liesOpen = liesOpen
  }

  /// Whether a person may see the card's face.
  public var isFaceVisible: Bool { position == .faceDown ? liesOpen : true }

  /// Whether the card is face up, chosen and not yet matched.
  public var isFaceUp: Bool { position == .faceUp }

  /// Whether the card is face up or matched, as the lesson uses the word.
  public var isChosen: Bool { position != .faceDown }

  /// Whether the card is matched and takes no further part.
  public var isMatched: Bool { position == .matched }
}
