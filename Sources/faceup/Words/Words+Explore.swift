import CardGameHarness

extension Words {
  static let exploreSummary = "Try every move in every state of a game: a failure, or a proof."

  static let exploreDetails = [
    """
    Every card is touched in every state that can be reached from the deal, nearest states first, and \
    the whole table is checked after each touch. So the first failure is the shortest there is, and \
    without one the controller is right for that deal. In every state the cards are also dealt again, \
    and the first table must lie there.
    """,
    """
    Explored is the kit's own controller, or with --bug one of the gallery. States that differ in \
    nothing but the score and counters are one.
    """,
    """
    With --json one object is printed: states, transitions (a touch of one button, enabled or not, in \
    one state), depth (the longest of the shortest ways to a state), complete (whether every state \
    was looked at), and failure: null, or the diagnosis and the moves.
    """,
    """
    Exit codes: 0 every state was looked at and nothing is wrong; 1 something is wrong, or a bound \
    cut the search short.
    """,
  ]

  /// The lesson's table, as it is typed.
  static let lessonTable = "A♠ A♥ 5♠ K♦ 9♣ K♥ 3♦ 7♣ 10♥ 2♠ J♣ Q♦"

  static let exploredDealOption = """
    Lay these cards, from the first on the table on, as the game writes them. Without it, and without \
    --seed, matching lays the table of the lesson.
    """
  static let exploredSeedOption = """
    Shuffle by this number, from 0 on; other games than matching take 0 if not given.
    """
  static let exploredCardsOption = """
    Lay this many cards on the table; the rest are the deck. Each two more make about five times as \
    many states.
    """
  static let bugOption = "Explore this bug of the gallery instead; \"faceup bugs\" lists them."
  static let byPlayingOption = """
    Reach every state by playing, as with a controller whose game cannot be put back. It takes longer.
    """
  static let growthOption = """
    Explore the first 4 cards instead, then 6, and so on up to --cards (12 if not given); print how the \
    states grow, and draw it into this file, whose name ends with .svg.
    """
  static let galleryOption = """
    Explore every bug of the gallery that is played with the game instead, and say how many moves find \
    it: by exploring, by random play after shrinking, and by the gallery's own script.
    """
  static let stateLimitOption = "Look at this many states at most; 1000000 if not given."

  static let exploreExamples = [
    Command.Example(
      call: "explore matching --cards 6 --json", meaning: "Prove the first six cards."),
    Command.Example(
      call: "explore matching --cards 8 --match 3",
      meaning: "Prove eight cards in a game that matches three at a time."),
  ]

  static let growthHeading = "   cards      states     touches   depth     seconds\n"

  static func growthRow(_ point: GrowthCurve.Point) -> String {
    let columns = [
      ("\(point.cards)", 8), ("\(point.states)", 12), ("\(point.transitions)", 12),
      ("\(point.depth)", 8), (point.seconds.decimals(3), 12),
    ]
    return columns.map { text, width in
      String(repeating: " ", count: max(0, width - text.count)) + text
    }.joined()
  }

  static let raceHeading = "explored  random  script  bug\n"

  static func raceRow(_ row: GalleryRace.Row) -> String {
    let columns = [(row.explorer, 8), (row.random, 8), (row.gallery, 8)]
    return columns.map { number, width in
      let text = number.map(String.init) ?? "-"
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }.joined() + "  " + row.bug
  }

  static func raceEnd(_ race: GalleryRace) -> String {
    let surplus = race.surplus
    let text = """
      \(race.rows.count == 1 ? "1 bug" : "\(race.rows.count) bugs"); a dash where no move of that kind shows one. Random play needed \
      \(surplus.isEmpty ? 0 : surplus[surplus.count / 2]) moves more than exploring in the middle, and \
      \(surplus.last ?? 0) at worst. Exploring needed more than the script for \
      \(race.rows.count { !$0.isShortest }).
      """
    return "\n" + text.wrapped(to: 80) + "\n"
  }

  static func growthTitle(of game: String) -> String { "How the states of \(game) grow" }

  static func noPicture(_ name: String) -> UsageError {
    UsageError("\"\(name)\" is no name for a picture: let it end with .svg.")
  }

  static func cannotDraw(_ name: String) -> UsageError {
    UsageError("\(name) cannot be written: check that its folder exists and has room left.")
  }

  static func explorationProgress(_ exploration: Exploration) -> String {
    "\(exploration.stateCount) states, \(exploration.waitingCount) more found, "
      + "\(exploration.depth) moves deep"
  }

  static func noBug(playedWith game: String) -> UsageError {
    UsageError(
      "No bug of the gallery is played with \(game): choose another game, such as matching.")
  }

  static func bugOfOtherGame(_ id: String, than game: String) -> UsageError {
    UsageError(
      "\(id) is not played at the table of \(game): \"faceup bugs show \(id)\" shows what it is.")
  }

  static func riskyBug(_ id: String) -> UsageError {
    UsageError(
      "\(id) would end this program, too: \"faceup bugs show \(id)\" tries it in another process.")
  }
}
