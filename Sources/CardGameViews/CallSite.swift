/// A place in source code from which something was set.
///
/// ```swift
/// print(CallSite(file: "Sources/App/WhiteBoardController.swift", line: 21, function: "updateUI()"))
/// // WhiteBoardController.swift:21  updateUI()
/// ```
public struct CallSite: Hashable, Sendable {
  /// The path of the source file, as the compiler was given it.
  public var file: String

  /// The line in the file, from 1.
  public var line: Int

  /// The function that holds the line, without its module.
  public var function: String

  /// Makes a place in source code.
  ///
  /// - Parameters:
  ///   - file: The path of the source file.
  ///   - line: The line in the file, from 1.
  ///   - function: The function that holds the line.
  public init(file: String, line: Int, function: String) {
    self.file = file
    self.line = line
    self.function = function
  }

  /// The last part of the file's path.
  public var fileName: String {
    file.split(separator: "/").last.map(String.init) ?? file
  }
}

extension CallSite: CustomStringConvertible {
  /// The file's name, the line and the function.
  public var description: String { "\(fileName):\(line)  \(function)" }
}
