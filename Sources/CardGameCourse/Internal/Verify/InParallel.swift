import Dispatch

/// Does some work for each item, some of them at the same time, and returns the results in order.
///
/// - Parameters:
///   - items: The items.
///   - workerCount: How many are worked on at the same time.
///   - onEach: Is told how many are done, on the thread that called.
///   - work: The work.
/// - Returns: The results, in the order of the items.
func inParallel<Item: Sendable, Value: Sendable>(
  _ items: [Item], workerCount: Int, onEach: (Int) -> Void,
  _ work: @escaping @Sendable (Item) -> Value
) -> [Value] {
  let next = Locked(0)
  let values = Locked([Value?](repeating: nil, count: items.count))
  let oneIsDone = DispatchSemaphore(value: 0)
  for _ in 0..<max(1, workerCount) {
    DispatchQueue.global().async {
      while true {
        let index = next.change { next in
          defer { next += 1 }
          return next
        }
        guard index < items.count else { return }
        let value = work(items[index])
        values.change { $0[index] = value }
        oneIsDone.signal()
      }
    }
  }
  for number in items.indices {
    oneIsDone.wait()
    onEach(number + 1)
  }
  return values.change { $0.map { $0! } }
}

/// A value that one thread at a time can reach.
final class Locked<Value>: @unchecked Sendable {
  // Unchecked because only one thread at a time has the semaphore; `Mutex` needs newer Apple systems.
  private var value: Value
  private let lock = DispatchSemaphore(value: 1)

  init(_ value: Value) {
    self.value = value
  }

  /// Reads or changes the value; the change must be quick.
  func change<Result>(_ change: (inout Value) -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return change(&value)
  }
}
