extension Array {
  /// Tells whether some of the elements together satisfy a test, trying no more than needed.
  ///
  /// - Parameters:
  ///   - size: How many elements to take at a time; at least 1.
  ///   - satisfies: The test of one combination, its elements in the array's order.
  /// - Returns: `true` as soon as one combination passes.
  /// - Complexity: At worst one test for each combination.
  func hasCombination(of size: Int, where satisfies: ([Element]) -> Bool) -> Bool {
    guard size <= count else { return false }
    var chosen = Array<Int>(0..<size)
    while true {
      if satisfies(chosen.map { self[$0] }) { return true }
      guard let moving = chosen.indices.last(where: { chosen[$0] < count - size + $0 })
      else { return false }
      chosen[moving] += 1
      for later in chosen.indices where later > moving {
        chosen[later] = chosen[later - 1] + 1
      }
    }
  }
}
