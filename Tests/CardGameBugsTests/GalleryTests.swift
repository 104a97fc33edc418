import CardGameBugs
import CardGameHarness
import CardGameModel
import Testing

@Suite("The gallery")
struct GalleryTests {
  @Test("Every bug has a name of its own, in lower case with hyphens, or one of UIKit in it")
  func ids() {
    let ids =
      Gallery.bugs.map(\.id) + Gallery.variants.map(\.id) + Gallery.notCatchable.map(\.id)
    #expect(Set(ids).count == ids.count)
    for bug in Gallery.bugs {
      #expect(
        bug.id.wholeMatch(
          of:
            /(view|ctl|rule|score|status|hist|lang|card|deck|deal3|shuffle|sort|run)(-[a-z0-9]+|-titleLabel)+/
        ) != nil)
    }
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+|-titleLabel)*/) != nil })
  }

  @Test("There are at least a hundred bugs and thirty correct variants")
  func counts() {
    #expect(Gallery.bugs.count >= 100 && Gallery.variants.count >= 30)
  }

  @Test("What cannot be caught is a handful, with reasons, and none of it is among the bugs")
  func notCatchable() {
    #expect(Gallery.notCatchable.count <= 5)
    for mistake in Gallery.notCatchable {
      #expect(Gallery.bug(mistake.id) == nil && mistake.why.hasSuffix("."), "\(mistake.id)")
    }
  }

  @Test("A bug of a risk is not tried in this process")
  func risk() throws {
    let bug = try #require(Gallery.bug("deck-draw-empty-crash"))
    #expect(bug.risk == .crashes && bug.diagnoses().isEmpty)
    let end = TrialEnd(.crashed, log: "")
    #expect(bug.diagnoses { _ in end }.map(\.code) == [.crashes])
  }

  @Test("Every bug says in whole sentences what is seen and which words do it")
  func sentences() {
    for bug in Gallery.bugs {
      #expect(bug.symptom.hasSuffix(".") && bug.cause.hasSuffix("."), "\(bug.id)")
      #expect(!bug.title.isEmpty && !bug.title.hasSuffix("."), "\(bug.id)")
      #expect(("02"..."16").contains(bug.exercise) && bug.exercise != "11", "\(bug.id)")
    }
    for variant in Gallery.variants {
      #expect(variant.unusual.hasSuffix(".") && !variant.title.hasSuffix("."), "\(variant.id)")
    }
  }

  @Test("A bug is found by its name")
  func lookUp() {
    #expect(Gallery.bug("view-image-not-background")?.intended == .wrongPictureSlot)
    #expect(Gallery.bug("no-such-bug") == nil)
  }

  @Test("A bug in the rules that is played has a game, any other has none")
  func games() {
    for bug in Gallery.bugs {
      guard let played = bug.played else { continue }
      #expect((played.makeGame != nil) == (bug.layer == .model), "\(bug.id)")
    }
  }

  @Test("The table of every bug of the lesson's game is M12 with the rest of the pack below")
  func table() {
    for played in Gallery.bugs.compactMap(\.played) {
      #expect(played.game.cards.map(\.face) == Deck.m12.cards)
      #expect(played.game.pack.count == 52 && Set(played.game.pack).count == 52)
    }
  }
}
