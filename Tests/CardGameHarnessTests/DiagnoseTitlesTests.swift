import CardGameHarness
import CardGameModel
import Testing

@Suite("Titles of cards")
struct DiagnoseTitlesTests {
  let pack = Deck.standard.cards

  func codes(_ title: (PlayingCard) -> String) -> [DiagnosisCode] {
    diagnose(titles: pack.map { (card: $0, title: title($0)) }).map(\.code)
  }

  @Test("Right titles pass, with and without a variation selector")
  func right() {
    #expect(codes { $0.title }.isEmpty)
    #expect(codes { $0.title + "\u{FE0F}" }.isEmpty)
    #expect(diagnose(titles: []).isEmpty)
  }

  @Test("A number for a letter is named, for one rank or for all")
  func numbers() {
    #expect(codes { "\($0.rank.rawValue)\($0.suit.symbol)" } == [.titleNumberForLetter])
    #expect(
      codes { $0.rank == .ace ? "1\($0.suit.symbol)" : $0.title } == [.titleNumberForLetter])
  }

  @Test("A suit that stands first is named, with letters and with numbers")
  func suitFirst() {
    #expect(codes { $0.suit.symbol + $0.rank.symbol } == [.titleSuitFirst])
    #expect(codes { "\($0.suit.symbol)\($0.rank.rawValue)" } == [.titleSuitFirst])
  }

  @Test("The rank of the next card, or of the one before, is named")
  func oneOff() {
    let names = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "?"]
    #expect(codes { names[$0.rank.rawValue] + $0.suit.symbol } == [.titleOneRankOff])
    let zero = ["?"] + names
    #expect(codes { zero[$0.rank.rawValue - 1] + $0.suit.symbol } == [.titleOneRankOff])
  }

  @Test("What is missing is named")
  func missing() {
    #expect(codes { $0.rank.symbol } == [.titlePartMissing])
    #expect(codes { $0.suit.symbol } == [.titlePartMissing])
    #expect(codes { _ in "" } == [.titlePartMissing])
  }

  @Test("Other ways to write a card are named")
  func spelling() {
    #expect(codes { $0.rank == .ten ? "T\($0.suit.symbol)" : $0.title } == [.titleInAnotherForm])
    #expect(codes { $0.title.lowercased() } == [.titleInAnotherForm])
    #expect(codes { $0.asciiTitle } == [.titleInAnotherForm])
    #expect(codes { $0.spokenName } == [.titleInAnotherForm])
    #expect(codes { "\($0.rank.symbol) \($0.suit.symbol)" } == [.titleInAnotherForm])
  }

  @Test("An optional that was not unwrapped, one title for all, and anything else are told")
  func others() {
    #expect(codes { "Optional(\"\($0.rank.symbol)\")\($0.suit.symbol)" } == [.titleOfOptional])
    #expect(codes { _ in "10♥" } == [.titleAlwaysTheSame])
    #expect(codes { _ in "joker \(Int.random(in: 1...9))" } == [.titleWrong])
  }

  @Test("The report leads with the first card that is wrong")
  func report() throws {
    let titles = [(card: PlayingCard(.jack, of: .hearts), title: "11♥")]
    let diagnosis = try #require(diagnose(titles: titles).first)
    #expect(
      diagnosis.headline
        == "The title of the jack of hearts is \"11♥\" and should be \"J♥\": the number of a rank "
        + "stands where a letter belongs.")
  }
}
