extension ConcentrationGame {
  /// Recommends what somebody would do who forgets nothing, and knows no more than was seen.
  ///
  /// A known pair is taken; otherwise an unknown card is turned up, matched if the other of its pair
  /// is known, and else another unknown card is turned up.
  ///
  /// - Returns: The cards to choose, in order, or that all pairs are found.
  /// - Complexity: O(n) in the number of cards.
  public func hint() -> Hint? {
    switch nextFromMemory() {
    case .pair(let first, let second):
      .choose([first, second], because: "Both of \(pack[first].title) have been seen.")
    case .partner(let index):
      .choose([index], because: "The other \(pack[index].title) has been seen there.")
    case .unknown(let index):
      .choose([index], because: "No pair is known: this card has not been seen yet.")
    case nil:
      .nothing(because: "All pairs are found.")
    }
  }

  /// Says that two cards are no pair.
  public func whyNot(choosing index: Int) -> WhyNot? {
    guard let firstUp, secondUp == nil, canChooseCard(at: index), partners[firstUp] != index else {
      return nil
    }
    return WhyNot(
      titles: [pack[firstUp].title, pack[index].title], reasons: ["they are not the same"])
  }

  /// What somebody does next who forgets nothing.
  enum NextFromMemory {
    /// Turns up two cards that are known to be a pair.
    case pair(Int, Int)
    /// Turns up the known other card of the one that is face up.
    case partner(Int)
    /// Turns up a card that has not been seen.
    case unknown(Int)
  }

  /// Decides by nothing but cards that are known; `nil` when all pairs are found.
  func nextFromMemory() -> NextFromMemory? {
    if let firstUp, secondUp == nil {
      let partner = partners[firstUp]
      if isKnown(partner) { return .partner(partner) }
    }
    var unknown: Int?
    for index in positions.indices where positions[index] != .matched {
      if !isKnown(index) {
        if unknown == nil { unknown = index }
      } else if secondUp != nil || firstUp == nil, isKnown(partners[index]) {
        return .pair(index, partners[index])
      }
    }
    return unknown.map { .unknown($0) }
  }
}
