import CardGameHarness
import CardGameModel

extension Bug {
  /// Mistakes in the rule of Trios, asked of all 85,320 sets of three cards; a new one is an entry.
  static let ofTrioRule: [Bug] = [
    Bug(
      id: "rule-trio-any-equal", title: "One attribute is enough for a trio",
      symptom: "Almost any three cards match.",
      cause: "The four attributes are joined by or instead of and.",
      intended: .oneAttributeEnough
    ) { first, second, third in
      TrioCard.Attribute.allCases.contains { isRight($0, first, second, third) }
    },
    Bug(
      id: "rule-trio-self-compare", title: "Each attribute is compared with itself",
      symptom: "Any three cards match.",
      cause: "The same card stands on both sides of each comparison.",
      intended: .wrongTrios
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
      intended: .wrongTrios
    ) { _, _, _ in true },
    Bug(
      id: "rule-trio-colour-forgotten", title: "The colour is not looked at",
      symptom: "Three cards match of which two are red and one is green.",
      cause: "One of the four comparisons was forgotten.", intended: .attributeIgnored
    ) { first, second, third in
      [.number, .shape, .shading].allSatisfy { isRight($0, first, second, third) }
    },
    Bug(
      id: "rule-trio-never", title: "Nothing is a trio",
      symptom: "No three cards ever match.",
      cause: "Each attribute is to be all alike and all different at once.",
      intended: .wrongTrios
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
    Bug(
      id: "rule-trio-all-alike-refused", title: "Only three different values will do",
      symptom: "Three red cards are never a trio.",
      cause: "It is asked whether all three differ, and \"or all are alike\" is forgotten.",
      intended: .allAlikeRefused
    ) { first, second, third in
      TrioCard.Attribute.allCases.allSatisfy { attribute in
        Set([first, second, third].map { $0.value(of: attribute) }).count == 3
      }
    },
    Bug(
      id: "rule-trio-first-reason-only", title: "Only the first reason is told",
      symptom: "Who mends what was named is told that something else is wrong.",
      cause: "The loop over the attributes returns at the first that is wrong.", exercise: "15",
      intended: .wrongReasons,
      specimen: Examination("ask why some hundred cards are no trio") { _ in
        diagnoseWhyNoTrio { cards in
          let why = cards[0].whyNoTrio(with: cards[1], cards[2])
          return Array((why?.reasons ?? []).prefix(1))
        }
      }),
  ]

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    isTrio: @escaping @Sendable (TrioCard, TrioCard, TrioCard) -> Bool
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, exercise: "15", intended: intended,
      specimen: Examination("judge all 85,320 sets of three cards") { _ in
        let points = { (cards: [TrioCard]) in isTrio(cards[0], cards[1], cards[2]) ? 1 : 0 }
        let byOrder = diagnoseTriosByOrder(points: points)
        guard byOrder.isEmpty else { return byOrder }
        let others = diagnoseTrios(among: false, points: points)
        return others.isEmpty ? diagnoseTrios(among: true, points: points) : others
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
