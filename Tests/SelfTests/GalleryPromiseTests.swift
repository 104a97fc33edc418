import CardGameBugs
import CardGameHarness
import CardGameTesting
import CardGameViews

@Suite("The kit tells right from wrong")
struct GalleryPromiseTests {
  @Test(
    "Every mistake of the gallery is named by its own diagnosis",
    arguments: CardGameBugs.Bug.Layer.allCases)
  func named(layer: CardGameBugs.Bug.Layer) {
    for bug in Gallery.bugs where bug.layer == layer {
      #expect(bug.diagnoses(recording: .changes).map(\.code) == [bug.intended], "\(bug.id)")
    }
  }

  @Test("Nothing is said of a correct controller", arguments: Gallery.variants.map(\.id))
  func silent(id: String) throws {
    let variant = try #require(Gallery.variants.first { $0.id == id })
    for seed in UInt64(0)..<100 {
      let diagnoses = variant.diagnoses(inRandomGame: seed)
      #expect(diagnoses.isEmpty, "seed \(seed): \(diagnoses.first?.report ?? "")")
    }
  }
}
