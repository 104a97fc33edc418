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
  private let mark: ProcessMark
  private let started = ContinuousClock.now
  private var output: Collector
  private var errors: Collector
  private var lastLook = ContinuousClock.now
  private var isAskedForPlace = false

  /// Starts a program, with nothing to read as its input.
  init(starting call: ProcessCall) throws(ProcessError) {
    var call = call
    mark = ProcessMark()
    // A build gets none: SwiftPM reads the manifest anew whenever the environment is another.
    if call.limits != nil { call.environment[ProcessMark.variable] = mark.value }
    self.call = call
    let output = try Pipe(for: call)
    let errors: Pipe
    do {
      errors = try Pipe(for: call)
    } catch {
      output.close()
      throw error
    }
    let (status, pid) = ProcessGroups.starting { [call] in
      Self.spawn(call, output: output.writeEnd, errors: errors.writeEnd)
    }
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
  }

  /// How the child ended and what it wrote, or `nil` while it runs.
  private(set) var result: ProcessResult?

  /// What `poll` should wait for.
  var pollItems: [pollfd] { [output.pollItem, errors.pollItem] }

  /// Whether the child can still be heard; one that cannot is about to end, or goes on unseen.
  var isHeard: Bool { output.isOpen || errors.isOpen }

  /// Reads what the child wrote, and looks whether it has ended or is to be ended.
  mutating func update() {
    guard result == nil else { return }
    readWhatIsThere()
    var status: Int32 = 0
    if waitpid(pid, &status, WNOHANG) == pid {
      end(as: end(of: status))
    } else if call.shouldStop?() == true {
      stop(as: .stopped)
    } else if let limit = exceededLimit() {
      stop(as: .exceeded(limit))
    } else if seconds > call.secondsAllowed ?? .infinity, !isTellingPlace() {
      stop(as: .timedOut)
    }
  }

  /// Kills the child and all that it started.
  mutating func stop(as end: ProcessResult.End = .timedOut) {
    guard result == nil else { return }
    kill(-pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    self.end(as: end)
  }

  private mutating func end(as end: ProcessResult.End) {
    // Descendants that hold the pipes open must neither go on nor keep this process waiting.
    let killed = ProcessGroups.sweep(pid, marked: mark)
    kill(-pid, SIGKILL)
    ProcessGroups.remove(pid)
    readWhatIsThere()
    output.close()
    errors.close()
    let isOwnEnd = if case .exited = end { true } else { false }
    result = ProcessResult(
      end, output: output.text, errors: errors.text, isOutputCut: output.isCut,
      leftRunning: isOwnEnd && call.limits != nil ? killed : 0)
  }

  private var seconds: Double { (ContinuousClock.now - started) / .seconds(1) }

  /// What the child and its descendants use too much of; it is not looked at all the time.
  private mutating func exceededLimit() -> ProcessResult.Limit? {
    guard let limits = call.limits else { return nil }
    if max(output.count, errors.count) > limits.output { return .output }
    guard ContinuousClock.now - lastLook > .milliseconds(100) else { return nil }
    lastLook = .now
    let family = ProcessTable().family(of: pid)
    if family.count > limits.processes { return .processes }
    if family.reduce(0, { $0 + $1.memory }) > limits.memory { return .memory }
    let processorSeconds = family.reduce(0) { $0 + $1.processorSeconds }
    return processorSeconds > limits.processorSeconds ?? .infinity ? .processorTime : nil
  }

  /// Asks a child that is out of time where it is, and tells whether it may still answer.
  ///
  /// Swift's runtime answers a trap with the lines that were being executed. The thread that has worked
  /// most is the one that does not come to an end.
  private mutating func isTellingPlace() -> Bool {
    guard let limits = call.limits, limits.secondsToTellPlace > 0 else { return false }
    #if os(Linux)
      let overtime = seconds - (call.secondsAllowed ?? 0)
      let family = ProcessTable().family(of: pid).filter { $0.pid != pid }
      // A child that crashed at the last moment is not hanging. On a busy machine it takes a while to
      // say so, which is no fault of its own: what counts is how long the processor has worked for it.
      if let answer = family.first(where: { $0.name == "swift-backtrace" }) {
        return answer.processorSeconds < limits.secondsToTellPlace && overtime < 10
      }
      guard !isAskedForPlace else {
        return !errors.text.contains("Backtrace took") && overtime < limits.secondsToTellPlace
      }
      isAskedForPlace = true
      guard let process = family.max(by: { $0.processorSeconds < $1.processorSeconds }),
        let thread = ProcessTable.busiestThread(of: process.pid)
      else { return false }
      return LinuxCall.signal(SIGTRAP, to: thread, of: process.pid)
    #else
      return false
    #endif
  }

  private mutating func readWhatIsThere() {
    output.read(call.onOutput)
    errors.read(nil)
  }

  private func end(of status: Int32) -> ProcessResult.End {
    let signal = status & 0x7F
    let code = (status >> 8) & 0xFF
    guard call.limits != nil else { return signal == 0 ? .exited(code) : .signalled(signal) }
    // This is the shell's end: it adds 128 to the signal that has ended the program.
    guard signal == 0 else { return .killedItsRunner }
    return (129...128 + 31).contains(code) ? .signalled(code - 128) : .exited(code)
  }

  /// The program and its arguments; one that is not trusted runs under a shell, which can be killed in
  /// this process's stead and which limits what only a process itself can limit.
  private static func words(_ call: ProcessCall) -> [String] {
    guard let limits = call.limits else { return [call.program] + call.arguments }
    // Code that kills the shell would be this process's own child from then on, and could go on to kill
    // that; so it ends with the shell, where the system has a program to ask for that.
    let script = """
      with=
      setpriv --pdeathsig KILL true 2>/dev/null && with="setpriv --pdeathsig KILL"
      ulimit -c 0
      ulimit -f \(limits.file / 512)
      $with "$0" "$@"
      exit $?
      """
    return ["/bin/sh", "-c", script, call.program] + call.arguments
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
    let words = words(call)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = call.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    let status = posix_spawnp(&pid, words[0], &actions, &attributes, &arguments, &variables)
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
  private(set) var count = 0
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
        self.count += count
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
