import CardGameHarness
import CardGameModel

extension Bug {
  /// Cards with the wrong titles, or that are read or compared wrongly; a new one is an entry.
  static let ofCards: [Bug] = [
    Bug(
      id: "card-number-for-letter", title: "Jacks are called 11",
      symptom: "Titles read 11♥ and 1♠.", cause: "The rank's number is put into the title.",
      intended: .titleNumberForLetter, titleOf: { "\($0.rank.rawValue)\($0.suit.symbol)" }),
    Bug(
      id: "card-suit-first", title: "The suit stands first", symptom: "Titles read ♥J.",
      cause: "The two parts of the title are put together in the wrong order.",
      intended: .titleSuitFirst, titleOf: { $0.suit.symbol + $0.rank.symbol }),
    Bug(
      id: "card-names-from-zero", title: "Every card has the name of the next rank",
      symptom: "The ace is called 2, and the king has no name.",
      cause: "The list of names is counted from 0, and the ranks from 1.",
      intended: .titleOneRankOff,
      titleOf: { card in
        let names = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
        let index = card.rank.rawValue
        return (names.indices.contains(index) ? names[index] : "?") + card.suit.symbol
      }),
    Bug(
      id: "card-suit-missing", title: "The suit is missing", symptom: "Titles read J and 10.",
      cause: "Only the rank is put into the title.", intended: .titlePartMissing,
      titleOf: { $0.rank.symbol }),
    Bug(
      id: "card-t-for-ten", title: "Tens are called T", symptom: "The title of a ten is T♥.",
      cause: "The names of ranks are all given one letter.", intended: .titleInAnotherForm,
      titleOf: { ($0.rank == .ten ? "T" : $0.rank.symbol) + $0.suit.symbol }),
    Bug(
      id: "card-optional-title", title: "The title says that it is optional",
      symptom: "Titles read Optional(\"J\")♥.",
      cause: "An optional is put into the text without being unwrapped.",
      intended: .titleOfOptional,
      titleOf: { "\(String(describing: Optional($0.rank.symbol)))\($0.suit.symbol)" }),
    Bug(
      id: "card-constant-title", title: "Every card has the same title",
      symptom: "All cards are called A♠.",
      cause: "The title is a constant of the type, and not made of the card.",
      intended: .titleAlwaysTheSame, titleOf: { _ in "A♠" }),
    Bug(
      id: "card-ten-refused", title: "There are no tens",
      symptom: "No card can be made of the title 10♥.",
      cause: "A title must have two characters, and that of a ten has three.", exercise: "02",
      intended: .cardRefused,
      specimen: Examination("read every card of the pack") { _ in
        let pack = Deck.standard.cards
        return diagnose(refused: pack.filter { $0.title.count != 2 }, of: pack)
      }),
    Bug(
      id: "card-rank-fourteen", title: "A card is made of anything",
      symptom: "Cards appear that no pack has.",
      cause: "The rank is not looked at before the card is made.", exercise: "02",
      intended: .nonsenseAccepted,
      specimen: Examination("make a card of the rank 14") { _ in
        let isMade = { (rank: Int) in rank > 0 }
        return diagnose(
          accepted: isMade(14) ? [(what: "rank 14 of ♥", why: "the king, 13, is the last")] : [])
      }),
    Bug(
      id: "card-first-letter-only", title: "Only the first letter is read",
      symptom: "10♥ comes back as another card.",
      cause: "The rank is taken from the first character of the title.", exercise: "02",
      intended: .readAsAnother,
      specimen: Examination("read every card of the pack") { _ in
        diagnoseReading(of: Deck.standard.cards) { card, title in
          let names = ["1": Rank.ace]
          let rank =
            names[String(title.prefix(1))]
            ?? Rank.allCases.first { $0.symbol == String(title.prefix(1)) }
          let suit = Suit.allCases.first { $0.symbol == String(title.suffix(1)) }
          guard let rank, let suit else { return nil }
          return PlayingCard(rank, of: suit) == card
        }
      }),
    Bug(
      id: "card-equal-by-rank", title: "Cards of one rank are equal",
      symptom: "A♠ and A♥ are taken for the same card.",
      cause: "Only the ranks are compared.", exercise: "02", intended: .equalityWrong,
      specimen: Examination("compare each card with each") { _ in
        diagnoseEquality(of: Deck.standard.cards) { $0.rank == $1.rank }
      }),
    Bug(
      id: "score-pairs-twice", title: "Every pair is counted twice",
      symptom: "Two aces earn 8 points instead of 4.",
      cause: "Both loops run over all cards, so that each pair is found once each way.",
      exercise: "05", intended: .pairsCountedWrongly,
      specimen: Examination("judge hands of two to four cards") { _ in
        diagnosePoints(of: { cards in
          var points = 0
          for card in cards {
            for other in cards where other != card {
              points += RankOrSuitRule().points(for: [card, other])
            }
          }
          return points
        })
      }),
    Bug(
      id: "hist-three-by-touched-only", title: "Cards are compared with the touched one only",
      symptom: "Three cards score by which of them is touched last.",
      cause: "Only the pairs with the touched card are compared.", exercise: "13",
      intended: .orderMatters,
      specimen: Examination("touch 3, 5 and 7 in all six orders") { _ in
        let game = LessonGame.onFullPack(matching: 3)
        let state = GameState(
          cardCount: game.cards.count, deck: Deck(game.pack), cardsToMatch: 3)
        return diagnoseOrder(
          ofTouching: [3, 5, 7], in: SelfVersusOthersOnlyGame(state: state))
      }),
  ]

  private init(
    id: String, title: String, symptom: String, cause: String, intended: DiagnosisCode,
    titleOf: @escaping @Sendable (PlayingCard) -> String
  ) {
    self.init(
      id: id, title: title, symptom: symptom, cause: cause, exercise: "02", intended: intended,
      specimen: Examination("make the titles of all cards") { _ in
        diagnose(titles: Deck.standard.cards.map { (card: $0, title: titleOf($0)) })
      })
  }
}
