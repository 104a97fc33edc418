#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ProcessRunner {
  /// Runs programs as children of this process, each in a process group of its own.
  ///
  /// When its time is over, and whenever it ends, the whole group is killed, so that nothing which the
  /// program started goes on. So are all groups when this process is interrupted or told to end. What a
  /// program with limits has started is found and killed wherever it has gone.
  public static let system = ProcessRunner { (calls) throws(ProcessError) in
    ProcessGroups.countRuns(1)
    defer {
      ProcessGroups.countRuns(-1)
      if Interruption.pending != 0 { Interruption.end(by: Interruption.pending) }
    }
    var children: [ChildProcess] = []
    do throws(ProcessError) {
      for call in calls { children.append(try ChildProcess(starting: call)) }
    } catch {
      for index in children.indices { children[index].stop() }
      throw error
    }
    while children.contains(where: { $0.result == nil }) {
      let running = children.filter { $0.result == nil }
      var items = running.flatMap(\.pollItems)
      poll(&items, nfds_t(items.count), running.allSatisfy(\.isHeard) ? 50 : 2)
      for index in children.indices {
        if Interruption.pending != 0 {
          children[index].stop()
        } else {
          children[index].update()
        }
      }
    }
    return children.compactMap(\.result)
  }
}
