import CardGameBugs
import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews
import Testing

/// What is seen with a bug on the table M12, worked out from its cause by hand.
@Suite("What is seen")
struct SymptomTests {
  private func table(_ id: String, _ touches: [Int]? = nil) throws -> TableAppearance {
    let played = try #require(Gallery.bug(id)?.played)
    return played.play(touches?.map(Move.touch), recording: .changes).table.appearance
  }

  @Test(
    "of a mistake in the score is this score",
    arguments: [
      ("score-penalty-times-zero", "-2"), ("hist-penalty-added", "0"),
      ("hist-penalty-per-card", "-6"), ("score-cost-on-unchoose", "-2"),
      ("hist-cost-on-both-flips", "-2"), ("rule-choose-inside-loop", "-12"),
      ("score-cost-forgotten", "0"), ("score-early-return-skips-cost", "15"),
      ("score-bonus-forgotten", "2"), ("hist-bonus-times-n", "30"),
      ("hist-xor-for-power", "-2"), ("score-plus-assign-typo", "16"),
      ("score-match-subtracted", "-18"), ("score-added-per-partner", "29"),
      ("score-integer-division", "2"), ("rule-only-one-other-handled", "-5"),
      ("rule-self-vs-others-only", "-5"), ("hist-base-match-kept", "-4"),
      ("card-suit-pointer-equality", "-4"), ("rule-self-match", "14"),
      ("hist-default-inverted", "-2"), ("ctl-view-used-as-model", "16"),
      ("hist-nil-card-mismatch", "-4"), ("hist-score-not-rewritten", "14"),
      ("ctl-labels-only-in-touch", "-1"), ("hist-update-before-choose", "0"),
    ])
  func score(id: String, score: String) throws {
    #expect(try table(id).score == "Score: \(score)")
  }

  @Test("of white boards on system buttons is twelve of them")
  func whiteBoards() throws {
    #expect(
      try table("view-image-not-background").cards.map(\.picture)
        == Array(repeating: .blankBoard, count: 12))
  }

  @Test("of the same mistake on custom buttons is a front without its title")
  func whiteBoardsOnCustomButtons() throws {
    let bug = try #require(Gallery.bug("view-image-not-background")?.played)
    let played = play([.touch(0)], of: bug.game, buttonType: .custom) {
      bug.makeController($0, bug.game, $1)
    }
    #expect(played.diagnoses.map(\.code) == [.wrongPictureSlot])
    #expect(
      played.table.appearance.cards[0]
        == ButtonAppearance(picture: .image(CardImage.cardFront.name)))
    #expect(played.diagnoses[0].rows.map(\.subject) == ["card 0"])
  }

  @Test("of a card compared with the others only depends on which card is last")
  func lastCard() throws {
    let bug = try #require(Gallery.bug("rule-self-vs-others-only")?.played)
    #expect(bug.diagnoses(after: [.touch(7), .touch(3), .touch(5)]).isEmpty)
    #expect(try table("rule-self-vs-others-only", [7, 3, 5]).score == "Score: 13")
  }

  @Test(
    "of a mismatch are these cards face up",
    arguments: [
      ("view-only-sender-refreshed", [0, 3]), ("hist-all-turned-down", []),
      ("hist-matched-cleared-for-chosen", [0, 3]), ("score-penalty-times-zero", [3]),
      ("rule-3card-leftover-not-counted", [4, 6, 8]),
    ])
  func faceUp(id: String, indices: [Int]) throws {
    let cards = try table(id).cards
    #expect(cards.indices.filter { !cards[$0].title.isEmpty } == indices)
  }

  @Test(
    "of a match are these cards disabled",
    arguments: [
      ("hist-one-of-pair-matched", [0]), ("hist-struct-copy-not-stored", [0]),
      ("hist-setter-side-effect", []), ("rule-3card-marks-one-partner", [5, 7]),
      ("view-matched-enabled", []), ("ctl-match-leaves-board-blocked", Array(0..<12)),
    ])
  func disabled(id: String, indices: [Int]) throws {
    let cards = try table(id).cards
    #expect(cards.indices.filter { !cards[$0].isEnabled } == indices)
  }
}
