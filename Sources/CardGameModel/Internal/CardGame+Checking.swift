/// The largest number that a counter or a score may have in a saved game.
///
/// No play comes near it, and no sum of such numbers is too large for an `Int`.
let largestCount = 1_000_000_000_000

/// Checks a counter of a game.
///
/// - Parameters:
///   - part: The name of the counter.
///   - value: What it stands at.
///   - minimum: The least that play can lead to.
/// - Throws: ``StateError`` when it cannot be there.
func checkCounter(_ part: String, _ value: Int, atLeast minimum: Int = 0) throws(StateError) {
  guard value >= minimum, value <= largestCount else {
    throw StateError(part, "\(value) cannot be right: it is \(minimum) or more in such a game.")
  }
}

/// Checks a score.
func checkScore(_ part: String, _ value: Int) throws(StateError) {
  guard value.magnitude <= UInt(largestCount) else {
    throw StateError(part, "\(value) is beyond every score that can be reached.")
  }
}

/// Checks the points that scores are made of: products of them must not be too large for an `Int`.
func checkPoints(_ part: String, _ values: [Int]) throws(StateError) {
  for value in values where value.magnitude > 1_000_000 {
    throw StateError(part, "\(value) points are too many: use a million or fewer.")
  }
}

/// Checks that no card is there twice.
func checkDistinct<Face: CardFace>(_ part: String, _ faces: [Face]) throws(StateError) {
  guard let index = faces.firstRepeated else { return }
  throw StateError(part, at: index, "\(faces[index].title) is there twice, and there is only one.")
}

/// Checks that the cards on a table are some of those that were dealt from the top of a pack.
///
/// - Parameters:
///   - cards: The cards on the table.
///   - pack: All cards of the game, no card twice.
///   - dealtCount: How many have come onto the table.
///   - tableSize: How many lay there at first.
///   - part: The name of that number.
/// - Throws: ``StateError`` when play cannot lead there.
func checkDealt<Face: CardFace>(
  _ cards: [TableCard<Face>], from pack: [Face], dealtCount: Int, tableSize: Int, part: String
) throws(StateError) {
  guard dealtCount >= tableSize, dealtCount <= pack.count else {
    throw StateError(
      part, "\(dealtCount) cards cannot have been dealt: it is from \(tableSize) to \(pack.count).")
  }
  let faces = cards.map(\.face)
  try checkDistinct("cards", faces)
  let dealt = Set(pack.prefix(dealtCount))
  if let index = faces.firstIndex(where: { !dealt.contains($0) }) {
    throw StateError(
      "cards", at: index, "\(faces[index].title) has not come onto the table in this game.")
  }
  guard dealtCount == pack.count || cards.count >= tableSize else {
    throw StateError(
      "cards", "\(cards.count) cards lie there: it is \(tableSize) or more while the deck lasts.")
  }
}

extension CardGame {
  /// Checks that every card lies open, or none.
  func checkOpen(_ liesOpen: Bool) throws(StateError) {
    guard let index = cards.firstIndex(where: { $0.liesOpen != liesOpen }) else { return }
    throw StateError(
      "cards", at: index,
      liesOpen ? "All cards lie open in this game." : "No card lies open in this game.")
  }

  /// Returns the positions of all cards when some are face up and some are matched.
  func positions(faceUp: [Int], matched: [Int]) throws(StateError) -> [CardPosition] {
    var positions = Array(repeating: CardPosition.faceDown, count: cards.count)
    for (indices, position) in [(faceUp, CardPosition.faceUp), (matched, .matched)] {
      for index in indices {
        guard positions.indices.contains(index) else {
          throw StateError(
            "cards", at: index, "There is no such card: the table has \(cards.count).")
        }
        guard positions[index] == .faceDown else {
          throw StateError("cards", at: index, "The card is named twice: name every card once.")
        }
        positions[index] = position
      }
    }
    return positions
  }
}

extension Array where Element: Hashable {
  /// The index of the first element that equals an earlier one.
  var firstRepeated: Int? {
    var seen: Set<Element> = []
    return firstIndex { !seen.insert($0).inserted }
  }
}

extension DecodingError {
  /// The error of decoding a game that no play can lead to.
  static func damaged(_ error: StateError, at path: [any CodingKey]) -> DecodingError {
    let place: [any CodingKey] = [PlaceKey(error.part)] + (error.index.map { [PlaceKey($0)] } ?? [])
    return .dataCorrupted(Context(codingPath: path + place, debugDescription: error.sentence))
  }
}

/// A step on the way to a place in a saved game.
private struct PlaceKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = String(index)
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(intValue) }
}
