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
      write: { write($0, to: STDOUT_FILENO) },
      writeError: { write($0, to: STDERR_FILENO) },
      readLine: { readLine() },
      isInputTerminal: isatty(STDIN_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment)
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(Tool.standard.run(arguments, on: console).rawValue)
  }

  /// Writes all of a text at once, so that it is seen before the next line is asked for.
  private static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress!, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        if file != STDERR_FILENO { write(Words.cannotWrite + "\n", to: STDERR_FILENO) }
        exit(ExitCode.toolFailed.rawValue)
      }
    }
  }
}

/// The system's `write`, under a name that does not clash with ours.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer, Int) -> Int = { write($0, $1, $2) }
