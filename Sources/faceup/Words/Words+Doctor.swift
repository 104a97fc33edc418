extension Words {
  static let doctorSummary = "Look whether everything that the exercises need is there."
  static let doctorDetails = [
    "Each line is FINE, NOTE or BAD. Under what is not fine stands what to do about it."
  ]

  static func diagnosis(_ symptoms: [Symptom]) -> String {
    let lines = symptoms.map { symptom in
      let word = symptom.state.rawValue
      let line = word + String(repeating: " ", count: 6 - word.count)
      let rest = symptom.finding.wrapped(to: 80, indent: 6).dropFirst(6)
      // A command has a line of its own, which is not broken.
      let fix = (symptom.fix ?? "").split(separator: "\n").enumerated().map { index, line in
        "\n" + (index == 0 ? String(line).wrapped(to: 80, indent: 6) : "        \(line)")
      }
      return line + rest + fix.joined()
    }
    return sum(symptoms) + "\n\n" + lines.joined(separator: "\n") + "\n"
  }

  static func plainDiagnosis(_ symptoms: [Symptom]) -> String {
    let lines = symptoms.map { symptom in
      [symptom.state.rawValue + ":", symptom.finding, symptom.fix?.replacing("\n", with: " ")]
        .compactMap(\.self).joined(separator: " ")
    }
    return ([sum(symptoms)] + lines).map { $0 + "\n" }.joined()
  }

  private static func sum(_ symptoms: [Symptom]) -> String {
    switch symptoms.count(where: { $0.state == .bad }) {
    case 0: "Everything that the exercises need is there."
    case 1: "One thing must be mended before exercises can be checked."
    case let count: "\(count) things must be mended before exercises can be checked."
    }
  }

  // MARK: - The toolchain

  static func toolchain(_ name: String) -> String { "\(name) is installed." }
  static let noToolchain = "No Swift toolchain can be started: \"swift --version\" does not work."
  static func oldToolchain(_ name: String) -> String {
    "\(name) is too old: the exercises need Swift 6.2 or later."
  }
  static let unknownVersion = "\"swift --version\" does not say which version it is."
  static let installToolchain = """
    Install Swift as https://www.swift.org/install says, and open a new terminal, so that PATH leads \
    to it.
    """
  static let xcode = "Xcode is chosen as the place of the developer tools."
  static let onlyCommandLineTools = """
    The developer tools are the command-line tools alone, with which the tests of a package may not \
    build.
    """
  static let installXcode = """
    Install Xcode, then run
    sudo xcode-select --switch /Applications/Xcode.app
    """
  static let testing = "The library Testing can be used."
  static let noTesting = "The library Testing, with which the checks are written, cannot be used."

  // MARK: - The copy of FaceUp

  static let noExercisesHere = "There are no exercises in this folder, nor above it."
  static let goToFolder = "Go to your copy of FaceUp, which holds Package.swift and Exercises."
  static func folder(_ path: String) -> String { "The exercises are in \(path)." }
  static func notWritable(_ path: String) -> String { "\(path) cannot be written to." }
  static let makeWritable = "Copy the folder to a place of your own, and work there."
  static let nothingBuilt = "Nothing is built yet; the first time takes a minute or two."
  static let buildFolder = "The build folder was made where it is."
  static func movedBuildFolder(_ path: String) -> String {
    "The build folder was made elsewhere, and does not work here: \(path)"
  }
  static func removeBuildFolder(_ path: String) -> String {
    "Remove it, and it is made anew:\nrm -r \"\(path)\""
  }
  static let notLocked = "No other process is building."
  static let locked = "Another process is building here, and builds have to wait for it."
  static let waitForLock = """
    Wait for it, or end it: an editor builds in the background, and so does a test that hangs in \
    another terminal.
    """
  static func disk(_ bytes: Double) -> String { "\(gigabytes(bytes)) of the disk are free." }
  static func diskFull(_ bytes: Double) -> String {
    "Only \(gigabytes(bytes)) of the disk are free, and a build takes about 1 GB."
  }
  static let diskUnknown = "How much of the disk is free is not known."
  static let makeRoom = "Make room. \"swift package clean\" takes away what was built."
  private static func gigabytes(_ bytes: Double) -> String {
    "\(Int(bytes / 1e9)).\(Int(bytes / 1e8) % 10) GB"
  }

  // MARK: - The terminal

  static let noTerminal = "The output goes to a file or to a program, so it has no colours."
  static func size(_ columns: Int, _ lines: Int) -> String {
    "The terminal has \(columns) columns and \(lines) lines."
  }
  static let makeLarger = "Make it 80 by 24 or more, and nothing is broken in two."
  static let signs = "The terminal shows the signs of the suits: ♠ ♥ ♦ ♣."
  static func noSigns(_ locale: String) -> String {
    locale.isEmpty
      ? "The terminal does not say that it shows signs beyond ASCII."
      : "The terminal is set to \(locale), which may not show the signs of the suits."
  }
  static let useUTF8 = "Give \"play\" the option --ascii, or set it:\nexport LANG=C.UTF-8"
  static let color = "Verdicts are coloured. To have no colours: export NO_COLOR=1"
  static let noColor = "No colours are used, as the variables NO_COLOR or TERM ask."
}
