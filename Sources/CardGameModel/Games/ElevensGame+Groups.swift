extension ElevensGame {
  /// What can become of some chosen cards.
  enum Judgement {
    /// They are a group that is removed.
    case complete
    /// More cards could make them one.
    case possible
    /// They can become none.
    case impossible
  }

  /// Judges a card beside those that are chosen already, which could still become a group.
  func judge(_ chosen: [PlayingCard], and card: PlayingCard) -> Judgement {
    guard let first = chosen.first else { return .possible }
    if let number = number(of: card) {
      guard chosen.count == 1, let other = self.number(of: first) else { return .impossible }
      return number + other == sum ? .complete : .impossible
    }
    guard chosen.allSatisfy({ number(of: $0) == nil && $0.rank != card.rank }) else {
      return .impossible
    }
    return chosen.count == 2 ? .complete : .possible
  }

  /// What a card counts, or `nil` for a jack, a queen or a king.
  func number(of card: PlayingCard) -> Int? {
    card.rank.rawValue <= Rank.ten.rawValue ? card.rank.rawValue : nil
  }

  /// Every group on the table that can be removed, each as rising indices.
  ///
  /// - Complexity: O(n³) in the number of cards on the table.
  public var removableGroups: [[Int]] {
    var groups: [[Int]] = []
    for first in cards.indices {
      for second in cards.indices[(first + 1)...] {
        let pair = [cards[first].face]
        switch judge(pair, and: cards[second].face) {
        case .complete: groups.append([first, second])
        case .impossible: break
        case .possible:
          for third in cards.indices[(second + 1)...]
          where judge(pair + [cards[second].face], and: cards[third].face) == .complete {
            groups.append([first, second, third])
          }
        }
      }
    }
    return groups
  }

  /// Finds a group that can be removed, quickly.
  ///
  /// - Parameter chosen: The cards that should be among it, if there is such a group.
  /// - Returns: A group as rising indices, or `nil` when there is none.
  func removableGroup(with chosen: [Int]) -> [Int]? {
    var found: [Int]?
    for first in cards.indices {
      guard let value = number(of: cards[first].face) else { continue }
      for second in cards.indices[(first + 1)...]
      where number(of: cards[second].face).map({ $0 + value == sum }) ?? false {
        found = found ?? [first, second]
        if chosen.allSatisfy([first, second].contains) { return [first, second] }
      }
    }
    let courts = [Rank.jack, .queen, .king].compactMap { rank in
      chosen.first { cards[$0].face.rank == rank } ?? cards.firstIndex { $0.face.rank == rank }
    }.sorted()
    guard courts.count == 3 else { return found }
    return chosen.allSatisfy(courts.contains) ? courts : found ?? courts
  }

  /// Recommends a group that can be removed, with the chosen cards if possible.
  ///
  /// - Returns: The cards to choose, in order, or that nothing can be removed.
  /// - Complexity: O(n²) in the number of cards on the table.
  public func hint() -> Hint? {
    let chosen = faceUpIndices
    guard let group = removableGroup(with: chosen) else {
      return .nothing(
        because: isWon ? "All cards are gone: the game is won." : "Nothing can be removed.")
    }
    let titles = group.map { cards[$0].face.title }.listed
    let touches =
      chosen.filter { !group.contains($0) } + group.filter { !chosen.contains($0) }
    return .choose(
      touches,
      because: "\(titles) \(group.count == 2 ? "make \(sum)" : "go together").")
  }

  /// Says what two cards add up to, or what a jack, a queen or a king needs.
  public func whyNot(choosing index: Int) -> WhyNot? {
    let chosen = faceUpIndices
    guard cards.indices.contains(index), !cards[index].isFaceUp else { return nil }
    let card = cards[index].face
    guard judge(chosen.map({ cards[$0].face }), and: card) == .impossible else { return nil }
    let faces = chosen.map { cards[$0].face } + [card]
    let numbers = faces.map(number(of:))
    let reason =
      if let first = numbers[0], let second = numbers[1] {
        "\(first) and \(second) make \(first + second), not \(sum)"
      } else if numbers.contains(where: { $0 != nil }) {
        "a jack, a queen or a king goes with no number"
      } else {
        "a jack, a queen and a king go together, one of each"
      }
    return WhyNot(titles: faces.map(\.title), reasons: [reason])
  }
}
