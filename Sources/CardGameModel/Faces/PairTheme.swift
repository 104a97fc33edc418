/// A set of faces for Concentration, one for each pair.
///
/// ```swift
/// let deck = try PairTheme.animals.deck(pairs: 8)
/// print(deck.count)
/// // 16
/// ```
public struct PairTheme: Hashable, Sendable {
  /// The word that names the theme.
  public let name: String

  /// The faces, all different.
  public let faces: [PairFace]

  /// Makes a theme.
  ///
  /// - Parameters:
  ///   - name: The word that names the theme.
  ///   - faces: The faces; one that equals an earlier one is left out.
  public init(name: String, faces: [PairFace]) {
    self.name = name
    var seen: Set<PairFace> = []
    self.faces = faces.filter { seen.insert($0).inserted }
  }

  /// Makes a deck of pairs, each pair's cards beside each other: shuffle it to play.
  ///
  /// - Parameter pairs: How many pairs, from 1 to the number of faces.
  /// - Returns: The deck, twice as many cards as pairs.
  /// - Throws: ``DealError`` when the theme has too few faces, or no pair is asked for.
  public func deck(pairs: Int) throws(DealError) -> Deck<PairFace> {
    guard pairs > 0 else { throw DealError("A deck of \(pairs) pairs is none: ask for 1 or more.") }
    guard pairs <= faces.count else {
      throw DealError(
        """
        The theme "\(name)" has \(faces.count) faces and \(pairs) pairs need as many: choose \
        another theme, or \(faces.count) pairs or fewer.
        """)
    }
    return Deck(faces.prefix(pairs).flatMap { [$0, $0] })
  }

  /// The twenty-six letters.
  public static let letters = PairTheme(
    name: "letters",
    faces: (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { letter in
      PairFace(String(UnicodeScalar(letter)))
    })

  /// Twenty animals.
  public static let animals = PairTheme(
    name: "animals",
    faces: [
      PairFace("🐶", name: "dog"), PairFace("🐱", name: "cat"), PairFace("🐭", name: "mouse"),
      PairFace("🐰", name: "rabbit"), PairFace("🦊", name: "fox"), PairFace("🐻", name: "bear"),
      PairFace("🐼", name: "panda"), PairFace("🐯", name: "tiger"), PairFace("🦁", name: "lion"),
      PairFace("🐮", name: "cow"), PairFace("🐷", name: "pig"), PairFace("🐸", name: "frog"),
      PairFace("🐵", name: "monkey"), PairFace("🐔", name: "chicken"),
      PairFace("🐧", name: "penguin"), PairFace("🦉", name: "owl"), PairFace("🐴", name: "horse"),
      PairFace("🐝", name: "bee"), PairFace("🐢", name: "turtle"), PairFace("🐙", name: "octopus"),
    ])

  /// Twelve fruits.
  public static let fruits = PairTheme(
    name: "fruits",
    faces: [
      PairFace("🍎", name: "apple"), PairFace("🍐", name: "pear"), PairFace("🍊", name: "orange"),
      PairFace("🍋", name: "lemon"), PairFace("🍌", name: "banana"), PairFace("🍉", name: "melon"),
      PairFace("🍇", name: "grapes"), PairFace("🍓", name: "strawberry"),
      PairFace("🍒", name: "cherries"), PairFace("🍑", name: "peach"),
      PairFace("🍍", name: "pineapple"), PairFace("🥝", name: "kiwi"),
    ])

  /// The numbers from 1 to 100, for large tables.
  public static let numbers = PairTheme(
    name: "numbers", faces: (1...100).map { PairFace(String($0)) })

  /// The kit's themes, in the order in which to offer them.
  public static let all: [PairTheme] = [letters, animals, fruits, numbers]

  /// The faces whose names can be known from their symbols.
  static let knownFaces: [PairFace] = (animals.faces + fruits.faces)
}
