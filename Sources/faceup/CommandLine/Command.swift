/// Something that the tool can do, as it is typed after the tool's name.
struct Command: Sendable {
  /// The word that is typed.
  let name: String

  /// What the command does, in a line.
  let summary: String

  /// What may follow the name, for example `GAME [options]`.
  let usage: String

  /// What a person should know besides, in paragraphs and lists; may be empty.
  var details: [String] = []

  /// The options, without `--help`, which every command has.
  var options: [Option] = []

  /// Calls to learn from, each with what it does.
  var examples: [Example] = []

  /// Does it.
  let run: @Sendable (Arguments, Console) throws -> ExitCode

  /// A call to learn from.
  struct Example: Sendable {
    /// The call, without the tool's name.
    let call: String

    /// What it does.
    let meaning: String
  }
}
