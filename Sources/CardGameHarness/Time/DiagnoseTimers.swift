public import CardGameControllers
public import CardGameViews

extension DiagnosisCode {
  /// After a restart the time runs twice as fast: the old timer goes on.
  public static let timerStacked = DiagnosisCode("timer-stacked")

  /// A countdown goes on below zero, or says more than once that the time is up.
  public static let countdownGoesOn = DiagnosisCode("countdown-goes-on")
}

/// Restarts the time that something takes, and names it when the seconds do not pass one by one.
///
/// - Parameters:
///   - counted: What counts.
///   - clock: Its clock.
///   - restart: Begins to count anew.
///   - seconds: Tells how many seconds are counted.
/// - Returns: The mistake, or none.
public func diagnoseRestart<Counted>(
  of counted: Counted, by clock: ManualClock, restart: (Counted) -> Void, seconds: (Counted) -> Int
) -> [Diagnosis] {
  for count in 1...3 {
    asking("starting for the \(count == 1 ? "first" : count == 2 ? "second" : "third") time") {
      restart(counted)
    }
    asking("waiting 5 seconds") { clock.advance(by: 5) }
    let counted = seconds(counted)
    guard counted != 5 else { continue }
    return [
      Diagnosis(
        code: .timerStacked,
        headline:
          "After \(count) \(count == 1 ? "start" : "starts") and 5 seconds, \(counted) are counted"
          + (counted > 5 ? ": the timer of the game before still runs." : "."),
        rows: [.init(subject: "seconds", expected: "5", shown: "\(counted)")], headings: .values,
        reason: "A new game counts from nothing, with one timer.",
        advice: "timer?.cancel()  // before a new one is made")
    ]
  }
  return []
}

/// Lets a countdown run far beyond its end, and names what is wrong there.
///
/// - Parameters:
///   - seconds: What it counts down from.
///   - counted: What counts, started already.
///   - clock: Its clock.
///   - secondsLeft: Tells how many seconds are left.
///   - endCount: Tells how often it was said that the time is up.
/// - Returns: The mistake, or none.
public func diagnoseCountdown<Counted>(
  from seconds: Int, of counted: Counted, by clock: ManualClock, secondsLeft: (Counted) -> Int,
  endCount: (Counted) -> Int
) -> [Diagnosis] {
  asking("waiting \(3 * seconds) seconds") { clock.advance(by: Double(3 * seconds)) }
  let (left, ends) = (secondsLeft(counted), endCount(counted))
  guard left < 0 || ends != 1 else { return [] }
  return [
    Diagnosis(
      code: .countdownGoesOn,
      headline:
        "\(3 * seconds) seconds after a countdown from \(seconds) began, \(left) are left and it "
        + "was said \(ends) times that the time is up: it goes on beyond its end.",
      rows: [
        .init(subject: "seconds left", expected: "0", shown: "\(left)"),
        .init(subject: "time is up", expected: "once", shown: "\(ends) times"),
      ], headings: .values,
      reason: "A countdown ends at zero, and says so once.",
      advice: "if secondsLeft == 0 { timer?.cancel() }")
  ]
}

/// Brings a table up to date several times before any time passes, and lets it pass then.
///
/// It names nothing by itself; where delayed work crashes, the journal tells.
///
/// - Parameters:
///   - cardCount: How many buttons the table has.
///   - journal: Is told of the wait before it happens.
///   - makeController: Makes the controller under test for a table, with a clock.
/// - Returns: Nothing.
public func diagnoseRepeatedUpdates(
  cardCount: Int, journal: Journal,
  on makeController: (RecordingTableView, ManualClock) -> any CardGameController
) -> [Diagnosis] {
  let table = RecordingTableView(cardCount: cardCount, recording: .nothing)
  let clock = ManualClock()
  let controller = asking("making the controller") { makeController(table, clock) }
  asking("updating the UI") { controller.updateUI() }
  let steps = (0..<2).map { TimedStep.move(.touch($0)) }
  for index in 0..<2 { controller.perform(.touch(index), on: table) }
  asking(.waiting(10, after: steps), journal) { clock.advance(by: 10) }
  return []
}
