import CardGameCourse
import Foundation
import Testing

// One after the other: what one of them leaves behind, another would clear away.
@Suite("System processes", .serialized)
struct SystemProcessTests {
  private func shell(
    _ script: String, secondsAllowed: Double? = nil, bytesKept: Int = 1000,
    limits: ProcessLimits? = nil, shouldStop: (() -> Bool)? = nil
  ) throws -> ProcessResult {
    try ProcessRunner.system.run(
      ProcessCall(
        "sh", ["-c", script], environment: ["GREETING": "hello"], secondsAllowed: secondsAllowed,
        bytesKept: bytesKept, limits: limits, shouldStop: shouldStop))
  }

  @Test("Output, errors and exit code are told apart")
  func exit() throws {
    let result = try shell("echo $GREETING; echo no >&2; exit 3")
    #expect(result == ProcessResult(.exited(3), output: "hello\n", errors: "no\n"))
  }

  @Test("An end by a signal is no exit")
  func signal() throws {
    #expect(try shell("kill -SEGV $$").end == .signalled(11))
  }

  @Test("A program whose time is over is killed")
  func timeOver() throws {
    let result = try shell("echo begun; while :; do :; done", secondsAllowed: 0.2)
    #expect(result == ProcessResult(.timedOut, output: "begun\n"))
  }

  @Test("A program that ignores signals and closes its output is killed as well")
  func deaf() throws {
    let script = "trap '' TERM INT HUP; exec >&- 2>&-; while :; do :; done"
    #expect(try shell(script, secondsAllowed: 0.2).end == .timedOut)
  }

  @Test("Nobody waits for what a program leaves behind")
  func descendants() throws {
    let result = try shell("(while :; do :; done) & echo done")
    #expect(result == ProcessResult(.exited(0), output: "done\n"))
  }

  @Test("No more output is kept than was asked for, and the rest does not block")
  func cut() throws {
    let result = try shell(
      "i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i+1)); done", bytesKept: 7)
    #expect(result == ProcessResult(.exited(0), output: "line 0\n", isOutputCut: true))
  }

  @Test("There is nothing to read for a program")
  func input() throws {
    #expect(try shell("cat; echo end").output == "end\n")
  }

  @Test("Several run at the same time, and their results keep the order")
  func several() throws {
    // Neither could end before the other has begun.
    let scripts = ["read x < \"$PIPE\"; echo $x", "echo first > \"$PIPE\"; echo second"]
    let pipe = try shell("d=$(mktemp -d); mkfifo $d/p; printf %s $d/p").output
    let results = try ProcessRunner.system.run(
      scripts.map { ProcessCall("sh", ["-c", $0], environment: ["PIPE": pipe]) })
    _ = try shell("rm -r \"$(dirname \(pipe))\"")
    #expect(results.map(\.output) == ["first\n", "second\n"])
  }

  @Test("A program that does not exist is an error that says what to do")
  func missing() {
    let error = #expect(throws: ProcessError.self) {
      try ProcessRunner.system.run(ProcessCall("no-such-program", []))
    }
    #expect(error?.description.contains("swift --version") == true)
  }

  @Test("A caller can stop a program")
  func stopped() throws {
    #expect(try shell("while :; do :; done", shouldStop: { true }).end == .stopped)
  }

  @Test("Under a shell of its own a program ends as it would without", arguments: [0, 3, 87])
  func code(code: Int32) throws {
    let result = try shell("echo $GREETING; exit \(code)", limits: ProcessLimits())
    #expect(result == ProcessResult(.exited(code), output: "hello\n"))
  }

  @Test("A signal that ends a program is told apart from one that ends its shell")
  func runner() throws {
    #expect(try shell("kill -SEGV $$", limits: ProcessLimits()).end == .signalled(11))
    #expect(try shell("kill -KILL $PPID; sleep 5", limits: ProcessLimits()).end == .killedItsRunner)
    #expect(try shell("kill -KILL 0", limits: ProcessLimits()).end == .killedItsRunner)
  }

  #if os(Linux)
    @Test("What has left the process group, and its parent too, is counted and killed")
    func strays() throws {
      let script = "for n in 1 2 3; do setsid sh -c 'echo $$; exec sleep 3599' & done; sleep 0.2"
      let result = try shell(script, limits: ProcessLimits())
      let strays = result.output.split(separator: "\n").compactMap { Int32($0) }
      #expect(strays.count == 3)
      #expect(result.leftRunning == 3)
      #expect(strays.allSatisfy { kill($0, 0) == -1 })
    }

    @Test("Nothing is left of a program that is stopped for what it uses")
    func limits() throws {
      var limits = ProcessLimits()
      limits.processes = 5
      let many = try shell(
        "for n in 1 2 3 4 5 6; do setsid sleep 3599 & echo $!; done; wait", limits: limits)
      #expect(many.end == .exceeded(.processes))
      let pids = many.output.split(separator: "\n").compactMap { Int32($0) }
      #expect(pids.count == 6 && pids.allSatisfy { kill($0, 0) == -1 })
      limits.output = 1000
      #expect(try shell("while :; do echo again; done", limits: limits).end == .exceeded(.output))
      limits.processorSeconds = 0.1
      #expect(try shell("while :; do :; done", limits: limits).end == .exceeded(.processorTime))
      limits.memory = 1
      #expect(try shell("while :; do :; done", limits: limits).end == .exceeded(.memory))
    }
  #endif
}
