import CardGameTesting

/// One test, which plays a whole evening and looks after every move.
let myTests: [AppTest] = [anEvening]

func anEvening(_ app: AppUnderTest) throws {
  app.touch(0)
  try #require(app.title(of: 0) == "A♠")
  try #require(app.picture(of: 0) != app.picture(of: 11))
  app.touch(0)
  try #require(app.title(of: 0) == "" && app.score == -1)
  app.touchUnknownButton()
  try #require(app.title(of: 0) == "" && app.score == -1)
  app.touch(4)
  app.touch(3)
  try #require(app.title(of: 4) == "" && app.title(of: 3) == "K♦")
  try #require(app.score == -5)
  app.touch(6)
  try #require(app.title(of: 3) == "K♦" && app.title(of: 6) == "3♦")
  try #require(!app.isEnabled(3) && !app.isEnabled(6) && app.isEnabled(5))
  try #require(app.score == -2)
  app.deal()
  try #require(app.title(of: 3) == "" && app.isEnabled(3) && app.score == 0)
}
