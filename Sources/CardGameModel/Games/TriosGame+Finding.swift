extension TriosGame {
  /// Every trio among the cards on the table that are not matched, each as three rising indices.
  ///
  /// - Complexity: O(n²) in the number of cards on the table.
  public var trios: [[Int]] {
    var trios: [[Int]] = []
    _ = findTrio { first, second, third in
      trios.append([first, second, third])
      return false
    }
    return trios
  }

  /// Whether there is a trio among the cards on the table that are not matched.
  ///
  /// - Complexity: O(n²) in the number of cards on the table.
  public var hasTrio: Bool { findTrio { _, _, _ in true } }

  /// Recommends a trio with as many of the chosen cards as possible, or asking for more.
  ///
  /// Unchoosing a card costs points, so only those are unchosen that are not of the trio.
  ///
  /// - Returns: The cards to choose, in order, that more should be asked for, or that all is over.
  /// - Complexity: O(n²) in the number of cards on the table.
  public func hint() -> Hint? {
    let chosen = faceUpIndices.count == 3 ? [] : faceUpIndices
    var best: [Int]?
    var bestCount = -1
    _ = findTrio { first, second, third in
      let trio = [first, second, third]
      let count = chosen.count(where: trio.contains)
      if count > bestCount { (best, bestCount) = (trio, count) }
      return count == chosen.count
    }
    guard let best else {
      return canDealMore
        ? .dealMore(because: "There is no trio on the table.")
        : .nothing(because: "No trio is left, and no card to ask for.")
    }
    let titles = best.map { cards[$0].face.title }.listed
    return .choose(
      chosen.filter { !best.contains($0) } + best.filter { !chosen.contains($0) },
      because: "\(titles) are a trio.")
  }

  /// Says in which attributes two of three cards are alike and one differs.
  public func whyNot(choosing index: Int) -> WhyNot? {
    let chosen = faceUpIndices
    guard cards.indices.contains(index), chosen.count == 2, !cards[index].isFaceUp else {
      return nil
    }
    return whyNot(chosen[0], chosen[1], index)
  }

  /// Says in which attributes two of three cards on the table are alike and one differs.
  ///
  /// - Parameters:
  ///   - first: The index of a card.
  ///   - second: The index of a second card.
  ///   - third: The index of a third card.
  /// - Returns: The reasons, or `nil` for a trio.
  /// - Precondition: The indices are on the table.
  public func whyNot(_ first: Int, _ second: Int, _ third: Int) -> WhyNot? {
    cards[first].face.whyNoTrio(with: cards[second].face, cards[third].face)
  }

  /// Tries trios in the order of their indices until one will do.
  ///
  /// - Parameter accepts: Told the three indices; it returns whether to stop there.
  /// - Returns: Whether a trio was accepted.
  private func findTrio(_ accepts: (Int, Int, Int) -> Bool) -> Bool {
    // Where each of the cards lies, by its number, so that a third card need not be looked for.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { places in
      places.initialize(repeating: .max)
      for index in cards.indices where !cards[index].isMatched {
        places[cards[index].face.position] = UInt8(index)
      }
      for first in cards.indices where !cards[first].isMatched {
        for second in cards.indices[(first + 1)...] where !cards[second].isMatched {
          let third = Int(places[cards[first].face.third(with: cards[second].face).position])
          if third != Int(UInt8.max), third > second, accepts(first, second, third) { return true }
        }
      }
      return false
    }
  }
}
