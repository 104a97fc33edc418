extension Course {
  /// The course that comes with the kit: a card-matching game, built the MVC way.
  public static let lesson = Course([
    Exercise(
      number: "01",
      title: "Read the table",
      folder: "01-ReadTheTable",
      files: ["Answers.swift"],
      minutes: 20,
      about: "Say what touches do, before you write what they do."),
    Exercise(
      number: "02",
      title: "A playing card",
      folder: "02-APlayingCard",
      files: ["Card.swift"],
      minutes: 30,
      about: "Make a card with a rank, a suit and a title, which refuses nonsense."),
    Exercise(
      number: "03",
      title: "A deck of fifty-two",
      folder: "03-ADeckOfFiftyTwo",
      files: ["Pack.swift"],
      minutes: 20,
      about: "Bring every rank and every suit together, once."),
    Exercise(
      number: "04",
      title: "Draw and shuffle",
      folder: "04-DrawAndShuffle",
      files: ["DrawingDeck.swift"],
      minutes: 40,
      about: "Draw from the top and at random, and shuffle fairly."),
    Exercise(
      number: "05",
      title: "Do they match?",
      folder: "05-DoTheyMatch",
      files: ["Points.swift"],
      minutes: 30,
      about: "Write the rule that gives cards their points, in any order."),
    Exercise(
      number: "06",
      title: "Choosing a card",
      folder: "06-ChoosingACard",
      files: ["ChoosingGame.swift"],
      minutes: 40,
      about: "Write the method that turns cards up, matches them and keeps the score."),
    Exercise(
      number: "07",
      title: "Touch, choose, update",
      folder: "07-TouchChooseUpdate",
      files: ["TouchController.swift"],
      minutes: 20,
      about: "Write the three lines that lead from a touch to the screen."),
    Exercise(
      number: "08",
      title: "Update the UI",
      folder: "08-UpdateTheUI",
      files: ["TableController.swift"],
      minutes: 30,
      about: "Write the method that shows every card and the score."),
    Exercise(
      number: "09",
      title: "White boards",
      folder: "09-WhiteBoards",
      files: ["WhiteBoardController.swift"],
      minutes: 15,
      about: "Find the one wrong word that turns every card into a blank board."),
    Exercise(
      number: "10",
      title: "Find the bug",
      folder: "10-FindTheBug",
      files: ["AppA.swift", "AppB.swift", "AppC.swift", "AppD.swift", "AppE.swift"],
      minutes: 45,
      about: "Name the mistake in each of five apps, and mend it."),
    Exercise(
      number: "12",
      title: "Deal again",
      folder: "12-DealAgain",
      files: ["DealController.swift"],
      minutes: 45,
      about: "Begin a new game that remembers nothing, and say what happened."),
    Exercise(
      number: "13",
      title: "Three cards",
      folder: "13-ThreeCards",
      files: ["ThreeCardGame.swift", "ModeController.swift"],
      minutes: 40,
      about: "Match any number of cards, and choose how many with a control."),
  ])
}
