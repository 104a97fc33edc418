import CardGameHarness
import CardGameModel
import Testing

@Suite("Making cards")
struct DiagnoseCardMakingTests {
  let pack = Deck.standard.cards

  @Test("Cards that are refused are named by what they have in common")
  func refused() throws {
    #expect(diagnose(refused: [], of: pack).isEmpty)
    let kings = try #require(diagnose(refused: pack.filter { $0.rank == .king }, of: pack).first)
    #expect(kings.code == .cardRefused)
    #expect(kings.headline == "There is no card for K♠ K♥ K♦ K♣: every king is refused.")
    let clubs = try #require(diagnose(refused: pack.filter { $0.suit == .clubs }, of: pack).first)
    #expect(clubs.headline.hasSuffix("and 5 more: all clubs are refused."))
    #expect(diagnose(refused: pack, of: pack)[0].headline.hasSuffix("every card is refused."))
  }

  @Test("Nonsense that is accepted is told with the reason why it is none")
  func accepted() throws {
    #expect(diagnose(accepted: []).isEmpty)
    let diagnosis = try #require(
      diagnose(accepted: [("rank 0", "the ace is 1"), ("rank 14", "the king is 13")]).first)
    #expect(diagnosis.code == .nonsenseAccepted)
    #expect(
      diagnosis.headline
        == "A card was made of rank 0, and there is none: the ace is 1. The same goes for rank 14.")
  }

  @Test("A title that cannot be read, or is read as another card, is named")
  func reading() {
    #expect(diagnoseReading(of: pack) { _, _ in true }.isEmpty)
    let refused = diagnoseReading(of: pack) { card, _ in card.rank == .ten ? nil : true }
    #expect(refused.map(\.code) == [.cardRefused])
    let another = diagnoseReading(of: pack) { _, title in title != "J♥" }
    #expect(another.map(\.code) == [.readAsAnother])
    #expect(
      another[0].headline == "\"J♥\" is read as another card than the jack of hearts.")
  }

  @Test("Titles that are all read one rank too low are told as that, whatever number makes no card")
  func oneRankOff() {
    func reading(_ ranks: @escaping (Rank) -> Int?) -> Diagnosis? {
      diagnoseReading(of: pack) { card, title in
        pack.first { $0.title == title }.flatMap { ranks($0.rank) }.flatMap(Rank.init).map {
          $0 == card.rank
        }
      }.first
    }
    let all = reading { $0.rawValue - 1 }
    #expect(all?.code == .readAsAnother)
    #expect(
      all?.headline.hasPrefix("\"2♠\" is read as the ace of spades, one rank too low.") == true)
    #expect(all?.headline.hasSuffix("\"A♠\" makes no card at all.") == true)
    let letters = reading { (2...10).contains($0.rawValue) ? $0.rawValue : $0.rawValue - 1 }
    #expect(letters?.headline.hasPrefix("\"J♠\" is read as the ten of spades") == true)
    let high = reading { $0.rawValue + 1 }
    #expect(
      high?.headline.hasPrefix("\"A♠\" is read as the two of spades, one rank too high") == true)
  }

  @Test("A half comparison of cards is named")
  func equality() throws {
    #expect(diagnoseEquality(of: pack, areEqual: ==).isEmpty)
    let rank = try #require(diagnoseEquality(of: pack) { $0.rank == $1.rank }.first)
    #expect(rank.code == .equalityWrong)
    #expect(rank.headline == "A♠ and A♥ are equal: only the rank is compared.")
    let never = try #require(diagnoseEquality(of: pack) { _, _ in false }.first)
    #expect(never.headline == "A♠ and A♠ are not equal: no two cards are ever equal.")
  }
}
