import CardGameCourse

/// The tool as a function of its arguments and its surroundings.
///
/// A test calls it with a console of its own.
struct Tool {
  /// What the tool can do.
  let commands: [Command]

  /// The tool with all its commands.
  static let standard = Tool(commands: Command.all)

  /// Does what the arguments ask for, and says what is wrong when that cannot be done.
  ///
  /// - Parameters:
  ///   - arguments: What was typed after the tool's name.
  ///   - console: Where to read and write.
  /// - Returns: What to tell the program that called.
  func run(_ arguments: [String], on console: Console) -> ExitCode {
    do {
      return try perform(arguments, on: console)
    } catch let error as UsageError {
      console.complain(error)
      return .wrongCall
    } catch {
      console.writeError(Words.toolFailed(error) + "\n")
      return .toolFailed
    }
  }

  private func perform(_ arguments: [String], on console: Console) throws -> ExitCode {
    guard let first = arguments.first else {
      console.write(Dashboard(folder: console.workingDirectory).text)
      return .success
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "help", "--help", "-h":
      console.write(try help(on: rest.filter { !$0.asksForHelp }))
      return .success
    case Words.versionOption:
      guard rest.isEmpty else { throw Words.superfluousWord(rest[0], after: first) }
      console.write("faceup \(Words.version)\n")
      return .success
    default:
      let command = try command(named: first)
      if rest.prefix(while: { $0 != "--" }).contains(where: \.asksForHelp) {
        console.write(command.help)
        return .success
      }
      return try command.run(Arguments(rest, options: command.options), console)
    }
  }

  private func help(on words: [String]) throws -> String {
    guard let word = words.first else { return Words.help(on: commands) }
    guard words.count == 1 else { throw Words.superfluousWord(words[1], after: "help \(word)") }
    return word == "help" ? Words.help(on: commands) : try command(named: word).help
  }

  private func command(named name: String) throws -> Command {
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map(\.name) + ["help"]
      throw name.isOption
        ? Words.optionBeforeCommand(name, commands: names)
        : Words.unknownCommand(name, among: names)
    }
    return command
  }
}

extension String {
  fileprivate var asksForHelp: Bool { self == "--help" || self == "-h" }
}
