import CardGameBugs
import CardGameHarness
import Testing

@Suite("Every correct variant")
struct VariantTests {
  @Test("raises nothing in a hundred random games", arguments: Gallery.variants.map(\.id))
  func clean(id: String) throws {
    let variant = try #require(Gallery.variants.first { $0.id == id })
    for seed in UInt64(0)..<100 {
      let diagnoses = variant.diagnoses(inRandomGame: seed)
      #expect(diagnoses.isEmpty, "seed \(seed): \(diagnoses.first?.report ?? "")")
    }
  }
}
