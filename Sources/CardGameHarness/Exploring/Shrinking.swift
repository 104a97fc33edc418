/// Leaves out as many elements as possible while a test still fails, one question at a time.
///
/// First halves are left out, then quarters, down to single elements; then again from the start,
/// until no single element can be left out (Zeller and Hildebrandt, "Simplifying and isolating
/// failure-inducing input", IEEE Transactions on Software Engineering 28, 2002).
///
/// Whoever asks may wait for the answer, so that tests can be made in other processes, too. There are
/// at worst O(n²) questions, usually O(n).
struct Shrinking<Element> {
  /// What is left; it fails.
  private(set) var kept: [Element]

  private var size: Int
  private var start = 0
  private var hasChanged = false
  private var isDone: Bool

  init(_ elements: [Element]) {
    kept = elements
    size = max(1, elements.count / 2)
    isDone = elements.isEmpty
  }

  /// What to test next, in the order of the elements, or `nil` when none can be left out alone.
  var candidate: [Element]? {
    guard !isDone else { return nil }
    var shorter = kept
    shorter.removeSubrange(start..<min(start + size, kept.count))
    return shorter
  }

  /// Notes whether the candidate fails in the same way as the whole.
  mutating func note(fails: Bool) {
    if fails, let candidate {
      kept = candidate
      hasChanged = true
    } else {
      start += size
    }
    guard start >= kept.count else { return }
    isDone = kept.isEmpty || (size == 1 && !hasChanged)
    size = max(1, size / 2)
    start = 0
    hasChanged = false
  }
}

extension Array {
  /// Leaves out elements until none can be left out alone; `fails` is true of the whole.
  func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var shrinking = Shrinking(self)
    while let candidate = shrinking.candidate { shrinking.note(fails: fails(candidate)) }
    return shrinking.kept
  }

  /// Leaves as few elements as fail, as far as all choices can be tried.
  func fewest(while fails: ([Element]) -> Bool) -> [Element] {
    let kept = shrunk(while: fails)
    guard kept.count > 2, kept.count <= 10 else { return kept }
    let choices = (0..<(1 << kept.count) - 1).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
    for choice in choices {
      let chosen = kept.indices.filter { choice & (1 << $0) != 0 }.map { kept[$0] }
      if fails(chosen) { return chosen }
    }
    return kept
  }
}
