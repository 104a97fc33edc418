/// An error that the compiler reported, or a warning.
struct CompilerError: Hashable {
  /// The full path of the file, and the line in it.
  var file: String
  var line: Int

  /// What the compiler says.
  var message: String

  /// The lines of code around it, as the compiler shows them.
  var excerpt: [String] = []

  /// Finds the errors in what a build wrote, or else what it calls by another name, each once.
  static func all(_ kind: String = "error", in output: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    var current: CompilerError?
    func end() {
      if let error = current, !errors.contains(where: { $0.isSame(as: error) }) {
        errors.append(error)
      }
      current = nil
    }
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let head = line.wholeMatch(of: #/(/.+?):(\d+):\d+: (error|warning|note): (.*)/#),
        let number = Int(head.2)
      {
        end()
        if head.3 == kind {
          current = CompilerError(
            file: String(head.1), line: number, message: String(head.4))
        }
      } else if line.wholeMatch(of: #/ *\d* *\|.*/#) != nil {
        current?.excerpt.append(String(line))
      } else {
        end()
      }
    }
    end()
    return errors
  }

  /// Whether two errors say the same, as when a file was compiled for its module and for itself.
  private func isSame(as other: CompilerError) -> Bool {
    (file, line, message) == (other.file, other.line, other.message)
  }
}
