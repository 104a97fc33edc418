extension Command {
  /// Every command, in the order in which the help lists them.
  static let all: [Command] = [
    check, watch, list, next, open, lesson, hint, solution, diff, reset, status, doctor, play,
    simulate, explore, bugs, verify, new, benchmark,
  ]
}
