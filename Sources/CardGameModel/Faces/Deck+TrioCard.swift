extension Deck where Face == TrioCard {
  /// The eighty-one cards of Trios, one for each way to choose the four values, `1111` on top.
  public static var trios: Deck {
    Deck(
      TrioCard.Number.allCases.flatMap { number in
        TrioCard.Shape.allCases.flatMap { shape in
          TrioCard.Shading.allCases.flatMap { shading in
            TrioCard.Color.allCases.map { TrioCard(number, shape, shading, $0) }
          }
        }
      })
  }
}
