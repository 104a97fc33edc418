import CardGameHarness
import CardGameModel
import Testing

@Suite("The rule of Trios")
struct DiagnoseTriosTests {
  /// How many different values three cards have in each attribute.
  private func counts(_ cards: [TrioCard]) -> [Int] {
    TrioCard.Attribute.allCases.map { attribute in
      Set(cards.map { $0.value(of: attribute) }).count
    }
  }

  private func code(
    among areTrios: Bool, _ isTrio: ([Int]) -> Bool
  ) -> DiagnosisCode? {
    diagnoseTrios(among: areTrios) { isTrio(counts($0)) ? 1 : 0 }.first?.code
  }

  @Test("The right rule passes, and is asked about 1,080 trios and 84,240 others")
  func right() {
    var asked = [0, 0]
    for areTrios in [true, false] {
      let diagnoses = diagnoseTrios(among: areTrios) { cards in
        asked[areTrios ? 0 : 1] += 1
        return cards[0].isTrio(with: cards[1], cards[2]) ? 1 : 0
      }
      #expect(diagnoses.isEmpty)
    }
    #expect(asked == [1080, 84240])
  }

  @Test("A rule that leaves out an attribute is told which")
  func ignored() throws {
    let diagnosis = try #require(
      diagnoseTrios(among: false) { counts($0).prefix(3).allSatisfy { $0 != 2 } ? 1 : 0 }.first)
    #expect(diagnosis.code == .attributeIgnored)
    #expect(diagnosis.headline.hasSuffix("the colour is not looked at."))
  }

  @Test("Known mistakes have their own names")
  func known() {
    #expect(code(among: true) { $0.allSatisfy { $0 == 3 } } == .allAlikeRefused)
    #expect(code(among: false) { $0.contains { $0 != 2 } } == .oneAttributeEnough)
    #expect(code(among: true) { $0.allSatisfy { $0 == 1 } } == .wrongTrios)
    #expect(code(among: false) { _ in true } == .wrongTrios)
  }

  @Test("A rule that looks at neighbours only depends on the order")
  func order() {
    let byNeighbours = diagnoseTriosByOrder { cards in
      (cards[0].number == cards[1].number) == (cards[1].number == cards[2].number) ? 1 : 0
    }
    #expect(byNeighbours.map(\.code) == [.orderMatters])
    #expect(diagnoseTriosByOrder { $0[0].isTrio(with: $0[1], $0[2]) ? 1 : 0 }.isEmpty)
  }

  @Test("The kit's own reasons are right, and so are other words with the same names in them")
  func reasons() {
    let kit = diagnoseWhyNoTrio { $0[0].whyNoTrio(with: $0[1], $0[2])?.reasons ?? [] }
    let other = diagnoseWhyNoTrio { cards in
      zip(TrioCard.Attribute.allCases, counts(cards)).filter { $0.1 == 2 }
        .map { "Not this \($0.0.rawValue)!" }
    }
    #expect(kit.isEmpty && other.isEmpty)
  }

  @Test("The colour may be named as it is in code")
  func nameInCode() {
    let american = diagnoseWhyNoTrio { cards in
      zip(TrioCard.Attribute.allCases, counts(cards)).filter { $0.1 == 2 }.map { "\($0.0) differs" }
    }
    #expect(
      "\(TrioCard.Attribute.color) and \(TrioCard.Attribute.color.rawValue)" == "color and colour")
    #expect(american.isEmpty)
  }

  @Test("A missing reason and one too many are told")
  func wrongReasons() {
    let first = diagnoseWhyNoTrio { cards in
      (cards[0].whyNoTrio(with: cards[1], cards[2])?.reasons ?? []).prefix(1).map(\.self)
    }
    let all = diagnoseWhyNoTrio { _ in TrioCard.Attribute.allCases.map(\.rawValue) }
    #expect(first.map(\.code) == [.wrongReasons] && all.map(\.code) == [.wrongReasons])
  }

  @Test("A name may stand in a longer word, and in capitals")
  func longerWords() {
    let plural = diagnoseWhyNoTrio { cards in
      zip(TrioCard.Attribute.allCases, counts(cards)).filter { $0.1 == 2 }
        .map { "TWO \($0.0.rawValue.uppercased())S" }
    }
    #expect(plural.isEmpty)
  }

  @Test("A reason that is given of a trio is told")
  func reasonOfATrio() throws {
    let always = diagnoseWhyNoTrio { cards in
      let reasons = cards[0].whyNoTrio(with: cards[1], cards[2])?.reasons ?? []
      return reasons.isEmpty ? ["the colour"] : reasons
    }
    let headline = try #require(always.first).headline
    #expect(headline.hasSuffix("are a trio, and yet a reason is given why they are none."))
  }

  @Test("Reasons that depend on the order of the cards are told so")
  func reasonsByOrder() throws {
    let byNeighbours = diagnoseWhyNoTrio { cards in
      TrioCard.Attribute.allCases.filter { attribute in
        let values = cards.map { $0.value(of: attribute) }
        return attribute == .number
          ? (values[0] == values[1]) != (values[1] == values[2]) : Set(values).count == 2
      }.map(\.rawValue)
    }
    let headline = try #require(byNeighbours.first).headline
    #expect(headline.hasSuffix("the order must make no difference."))
  }
}
