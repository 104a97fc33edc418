extension String {
  /// The candidate that was most likely meant by a mistyped word, or `nil` when none is near.
  ///
  /// A candidate is near when a third of its letters, at least one, is wrong, or when the word is
  /// its beginning.
  ///
  /// - Parameter candidates: What could have been typed; of equally near ones the first is taken.
  /// - Returns: The candidate, or `nil`.
  func suggestion(among candidates: [String]) -> String? {
    let word = lowercased()
    let nearest =
      candidates
      .map { (name: $0, distance: word.editDistance(to: $0.lowercased())) }
      .filter { $0.distance <= max(1, $0.name.count / 3) }
      .min { $0.distance < $1.distance }
    return nearest?.name ?? candidates.first { word.count > 1 && $0.lowercased().hasPrefix(word) }
  }

  /// How many letters must be added, taken away, replaced or swapped with a neighbour.
  ///
  /// This is the optimal string alignment distance: Damerau's four mistakes, none in the same place
  /// twice (Damerau, "A technique for computer detection and correction of spelling errors",
  /// Communications of the ACM 7, 1964).
  ///
  /// - Complexity: O(n × m) in the lengths of the two words.
  func editDistance(to other: String) -> Int {
    let (from, to) = (Array(self), Array(other))
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let isSame = from[row] == to[column]
        var least = Swift.min(
          last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          least = Swift.min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[to.count]
  }
}
