#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process groups of the children that run at the moment.
///
/// Each is out of the terminal's reach, so this process hands on to them that it is interrupted.
enum ProcessGroups {
  /// Notes a group, to be killed when this process is interrupted.
  static func add(_ group: pid_t) {
    _ = handlers
    replace(0, by: group)
  }

  /// Forgets a group that has ended.
  static func remove(_ group: pid_t) {
    replace(group, by: 0)
  }

  // A signal handler may use neither locks nor memory that moves, so the table is never freed. A slot
  // is a single word, and only `replace` writes it, under a lock of its own.
  private nonisolated(unsafe) static let slots: UnsafeMutablePointer<pid_t> = {
    let slots = UnsafeMutablePointer<pid_t>.allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    return slots
  }()
  private static let slotCount = 64
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    return lock
  }()

  private static func replace(_ old: pid_t, by new: pid_t) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let slot = (0..<slotCount).first(where: { slots[$0] == old }) { slots[slot] = new }
  }

  private static let handlers: Void = {
    _ = slots
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        for slot in 0..<ProcessGroups.slotCount where ProcessGroups.slots[slot] != 0 {
          kill(-ProcessGroups.slots[slot], SIGKILL)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }()
}
