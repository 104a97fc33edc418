extension Command {
  /// Every command, in the order in which the help lists them.
  static let all: [Command] = [check, play, simulate, explore, bugs, verify, new, benchmark]
}
