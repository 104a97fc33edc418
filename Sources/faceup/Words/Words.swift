/// All that the tool says to people, in one place: to be read in one go, or to be translated.
///
/// What a table shows is not here: that belongs to its controller.
enum Words {
  static let version = "0.1.0"
  static let versionOption = "--version"

  static let welcome = """
    FaceUp: card games built the MVC way, and tests that see what a player sees.

    """

  /// What the tool says alone, outside of a copy of the package.
  static let welcomeElsewhere = """
    FaceUp: card games built the MVC way, and tests that see what a player sees.

    The exercises of the course are in your copy of FaceUp: go to the folder that
    holds Package.swift and Exercises, and run

      swift run faceup

    Elsewhere you can play the card-matching game of the lesson:

      faceup play matching

    "faceup help" says everything that this tool can do.

    """

  static let otherThings = """
    Besides:
      swift run faceup watch            check on every save
      swift run faceup hint             a hint for what fails
      swift run faceup status           how far you are
      swift run faceup play matching    play the card-matching game of the lesson
      swift run faceup help             everything that this tool can do

    """

  static func help(on commands: [Command]) -> String {
    """
    FaceUp: card games built the MVC way, and tests that see what a player sees.

    Usage: faceup COMMAND [options]
           swift run faceup COMMAND [options]    from a clone of the package

    Commands:
    \(twoColumns(commands.map { ($0.name, $0.summary) } + [("help", "Explain a command.")]))

    Options:
    \(twoColumns([(Option.help.name, Option.help.help), (versionOption, "Print the version.")]))

    "faceup help COMMAND" explains a command. "faceup" alone says where to begin.

    Exit codes: 0 done, and every check passed; 1 a check did not pass; 2 the call
    was wrong; 3 the tool itself failed.

    """
  }

  static let helpOption = "Print this help."
  static let jsonOption = "Print JSON for programs, one object a line."
  static let plainOption = "Print lines of words, for a screen reader, instead of boxes."
  static let asciiOption = "Print only ASCII: AS for A♠, and boxes of + - |."

  static let cannotWrite = "The output cannot be written: check that its disk has room left."

  static func toolFailed(_ error: any Error) -> String {
    "The tool itself failed, which is no fault of yours: \(error)"
  }
}
