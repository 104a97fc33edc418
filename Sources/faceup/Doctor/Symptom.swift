/// Something that the doctor has looked at.
struct Symptom: Hashable {
  /// What was looked at, in a word for programs.
  var name: String

  /// How it is.
  var state: State

  /// What was found, in a sentence.
  var finding: String

  /// What to do about it, or `nil` where nothing is to be done.
  var fix: String?

  /// How something is.
  enum State: String {
    /// As it should be.
    case fine = "FINE"

    /// It works, but not as well as it could.
    case note = "NOTE"

    /// Exercises cannot be checked like this.
    case bad = "BAD"
  }

  static func fine(_ name: String, _ finding: String) -> Symptom {
    Symptom(name: name, state: .fine, finding: finding)
  }

  static func note(_ name: String, _ finding: String, fix: String) -> Symptom {
    Symptom(name: name, state: .note, finding: finding, fix: fix)
  }

  static func bad(_ name: String, _ finding: String, fix: String) -> Symptom {
    Symptom(name: name, state: .bad, finding: finding, fix: fix)
  }
}
