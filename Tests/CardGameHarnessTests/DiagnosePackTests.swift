import CardGameHarness
import CardGameModel
import Testing

@Suite("Cards of a pack")
struct DiagnosePackTests {
  let pack = Deck.standard.cards

  func codes(_ cards: [PlayingCard], isOrdered: Bool = false) -> [DiagnosisCode] {
    diagnose(pack: cards, against: pack, isOrdered: isOrdered).map(\.code)
  }

  @Test("The standard pack is right, in any order unless the order counts")
  func right() {
    #expect(codes(pack).isEmpty)
    #expect(codes(pack.reversed()).isEmpty)
    #expect(codes(pack, isOrdered: true).isEmpty)
    #expect(codes(pack.reversed(), isOrdered: true) == [.packInAnotherOrder])
  }

  @Test("A loop that ends one rank early is told by the rank that is missing")
  func noKings() throws {
    let cards = pack.filter { $0.rank != .king }
    let diagnosis = try #require(diagnose(pack: cards, against: pack).first)
    #expect(diagnosis.code == .rankOrSuitMissing)
    #expect(
      diagnosis.headline == "The pack has 48 cards instead of 52: every king is missing.")
  }

  @Test("A suit that is missing is named")
  func noClubs() throws {
    let cards = pack.filter { $0.suit != .clubs }
    let diagnosis = try #require(diagnose(pack: cards, against: pack).first)
    #expect(diagnosis.headline == "The pack has 39 cards instead of 52: all clubs are missing.")
  }

  @Test("Ranks walked beside suits give four cards, or thirteen")
  func sideBySide() {
    let four = zip(Rank.allCases, Suit.allCases).map { PlayingCard($0, of: $1) }
    let thirteen = Rank.allCases.map { PlayingCard($0, of: Suit.allCases[$0.rawValue % 4]) }
    #expect(codes(four) == [.ranksBesideSuits])
    #expect(codes(thirteen) == [.ranksBesideSuits])
  }

  @Test("A smaller pack is told as the whole one is")
  func smallPack() throws {
    let ranks = [Rank.seven, .eight, .nine]
    let suits = [Suit.spades, .clubs]
    let small = suits.flatMap { suit in ranks.map { PlayingCard($0, of: suit) } }
    let noNines = diagnose(pack: small.filter { $0.rank != .nine }, against: small)
    #expect(noNines[0].headline == "The pack has 4 cards instead of 6: every nine is missing.")
    let beside = zip(ranks, suits).map { PlayingCard($0, of: $1) }
    #expect(diagnose(pack: beside, against: small).map(\.code) == [.ranksBesideSuits])
  }

  @Test("A pack that comes rank by rank is told as that, and any other order as it is")
  func order() throws {
    let byRank = Rank.allCases.flatMap { rank in Suit.allCases.map { PlayingCard(rank, of: $0) } }
    let loops = try #require(diagnose(pack: byRank, against: pack, isOrdered: true).first)
    #expect(loops.code == .packInAnotherOrder)
    #expect(loops.headline.hasSuffix("They come rank by rank, and not suit by suit."))
    let turned = try #require(diagnose(pack: pack.reversed(), against: pack, isOrdered: true).first)
    #expect(turned.headline.hasSuffix("card 0 is K♣ and should be A♠."))
  }

  @Test("Doubled, missing and unknown cards are named")
  func others() {
    #expect(codes([]) == [.packEmpty])
    #expect(codes(pack + [pack[0]]) == [.doubledCards])
    #expect(codes([pack[0]] + pack.dropFirst(2) + [pack[0]]) == [.doubledCards])
    #expect(codes(Array(pack.dropFirst(7))) == [.cardsMissing])
    let six = Array(pack.prefix(6))
    #expect(diagnose(pack: Array(pack.prefix(7)), against: six).map(\.code) == [.phantomCards])
  }
}
