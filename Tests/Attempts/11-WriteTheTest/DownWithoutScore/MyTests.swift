import CardGameTesting

/// All my tests. Each of them gets an app of its own, which nobody has touched yet.
let myTests: [AppTest] = [
  turnsUp, turnsDown, mismatches, matchesRanks, matchesSuits, ignoresOtherButtons, dealsAgain,
]

func turnsUp(_ app: AppUnderTest) {
  app.touch(0)
  #expect(app.title(of: 0) == "A♠")
  #expect(app.picture(of: 0) != app.picture(of: 1))
  #expect(app.title(of: 1) == "")
  #expect(app.score == -1)
}

func turnsDown(_ app: AppUnderTest) {
  app.touch(0)
  app.touch(0)
  #expect(app.title(of: 0) == "")
  #expect(app.picture(of: 0) == app.picture(of: 1))
}

func mismatches(_ app: AppUnderTest) {
  app.touch(0)
  app.touch(3)
  #expect(app.title(of: 0) == "")
  #expect(app.title(of: 3) == "K♦")
  #expect(app.score == -4)
}

func matchesRanks(_ app: AppUnderTest) {
  app.touch(0)
  app.touch(1)
  #expect(app.title(of: 0) == "A♠")
  #expect(app.title(of: 1) == "A♥")
  #expect(!app.isEnabled(0))
  #expect(!app.isEnabled(1))
  #expect(app.isEnabled(2))
  #expect(app.score == 14)
}

func matchesSuits(_ app: AppUnderTest) {
  app.touch(0)
  app.touch(2)
  #expect(!app.isEnabled(0))
  #expect(app.score == 2)
}

func ignoresOtherButtons(_ app: AppUnderTest) {
  app.touch(3)
  app.touchUnknownButton()
  #expect(app.title(of: 0) == "")
  #expect(app.title(of: 3) == "K♦")
  #expect(app.score == -1)
}

func dealsAgain(_ app: AppUnderTest) {
  app.touch(0)
  app.deal()
  #expect(app.title(of: 0) == "")
  #expect(app.score == 0)
}
