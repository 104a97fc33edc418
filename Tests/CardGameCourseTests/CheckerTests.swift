import CardGameCourse
import CardGameHarness
import Testing

@Suite("Checker")
struct CheckerTests {
  @Test("Checks that pass are told in the order of their file")
  func pass() throws {
    let report = try Playback().check(runs: [.init(stream: Playback.stream("pass"))])
    #expect(report.words == ["PASS", "PASS", "PASS", "PASS", "PASS"])
    #expect(report.results.first?.name == "One doubles to two")
    #expect(report.results.last?.name == "A bug is named")
    #expect(report.isPassed)
  }

  @Test("A check fails when one of its cases does, and tells which")
  func fail() throws {
    let run = Playback.Run(stream: try Playback.stream("fail"), end: .exited(1))
    let result = try #require(try Playback().check(runs: [run])["Any number doubles"])
    #expect(result.verdict == .fail)
    #expect(result.problems.map(\.arguments) == ["7"])
    #expect(result.diagnosis == "Expectation failed: (twice(n) → 0) == (n + n → 14)")
    #expect(result.place?.file == "Exercises/06-ChoosingACard/Checks/ChoosingChecks.swift")
  }

  @Test("A diagnosis gives its name, and the line of the learner's file that set it")
  func diagnosis() throws {
    let run = Playback.Run(stream: try Playback.stream("report"), end: .exited(1))
    let result = try #require(try Playback().check(runs: [run])["A bug is named"])
    #expect(result.diagnosis == "wrong-picture-slot")
    #expect(result.problems[0].code == DiagnosisCode(rawValue: "wrong-picture-slot"))
    #expect(result.place?.file == "Exercises/06-ChoosingACard/ChoosingGame.swift")
    #expect(result.place?.line == 20)
    #expect(
      result.problems[0].headline.hasSuffix(
        "setImage was called where setBackgroundImage was meant."))
  }

  @Test("Of a child process that ended badly, what that means is told, and not how it ended")
  func exitTest() throws {
    let playback = try Playback()
    let stream = try Playback.stream("fail")
      .replacing("(twice(n) → 0) == (n + n → 14)", with: ".success → .signal(SIGILL → 4)")
      .replacing(#""_comments":[]"#, with: #""_comments":["It crashed."]"#)
    #expect(stream.contains("failed: .success → .signal(SIGILL → 4)"))
    let report = try playback.check(runs: [.init(stream: stream)])
    #expect(report.results.flatMap(\.problems).map(\.text) == ["It crashed."])
  }

  @Test("A crash costs the check that was running, and no other")
  func crash() throws {
    let playback = try Playback()
    let errors = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
        2 [ra] 0x01 specialized Array.subscript.getter + 84 in libswiftCore.so
        3 [ra] 0x02 twice(_:) + 98 in Tests at \(playback.root)/Exercises/06-ChoosingACard/ChoosingGame.swift:3:32
      """
    let report = try playback.check(runs: [
      .init(stream: Playback.stream("cut"), end: .signalled(4), errors: errors),
      .init(stream: Playback.stream("pass")),
    ])
    #expect(report.words == ["PASS", "CRASH", "PASS", "PASS", "PASS"])
    #expect(report.results[1].diagnosis == "The code crashed: Index out of range.")
    #expect(report.results[1].place?.file == "Exercises/06-ChoosingACard/ChoosingGame.swift")
    #expect(report.results[1].place?.line == 3)
  }

  @Test("A failed cast is told by its types, and not by where they lie in memory")
  func failedCast() throws {
    let errors = "Could not cast value of type 'Swift.Int' (0x7f2a) to 'Swift.String' (0x7fc0)."
    let report = try Playback().check(runs: [
      .init(stream: Playback.stream("cut"), end: .signalled(6), errors: errors),
      .init(stream: Playback.stream("pass")),
    ])
    #expect(
      report.results[1].diagnosis
        == "The code crashed: Could not cast value of type 'Swift.Int' to 'Swift.String'.")
  }

  @Test(
    "A crash lies in the innermost of the learner's lines, or else in a line of the checks",
    arguments: [
      // The kit's own code trapped, which the learner's has called with something wrong.
      (
        """
          0 [inlined] Deck.draw() in Tests at /project/Sources/CardGameModel/Deck.swift:7:5
          1 [ra] 0x02 ChoosingGame.chooseCard(at:) + 9 in Tests at /project/learner.swift:12:9
          2 [ra] 0x03 ChoosingGame.chooseCard(at:) + 9 in Tests at /project/learner.swift:3:9
        """, "ChoosingGame.swift", 12
      ),
      // The jump back to the beginning of a loop is in no line.
      (
        """
          0 [system] 0x01 ChoosingGame.chooseCard(at:) + 131 in Tests at /project/learner.swift
          1 [ra] 0x02 ChoosingGame.chooseCard(at:) + 9 in Tests at /project/learner.swift:3:9
        """, "ChoosingGame.swift", nil
      ),
      // A check trapped over what it was given.
      (
        """
          0 plays() + 8 in Tests at Exercises/06-ChoosingACard/Checks/Play.swift:23:19
          1 one() + 8 in Tests at /project/Exercises/06-ChoosingACard/Checks/C.swift:9:5
        """, "Checks/Play.swift", 23
      ),
      ("  0 main + 8 in Tests at /project/Sources/CardGameModel/Deck.swift:7:5", nil, nil),
    ] as [(String, String?, Int?)])
  func placeOfCrash(errors: String, file: String?, line: Int?) throws {
    let playback = try Playback()
    let folder = "Exercises/06-ChoosingACard"
    let report = try playback.check(runs: [
      .init(
        stream: Playback.stream("cut"), end: .signalled(4),
        errors: errors.replacing("/project/learner", with: "/project/\(folder)/ChoosingGame")
          .replacing("/project", with: playback.root)),
      .init(stream: Playback.stream("pass")),
    ])
    #expect(report.results[1].verdict == .crash)
    #expect(report.results[1].place?.file == file.map { "\(folder)/\($0)" })
    #expect(report.results[1].place?.line == line)
  }

  @Test("However many checks crash, the runtime is asked for the place of each")
  func everyPlace() throws {
    let playback = try Playback()
    let lines = try Playback.stream("pass").split(separator: "\n")
    let starts = lines.indices.filter {
      lines[$0].contains("testStarted") && lines[$0].contains(#/"testID":"[^"]+\(/#)
    }
    let report = try playback.check(
      runs: starts.map { .init(stream: lines[...$0].joined(separator: "\n"), end: .signalled(4)) })
    #expect(report.words == ["CRASH", "CRASH", "CRASH", "CRASH", "CRASH"])
    let runs = playback.calls.filter { $0.limits != nil }
    #expect(runs.count == 5)
    #expect(runs.allSatisfy { $0.environment["SWIFT_BACKTRACE"]?.hasPrefix("enable=yes,") == true })
  }

  @Test(
    "Of a check that did not end, the last moves of its play are told",
    arguments: [.signalled(4), .timedOut] as [ProcessResult.End])
  func lastMoves(end: ProcessResult.End) throws {
    let pass = Playback.Run(stream: try Playback.stream("pass"))
    let cut = Playback.Run(
      stream: try Playback.stream("cut"), end: end, moves: "\n0\nmode 3\n12")
    let report = try Playback().check(runs: [cut, pass, pass, pass])
    #expect(
      report.results[1].problems[0].text.hasSuffix(
        "\nMoves     0, mode 3, 12  (in the last of them)"))
    #expect(report.results[0].problems == [])
  }

  @Test("So is what the code was asked for last, where that was no move")
  func lastStep() throws {
    let pass = Playback.Run(stream: try Playback.stream("pass"))
    for (moves, told) in [("", ""), ("\n0\n3", "\nMoves     0, 3")] {
      let cut = Playback.Run(
        stream: try Playback.stream("cut"), end: .timedOut, moves: moves + "\n\tdrawing a card")
      let report = try Playback().check(runs: [cut, pass, pass, pass])
      #expect(
        report.results[1].problems[0].text.hasSuffix(told + "\nAsked     drawing a card"))
    }
  }

  @Test("Checks that a crash came before are run again, and those that were heard are not")
  func runAgain() throws {
    let playback = try Playback()
    _ = try playback.check(runs: [
      .init(stream: Playback.stream("cut"), end: .signalled(11)),
      .init(stream: Playback.stream("pass")),
    ])
    let filter = try #require(playback.calls.last?.value(of: "--filter"))
    #expect(filter.contains(#"any\(n\:\)"#) && filter.contains(#"zero\(\)"#))
    #expect(!filter.contains(#"one\(\)"#) && !filter.contains(#"two\(\)"#))
  }

  @Test("A check that the kit itself stopped has not ended in time, and the moves are told")
  func watchdog() throws {
    let errors = """

      Stopped: One move has computed for 2 seconds and does not come to an end. This is what was being played:
        Check     Two
        Table     A♠ A♥ 5♠ K♦
        Moves     0 3  <- this move did not end
        Where     ChoosingGame.swift:21  chooseCard(at:)
      Look for a loop that never ends.

      """
    let pass = Playback.Run(stream: try Playback.stream("pass"))
    let report = try Playback().check(runs: [
      .init(stream: Playback.stream("cut"), end: .exited(86), errors: errors), pass, pass, pass,
    ])
    #expect(report.words == ["PASS", "TIMEOUT", "PASS", "PASS", "PASS"])
    let problem = report.results[1].problems[0]
    #expect(problem.text.hasPrefix("This check did not come to an end, so it was stopped.\n"))
    #expect(problem.text.contains("\nMoves     0 3  <- this move did not end\n"))
    #expect(!problem.text.contains("Check     "))
    #expect(report.results[1].place?.file == "Exercises/06-ChoosingACard/ChoosingGame.swift")
    #expect(report.results[1].place?.line == 21)

    let unknown = errors.replacing("swift:21  ", with: "swift  ")
    let other = try Playback().check(runs: [
      .init(stream: Playback.stream("cut"), end: .exited(86), errors: unknown), pass, pass, pass,
    ])
    #expect(other.results[1].place?.file == "Exercises/06-ChoosingACard/ChoosingGame.swift")
    #expect(other.results[1].place?.line == nil)
  }

  @Test("After a hang each other check runs by itself, and has as long as the first run had")
  func hang() throws {
    let playback = try Playback()
    let pass = Playback.Run(stream: try Playback.stream("pass"))
    let report = try playback.check(runs: [
      .init(stream: Playback.stream("cut"), end: .timedOut), pass, pass, pass,
    ])
    #expect(report.words == ["PASS", "TIMEOUT", "PASS", "PASS", "PASS"])
    #expect(report.results[1].diagnosis?.contains("5 seconds") == true)
    #expect(playback.calls.filter { $0.program != "swift" }.map(\.secondsAllowed) == [5, 5, 5, 5])
  }

  @Test("A check that was stopped after others took the time gets a run of its own")
  func fairness() throws {
    // The run began at second 0, and the check that was cut off began at second 4 of 5.
    let late = try Playback.stream("cut")
      .replacing(#/"absolute":[0-9.]+(},"kind":"runStarted")/#) { "\"absolute\":0\($0.1)" }
      .replacing(#/"absolute":[0-9.]+(},"kind":"testStarted".+two\(\))/#) {
        "\"absolute\":4\($0.1)"
      }
    let pass = Playback.Run(stream: try Playback.stream("pass"))
    let report = try Playback().check(runs: [
      .init(stream: late, end: .timedOut), pass, pass, pass, pass,
    ])
    #expect(report.words == ["PASS", "PASS", "PASS", "PASS", "PASS"])
  }

  @Test(
    "Leaving the process fails the check that was running, whatever the exit code",
    arguments: [0, 1, 87] as [Int32])
  func exit(code: Int32) throws {
    let report = try Playback().check(runs: [
      .init(stream: Playback.stream("cut"), end: .exited(code)),
      .init(stream: Playback.stream("pass")),
    ])
    #expect(report.words == ["PASS", "FAIL", "PASS", "PASS", "PASS"])
    #expect(report.results[1].problems[0].text.contains("not passed"))
  }

  @Test("A run without an end is not passed, though every check in it ended well")
  func withoutEnd() throws {
    let lines = try Playback.stream("pass").split(separator: "\n").filter {
      !$0.contains("runEnded")
    }
    let report = try Playback().check(runs: [.init(stream: lines.joined(separator: "\n"))])
    #expect(report.words == ["PASS", "PASS", "PASS", "PASS", "FAIL"])
    #expect(!report.isPassed)
  }

  @Test("A check that was listed and never heard of did not run")
  func fewerThanListed() throws {
    let lines = try Playback.stream("pass").split(separator: "\n")
      .filter { !($0.contains("zero()") && $0.contains("event")) }
    let silent = Playback.Run(stream: lines.joined(separator: "\n"))
    let report = try Playback().check(runs: [silent, silent])
    #expect(report.words == ["PASS", "PASS", "PASS", "NOT RUN", "PASS"])
    #expect(!report.isPassed)
  }

  @Test("A check of which a case is missing does not pass")
  func fewerCasesThanListed() throws {
    let stream = try Playback.stream("pass")
    let last = try #require(stream.split(separator: "\n").last { $0.contains("testCaseEnded") })
    let report = try Playback().check(runs: [.init(stream: stream.replacing(last + "\n", with: ""))]
    )
    #expect(report["A bug is named"]?.verdict == .fail)
  }

  @Test("A run that ends badly is not passed, though nothing in it says why")
  func unexplained() throws {
    let report = try Playback().check(
      runs: [.init(stream: Playback.stream("pass"), end: .exited(1))])
    #expect(report.words.last == "FAIL")
    #expect(!report.isPassed)
  }

  @Test(
    "Without a list of checks there is one result, which says so",
    arguments: [
      (.exited(0), .notRun), (.exited(87), .notRun), (.signalled(11), .crash), (.timedOut, .notRun),
    ] as [(ProcessResult.End, Verdict)])
  func nothingListed(end: ProcessResult.End, verdict: Verdict) throws {
    let report = try Playback().check(runs: [.init(stream: "", end: end)])
    #expect(report.results.map(\.verdict) == [verdict])
    #expect(!report.isPassed)
  }

  @Test("A second run that says nothing leaves its checks without a result, and says why")
  func nothingMore() throws {
    let report = try Playback().check(runs: [
      .init(stream: Playback.stream("cut"), end: .signalled(4)), .init(stream: "", end: .exited(3)),
    ])
    #expect(report.words == ["PASS", "CRASH", "NOT RUN", "NOT RUN", "NOT RUN"])
    #expect(report.results[2].diagnosis?.contains("exit code 3") == true)
  }

  @Test("An exercise that was not begun needs no build to say so, and is not passed")
  func notStarted() throws {
    let playback = try Playback(contents: "starter")
    let report = try playback.check()
    #expect(report.words == ["NOT STARTED"])
    #expect(!report.isPassed)
    #expect(playback.calls.isEmpty)
  }

  @Test("A skip is never a pass")
  func skipped() throws {
    let run = Playback.Run(stream: try Playback.stream("skipped"))
    #expect(Set(try Playback().check(runs: [run]).words) == ["NOT RUN"])
  }

  @Test(
    "Code that uses too much, or ends its runner, costs the check that was running, and says why",
    arguments: [
      (.exceeded(.memory), "CRASH", "1000 MB of memory"), (.exceeded(.output), "CRASH", "10 MB"),
      (.exceeded(.processes), "CRASH", "40 processes"),
      (.exceeded(.processorTime), "TIMEOUT", "10 seconds"),
      (.killedItsRunner, "FAIL", "killed the process that ran it"),
    ] as [(ProcessResult.End, String, String)])
  func limits(end: ProcessResult.End, word: String, text: String) throws {
    let report = try Playback().check(runs: [
      .init(stream: Playback.stream("cut"), end: end), .init(stream: Playback.stream("pass")),
    ])
    #expect(report.words == ["PASS", word, "PASS", "PASS", "PASS"])
    #expect(report.results[1].problems[0].text.contains(text))
  }

  @Test("Code that writes to its checks fails, and the checks are as they were")
  func checksChanged() throws {
    let playback = try Playback()
    let path = "\(playback.exercise.path)/Checks/Checks.swift"
    try playback.write("checks", to: path)
    let report = try playback.check(
      runs: [.init(stream: Playback.stream("pass"))],
      whileRunning: { try? playback.write("nothing", to: path) })
    #expect(report.words.last == "FAIL")
    #expect(try playback.read(path) == "checks")
  }

  @Test(
    "Whatever else can happen to a check has its verdict",
    arguments: [
      ("comment", .fail, "Twice one is"),
      ("throws", .fail, "Caught error: Oops()"),
      ("cancels", .notRun, "This check was skipped: why"),
      ("cancels case", .notRun, "This check was skipped: why case"),
      ("requires", .fail, "need"),
      ("detached", .fail, "from afar"),
      ("warning", .pass, nil),
      ("known", .pass, nil),
      ("off", .notRun, "This check was skipped: not now"),
      ("nameless()", .fail, "Expectation failed: ([1,2,3] → [1, 2, 3]) == ([1,2] → [1, 2])"),
      ("no cases", .notRun, "This check was skipped: No test cases found."),
    ] as [(String, Verdict, String?)])
  func odd(name: String, verdict: Verdict, diagnosis: String?) throws {
    let run = Playback.Run(stream: try Playback.stream("odd"), end: .exited(1))
    let result = try #require(try Playback().check(runs: [run])[name])
    #expect(result.verdict == verdict)
    #expect(result.diagnosis == diagnosis)
  }

  @Test("What is printed is handed on and decides nothing")
  func printed() throws {
    let lies = "✔ Test run with 5 tests passed\n{\"kind\":\"event\"}\n"
    let report = try Playback().check(runs: [
      .init(stream: Playback.stream("fail"), end: .exited(1), output: lies)
    ])
    #expect(report.output == lies)
    #expect(!report.isPassed)
  }

  @Test("Only this exercise is built and required, and only its checks run")
  func calls() throws {
    let playback = try Playback()
    _ = try playback.check(
      runs: [.init(stream: Playback.stream("pass"))],
      environment: ["FACEUP_REQUIRE": "all", "A": "b"])
    // But for the kit, which knows of no exercise.
    let calls = playback.calls.filter { $0.value(of: "--target") == nil }
    #expect(calls.map { $0.environment["FACEUP_ONLY"] } == ["06", "06"])
    #expect(playback.calls.allSatisfy { $0.environment["A"] == "b" })
    #expect(playback.calls.last?.environment["FACEUP_REQUIRE"] == nil)
    #expect(playback.calls.last?.value(of: "--filter") == #"^Exercise06Checks\."#)
    #expect(playback.calls.last?.secondsAllowed == 5)
  }
}
