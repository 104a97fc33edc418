/// Pearson's chi-squared statistic: how far counts are from what chance gives.
struct ChiSquared {
  var statistic: Double

  init(counts: [Int], expected: [Double]) {
    statistic = zip(counts, expected).reduce(0) { sum, pair in
      let off = Double(pair.0) - pair.1
      return sum + off * off / pair.1
    }
  }

  /// How many standard deviations the statistic is out, by Wilson and Hilferty's cube root (1931).
  func deviation(freedom: Int) -> Double {
    let variance = 2 / (9 * Double(freedom))
    return (Self.cubeRoot(statistic / Double(freedom)) - (1 - variance)) / variance.squareRoot()
  }

  /// The cube root by Newton's method; the standard library has none.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = max(1, value)
    for _ in 0..<60 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}
