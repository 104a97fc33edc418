import CardGameTesting

/// All your tests. Each of them gets an app of its own, which nobody has touched yet.
let myTests: [AppTest] = [turnsUp]

/// A card that is touched can be read.
func turnsUp(_ app: AppUnderTest) throws {
  app.touch(0)
  var text = ""
  dump(app, to: &text)
  let isOwn = text.firstRange(of: "MatchingGameController") != nil
  #expect(isOwn || text.firstRange(of: "Controller") == nil)
  // You can use:
  //
  //   #expect(app.title(of: 0) == "A♠")            what can be read on a card; "" for nothing
  //   #expect(app.picture(of: 0) != app.picture(of: 1))
  //   #expect(app.isEnabled(0))                    whether it can be touched
  //   #expect(app.score == -1)                     the number in the score label
  //
  // and to go on: app.touch(1), app.deal(), app.touchUnknownButton()
}
