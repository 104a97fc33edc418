extension RandomNumberGenerator {
  /// Returns a number from 0 up to a bound, each with exactly the same chance.
  ///
  /// This is Lemire's method ("Fast random integer generation in an interval", ACM Transactions on
  /// Modeling and Computer Simulation 29, 2019). It stands here because the standard library's
  /// `random(in:using:)` may use its generator differently in another Swift version, and then a
  /// seed would no longer give the same deal.
  ///
  /// - Parameter bound: One more than the largest number wanted; positive.
  /// - Returns: A number in `0..<bound`.
  /// - Precondition: `bound` is positive.
  public mutating func number(below bound: Int) -> Int {
    precondition(bound > 0, "A random number below \(bound) does not exist: ask for 1 or more.")
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return Int(product.high)
  }
}
