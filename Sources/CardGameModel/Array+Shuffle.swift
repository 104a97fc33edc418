extension Array {
  /// Brings the elements into a random order, each order with the same chance.
  ///
  /// This is the shuffle of Fisher and Yates in Durstenfeld's form (Algorithm P in Knuth, "The Art
  /// of Computer Programming", volume 2, section 3.4.2): from the last place down, each place gets
  /// one of the elements not yet placed, itself among them. It stands here because the order that
  /// the standard library's `shuffle(using:)` makes of a seed may change with the Swift version.
  ///
  /// - Parameter generator: Where the chance comes from.
  /// - Complexity: O(n) in the number of elements.
  public mutating func fisherYatesShuffle(using generator: inout some RandomNumberGenerator) {
    var place = count
    while place > 0 {
      place -= 1
      swapAt(place, generator.number(below: place + 1))
    }
  }
}
