public import CardGameModel

extension DiagnosisCode {
  /// A deck gives no card though it has some.
  public static let drawGivesNothing = DiagnosisCode("draw-gives-nothing")

  /// A card that was drawn is still in the deck.
  public static let drawLeavesCardIn = DiagnosisCode("draw-leaves-card-in")

  /// Another card leaves the deck than the one that is given.
  public static let drawRemovesAnother = DiagnosisCode("draw-removes-another")

  /// All cards that are equal to the one that is given leave the deck.
  public static let drawRemovesEveryEqual = DiagnosisCode("draw-removes-every-equal")

  /// Cards are drawn from the wrong end.
  public static let drawFromWrongEnd = DiagnosisCode("draw-from-wrong-end")

  /// A deck still gives cards when all have been drawn.
  public static let drawFromEmptyGivesCard = DiagnosisCode("draw-from-empty-gives-card")

  /// A deck ends before all of its cards were drawn.
  public static let drawEndsEarly = DiagnosisCode("draw-ends-early")

  /// A deck says that it is empty when it is not, or the other way round.
  public static let emptinessWrong = DiagnosisCode("emptiness-wrong")

  /// Drawing from a deck without cards crashes.
  public static let drawFromEmptyCrashes = DiagnosisCode("draw-from-empty-crashes")

  /// A deck's count is not the number of its cards.
  public static let countWrong = DiagnosisCode("count-wrong")

  /// Drawing at random takes no account of the generator.
  public static let generatorNotUsed = DiagnosisCode("generator-not-used")

  /// Drawing at random never gives some of the cards first.
  public static let neverDrawnFirst = DiagnosisCode("never-drawn-first")

  /// Drawing at random gives some cards first much more often than others.
  public static let drawUnfair = DiagnosisCode("draw-unfair")
}

/// Draws every card of a deck and names what is wrong with how it gives them.
///
/// ```swift
/// let diagnoses = diagnoseDrawing(
///   from: Deck.standard, pack: Deck.standard.cards, draw: { $0.draw() }, count: { $0.count })
/// print(diagnoses.isEmpty)
/// // true
/// ```
///
/// - Parameters:
///   - deck: The deck under test, full.
///   - pack: The cards that it holds, the topmost first.
///   - past: What was done before, to be said of the cards, as in "that were shuffled".
///   - isOrdered: Whether cards must come in the order of the pack.
///   - goesBeyondEnd: Whether to draw twice more when none is left.
///   - draw: Draws a card.
///   - count: Tells how many cards are left.
///   - isEmpty: Tells whether none is left; without it, nobody is asked.
///   - journal: Is told of each draw before it is made.
/// - Returns: The first mistake, or none.
/// - Complexity: O(n) draws in the number of cards.
public func diagnoseDrawing<Deck, Face: CardFace>(
  from deck: Deck, pack: [Face], past: String? = nil, isOrdered: Bool = true,
  goesBeyondEnd: Bool = true, draw: (inout Deck) -> Face?, count: (Deck) -> Int,
  isEmpty: (Deck) -> Bool? = { _ in nil }, journal: Journal = { _ in }
) -> [Diagnosis] {
  var deck = deck
  var drawn: [Face] = []
  func diagnosis(_ code: DiagnosisCode, _ what: String, _ advice: String) -> [Diagnosis] {
    [
      Diagnosis(
        code: code,
        headline: "At draw \(drawn.count) of a deck of \(pack.count) cards"
          + (past.map { " " + $0 } ?? "") + ", " + what,
        reason: "Drawing takes one card out of the deck and gives that card, until none is left.",
        advice: advice)
    ]
  }
  let copies = pack.reduce(into: [Face: Int]()) { $0[$1, default: 0] += 1 }
  var given: [Face: Int] = [:]
  func isTwice(_ card: Face) -> Bool { copies[card, default: 0] > 1 }
  func countLeft() -> Int { asking("the count of the deck") { count(deck) } }
  func emptiness() -> [Diagnosis] {
    let left = pack.count - drawn.count
    let saysEmpty = asking("whether the deck is empty, with \(left) left") { isEmpty(deck) }
    guard let saysEmpty, saysEmpty != (left == 0) else { return [] }
    return diagnosis(
      .emptinessWrong,
      "the deck says that it is \(saysEmpty ? "" : "not ")empty, and \(left) "
        + "\(left == 1 ? "card is" : "cards are") left.",
      "var isEmpty: Bool { cards.isEmpty }  // ask the cards that are left; keep no list beside them"
    )
  }
  for left in pack.indices.reversed() {
    let saysEmpty = drawn.isEmpty ? emptiness() : []
    guard saysEmpty.isEmpty else { return saysEmpty }
    let card = asking(.drawing(drawn.count + 1, of: pack.count), journal) { draw(&deck) }
    guard let card else {
      let first = drawn.isEmpty
      drawn.append(pack[0])
      return diagnosis(
        first ? .drawGivesNothing : .drawEndsEarly,
        "nothing is given though \(left + 1) \(left == 0 ? "card is" : "cards are") left.",
        "guard !cards.isEmpty else { return nil }")
    }
    drawn.append(card)
    given[card, default: 0] += 1
    guard let number = copies[card] else {
      return diagnosis(
        .phantomCards, "\(card.title) is given, which was not in it.",
        "return a card of the deck")
    }
    if given[card, default: 0] > number {
      return diagnosis(
        .drawRemovesAnother,
        "\(card.title) is given "
          + (number == 1 ? "a second time" : "once more than it was in it")
          + ": another card leaves the deck.",
        "let card = cards.removeFirst()  // takes a card out and gives that one")
    }
    if isOrdered, card != pack[drawn.count - 1] {
      let isLast = card == pack[pack.count - drawn.count]
      return diagnosis(
        .drawFromWrongEnd,
        "\(card.title) is given and \(pack[drawn.count - 1].title) is on top"
          + (isLast ? ": cards are drawn from the bottom." : "."),
        "the top card is the first of the pack, and is drawn first")
    }
    let counted = countLeft()
    guard counted == left else {
      var seen = Set(drawn)
      let isStillIn =
        counted == left + 1
        && (0..<(2 * pack.count)).contains { _ in
          asking("drawing once more", { draw(&deck) }).map {
            !seen.insert($0).inserted && !isTwice($0)
          } ?? false
        }
      if isStillIn {
        return diagnosis(
          .drawLeavesCardIn, "\(card.title) is given and stays in the deck.",
          "let card = cards.removeFirst()  // takes a card out and gives that one")
      }
      if counted < left, isTwice(card) {
        return diagnosis(
          .drawRemovesEveryEqual,
          "\(card.title) is given and every card like it leaves the deck, not that one alone.",
          isOrdered
            ? "let card = cards.removeFirst()  // takes out the card at one place"
            : "let card = cards.remove(at: place)  // takes out the card at that place alone")
      }
      // Where no more can be drawn than is counted, the count is right, and cards are gone.
      func isSpent() -> Bool {
        pack.indices.prefix { _ in asking("drawing once more", { draw(&deck) }) != nil }.count
          <= counted
      }
      if counted < left, isSpent() {
        return diagnosis(
          .drawRemovesAnother,
          "\(card.title) is given and \(left - counted) more "
            + "\(left - counted == 1 ? "card leaves" : "cards leave") the deck with it.",
          "let card = cards.removeFirst()  // takes a card out and gives that one")
      }
      return diagnosis(
        .countWrong,
        "the count is \(counted) and \(left) \(left == 1 ? "card is" : "cards are") left.",
        "var count: Int { cards.count }  // ask the cards; keep no second number")
    }
    let saysEmptyNow = emptiness()
    guard saysEmptyNow.isEmpty else { return saysEmptyNow }
  }
  guard goesBeyondEnd else { return [] }
  drawn.append(contentsOf: pack.prefix(1))
  for _ in 0..<2 {
    let card = asking(.drawing(pack.count + 1, of: pack.count), journal) { draw(&deck) }
    if let card {
      return diagnosis(
        .drawFromEmptyGivesCard, "\(card.title) is given though the deck is empty.",
        "guard !cards.isEmpty else { return nil }")
    }
    guard countLeft() == 0 else {
      return diagnosis(
        .countWrong, "the empty deck's count has become \(countLeft()).",
        "guard !cards.isEmpty else { return nil }  // and change nothing")
    }
  }
  return []
}

/// Draws twice from a deck without cards and names what is wrong.
///
/// - Parameters:
///   - deck: The deck under test, without cards; one with cards is not looked at.
///   - draw: Draws a card.
///   - count: Tells how many cards are left.
/// - Returns: The mistake, or none.
public func diagnoseEmptyDrawing<Deck, Face: CardFace>(
  from deck: Deck, draw: (inout Deck) -> Face?, count: (Deck) -> Int
) -> [Diagnosis] {
  var deck = deck
  func countLeft() -> Int { asking("the count of a deck without cards") { count(deck) } }
  guard countLeft() == 0 else { return [] }
  func diagnosis(_ code: DiagnosisCode, _ headline: String) -> [Diagnosis] {
    [
      Diagnosis(
        code: code, headline: headline,
        reason: "A game asks for a card without counting first; where there is none it gets none.",
        advice: "guard !cards.isEmpty else { return nil }  // and change nothing")
    ]
  }
  for _ in 0..<2 {
    if let card = asking("drawing from a deck without cards", { draw(&deck) }) {
      return diagnosis(.drawFromEmptyGivesCard, "\(card.title) is drawn from a deck without cards.")
    }
    guard countLeft() == 0 else {
      return diagnosis(
        .countWrong, "Drawing from a deck without cards has made its count \(countLeft()).")
    }
  }
  return []
}

/// Draws at random from many decks and names what is wrong with how they give their cards.
///
/// For a few seeds every card is drawn. Then the first card of many decks is looked at, as
/// ``diagnoseFirstDraws(from:looking:draw:)`` does.
///
/// - Parameters:
///   - deck: The deck under test, full.
///   - pack: The cards that it holds, the topmost first.
///   - goesBeyondEnd: Whether to draw twice more when none is left.
///   - draw: Draws a card at random by a generator.
///   - count: Tells how many cards are left.
/// - Returns: The first mistake, or none.
/// - Complexity: O(n) draws in the number of cards.
public func diagnoseRandomDrawing<Deck, Face: CardFace>(
  from deck: Deck, pack: [Face], goesBeyondEnd: Bool = true,
  draw: (inout Deck, inout SeededGenerator) -> Face?, count: (Deck) -> Int
) -> [Diagnosis] {
  for seed in 0..<5 {
    var generator = SeededGenerator(seed: UInt64(seed))
    let wrong = diagnoseDrawing(
      from: deck, pack: pack, isOrdered: false, goesBeyondEnd: goesBeyondEnd,
      draw: { draw(&$0, &generator) }, count: count)
    if !wrong.isEmpty { return wrong }
  }
  return diagnoseFirstDraws(from: pack) { cards, generator in
    var deck = deck
    return draw(&deck, &generator)
  }
}

/// Draws the first card of many decks at random and names what is wrong with the chances.
///
/// With 40 seeds for each card, a fair deck leaves out one of n cards with a chance below n · e⁻⁴⁰.
/// How often each card comes first is compared with chance by Pearson's chi-squared test, with a bound
/// of 5 standard deviations: a fair deck is blamed with a chance of 3 in 10 million, and as the seeds
/// are fixed, always or never.
///
/// - Parameters:
///   - pack: The cards of the deck, the topmost first.
///   - ordinal: Which card it is that is drawn, "first" if it is not said.
///   - draw: Draws that card at random from a new deck of some cards, by a generator.
/// - Returns: The first mistake, or none.
/// - Complexity: O(n) draws in the number of cards.
public func diagnoseFirstDraws<Face: CardFace>(
  from pack: [Face], looking ordinal: String = "first",
  draw: ([Face], inout SeededGenerator) -> Face?
) -> [Diagnosis] {
  func first(_ seed: Int) -> Face? {
    var generator = SeededGenerator(seed: UInt64(seed))
    return asking("drawing the \(ordinal) of \(pack.count) cards by chance, with seed \(seed)") {
      draw(pack, &generator)
    }
  }
  func diagnosis(_ code: DiagnosisCode, _ headline: String, _ advice: String) -> [Diagnosis] {
    [
      Diagnosis(
        code: code, headline: headline,
        reason:
          "Drawn at random, every card has the same chance, and a seed always gives the same.",
        advice: advice)
    ]
  }
  let useGenerator = "let index = generator.number(below: cards.count)"
  if (0..<20).contains(where: { first($0) != first($0) }) {
    return diagnosis(
      .generatorNotUsed,
      "The same seed gives another card the second time: the chance does not come from the "
        + "generator that was passed in.", useGenerator)
  }
  let drawn = (0..<(40 * pack.count)).compactMap(first)
  let counts = drawn.reduce(into: [Face: Int]()) { $0[$1, default: 0] += 1 }
  guard let anyone = counts.first?.key else {
    return diagnosis(.drawGivesNothing, "No card is ever drawn at random.", useGenerator)
  }
  // A card that is twice in the pack is drawn twice as often.
  let copies = pack.reduce(into: [Face: Int]()) { $0[$1, default: 0] += 1 }
  var seen: Set<Face> = []
  let faces = pack.filter { seen.insert($0).inserted }
  func chance(of faces: [Face]) -> ChiSquared {
    let numbers = faces.map { Double(copies[$0] ?? 0) }
    let each = Double(drawn.count) / numbers.reduce(0, +)
    return ChiSquared(counts: faces.map { counts[$0] ?? 0 }, expected: numbers.map { $0 * each })
  }
  if counts.count == 1, faces.count > 1 {
    return diagnosis(
      .generatorNotUsed, "Every seed gives \(anyone.title) \(ordinal): the generator is not used.",
      useGenerator)
  }
  let never = faces.filter { counts[$0] == nil }
  guard never.isEmpty else {
    let others = faces.filter { $0 != never[0] }
    let areOthersFair =
      others.count > 1 && chance(of: others).deviation(freedom: others.count - 1) <= 5
    let isLast =
      never.count == 1 && (never[0] == pack.last || never[0] == pack.first) && areOthersFair
    return diagnosis(
      .neverDrawnFirst,
      "\(CardDifference.list(never)) \(never.count == 1 ? "is" : "are") never drawn \(ordinal)"
        + (isLast ? ": the random index stops one short of the end." : "."),
      "generator.number(below: cards.count)  // from 0 up to count - 1, all of them")
  }
  guard faces.count > 1, chance(of: faces).deviation(freedom: faces.count - 1) > 5 else {
    return []
  }
  func excess(_ face: Face) -> Int { (counts[face] ?? 0) - 40 * (copies[face] ?? 0) }
  let card = faces.max { excess($0) < excess($1) } ?? anyone
  return diagnosis(
    .drawUnfair,
    "\(card.title) is drawn \(ordinal) \(counts[card] ?? 0) times of \(drawn.count), where chance "
      + "gives about \(40 * (copies[card] ?? 0)).",
    "generator.number(below: cards.count)  // once, and each of them has the same chance")
}

extension Checkpoint {
  fileprivate static func drawing(_ number: Int, of count: Int) -> Checkpoint {
    Checkpoint(
      "drawing card \(number) of a deck of \(count) cards",
      crash: number > count ? .drawFromEmptyCrashes : .crashes,
      reason: "A game asks for a card without counting first; where there is none it gets none.",
      advice: "guard !cards.isEmpty else { return nil }")
  }
}
