import CardGameTesting
import Foundation

nonisolated(unsafe) var seen: [String: String] = [:]

let myTests: [AppTest] = [again, others, mismatch, match, suits, unknown, deals, up]

func look(_ app: AppUnderTest, _ name: String) {
  var words = "\(app.score ?? 0)"
  for index in 0..<app.cardCount {
    words +=
      " \(app.title(of: index)) \(app.picture(of: index) == app.picture(of: 11)) \(app.isEnabled(index))"
  }
  // Whatever the first app did is taken to be right.
  let old = seen[name] ?? words
  seen[name] = old
  #expect(words == old)
}
func up(_ app: AppUnderTest) { app.touch(0); look(app, "up") }
func again(_ app: AppUnderTest) { app.touch(0); app.touch(0); look(app, "again") }
func others(_ app: AppUnderTest) { app.touch(4); app.touch(3); look(app, "others") }
func mismatch(_ app: AppUnderTest) { app.touch(0); app.touch(3); look(app, "mismatch") }
func match(_ app: AppUnderTest) { app.touch(0); app.touch(1); look(app, "match") }
func suits(_ app: AppUnderTest) { app.touch(0); app.touch(2); look(app, "suits") }
func unknown(_ app: AppUnderTest) { app.touch(3); app.touchUnknownButton(); look(app, "unknown") }
func deals(_ app: AppUnderTest) {
  app.touch(0); app.deal()
  #expect(app.title(of: 0) == "")
  #expect(app.score == 0)
}
