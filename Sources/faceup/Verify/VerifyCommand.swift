import CardGameCourse

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Command {
  /// Proves exercises: the starter fails, every solution passes, each attempt fails as it should.
  static let verify = Command(
    name: "verify",
    summary: Words.verifySummary,
    usage: "[NN] [options]",
    details: Words.verifyDetails,
    options: [.json],
    examples: Words.verifyExamples,
    run: { arguments, console in
      let chosen = try Course.lesson.exercise(chosenBy: arguments.words, after: "verify")
      let project = try Project(around: console)
      let line = StatusLine(console: console)
      let printer = FindingPrinter(
        course: .lesson, isJSON: arguments.has(.json), console: console, line: line)
      let verifier = Verifier(
        project: project, processes: console.processes, environment: console.environment,
        workerCount: ProcessInfo.processInfo.activeProcessorCount,
        problemOfCommand: { CommandTrial(course: .lesson).problem(of: $0) },
        reportProgress: { line.put(Words.verifying($0, $1, of: $2)) })
      line.put(Words.buildingKit)
      defer { line.clear() }
      if let chosen {
        try verifier.verify([chosen], report: printer.show)
      } else {
        try verifier.verifyCourse(report: printer.show)
      }
      line.clear()
      printer.showSummary()
      return printer.isAllOK ? .success : .checkFailed
    })
}
