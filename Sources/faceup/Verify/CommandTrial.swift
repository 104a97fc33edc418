import CardGameCourse

/// Tries a call of the tool that a text tells its reader to make.
struct CommandTrial {
  let course: Course

  /// Returns what is wrong with a call, or `nil` when it works.
  ///
  /// Quick commands are carried out, without anyone to see it; of others the words are looked at.
  func problem(of call: String) -> String? {
    let words = call.words
    guard let name = words.first else { return nil }
    guard let command = Command.all.first(where: { $0.name == name }) else { return run(words) }
    guard [Command.play.name, Command.bugs.name].contains(name), !words.contains("matrix") else {
      return problem(of: command, Array(words.dropFirst()))
    }
    return run(words)
  }

  private func problem(of command: Command, _ words: [String]) -> String? {
    do throws(UsageError) {
      let arguments = try Arguments(words, options: command.options + [.help])
      if Self.namesOfExerciseCommands.contains(command.name) {
        _ = try course.exercises(chosenBy: arguments.words, after: command.name)
      }
      return nil
    } catch {
      return error.description
    }
  }

  /// The commands that are told which exercise is meant.
  private static let namesOfExerciseCommands = [
    Command.check, .watch, .open, .lesson, .hint, .solution, .diff, .reset, .verify,
  ].map(\.name)

  private func run(_ words: [String]) -> String? {
    var errors = ""
    let console = Console(
      write: { _ in }, writeError: { errors += $0 }, readLine: { nil }, isInputTerminal: false,
      isOutputTerminal: false, environment: [:])
    let code = Tool.standard.run(words, on: console)
    return code == .success ? nil : String(errors.split(separator: "\n").first ?? "")
  }
}

extension String {
  /// The words of a call as a shell parts them: at spaces that are not between quotation marks.
  fileprivate var words: [String] {
    split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}
