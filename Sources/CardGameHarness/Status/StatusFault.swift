/// What is wrong with words that should sum up a move.
enum StatusFault: Hashable {
  /// There are no words.
  case empty

  /// Cards are named more than once.
  case twice([String])

  /// Cards are named that have nothing to do with the move.
  case foreign([String])

  /// Cards are not named that the move was about.
  case missing([String])

  /// The cards are right, and the points are not there; some other numbers may be.
  case points(Int, said: [Int])
}

extension MoveSummary {
  /// Finds what is wrong with some words, where every card of the table may be named in them.
  ///
  /// Words of a person's own are welcome: only which cards are named counts, and which numbers.
  func fault(
    of text: String, titles: [String], wantsPoints: Bool
  ) -> StatusFault? {
    let text = text.withoutVariationSelectors
    let named = text.count(ofTitles: titles.map(\.withoutVariationSelectors))
    let cards = self.cards.map(\.withoutVariationSelectors)
    let others = Set(others.map(\.withoutVariationSelectors))
    if text.isEmpty, !cards.isEmpty { return .empty }
    let twice = named.filter { $0.value > 1 }.keys
    if !twice.isEmpty { return .twice(twice.sorted()) }
    let foreign = named.keys.filter { !cards.contains($0) && !others.contains($0) }
    if !foreign.isEmpty { return .foreign(foreign.sorted()) }
    let missing = cards.filter { named[$0] == nil }
    if !missing.isEmpty { return .missing(missing) }
    guard wantsPoints, let points else { return nil }
    let numbers = text.without(titles: Array(named.keys)).wholeNumbers
    // A list of all the numbers there are says nothing.
    return numbers.count <= 3 && numbers.contains { abs($0) == abs(points) }
      ? nil : .points(points, said: numbers)
  }
}

extension String {
  /// How often each of some titles occurs, as a word of its own; those that do not are left out.
  fileprivate func count(ofTitles titles: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for title in Set(titles) where !title.isEmpty {
      let count = ranges(of: title).count { isWord($0) }
      if count > 0 { counts[title] = count }
    }
    return counts
  }

  /// The text with a space in the place of each title.
  fileprivate func without(titles: [String]) -> String {
    titles.sorted { $0.count > $1.count }.reduce(self) { $0.replacing($1, with: " ") }
  }

  private func isWord(_ range: Range<String.Index>) -> Bool {
    func continues(_ character: Character, _ other: Character) -> Bool {
      (character.isLetter || character.isNumber) && (other.isLetter || other.isNumber)
    }
    if range.lowerBound > startIndex,
      continues(self[index(before: range.lowerBound)], self[range.lowerBound])
    {
      return false
    }
    return range.upperBound == endIndex
      || !continues(self[index(before: range.upperBound)], self[range.upperBound])
  }
}
