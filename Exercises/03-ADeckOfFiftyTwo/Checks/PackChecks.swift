import CardGameHarness
import CardGameModel
import CardGameTesting

@testable import Exercise03

/// What your two functions must do, in the order in which they are best written.
///
/// Each check begins by running your code in a process of its own, so that a crash there takes no
/// other check with it.
@Suite("03 A deck of fifty-two", .exercise("03", file: "Pack.swift"), .serialized)
struct PackChecks {
  @Test("A pack has each of its ranks in each of its suits, once")
  func eachWithEach() async {
    let survived = await #expect(
      processExitsWith: .success, "makePack(ranks:suits:) crashed for one of several packs."
    ) {
      for parts in Parts.many { _ = makePack(ranks: parts.ranks, suits: parts.suits) }
    }
    guard survived != nil else { return }
    for parts in Parts.many {
      let cards = makePack(ranks: parts.ranks, suits: parts.suits)
      let diagnoses = diagnose(pack: cards, against: parts.pack)
      report(diagnoses)
      if !diagnoses.isEmpty { return }
    }
  }

  @Test("The cards of a pack come suit by suit, in the order of the ranks")
  func order() async {
    let survived = await #expect(
      processExitsWith: .success, "makePack(ranks:suits:) crashed for one of several packs."
    ) {
      for parts in Parts.many { _ = makePack(ranks: parts.ranks, suits: parts.suits) }
    }
    guard survived != nil else { return }
    let packs = Parts.many.map { parts in
      (cards: makePack(ranks: parts.ranks, suits: parts.suits), right: parts.pack)
    }
    guard packs.contains(where: { !$0.cards.isEmpty }) else {
      report(diagnose(pack: [], against: packs[0].right))
      return
    }
    for (cards, right) in packs {
      // A card that is missing, or too many, is told by the check above: here the order counts.
      let found = cards.filter { right.contains($0) }
      let wanted = right.filter { cards.contains($0) }
      guard found.count == wanted.count else { continue }
      let diagnoses = diagnose(pack: found, against: wanted, isOrdered: true)
      report(diagnoses)
      if !diagnoses.isEmpty { return }
    }
  }

  @Test("Without ranks, or without suits, a pack has no cards")
  func nothing() async {
    let survived = await #expect(
      processExitsWith: .success,
      """
      makePack(ranks:suits:) crashed for a list without anything in it. There is no [0] in such a \
      list, and no range 0...-1. for rank in ranks { … } goes through none and is content.
      """
    ) {
      for parts in Parts.nothing { _ = makePack(ranks: parts.ranks, suits: parts.suits) }
    }
    guard survived != nil else { return }
    for parts in Parts.nothing {
      report(diagnose(pack: makePack(ranks: parts.ranks, suits: parts.suits), against: []))
    }
  }

  @Test("The standard pack has fifty-two different cards")
  func standard() async {
    let survived = await #expect(processExitsWith: .success, "makeStandardPack() crashed.") {
      _ = makeStandardPack()
    }
    guard survived != nil else { return }
    report(diagnose(pack: makeStandardPack(), against: Deck.standard.cards))
  }
}
