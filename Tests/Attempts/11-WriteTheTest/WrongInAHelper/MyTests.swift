import CardGameTesting

let myTests: [AppTest] = [turnsUp]
func turnsUp(_ app: AppUnderTest) {
  app.touch(0)
  expectScore(app, -1)
  app.touch(1)
  expectScore(app, 16)
}
func expectScore(_ app: AppUnderTest, _ score: Int) {
  #expect(app.score == score)
}
