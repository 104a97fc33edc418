/// Why an exercise could not be laid out.
public enum NewExerciseError: Error, Hashable {
  /// The name has another form.
  case badName(String)

  /// An exercise has this number; its folder.
  case numberUsed(String, by: String)

  /// An exercise has this name; its folder.
  case nameUsed(String, by: String)

  /// A file has no list of exercises in the form that is known; its path.
  case noList(String)

  /// Something could not be written; what the system says.
  case cannotWrite(String)
}

extension NewExerciseError: CustomStringConvertible {
  /// A sentence that says what to do.
  public var description: String {
    switch self {
    case .badName(let name):
      """
      "\(name)" cannot be the name of an exercise: write two digits, a hyphen, and words that each \
      begin with a capital, for example 21-FourSuits.
      """
    case .numberUsed(let number, let other):
      "The number \(number) is that of \(other): choose another."
    case .nameUsed(let name, let other):
      "The name \(name) is that of \(other): choose another."
    case .noList(let path):
      """
      \(path) has no list of exercises that can be added to: add the exercise there as \
      Docs/Authoring.md shows.
      """
    case .cannotWrite(let reason):
      "The exercise could not be written, and everything is as it was: \(reason)"
    }
  }
}
