import CardGameHarness
import CardGameViews
import Foundation

/// The evidence of a diagnosis as a picture, made when a test fails.
struct Picture {
  let name: String
  let svg: String

  /// Draws the evidence, or returns `nil` where a diagnosis has none.
  init?(of diagnosis: Diagnosis) {
    guard let evidence = diagnosis.evidence else { return nil }
    svg = evidence.svg(title: diagnosis.headline)
    let words = [Test.current?.name ?? "", diagnosis.code.rawValue] + diagnosis.moves
    name = PictureNames.shared.newName(words.joined(separator: " ").asFileName) + ".svg"
  }

  /// Attaches the picture to the result of the running test.
  func attach(at sourceLocation: SourceLocation) {
    Attachment.record(svg, named: name, sourceLocation: sourceLocation)
  }

  /// Writes the picture to a file, and returns its path, or `nil` where nothing can be written.
  func write() -> String? {
    let folder = Self.buildFolder.appending(path: "faceup", directoryHint: .isDirectory)
    let file = folder.appending(path: name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: file, options: .atomic)
      return file.path(percentEncoded: false).relativeToWorkingDirectory
    } catch {
      return nil
    }
  }

  /// The folder `.build` in which the tests were built, or else that of the working directory.
  private static let buildFolder: URL = {
    let program = URL(filePath: CommandLine.arguments.first ?? "")
    let parts = program.pathComponents
    if let index = parts.lastIndex(of: ".build") {
      return parts[1...index].reduce(URL(filePath: "/")) { $0.appending(path: $1) }
    }
    return URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build")
  }()
}

/// The names that pictures have been given in this process, so that no two share one.
private final class PictureNames: @unchecked Sendable {
  static let shared = PictureNames()

  // Unchecked because the lock guards all that changes; `Mutex` needs newer Apple systems.
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// Returns a name, with a number at its end where it was given before.
  func newName(_ name: String) -> String {
    lock.withLock {
      counts[name, default: 0] += 1
      return counts[name].map { $0 == 1 ? name : "\(name)-\($0)" } ?? name
    }
  }
}

extension String {
  /// The path as it is typed where the tests were started, when the file lies below that folder.
  fileprivate var relativeToWorkingDirectory: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return hasPrefix(folder) ? String(dropFirst(folder.count)) : self
  }

  /// The text as a name that every file system takes: short, with letters, digits and hyphens only.
  fileprivate var asFileName: String {
    let words = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return String(words.joined(separator: "-").prefix(100))
  }
}
