/// What is printed on the front of a card and tells it from other cards.
///
/// A face is all that a rule of matching may look at: where the card lies, and whether it is face
/// up, belongs to the table.
///
/// ```swift
/// let card = PlayingCard(.ten, of: .hearts)
/// print(card.title, card.asciiTitle, card.spokenName)
/// // 10♥ 10H ten of hearts
/// ```
public protocol CardFace: Hashable, Codable, Sendable {
  /// What a button shows when the card is face up, for example `10♥`.
  var title: String { get }

  /// The title in ASCII, for terminals and files that know nothing else, for example `10H`.
  var asciiTitle: String { get }

  /// The card in words, for a voice to say, for example `ten of hearts`.
  var spokenName: String { get }
}
