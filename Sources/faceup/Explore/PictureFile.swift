#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file into which a picture is drawn.
struct PictureFile {
  private let name: String
  private let path: String

  /// Names a file, or gives `nil` when none is wanted.
  ///
  /// - Throws: A ``UsageError`` when the name does not say that it is a picture, or its folder is not
  ///   there.
  init?(_ name: String?, in folder: String) throws(UsageError) {
    guard let name else { return nil }
    guard name.hasSuffix(".svg") else { throw Words.noPicture(name) }
    self.name = name
    path = name.hasPrefix("/") ? name : folder + "/" + name
    let parent = URL(filePath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: parent) else { throw Words.cannotDraw(name) }
  }

  /// Writes the picture, in the place of an earlier one.
  ///
  /// - Throws: A ``UsageError`` when it cannot be written.
  func write(_ picture: String) throws(UsageError) {
    do {
      try Data(picture.utf8).write(to: URL(filePath: path))
    } catch {
      throw Words.cannotDraw(name)
    }
  }
}
