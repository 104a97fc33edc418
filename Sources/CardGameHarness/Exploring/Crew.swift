/// Those who share a piece of work: one alone, or several at the same time.
///
/// The harness starts no threads itself. `CardGameTesting` has a crew of as many as there are cores.
///
/// ```swift
/// let crew = Crew(count: 2) { count, work in
///   DispatchQueue.concurrentPerform(iterations: count, execute: work)
/// }
/// ```
public struct Crew: Sendable {
  /// How many there are.
  public let count: Int

  /// Has the work done once for each number from 0 up to a count, and returns when all is done.
  let perform: @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void

  /// Makes a crew.
  ///
  /// - Parameters:
  ///   - count: How many there are; positive.
  ///   - perform: Calls a closure once for each number from 0 up to a count, in any order, several
  ///     calls at the same time if it likes, and returns when all have returned.
  /// - Precondition: `count` is positive.
  public init(
    count: Int,
    perform: @escaping @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
  ) {
    precondition(count > 0, "A crew of \(count) does no work: make it of 1 or more.")
    self.count = count
    self.perform = perform
  }

  /// One alone, who does everything in order.
  public static let alone = Crew(count: 1) { count, work in
    for number in 0..<count { work(number) }
  }
}
