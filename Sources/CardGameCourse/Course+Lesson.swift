extension Course {
  /// The course that comes with the kit: a card-matching game, built the MVC way.
  public static let lesson = Course([
    Exercise(
      number: "06",
      title: "Choosing a card",
      folder: "06-ChoosingACard",
      files: ["ChoosingGame.swift"],
      minutes: 40,
      about: "Write the method that turns cards up, matches them and keeps the score."),
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
  ])
}
