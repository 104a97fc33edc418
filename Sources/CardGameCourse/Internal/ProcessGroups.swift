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
  /// Starts a child and notes its group, to be killed when this process is interrupted.
  static func starting(_ spawn: () -> (status: Int32, pid: pid_t)) -> (status: Int32, pid: pid_t) {
    _ = Interruption.isHeard
    _ = isSubreaper
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let child = spawn()
    if child.status == 0 { replace(0, by: child.pid) }
    return child
  }

  /// Forgets a group that has ended.
  static func remove(_ group: pid_t) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    replace(group, by: 0)
  }

  /// Notes that some children are about to run together, or have ended.
  static func countRuns(_ change: Int) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    Interruption.runCount += change
  }

  /// Kills all groups; a signal handler may call it.
  static func killAll() {
    for slot in 0..<slotCount where slots[slot] != 0 { kill(-slots[slot], SIGKILL) }
  }

  /// Kills what a child has left running, in whatever group, and returns how many processes that were.
  ///
  /// What has lost its parent belongs to this process, which is a subreaper. That nobody has started
  /// it here tells it apart from children that still run, and its mark from those of somebody else, who
  /// waits for their end. The dead have no mark, but still a group, which is never that of this process.
  static func sweep(_ child: pid_t, marked mark: ProcessMark) -> Int {
    var killed: Set<pid_t> = []
    for _ in 0..<200 {
      pthread_mutex_lock(lock)
      let (own, ownGroup) = (getpid(), getpgrp())
      let table = ProcessTable()
      let strays = table.family(of: own).filter { entry in
        entry.parent == own && entry.pid != own
          && (entry.pid == child || !(0..<slotCount).contains { slots[$0] == entry.pid })
          && (entry.isZombie
            ? entry.group != ownGroup
            : entry.group == child
              || !mark.isMissing(in: ProcessTable.environment(of: entry.pid)))
      }
      let family = strays.flatMap { table.family(of: $0.pid) }
      for entry in family where !entry.isZombie {
        kill(entry.pid, SIGKILL)
        killed.insert(entry.pid)
      }
      for entry in strays where entry.pid != child { waitpid(entry.pid, nil, WNOHANG) }
      pthread_mutex_unlock(lock)
      if family.allSatisfy({ $0.pid == child }) { break }
      usleep(1000)
    }
    return killed.subtracting([child]).count
  }

  // A signal handler may use neither locks nor memory that moves, so the table is never freed. A slot
  // is a single word, and only `replace` writes it, under a lock of its own.
  private nonisolated(unsafe) static let slots: UnsafeMutablePointer<pid_t> = {
    let slots = UnsafeMutablePointer<pid_t>.allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    return slots
  }()
  private static let slotCount = 256
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    return lock
  }()

  private static func replace(_ old: pid_t, by new: pid_t) {
    if let slot = (0..<slotCount).first(where: { slots[$0] == old }) { slots[slot] = new }
  }

  /// Whether Linux hands over what descends from this process and loses its parent.
  private static let isSubreaper: Bool = {
    #if os(Linux)
      return LinuxCall.becomeSubreaper()
    #else
      return false
    #endif
  }()
}
