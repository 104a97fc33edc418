public import CardGameModel
import CardGameViews

/// A rule for a game of one's own: the subject is the game as it is dealt.
///
/// ```swift
/// @Test(arguments: GameRule<MyGame>.all)
/// func game(rule: GameRule<MyGame>) throws { expectRule(rule, of: try MyGame(.standard)) }
/// ```
public typealias GameRule<Game: CardGame> = ConformanceRule<Game>

extension ConformanceRule where Subject: CardGame {
  /// What every game must do, whatever its rules are.
  ///
  /// Most are asked of some hundred tables that are reached by moves at random.
  public static var all: [GameRule<Subject>] {
    [
      // The first of all: what a game keeps outside itself changes at the first choices that are made.
      GameRule(
        DiagnosisCode("game-not-repeatable"), "The same moves lead to the same game",
        reason: "Undo, replay and every test rest on it.",
        advice: "Take chance from a seed that is part of the game, and keep nothing outside it."
      ) { game in
        let (first, second) = (GameWalk(game), GameWalk(game))
        guard
          let place = zip(first.steps, second.steps).enumerated().first(where: {
            $1.0.after.differs(from: $1.1.after) || $1.0.outcome != $1.1.outcome
          })
        else { return nil }
        return "\(place.element.0.words) leads to another game the second time."
      },
      GameRule(
        DiagnosisCode("game-index-not-ignored"), "An index that is not on the table is ignored",
        reason: "A game may be asked about any index, and must neither crash nor change.",
        advice: "guard cards.indices.contains(index) else { return .ignored }"
      ) { game in
        for state in GameWalk(game).states {
          for index in [-1, state.cards.count, state.cards.count + 7] {
            var copy = state
            let outcome = copy.chooseCard(at: index)
            if outcome != .ignored || copy.differs(from: state) {
              return "Choosing index \(index) of \(state.cards.count) cards gives \(outcome)"
                + (copy.differs(from: state) ? ", and changes the game." : ".")
            }
            if state.canChooseCard(at: index) {
              return "canChooseCard(at: \(index)) is true of \(state.cards.count) cards."
            }
          }
        }
        return nil
      },
      GameRule(
        DiagnosisCode("game-outcome-untrue"), "A choice is ignored exactly when it changes nothing",
        reason:
          "A controller tells a person what came of a touch, and has only the outcome to go by.",
        advice: "Return .ignored before anything is changed, and something else afterwards."
      ) { game in
        GameWalk(game).firstStep { step in
          guard (step.outcome == .ignored) == step.before.differs(from: step.after) else {
            return nil
          }
          return step.outcome == .ignored
            ? "\(step.words) is ignored and changes the game."
            : "\(step.words) gives \(step.outcome) and changes nothing."
        }
      },
      GameRule(
        DiagnosisCode("game-can-choose-untrue"),
        "canChooseCard(at:) says beforehand whether a choice is ignored",
        reason: "A controller enables the buttons of those cards that can be chosen.",
        advice: "Leave canChooseCard(at:) out: the protocol tries the choice in a copy."
      ) { game in
        for state in GameWalk(game).states {
          for index in state.cards.indices {
            var copy = state
            let isIgnored = copy.chooseCard(at: index) == .ignored
            if state.canChooseCard(at: index) == isIgnored {
              return "canChooseCard(at: \(index)) is \(isIgnored), and the choice is "
                + (isIgnored ? "ignored." : "not ignored.")
            }
          }
        }
        return nil
      },
      GameRule(
        DiagnosisCode("game-more-untrue"),
        "canDealMore says beforehand whether asking for more is ignored",
        reason: "A controller enables its button for more cards by it.",
        advice: "Leave canDealMore out: the protocol tries it in a copy."
      ) { game in
        for state in GameWalk(game).states {
          var copy = state
          let isIgnored = copy.dealMore() == .ignored
          if state.canDealMore == isIgnored {
            return "canDealMore is \(!isIgnored ? "false" : "true"), and dealMore() is "
              + (isIgnored ? "ignored." : "not ignored.")
          }
          if isIgnored, copy != state { return "dealMore() is ignored and changes the game." }
        }
        return nil
      },
      GameRule(
        DiagnosisCode("game-table-too-large"), "No more cards lie there than maximumCardCount",
        reason: "A view has so many buttons; for a card beyond them there is none.",
        advice: "Return the largest number that can ever lie there."
      ) { game in
        GameWalk(game).states.first { $0.cards.count > $0.maximumCardCount }.map {
          "\($0.cards.count) cards lie there, and maximumCardCount is \($0.maximumCardCount)."
        }
      },
      GameRule(
        DiagnosisCode("game-pack-untrue"),
        "The pack stays as it was dealt, and has every card on the table",
        reason: "Dealing the pack again must give the same game, for a replay or for a test.",
        advice: "Set pack when a game is dealt, and leave it alone until the next deal."
      ) { game in
        for state in GameWalk(game).states {
          if state.pack != game.pack { return "The pack has changed during a game." }
          for face in Set(state.cards.map(\.face)) {
            let counts = (
              state.cards.count { $0.face == face }, state.pack.count { $0 == face }
            )
            if counts.1 == 0 { return "\(face.title) lies on the table and is not in the pack." }
            if counts.0 > counts.1 {
              return "\(face.title) lies on the table \(counts.0) times, and is in the pack "
                + (counts.1 == 1 ? "once." : "\(counts.1) times.")
            }
          }
        }
        return nil
      },
      GameRule(
        DiagnosisCode("game-deal-otherwise"), "Dealing the pack again gives the first table again",
        reason: "A new game must not remember the old one, neither its score nor its cards.",
        advice: "self = MyGame(deck): a new value has nothing old in it."
      ) { game in
        for state in GameWalk(game).states.suffix(60) {
          var copy = state
          do { try asking("dealing") { try copy.deal(Deck(state.pack)) } } catch {
            return "Dealing the game's own pack again fails: \(error)"
          }
          if copy.cards != game.cards {
            return "After dealing the pack again other cards lie there."
          }
          if copy.score != game.score || copy.hasBegun || copy.counters != game.counters {
            return "After a new deal the score is \(copy.score), hasBegun is \(copy.hasBegun)"
              + "; at the first it was \(game.score) and false."
          }
          if copy != game {
            return "After dealing the pack again something of the old game is left."
          }
        }
        return goesOtherwiseAfterDealing(game)
      },
      GameRule(
        DiagnosisCode("game-deals-old-cards"), "A new deal has the cards of its own deck",
        reason: "A game that is dealt the old cards again is not a new one.",
        advice: "Take the cards, and the pack, from the deck that deal(_:) is given."
      ) { game in
        let pack = Array(game.pack.reversed())
        var copy = game
        // A game may refuse a deck, and then says so.
        guard pack != game.pack, (try? asking("dealing", { try copy.deal(Deck(pack)) })) != nil
        else { return nil }
        if copy.pack != pack { return "After a deal the pack is not that of the deck." }
        return copy.cards == game.cards
          ? "After a deal of the cards in another order the same cards lie there." : nil
      },
      GameRule(
        DiagnosisCode("game-failed-deal-changes"), "A deal that fails changes nothing",
        reason: "A person goes on with the old game when the new one cannot be dealt.",
        advice: "Look at the deck before anything is changed."
      ) { game in
        for state in GameWalk(game).states.suffix(20) {
          for count in [0, 1] {
            var copy = state
            do { try asking("dealing") { try copy.deal(Deck(state.pack.prefix(count))) } } catch {
              if copy != state {
                return
                  "Dealing a deck of \(count) cards fails, and the game has changed all the same."
              }
            }
          }
        }
        return nil
      },
      GameRule(
        DiagnosisCode("game-has-begun-untrue"),
        "hasBegun is false after a deal and true once a choice was made",
        reason: "A controller goes by it: the mode of a game that has begun cannot be changed.",
        advice:
          "Count the choices that are not ignored: a game can come back to an untouched table."
      ) { game in
        if game.hasBegun { return "hasBegun is true before the first move." }
        return GameWalk(game).firstStep { step in
          step.move != nil && step.outcome != .ignored && !step.after.hasBegun
            ? "\(step.words) gives \(step.outcome), and hasBegun is false." : nil
        }
      },
      GameRule(
        DiagnosisCode("game-won-not-over"), "A game that is won is over",
        reason: "A person who is told of a win must not be asked for another move.",
        advice: "isOver must be true whenever isWon is."
      ) { game in
        GameWalk(game).states.contains { $0.isWon && !$0.isOver }
          ? "isWon is true and isOver is false." : nil
      },
      GameRule(
        DiagnosisCode("game-hint-impossible"), "A hint can be followed",
        reason: "A person who follows a hint must not be ignored.",
        advice:
          "Recommend cards that canChooseCard(at:) allows, or asking for more when there are some."
      ) { game in
        for state in GameWalk(game).states {
          switch state.hint() {
          case .choose(let indices, _) where indices.first.map(state.canChooseCard(at:)) != true:
            return "The hint is to choose \(indices), and that would be ignored."
          case .dealMore where !state.canDealMore:
            return "The hint is to ask for more cards, and there are none."
          default: continue
          }
        }
        return nil
      },
      GameRule(
        DiagnosisCode("game-forgets-too-much"),
        "Forgetting the score changes nothing that decides the game",
        reason:
          "Whoever explores a game takes two states for one when they are equal without a score.",
        advice: "Leave forgettingScore() out, or reset in it the score and counters alone."
      ) { game in
        for state in GameWalk(game).states.suffix(100) {
          let other = state.forgettingScore()
          if other.cards != state.cards { return "forgettingScore() changes the cards." }
          for index in state.cards.indices {
            var (first, second) = (state, other)
            let outcomes = (first.chooseCard(at: index), second.chooseCard(at: index))
            if outcomes.0 != outcomes.1 || first.cards != second.cards {
              return "After forgettingScore(), choosing card \(index) gives \(outcomes.1) and not "
                + "\(outcomes.0), or other cards."
            }
          }
        }
        return nil
      },
    ]
  }
}

/// Deals a game's own pack twice more, and says when the same choices then come out otherwise.
private func goesOtherwiseAfterDealing<Game: CardGame>(_ game: Game) -> String? {
  let first = GameWalk(game)
  // What is otherwise each time, another rule is about.
  guard first.isAlike(GameWalk(game)) else { return nil }
  var copy = first.steps.last?.after ?? game
  for _ in 1...2 {
    guard (try? copy.deal(Deck(game.pack))) != nil else { return nil }
    let walk = GameWalk(copy)
    for (step, again) in zip(first.steps, walk.steps) where !step.isAlike(again) {
      let now =
        (step.outcome, step.after.score) == (again.outcome, again.after.score)
        ? "other cards" : "\(again.outcome) and the score \(again.after.score)"
      return "\(again.words) gave \(step.outcome) and the score \(step.after.score) in the first "
        + "game; after the pack was dealt again, the same choices lead to \(now)."
    }
    copy = walk.steps.last?.after ?? copy
  }
  return nil
}

extension CardGame {
  /// Whether two states differ in anything that can be seen, whatever the type's `==` says.
  fileprivate func differs(from other: Self) -> Bool {
    self != other || cards != other.cards || score != other.score || counters != other.counters
      || hasBegun != other.hasBegun || isOver != other.isOver
  }
}

/// Some games from one deal, played at random or for points, the same each time.
private struct GameWalk<Game: CardGame> {
  /// A choice, or a wish for more cards.
  struct Step {
    var before: Game
    /// The index of the card, or `nil` for more cards.
    var move: Int?
    var outcome: Outcome
    var after: Game

    /// Whether a player sees the same come of both.
    func isAlike(_ other: Step) -> Bool {
      outcome == other.outcome && after.cards == other.after.cards
        && after.score == other.after.score && after.isOver == other.after.isOver
    }

    var words: String { move.map { "Choosing card \($0)" } ?? "Asking for more cards" }
  }

  private(set) var steps: [Step] = []
  private let game: Game

  init(_ game: Game) {
    self.game = game
    for seed in 1...8 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var state = game
      game.tellObserver(in: .lesson)
      for _ in 0..<40 where !state.cards.isEmpty {
        let before = state
        let more = seed % 2 == 0 && generator.number(below: 10) == 0
        // A hint now and then brings a game further than chance does.
        var choice = generator.number(below: state.cards.count)
        if seed > 3, case .choose(let indices, _)? = asking("a hint", { state.hint() }),
          let first = indices.first
        {
          choice = first
        } else if seed == 7 || seed == 8 && generator.number(below: 2) == 0 {
          choice = Self.choiceThatEarns(in: state, from: choice) ?? choice
        }
        let outcome = RecordingTableView.observed(more ? "more" : "\(choice)") {
          more ? state.dealMore() : state.chooseCard(at: choice)
        }
        steps.append(
          Step(before: before, move: more ? nil : choice, outcome: outcome, after: state))
      }
    }
    // What a rule tries from here on comes after other moves than the last.
    game.tellObserver(in: .lesson)
  }

  /// The first card, from some card on, whose choice earns points at once.
  private static func choiceThatEarns(in state: Game, from start: Int) -> Int? {
    let count = state.cards.count
    return (0..<count).lazy.map { (start + $0) % count }.first { index in
      var copy = state
      copy.chooseCard(at: index)
      return copy.score > state.score
    }
  }

  /// The game as it was dealt, and after every step.
  var states: [Game] { [game] + steps.map(\.after) }

  func isAlike(_ other: GameWalk) -> Bool {
    steps.count == other.steps.count && zip(steps, other.steps).allSatisfy { $0.isAlike($1) }
  }

  func firstStep(_ violation: (Step) -> String?) -> String? {
    for step in steps {
      if let words = violation(step) { return words }
    }
    return nil
  }
}
