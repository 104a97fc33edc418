import CardGameModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that holds a saved game, or is to hold one.
struct GameFile {
  private let name: String
  private let path: String

  /// Names a file.
  ///
  /// - Parameters:
  ///   - name: The file as it was typed.
  ///   - folder: Where a name without a leading slash is looked for.
  init(_ name: String, in folder: String) {
    self.name = name
    path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
  }

  /// Reads the file.
  ///
  /// - Throws: A ``UsageError`` when it cannot be read.
  func read() throws(UsageError) -> Data {
    // What is not a plain file, such as a device, might have no end.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      let data = FileManager.default.contents(atPath: path)
    else { throw Words.cannotRead(name) }
    return data
  }

  /// Writes a saved game, whole or not at all, and never over a file of another kind.
  ///
  /// - Throws: A ``UsageError`` when it cannot be written.
  func write(_ data: Data) throws(UsageError) {
    if FileManager.default.fileExists(atPath: path) {
      let old = try read()
      guard (try? JSONDecoder().decode(SavedGameHeader.self, from: old)) != nil else {
        throw Words.wouldOverwrite(name)
      }
    }
    do {
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Words.cannotSave(name)
    }
  }
}
