import CardGameTesting

/// All your tests. Each of them gets an app of its own, which nobody has touched yet.
let myTests: [AppTest] = [turnsUp]

/// A card that is touched can be read.
func turnsUp(_ app: AppUnderTest) throws {
  app.touch(0)
  // #expect(app.title(of: 0) == "A♠")
  // #expect(app.picture(of: 0) != app.picture(of: 1))
  // #expect(app.score == -1)
  // You can use:
  //
  //   #expect(app.title(of: 0) == "A♠")            what can be read on a card; "" for nothing
  //   #expect(app.picture(of: 0) != app.picture(of: 1))
  //   #expect(app.isEnabled(0))                    whether it can be touched
  //   #expect(app.score == -1)                     the number in the score label
  //
  // and to go on: app.touch(1), app.deal(), app.touchUnknownButton()
}
