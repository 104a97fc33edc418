extension Array {
  /// Leaves out as many elements as possible while a test still fails.
  ///
  /// First halves are left out, then quarters, down to single elements; then again from the start,
  /// until no single element can be left out (Zeller and Hildebrandt, "Simplifying and isolating
  /// failure-inducing input", IEEE Transactions on Software Engineering 28, 2002).
  ///
  /// - Parameter fails: Tells whether what is left still fails in the same way; it is true of the
  ///   whole.
  /// - Returns: Elements in the same order, none of which can be left out alone.
  /// - Complexity: At worst O(n²) tests, usually O(n).
  func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var kept = self
    var size = Swift.max(1, kept.count / 2)
    while !kept.isEmpty {
      var start = 0
      var hasChanged = false
      while start < kept.count {
        var shorter = kept
        shorter.removeSubrange(start..<Swift.min(start + size, kept.count))
        if fails(shorter) {
          kept = shorter
          hasChanged = true
        } else {
          start += size
        }
      }
      if size > 1 {
        size = Swift.max(1, size / 2)
      } else if !hasChanged {
        break
      }
    }
    return kept
  }
}
