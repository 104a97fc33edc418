import CardGameTesting

/// What should be seen after some touches, as a table; one function looks at all twelve cards.
let myTests: [AppTest] = [
  { expect($0, after: [0], faceUp: [0], score: -1) },
  { expect($0, after: [0, 0], faceUp: [], score: -1) },
  { expect($0, after: [0, 3], faceUp: [3], score: -4) },
  { expect($0, after: [0, 1], faceUp: [0, 1], matched: [0, 1], score: 14) },
  { expect($0, after: [0, 2], faceUp: [0, 2], matched: [0, 2], score: 2) },
  { expect($0, after: [0, 1, 7], faceUp: [0, 1, 7], matched: [0, 1], score: 13) },
  { app in
    app.touch(5)
    app.deal()
    expect(app, after: [], faceUp: [], score: 0)
  },
  { app in
    app.touch(5)
    app.touchUnknownButton()
    expect(app, after: [], faceUp: [5], score: -1)
  },
]

private let titles = ["A♠", "A♥", "5♠", "K♦", "9♣", "K♥", "3♦", "7♣", "10♥", "2♠", "J♣", "Q♦"]

private func expect(
  _ app: AppUnderTest, after touches: [Int], faceUp: [Int], matched: [Int] = [], score: Int
) {
  for index in touches { app.touch(index) }
  for index in titles.indices {
    #expect(app.title(of: index) == (faceUp.contains(index) ? titles[index] : ""))
    #expect(app.isEnabled(index) == !matched.contains(index))
    for other in titles.indices {
      let areAlike = faceUp.contains(index) == faceUp.contains(other)
      #expect((app.picture(of: index) == app.picture(of: other)) == areAlike)
    }
  }
  #expect(app.score == score)
}
