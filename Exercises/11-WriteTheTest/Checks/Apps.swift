import CardGameBugs
import CardGameControllers
import CardGameModel
import CardGameTesting

extension GradedApp {
  /// The kit's own app.
  static let right = GradedApp("the kit's own") {
    AppUnderTest(pack: pack) { MatchingGameController(table: $0, makeDeck: $1) }
  }

  /// Three apps that do the same and look otherwise.
  static let unusual = ["other-pictures", "minus-sign", "custom-back-in-front"].map { id in
    let variant = Gallery.variants.first { $0.id == id }!
    return GradedApp("one whose author did it otherwise: \(variant.title)") {
      AppUnderTest(pack: pack, buttonType: variant.buttonType, updatesFirst: variant.updatesFirst) {
        variant.makeController($0, 2, $1)
      }
    }
  }

  /// An app with a mistake of the gallery.
  static func mistaken(_ id: String, _ part: String) -> GradedApp {
    let bug = Gallery.bugs.first { $0.id == id }!
    let played = bug.played!
    return GradedApp(part, mistake: bug.title) {
      AppUnderTest(pack: pack, buttonType: played.buttonType, updatesFirst: played.updatesFirst) {
        played.makeController($0, played.game, $1)
      }
    }
  }

  /// The cards of the lesson's table, with the rest of the pack below.
  private static let pack =
    Deck.m12.cards + Deck.standard.cards.filter { !Deck.m12.cards.contains($0) }
}
