extension Exercise {
  /// The path of the folder of its attempts, from the project's root.
  ///
  /// It is not in the exercise's own folder: SwiftPM looks at every file of that whenever it builds, and there
  /// are more attempts than anything else.
  var attemptsPath: String { "Tests/Attempts/\(folder)" }
}
