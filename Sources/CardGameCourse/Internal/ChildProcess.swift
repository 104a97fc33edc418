#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A child in a process group of its own, with its output and errors collected.
struct ChildProcess {
  private let call: ProcessCall
  private let pid: pid_t
  private let started = ContinuousClock.now
  private var output: Collector
  private var errors: Collector

  /// Starts a program, with nothing to read as its input.
  init(starting call: ProcessCall) throws(ProcessError) {
    self.call = call
    let output = try Pipe(for: call)
    let errors: Pipe
    do {
      errors = try Pipe(for: call)
    } catch {
      output.close()
      throw error
    }
    let (status, pid) = Self.spawn(call, output: output.writeEnd, errors: errors.writeEnd)
    self.pid = pid
    self.output = Collector(readEnd: output.readEnd, bytesKept: call.bytesKept)
    self.errors = Collector(readEnd: errors.readEnd, bytesKept: call.bytesKept)
    close(output.writeEnd)
    close(errors.writeEnd)
    guard status == 0 else {
      self.output.close()
      self.errors.close()
      throw ProcessError(program: call.program, reason: String(cString: strerror(status)))
    }
    ProcessGroups.add(pid)
  }

  /// How the child ended and what it wrote, or `nil` while it runs.
  private(set) var result: ProcessResult?

  /// What `poll` should wait for.
  var pollItems: [pollfd] { [output.pollItem, errors.pollItem] }

  /// Whether the child can still be heard; one that cannot is about to end, or goes on unseen.
  var isHeard: Bool { output.isOpen || errors.isOpen }

  /// Reads what the child wrote, and looks whether it has ended or its time is over.
  mutating func update() {
    guard result == nil else { return }
    readWhatIsThere()
    var status: Int32 = 0
    if waitpid(pid, &status, WNOHANG) == pid {
      end(as: Self.end(of: status))
    } else if isTimeOver {
      stop()
    }
  }

  /// Kills the child and all that it started.
  mutating func stop() {
    guard result == nil else { return }
    kill(-pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    end(as: .timedOut)
  }

  private mutating func end(as end: ProcessResult.End) {
    // Descendants that hold the pipes open must neither go on nor keep this process waiting.
    kill(-pid, SIGKILL)
    ProcessGroups.remove(pid)
    readWhatIsThere()
    output.close()
    errors.close()
    result = ProcessResult(
      end, output: output.text, errors: errors.text, isOutputCut: output.isCut)
  }

  private var isTimeOver: Bool {
    guard let seconds = call.secondsAllowed else { return false }
    return ContinuousClock.now - started > .seconds(seconds)
  }

  private mutating func readWhatIsThere() {
    output.read(call.onOutput)
    errors.read(nil)
  }

  private static func end(of status: Int32) -> ProcessResult.End {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  private static func spawn(
    _ call: ProcessCall, output: Int32, errors: Int32
  ) -> (status: Int32, pid: pid_t) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var pid: pid_t = 0
    var arguments = ([call.program] + call.arguments).map { strdup($0) } + [nil]
    var variables = call.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    let status = posix_spawnp(&pid, call.program, &actions, &attributes, &arguments, &variables)
    return (status, pid)
  }
}

/// A pipe whose ends no other child inherits.
private struct Pipe {
  let readEnd: Int32
  let writeEnd: Int32

  init(for call: ProcessCall) throws(ProcessError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw ProcessError(program: call.program, reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  func close() {
    for end in [readEnd, writeEnd] { closeFile(end) }
  }
}

/// What has come through a pipe so far.
private struct Collector {
  private(set) var isOpen = true
  private(set) var isCut = false
  private var bytes: [UInt8] = []
  private let readEnd: Int32
  private let bytesKept: Int

  init(readEnd: Int32, bytesKept: Int) {
    self.readEnd = readEnd
    self.bytesKept = bytesKept
  }

  /// The text, with a sign for each byte that is no part of one.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var pollItem: pollfd { pollfd(fd: isOpen ? readEnd : -1, events: Int16(POLLIN), revents: 0) }

  /// Reads what is there, but no more than a fair share, so that the time is still watched.
  mutating func read(_ report: ((String) -> Void)?) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    for _ in 0..<64 where isOpen {
      let count = readFile(readEnd, &buffer, buffer.count)
      if count > 0 {
        let room = max(0, bytesKept - bytes.count)
        bytes += buffer[..<min(count, room)]
        if count > room { isCut = true }
        report?(String(decoding: buffer[..<count], as: UTF8.self))
      } else if count == 0 {
        close()
      } else if errno != EINTR {
        return
      }
    }
  }

  mutating func close() {
    if isOpen { closeFile(readEnd) }
    isOpen = false
  }
}

// Inside a type with a method of the same name, the system's functions cannot be called by theirs.
private func closeFile(_ file: Int32) { _ = close(file) }

private func readFile(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
