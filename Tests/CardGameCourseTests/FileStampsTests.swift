import Foundation
import Testing

@testable import CardGameCourse

@Suite("Stamps of files")
struct FileStampsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "faceup-stamps-\(UInt64.random(in: 0 ... .max))")

  private func write(_ text: String, to name: String = "A.swift") throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func stamps(_ name: String = "A.swift") -> FileStamps {
    FileStamps(of: [folder.appending(path: name).path()])
  }

  @Test("They stay the same while nobody writes, and differ once somebody has")
  func written() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let none = stamps()
    try write("one")
    let first = stamps()
    #expect(first != none)
    #expect(first == stamps())
    try write("longer")
    #expect(stamps() != first)
  }

  @Test("All files below a folder count, and none in a hidden one")
  func below() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func stamps() -> FileStamps {
      var stamps = FileStamps(of: [])
      stamps.addAll(below: folder.path())
      return stamps
    }
    for name in ["Inner", ".build"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    let first = stamps()
    try write("made", to: ".build/A.o")
    #expect(stamps() == first)
    try write("written", to: "Inner/A.swift")
    #expect(stamps() != first)
  }

  @Test("A file that takes another's place with the same size and time is another one")
  func replaced() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    for name in ["A.swift", "B.swift"] {
      try write(name, to: name)
      // A whole second, which every disk keeps as it is.
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
        ofItemAtPath: folder.appending(path: name).path())
    }
    let old = stamps()
    #expect(old == stamps())
    try files.removeItem(at: folder.appending(path: "A.swift"))
    try files.moveItem(
      at: folder.appending(path: "B.swift"), to: folder.appending(path: "A.swift"))
    #expect(stamps() != old)
  }
}
