/// How far an exercise has come, as its files tell.
public enum ExerciseProgress: Hashable, Sendable {
  /// Every file is still the starter, as it was shipped.
  case notStarted

  /// A file was changed from the starter; whether it is right, only its checks can tell.
  case edited

  /// It was changed since it was passed, so that it has to be checked again.
  case changed

  /// It was passed, with the same files.
  case passed

  /// A file is missing or cannot be read; its path from the project's root.
  case unreadable(String)
}
