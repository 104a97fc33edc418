/// A random number generator that gives the same numbers for the same seed, everywhere and for ever.
///
/// It is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014): small, quick and good enough for dealing cards. It is no source of secrets.
///
/// ```swift
/// var generator = SeededGenerator(seed: 1_234_567)
/// print(generator.next())
/// // 6457827717110365317
/// ```
public struct SeededGenerator: RandomNumberGenerator, Hashable, Codable, Sendable {
  private var state: UInt64

  /// Makes a generator.
  ///
  /// - Parameter seed: Any number; each gives its own sequence.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number of the sequence, each of the 2⁶⁴ with the same chance.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
