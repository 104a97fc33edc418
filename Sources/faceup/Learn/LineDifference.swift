/// In what lines one text differs from another, with some lines around each difference.
struct LineDifference {
  /// The lines: those of the first text begin with `-`, those of the second with `+`, and what both
  /// have with a space. Where lines are left out there is one of `…`.
  let lines: [String]

  init(from old: String, to new: String, context: Int = 2) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(sign: Character, text: String)] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if removed.contains(left) {
        all.append(("-", before[left]))
        left += 1
      } else if inserted.contains(right) {
        all.append(("+", after[right]))
        right += 1
      } else {
        all.append((" ", before[left]))
        left += 1
        right += 1
      }
    }
    var shown: [String] = []
    var isGap = false
    for index in all.indices {
      let nearby = all[max(0, index - context)...min(all.count - 1, index + context)]
      guard nearby.contains(where: { $0.sign != " " }) else {
        isGap = true
        continue
      }
      if isGap, !shown.isEmpty { shown.append("…") }
      isGap = false
      shown.append("\(all[index].sign) \(all[index].text)")
    }
    lines = shown
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
