/// Does work later: the timers of an app, or a clock that a test moves on by hand.
///
/// A controller that is given a clock can be tested without waiting.
///
/// ```swift
/// clock.schedule(after: 1) { [weak self] in self?.turnDown() }
/// ```
public protocol CardGameClock: AnyObject {
  /// Does some work after some seconds, once or again and again.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait, and between two times.
  ///   - repeats: Whether it goes on until it is cancelled.
  ///   - work: What is done.
  /// - Returns: The timer, to cancel it by.
  @discardableResult
  func schedule(
    after seconds: Double, repeats: Bool, _ work: @escaping () -> Void
  ) -> any CardGameTimer

  /// Waits, and lets nothing else be done meanwhile: no touch and no picture.
  ///
  /// - Parameter seconds: How long to wait.
  func sleep(for seconds: Double)
}

/// Work that a clock has been asked to do later.
public protocol CardGameTimer: AnyObject {
  /// Forgets the work; it is not done any more.
  func cancel()
}

extension CardGameClock {
  /// Does some work once, after some seconds.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait.
  ///   - work: What is done.
  /// - Returns: The timer, to cancel it by.
  @discardableResult
  public func schedule(after seconds: Double, _ work: @escaping () -> Void) -> any CardGameTimer {
    schedule(after: seconds, repeats: false, work)
  }
}
