#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The one place that touches the process: its arguments, its input and output, and its end.
@main
enum Main {
  static func main() {
    // A reader that has seen enough, such as `head -1`, ends the tool quietly, as any other filter,
    // even where the parent process had this signal ignored.
    signal(SIGPIPE, SIG_DFL)
    let console = Console(
      write: { put($0, into: STDOUT_FILENO) },
      writeError: { put($0, into: STDERR_FILENO) },
      readLine: { readLine() },
      isInputTerminal: isatty(STDIN_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      executable: CommandLine.arguments[0],
      become: become,
      readKey: { Terminal.key(within: $0, or: $1) },
      withKeys: { try Terminal.withKeys($0) },
      size: { Terminal.size })
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(Tool.standard.run(arguments, on: console).rawValue)
  }

  /// Lets another program take the place of this one; returns only when that fails.
  private static func become(_ words: [String]) -> String {
    var arguments = words.map { strdup($0) } + [nil]
    execvp(words[0], &arguments)
    return String(cString: strerror(errno))
  }

  /// Writes all of a text at once, so that it is seen before the next line is asked for.
  private static func put(_ text: String, into file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress!, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        if file != STDERR_FILENO { put(Words.cannotWrite + "\n", into: STDERR_FILENO) }
        exit(ExitCode.toolFailed.rawValue)
      }
    }
  }
}
