import CardGameHarness

/// How a run ended and what it left, to make problems of.
struct RunEvidence {
  let project: Project
  let exercise: Exercise
  let isExerciseBegun: Bool
  let secondsAllowed: Double
  let limits: ProcessLimits

  /// The moves of the play that was under way at the end; empty where none was, or none was noted.
  let moves: [String]
  let end: ProcessResult.End
  let errors: String

  var verdictOfCulprit: Verdict {
    switch end {
    case .exited(CourseWords.watchdogCode): .timeout
    case .exited, .killedItsRunner, .stopped: .fail
    case .signalled, .exceeded(.memory), .exceeded(.output), .exceeded(.processes): .crash
    case .timedOut, .exceeded(.processorTime): .timeout
    }
  }

  /// The problem of a check of an exercise that was not begun.
  var problemOfStarter: Problem {
    Problem(CourseWords.notStarted, file: exercise.filePaths[0])
  }

  /// The problem of the check that was running when the run ended early.
  func problemOfCulprit() -> Problem {
    let crash = CrashLog(errors)
    var text =
      switch end {
      case .exited(let code): CourseWords.left(code)
      case .signalled(let signal): CourseWords.crashed(signal, message: crash.message)
      case .timedOut: CourseWords.timedOut(secondsAllowed)
      case .exceeded(let limit): CourseWords.exceeded(limit, of: limits)
      case .killedItsRunner: CourseWords.killedItsRunner
      case .stopped: CourseWords.interruption(end)
      }
    let places = crash.places.map { place in
      (file: project.relativePath(of: place.file) ?? place.file, line: place.line)
    }
    // The learner's own line is a better place to look than that of a check which crashed itself.
    let place =
      places.first { exercise.filePaths.contains($0.file) }
      ?? places.first { $0.file.hasPrefix("\(exercise.path)/") }
    let postMortem = PostMortem(errors)
    // A child that was stopped from outside could write nothing, but for the moves before it made them.
    text +=
      postMortem.lines.isEmpty
      ? CourseWords.lastMoves(moves) : "\n" + postMortem.lines.joined(separator: "\n")
    if let site = postMortem.site, exercise.files.contains(site.fileName) {
      return Problem(text, file: "\(exercise.path)/\(site.fileName)", line: site.line)
    }
    return Problem(text, file: place?.file, line: place?.line)
  }

  /// The problem that an issue tells of.
  func problem(of event: StreamRecord.Payload) -> Problem {
    let comments = event._comments ?? []
    let messages = event.messages ?? []
    // Our reports, and an author's words, come before what the macro has to say.
    var texts = comments
    texts += messages.map(\.text).filter { text in
      // How a child process ended says nothing to who is told what its end means.
      let isEnd = !comments.isEmpty && text.hasPrefix("Expectation failed: .success →")
      return text != "Issue recorded" && !comments.contains(text) && !isEnd
    }
    let text = texts.joined(separator: "\n")
    let report = ReportLines(text)
    let path = event.issue?.sourceLocation.flatMap { $0.filePath ?? $0._filePath }
    var problem = Problem(
      text, code: report.code, file: path.flatMap { project.relativePath(of: $0) },
      line: event.issue?.sourceLocation?.line, arguments: event._testCase?.displayName)
    // The learner's own line is a better place to look than the check's.
    for site in report.sites {
      if let file = exercise.files.first(where: { $0 == site.fileName }) {
        problem.file = "\(exercise.path)/\(file)"
        problem.line = site.line
        break
      }
    }
    return problem
  }
}
