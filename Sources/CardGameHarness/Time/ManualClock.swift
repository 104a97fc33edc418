public import CardGameControllers

/// A clock that stands still until it is told how much time has passed.
///
/// Nothing waits: work that is due is done when the clock is moved on, in the order of its times.
///
/// ```swift
/// let clock = ManualClock()
/// clock.schedule(after: 1) { print("one second later") }
/// clock.advance(by: 2)
/// // one second later
/// ```
public final class ManualClock: CardGameClock {
  /// How many seconds have passed.
  public private(set) var now = 0.0

  /// How many seconds somebody slept, when everything else stood still.
  public private(set) var secondsSlept = 0.0

  private var pending: [Timer] = []

  /// Makes a clock at which no time has passed.
  public init() {}

  /// How many pieces of work are still to be done.
  public var pendingCount: Int { pending.count }

  /// Notes some work, to be done when the clock is moved on.
  @discardableResult
  public func schedule(
    after seconds: Double, repeats: Bool, _ work: @escaping () -> Void
  ) -> any CardGameTimer {
    let timer = Timer(due: now + seconds, interval: repeats ? max(seconds, 0.001) : nil, work: work)
    timer.whenCancelled = { [weak self, unowned timer] in
      self?.pending.removeAll { $0 === timer }
    }
    pending.append(timer)
    return timer
  }

  /// Notes that somebody slept; the clock moves on, and no work is done.
  public func sleep(for seconds: Double) {
    secondsSlept += seconds
    now += seconds
  }

  /// Lets time pass, and does the work that becomes due.
  ///
  /// - Parameter seconds: How much time passes.
  public func advance(by seconds: Double) {
    let end = now + seconds
    while let next = pending.filter({ $0.due <= end }).min(by: { $0.due < $1.due }) {
      now = max(now, next.due)
      if let interval = next.interval {
        next.due += interval
      } else {
        pending.removeAll { $0 === next }
      }
      next.work()
    }
    now = end
  }

  private final class Timer: CardGameTimer {
    var due: Double
    let interval: Double?
    let work: () -> Void
    var whenCancelled: () -> Void = {}

    init(due: Double, interval: Double?, work: @escaping () -> Void) {
      self.due = due
      self.interval = interval
      self.work = work
    }

    func cancel() { whenCancelled() }
  }
}
