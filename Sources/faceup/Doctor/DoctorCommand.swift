extension Command {
  /// Looks whether everything that the exercises need is there.
  static let doctor = Command(
    name: "doctor", summary: Words.doctorSummary, usage: "[options]", details: Words.doctorDetails,
    options: [.json, .plain],
    run: { arguments, console in
      try arguments.mustHaveNoWords(after: "doctor")
      let format = try CheckFormat(arguments)
      let symptoms = Examination(console: console).symptoms()
      switch format {
      case .json: for symptom in symptoms { console.write(symptom.json + "\n") }
      case .plain: console.write(Words.plainDiagnosis(symptoms))
      case .text: console.write(Words.diagnosis(symptoms))
      }
      return symptoms.contains { $0.state == .bad } ? .checkFailed : .success
    })
}

extension Symptom {
  /// The symptom as JSON in a line, always with the same keys in the same order.
  fileprivate var json: String {
    let members: [(key: String, value: String)] = [
      ("subject", name.json), ("state", state.rawValue.json), ("finding", finding.json),
      ("fix", fix?.json ?? "null"),
    ]
    return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}
