import CardGameHarness
import CardGameModel

extension Bug {
  /// Mistakes in the rule of Trios, asked of all 85,320 sets of three cards; a new one is an entry.
  static let ofTrioRule: [Bug] = [
    Bug(
      id: "rule-trio-any-equal", title: "One attribute is enough for a trio",
      symptom: "Almost any three cards match.",
      cause: "The four attributes are joined by or instead of and.",
      intended: .attributesJoinedByOr
    ) { first, second, third in
      TrioCard.Attribute.allCases.contains { isRight($0, first, second, third) }
    },
    Bug(
      id: "rule-trio-self-compare", title: "Each attribute is compared with itself",
      symptom: "Any three cards match.",
      cause: "The same card stands on both sides of each comparison.",
      intended: .everyTrioAccepted
    ) { first, second, third in
      let cards = [first, second, third]
      return cards.allSatisfy { card in
        let other = card
        return card.number == other.number && card.shape == other.shape
          && card.shading == other.shading && card.color == other.color
      }
    },
    Bug(
      id: "rule-trio-stub-true", title: "A line for trying stands above the rule",
      symptom: "Any three cards match.",
      cause: "\"return true\" was left above the real rule, which is never reached.",
      intended: .everyTrioAccepted
    ) { _, _, _ in true },
    Bug(
      id: "rule-trio-color-forgotten", title: "The colour is not looked at",
      symptom: "Three cards match of which two are red and one is green.",
      cause: "One of the four comparisons was forgotten.", intended: .attributeForgotten
    ) { first, second, third in
      [.number, .shape, .shading].allSatisfy { isRight($0, first, second, third) }
    },
    Bug(
      id: "rule-trio-never", title: "Nothing is a trio",
      symptom: "No three cards ever match.",
      cause: "Each attribute is to be all alike and all different at once.",
      intended: .noTrioAccepted
    ) { first, second, third in
      let (a, b, c) = (first.number, second.number, third.number)
      return a == b && b == c && a != b
    },
    Bug(
      id: "rule-trio-ends-not-compared", title: "The first card is not compared with the last",
      symptom: "Whether three cards match depends on the order in which they are chosen.",
      cause: "\"All different\" asks only whether neighbours differ.", intended: .orderMatters
    ) { first, second, third in
      TrioCard.Attribute.allCases.allSatisfy { attribute in
        let (a, b, c) = (
          first.value(of: attribute), second.value(of: attribute), third.value(of: attribute)
        )
        return a == b && b == c || a != b && b != c
      }
    },
  ]

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    isTrio: @escaping @Sendable (TrioCard, TrioCard, TrioCard) -> Bool
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, exercise: "14", intended: intended,
      specimen: Examination("judge all 85,320 sets of three cards") { _ in
        diagnoseTrioRule(isTrio)
      })
  }

  private static func isRight(
    _ attribute: TrioCard.Attribute, _ first: TrioCard, _ second: TrioCard, _ third: TrioCard
  ) -> Bool {
    let (a, b, c) = (
      first.value(of: attribute), second.value(of: attribute), third.value(of: attribute)
    )
    return a == b && b == c || a != b && b != c && a != c
  }
}
