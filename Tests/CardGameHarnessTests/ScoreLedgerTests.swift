import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

@Suite("What a score does, where no mistake is known")
struct ScoreLedgerTests {
  func diagnosis(_ oddity: OddScoreGame.Oddity, _ touches: Int...) throws -> Diagnosis {
    try #require(
      diagnose(
        OddScoreGame(oddity), playing: touches.map(Move.touch), against: MatchingGame.m12
      ).first)
  }

  @Test("A right score has no story")
  func right() {
    let moves = [0, 1, 2, 3, 4].map(Move.touch)
    #expect(
      diagnose(OddScoreGame(.isRight), playing: moves, against: MatchingGame.m12).isEmpty)
  }

  @Test("Matches that all pay too little are told by how much")
  func less() throws {
    let diagnosis = try diagnosis(.matchesPayLess(3), 0, 1)
    #expect(diagnosis.code == .scoreChangesWrong)
    #expect(
      diagnosis.headline
        == "After touching cards 0 and 1, the score is 11 and should be 14: every match leaves the "
        + "score 3 too low.")
  }

  @Test("Exchanged numbers are told at the match and at the mismatch")
  func exchanged() throws {
    let diagnosis = try diagnosis(.exchanged, 0, 3)
    #expect(diagnosis.code == .scoreChangesWrong)
    #expect(diagnosis.headline.contains("a match changes the score by 7 instead of 15"))
    #expect(diagnosis.headline.contains("every mismatch changes the score by -5 instead of -3"))
    #expect(diagnosis.rows.contains { $0.subject == "a match" && $0.expected == "+15" })
  }

  @Test("A limit of the score is told")
  func limits() throws {
    let low = try diagnosis(.neverBelow(0), 0)
    #expect(low.code == .scoreLimited && low.headline.hasSuffix("the score never goes below 0."))
    let high = try diagnosis(.neverAbove(10), 0, 1)
    #expect(high.code == .scoreLimited && high.headline.hasSuffix("never goes above 10."))
  }

  @Test("A score that is set instead of changed is told")
  func set() throws {
    let diagnosis = try diagnosis(.mismatchSets(-2), 0, 3)
    #expect(diagnosis.code == .scoreOverwritten)
    #expect(diagnosis.headline.hasSuffix("a mismatch sets the score to -2, whatever it was."))
  }

  @Test("Points that come a move late are told")
  func late() throws {
    let diagnosis = try diagnosis(.matchesPayLate, 0, 1)
    #expect(diagnosis.code == .pointsLate)
    #expect(diagnosis.headline.hasSuffix("what a match earns is counted one move later."))
  }

  @Test("What holds only the first time is told so")
  func first() throws {
    let diagnosis = try diagnosis(.firstMismatchFree, 0, 3)
    #expect(diagnosis.code == .scoreChangesWrong)
    #expect(
      diagnosis.headline.contains("should change the score by -3, it changes by -1 the first time"))
  }

  @Test("A score that begins with another number is told")
  func start() throws {
    let diagnosis = try diagnosis(.startsAt(100), 0)
    #expect(diagnosis.code == .wrongConstant)
    #expect(diagnosis.headline.hasSuffix("the score begins at 100 instead of 0."))
  }
}

@Suite("A mistake that fits by chance is not named")
struct ConfirmationTests {
  @Test("A penalty of 1 and a mismatch without its cost give the same, and both are named")
  func tie() throws {
    let game = try MatchingGame(
      cardCount: 12, from: .m12, rule: RankOrSuitRule(),
      scoring: Scoring(matchBonus: 4, mismatchPenalty: 1, choiceCost: 1))
    let diagnosis = try #require(
      diagnose(game, playing: [.touch(0), .touch(3)], against: MatchingGame.m12).first)
    #expect(diagnosis.headline.contains("no cost is charged when the cards do not match"))
    #expect(diagnosis.headline.contains("the penalty of a mismatch is 1 instead of 2"))
  }

  @Test("Neighbouring ranks that match are told by the rule, from the table alone")
  func neighbours() throws {
    let game = try MatchingGame(
      cardCount: 12, from: .m12, rule: NeighbourRule())
    let diagnosis = try #require(
      diagnose(game, playing: [.touch(3), .touch(11)], against: MatchingGame.m12).first)
    #expect(diagnosis.code == .wrongMatches)
    #expect(diagnosis.headline.contains("neighbouring ranks"))
  }

  @Test("Cards that are refused in no known way are named")
  func refused() throws {
    let game = try MatchingGame(cardCount: 12, from: .m12, rule: NoAcesRule())
    let diagnosis = try #require(
      diagnose(game, playing: [.touch(0), .touch(1)], against: MatchingGame.m12).first)
    #expect(diagnosis.code == .wrongMatches)
    #expect(diagnosis.headline.hasSuffix("A♠ and A♥ match, and are not taken for a match."))
  }
}

@Suite("A game that cannot be looked into and goes otherwise")
struct HiddenGameTests {
  /// Hides a game with a rule of its own behind a controller that shows it rightly.
  private final class HidingController: CardGameController {
    private let table: any CardTableView
    private var game: MatchingGame<NoAcesRule>

    init(table: any CardTableView, deck: Deck<PlayingCard>) {
      self.table = table
      game = try! MatchingGame(cardCount: 12, from: deck, rule: NoAcesRule())
    }

    func touchCardButton(_ sender: any CardButton) {
      guard let index = table.index(of: sender) else { return }
      game.chooseCard(at: index)
      updateUI()
    }

    func updateUI() {
      for (button, card) in zip(table.cardButtons, game.cards) {
        button.setTitle(card.isFaceVisible ? card.face.title : "", for: .normal)
        button.setBackgroundImage(card.isFaceVisible ? .cardFront : .cardBack, for: .normal)
        button.isEnabled = !card.isMatched
      }
      table.scoreLabel.text = "Score: \(game.score)"
      table.modeControl.isEnabled = !game.hasBegun
    }
  }

  @Test("A match that the game does not see is one report, and no mistake of the view")
  func refused() {
    let played = play([.touch(0), .touch(1)], of: LessonGame.m12) {
      HidingController(table: $0, deck: $1())
    }
    #expect(played.diagnoses.map(\.code) == [.wrongMatches])
    #expect(
      played.diagnoses[0].headline.hasSuffix("A♠ and A♥ match, and are not taken for a match."))
  }
}

/// Cards of neighbouring ranks count as cards of one.
private struct NeighbourRule: MatchRule {
  func points(for faces: [PlayingCard]) -> Int {
    let (one, other) = (faces[0], faces[1])
    return abs(one.rank.rawValue - other.rank.rawValue) <= 1 ? 4 : one.suit == other.suit ? 1 : 0
  }
}

/// The lesson's rule, in which aces match nothing.
private struct NoAcesRule: MatchRule {
  func points(for faces: [PlayingCard]) -> Int {
    faces.contains { $0.rank == .ace } ? 0 : RankOrSuitRule().points(for: faces)
  }
}
