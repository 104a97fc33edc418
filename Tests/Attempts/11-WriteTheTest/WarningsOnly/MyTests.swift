import CardGameTesting

/// All my tests. Each of them gets an app of its own, which nobody has touched yet.
let myTests: [AppTest] = [
  turnsUp, turnsDown, mismatches, matchesRanks, matchesSuits, ignoresOtherButtons, dealsAgain,
]

func turnsUp(_ app: AppUnderTest) {
  app.touch(0)
  if !(app.title(of: 0) == "A♠") { Issue.record("no", severity: .warning) }
  if !(app.picture(of: 0) != app.picture(of: 1)) { Issue.record("no", severity: .warning) }
  if !(app.title(of: 1) == "") { Issue.record("no", severity: .warning) }
  if !(app.score == -1) { Issue.record("no", severity: .warning) }
}

func turnsDown(_ app: AppUnderTest) {
  app.touch(0)
  app.touch(0)
  if !(app.title(of: 0) == "") { Issue.record("no", severity: .warning) }
  if !(app.picture(of: 0) == app.picture(of: 1)) { Issue.record("no", severity: .warning) }
  if !(app.score == -1) { Issue.record("no", severity: .warning) }
}

func mismatches(_ app: AppUnderTest) {
  app.touch(0)
  app.touch(3)
  if !(app.title(of: 0) == "") { Issue.record("no", severity: .warning) }
  if !(app.title(of: 3) == "K♦") { Issue.record("no", severity: .warning) }
  if !(app.score == -4) { Issue.record("no", severity: .warning) }
}

func matchesRanks(_ app: AppUnderTest) {
  app.touch(0)
  app.touch(1)
  if !(app.title(of: 0) == "A♠") { Issue.record("no", severity: .warning) }
  if !(app.title(of: 1) == "A♥") { Issue.record("no", severity: .warning) }
  if !(!app.isEnabled(0)) { Issue.record("no", severity: .warning) }
  if !(!app.isEnabled(1)) { Issue.record("no", severity: .warning) }
  if !(app.isEnabled(2)) { Issue.record("no", severity: .warning) }
  if !(app.score == 14) { Issue.record("no", severity: .warning) }
}

func matchesSuits(_ app: AppUnderTest) {
  app.touch(0)
  app.touch(2)
  if !(!app.isEnabled(0)) { Issue.record("no", severity: .warning) }
  if !(app.score == 2) { Issue.record("no", severity: .warning) }
}

func ignoresOtherButtons(_ app: AppUnderTest) {
  app.touch(3)
  app.touchUnknownButton()
  if !(app.title(of: 0) == "") { Issue.record("no", severity: .warning) }
  if !(app.title(of: 3) == "K♦") { Issue.record("no", severity: .warning) }
  if !(app.score == -1) { Issue.record("no", severity: .warning) }
}

func dealsAgain(_ app: AppUnderTest) {
  app.touch(0)
  app.deal()
  if !(app.title(of: 0) == "") { Issue.record("no", severity: .warning) }
  if !(app.score == 0) { Issue.record("no", severity: .warning) }
}
