import CardGameCourse

extension Words {
  static let watchSummary = "Check an exercise on every save."
  static let watchDetails = [
    """
    Checks the exercise, and again whenever its file is saved. One check runs at a time; a save during \
    it begins it again with the newest version. Without NN, the next exercise is meant.
    """,
    """
    Keys: r checks now, h gives a hint and then one that tells more, n goes on to the next exercise, l \
    lists them, q quits.
    """,
  ]

  static let watchKeys = """
    r   check now
    h   a hint; again, a hint that tells more
    n   go on to the next exercise
    l   list the exercises
    q   quit

    Save the file, and it is checked by itself.

    """

  static func watching(_ exercise: Exercise, hasKeys: Bool) -> String {
    let file = exercise.filePaths[0]
    return hasKeys
      ? "Keys: r run, h hint, n next, l list, q quit. Watching \(exercise.files[0])"
      : "Watching \(file). Control-C ends it."
  }

  static func moreLines(_ exercise: Exercise) -> String {
    "… there is more: swift run faceup check \(exercise.number)"
  }
}
