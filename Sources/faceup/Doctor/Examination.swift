import CardGameCourse

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

/// A look at everything that the exercises need: the toolchain, the copy of FaceUp, and the terminal.
struct Examination {
  let console: Console

  /// Everything that was looked at, in the order in which it is to be mended.
  func symptoms() -> [Symptom] {
    let toolchain = self.toolchain()
    var symptoms = [toolchain]
    if toolchain.state != .bad { symptoms += [developerFolder(), testing()].compactMap(\.self) }
    if let project = try? Project(containing: console.workingDirectory) {
      symptoms += [writable(project), buildFolder(project), lock(project), disk(project)]
    } else {
      symptoms.append(.bad("folder", Words.noExercisesHere, fix: Words.goToFolder))
    }
    return symptoms + terminal()
  }

  // MARK: - The toolchain

  private func toolchain() -> Symptom {
    guard let result = run(["swift", "--version"]), result.end == .exited(0) else {
      return .bad("toolchain", Words.noToolchain, fix: Words.installToolchain)
    }
    let text = result.output + result.errors
    guard let version = text.firstMatch(of: #/Swift version (\d+)\.(\d+)[.\d]*/#),
      let major = Int(version.1), let minor = Int(version.2)
    else { return .note("toolchain", Words.unknownVersion, fix: Words.installToolchain) }
    let name = version.0.replacing("version ", with: "")
    return (major, minor) >= (6, 2)
      ? .fine("toolchain", Words.toolchain(String(name)))
      : .bad("toolchain", Words.oldToolchain(String(name)), fix: Words.installToolchain)
  }

  /// On a Mac, the command-line tools alone do not suffice.
  private func developerFolder() -> Symptom? {
    guard let result = run(["xcode-select", "--print-path"]), result.end == .exited(0) else {
      return nil
    }
    return result.output.contains("CommandLineTools")
      ? .bad("xcode", Words.onlyCommandLineTools, fix: Words.installXcode)
      : .fine("xcode", Words.xcode)
  }

  private func testing() -> Symptom {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "faceup-doctor-\(UInt64.random(in: 0 ... .max)).swift")
    try? Data("import Testing\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // On a Mac SwiftPM alone knows where Testing is, and Xcode brings it.
    #if os(macOS)
      return .fine("testing", Words.testing)
    #else
      let path = file.path(percentEncoded: false)
      return run(["swiftc", "-typecheck", path])?.end == .exited(0)
        ? .fine("testing", Words.testing)
        : .bad("testing", Words.noTesting, fix: Words.installToolchain)
    #endif
  }

  private func run(_ words: [String]) -> ProcessResult? {
    try? console.processes.run(
      ProcessCall(
        words[0], Array(words.dropFirst()), environment: console.environment, secondsAllowed: 60))
  }

  // MARK: - The copy of FaceUp

  private func scratch(_ project: Project) -> String {
    console.environment["SWIFTPM_BUILD_DIR"] ?? project.path(".build")
  }

  private func writable(_ project: Project) -> Symptom {
    access(project.root, W_OK) == 0
      ? .fine("folder", Words.folder(project.root))
      : .bad("folder", Words.notWritable(project.root), fix: Words.makeWritable)
  }

  /// A build folder remembers where it was made, and is of no use elsewhere.
  private func buildFolder(_ project: Project) -> Symptom {
    let scratch = scratch(project)
    guard
      let plan = try? String(contentsOfFile: scratch + "/debug/description.json", encoding: .utf8),
      let path = plan.firstMatch(of: #/"importPath" *: *"([^"]+)"/#)?.1
    else { return .fine("build", Words.nothingBuilt) }
    let made = String(path).replacing("\\/", with: "/")
    let places = [scratch, URL(filePath: scratch).resolvingSymlinksInPath().path()]
    return places.contains { made.hasPrefix($0) }
      ? .fine("build", Words.buildFolder)
      : .bad("build", Words.movedBuildFolder(made), fix: Words.removeBuildFolder(scratch))
  }

  private func lock(_ project: Project) -> Symptom {
    let file = openFile(scratch(project) + "/.lock", O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return .fine("lock", Words.notLocked) }
    defer { close(file) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      return .note("lock", Words.locked, fix: Words.waitForLock)
    }
    _ = flock(file, LOCK_UN)
    return .fine("lock", Words.notLocked)
  }

  private func disk(_ project: Project) -> Symptom {
    var status = statvfs()
    guard statvfs(project.root, &status) == 0 else { return .fine("disk", Words.diskUnknown) }
    let free = Double(status.f_bavail) * Double(status.f_frsize)
    return free >= 1e9
      ? .fine("disk", Words.disk(free)) : .bad("disk", Words.diskFull(free), fix: Words.makeRoom)
  }

  // MARK: - The terminal

  private func terminal() -> [Symptom] {
    guard console.isOutputTerminal else { return [.fine("terminal", Words.noTerminal)] }
    let size = console.size()
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { console.environment[$0] }
    let locale = variables.first { !$0.isEmpty } ?? ""
    let hasSigns = locale.lowercased().replacing("-", with: "").contains("utf8")
    return [
      size.columns >= 80 && size.lines >= 24
        ? .fine("size", Words.size(size.columns, size.lines))
        : .note("size", Words.size(size.columns, size.lines), fix: Words.makeLarger),
      hasSigns
        ? .fine("signs", Words.signs) : .note("signs", Words.noSigns(locale), fix: Words.useUTF8),
      .fine("colour", console.hasColor ? Words.color : Words.noColor),
    ]
  }
}

private func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
