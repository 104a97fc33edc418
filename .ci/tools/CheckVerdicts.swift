// Reads what came of an exercise's checks, and compares it with what should have come of them.
//
//   CheckVerdicts EVENTS skipped                   every check was skipped
//   CheckVerdicts EVENTS passed                    every check ran and passed
//   CheckVerdicts EVENTS failed                    every check ran, and at least one failed
//   CheckVerdicts EVENTS required                  every check failed
//   CheckVerdicts EVENTS attempt FILE NAME         as Attempts.json says of this attempt
//   CheckVerdicts names FILE                       prints the names of the attempts in Attempts.json
//
// EVENTS is the event stream of Swift Testing, a line of JSON for each event. The exit code is 0 when
// all is as it should be.

import Foundation

struct Attempt: Decodable {
  var name: String
  var fails: [String]
  var diagnosis: String?
  var why: String
}

struct Event: Decodable {
  struct Payload: Decodable {
    struct Message: Decodable { var text: String }
    struct Issue: Decodable { var severity: String? }
    var kind: String
    var id: String?
    var displayName: String?
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
  }
  var kind: String
  var payload: Payload
}

/// What came of one check.
struct Verdict {
  var name: String
  var hasEnded = false
  var isSkipped = false
  /// The name in the last line of each report, or `nil` for a failure that has none.
  var diagnoses: [String?] = []
}

func verdicts(ofEventsIn path: String) throws -> [Verdict] {
  var order: [String] = []
  var verdicts: [String: Verdict] = [:]
  var hasEnded = false
  for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
    let event = try JSONDecoder().decode(Event.self, from: Data(line.utf8))
    let payload = event.payload
    let id = payload.testID ?? payload.id ?? ""
    switch (event.kind, payload.kind) {
    case ("test", "function"):
      order.append(id)
      verdicts[id] = Verdict(name: payload.displayName ?? id)
    case ("event", "testEnded"): verdicts[id]?.hasEnded = true
    case ("event", "testSkipped"), ("event", "testCancelled"): verdicts[id]?.isSkipped = true
    case ("event", "issueRecorded"):
      let text = payload.messages?.map(\.text).joined(separator: "\n") ?? ""
      let last = text.split(separator: "\n").last ?? ""
      let words = last.split(separator: " ")
      verdicts[id]?.diagnoses.append(
        words.count == 2 && words[0] == "Name" ? String(words[1]) : nil)
    case ("event", "runEnded"): hasEnded = true
    default: break
    }
  }
  guard hasEnded else {
    let open = order.filter { verdicts[$0]?.hasEnded == false }.prefix(1)
    throw Problem("The run did not end: \(open.compactMap { verdicts[$0]?.name }) crashed.")
  }
  return order.compactMap { verdicts[$0] }
}

struct Problem: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

func attempts(in path: String) throws -> [Attempt] {
  try JSONDecoder().decode([Attempt].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}

func compare(_ verdicts: [Verdict], with wanted: [String]) throws {
  let failed = verdicts.filter { !$0.diagnoses.isEmpty }
  let skipped = verdicts.filter(\.isSkipped)
  guard !verdicts.isEmpty else { throw Problem("No check ran.") }
  switch wanted.first {
  case "skipped":
    guard skipped.count == verdicts.count else { throw Problem("Not every check was skipped.") }
    return
  case "required":
    guard failed.count == verdicts.count else { throw Problem("Not every check failed.") }
    return
  default:
    guard skipped.isEmpty else { throw Problem("Checks were skipped.") }
  }
  let list = failed.map { verdict in
    let codes = verdict.diagnoses.map { $0 ?? "unnamed" }
    return "\n    \(verdict.name): \(codes.joined(separator: ", "))"
  }.joined()
  switch wanted.first {
  case "passed":
    guard failed.isEmpty else { throw Problem("Should pass every check, but fails:\(list)") }
  case "failed":
    guard !failed.isEmpty else { throw Problem("Should fail, but passes every check.") }
    print("  fails \(failed.count) of \(verdicts.count) checks")
  default:
    guard wanted.count == 3,
      let attempt = try attempts(in: wanted[1]).first(where: {
        $0.name == wanted[2]
      })
    else { throw Problem("Attempts.json does not know \(wanted.last ?? "this").") }
    guard failed.map(\.name).sorted() == attempt.fails.sorted() else {
      throw Problem(
        "Should fail these checks:\(attempt.fails.map { "\n    " + $0 }.joined())\n  but fails:\(list)"
      )
    }
    guard failed[0].diagnoses[0] == attempt.diagnosis else {
      throw Problem(
        "Should first be told \(attempt.diagnosis ?? "something without a name"), but fails:\(list)"
      )
    }
  }
}

@main
enum Tool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.count == 2, arguments[0] == "names" {
        for attempt in try attempts(in: arguments[1]) { print(attempt.name) }
      } else {
        try compare(
          verdicts(ofEventsIn: arguments[0]), with: Array(arguments.dropFirst()))
      }
    } catch {
      print("  \(error)")
      exit(1)
    }
  }
}
