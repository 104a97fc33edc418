/// What many whole numbers have in common: their mean, their spread and their quantiles.
///
/// ```swift
/// let statistics = Statistics(of: [2, 4, 4, 4, 5, 5, 7, 9])
/// print(statistics.mean, statistics.quantile(0.5), statistics.minimum, statistics.maximum)
/// // 5.0 4.5 2 9
/// ```
public struct Statistics: Hashable, Codable, Sendable {
  /// The numbers in rising order.
  public let values: [Int]

  /// Takes the statistics of some numbers.
  ///
  /// - Parameter values: The numbers, in any order; one or more.
  /// - Precondition: There is a number.
  /// - Complexity: O(n log n) in how many there are.
  public init(of values: [Int]) {
    precondition(!values.isEmpty, "There are no statistics of nothing: give one number or more.")
    self.values = values.sorted()
  }

  /// How many numbers there are.
  public var count: Int { values.count }

  /// The least of the numbers.
  public var minimum: Int { values[0] }

  /// The greatest of the numbers.
  public var maximum: Int { values[values.count - 1] }

  /// The arithmetic mean.
  ///
  /// - Complexity: O(n) in how many numbers there are.
  public var mean: Double { values.reduce(0) { $0 + Double($1) } / Double(count) }

  /// The standard deviation of the sample, with n − 1 in the denominator; 0 for one number.
  ///
  /// - Complexity: O(n) in how many numbers there are.
  public var standardDeviation: Double {
    guard count > 1 else { return 0 }
    let mean = mean
    let sum = values.reduce(0) { sum, value in
      let difference = Double(value) - mean
      return sum + difference * difference
    }
    return (sum / Double(count - 1)).squareRoot()
  }

  /// How far the mean is likely to be off: the standard deviation over the root of the count.
  public var standardError: Double { standardDeviation / Double(count).squareRoot() }

  /// Returns the number below which a share of the numbers lies.
  ///
  /// It is definition 7 of Hyndman and Fan ("Sample Quantiles in Statistical Packages", The American
  /// Statistician 50, 1996): linear between the numbers, from the least to the greatest.
  ///
  /// - Parameter share: From 0 for the least to 1 for the greatest; 0.5 for the median.
  /// - Returns: The quantile.
  /// - Precondition: `share` is from 0 to 1.
  public func quantile(_ share: Double) -> Double {
    precondition((0...1).contains(share), "A quantile is of a share from 0 to 1, not \(share).")
    let place = share * Double(count - 1)
    let below = Int(place)
    let above = min(below + 1, count - 1)
    let part = place - Double(below)
    return Double(values[below]) + part * (Double(values[above]) - Double(values[below]))
  }

  /// Counts how many of the numbers fall into each of some ranges of the same width.
  ///
  /// - Parameter limit: How many ranges there may be at most; positive.
  /// - Returns: Ranges of whole numbers that follow each other, the first from the minimum on, and
  ///   how many numbers lie in each.
  /// - Precondition: `limit` is positive.
  /// - Complexity: O(n) in how many numbers there are.
  public func histogram(atMost limit: Int) -> [Bin] {
    precondition(limit > 0, "A histogram of \(limit) ranges shows nothing: ask for 1 or more.")
    let span = maximum - minimum + 1
    let width = (span + limit - 1) / limit
    var counts = Array(repeating: 0, count: (span + width - 1) / width)
    for value in values { counts[(value - minimum) / width] += 1 }
    return counts.enumerated().map { index, count in
      let first = minimum + index * width
      return Bin(first: first, last: first + width - 1, count: count)
    }
  }

  /// A range of whole numbers, and how many of the numbers lie in it.
  public struct Bin: Hashable, Codable, Sendable {
    /// The least whole number of the range.
    public let first: Int

    /// The greatest whole number of the range.
    public let last: Int

    /// How many of the numbers lie in the range.
    public let count: Int
  }
}
