#if os(Linux)
  import CardGameCourse
  import Foundation
  import Testing

  @Suite("Build of an exercise past SwiftPM")
  struct QuickBuildTests {
    let playback: Playback
    private let learners = "Exercises/06-ChoosingACard/ChoosingGame.swift"
    private let checks = "Exercises/06-ChoosingACard/Checks/Checks.swift"

    /// A project that was checked once.
    init() throws {
      playback = try Playback()
      try playback.write("checks", to: checks)
      try playback.write("kit", to: "Sources/CardGameModel/Deck.swift")
      let plan = """
        {"swiftCommands": {
          "a": {"moduleName": "Exercise06", "executable": "/tools/swiftc", "importPath": "/modules",
            "objects": [], "sources": ["/project/\(learners)"], "otherArguments": ["-g"]},
          "b": {"moduleName": "Exercise06Checks", "executable": "/tools/swiftc",
            "importPath": "/modules", "objects": ["/project/.build/debug/Checks.o"],
            "sources": ["/project/\(checks)"], "otherArguments": []},
          "c": {"moduleName": "CardGameModel", "executable": "/tools/swiftc",
            "importPath": "/modules", "objects": ["/project/.build/debug/Deck.o"], "sources": [],
            "otherArguments": []}},
         "targetDependencyMap": {"Exercise06Checks": ["Exercise06", "CardGameModel"]}}
        """
      try playback.write(playback.placed(plan), to: ".build/debug/description.json")
      let tools = try check().tools
      // SwiftPM builds the kit, and no exercise.
      let targets = tools.prefix { $0.program == "swift" }.map { $0.value(of: "--target") }
      #expect(targets == ["CardGameBugs", "CardGameTesting"])
      #expect(tools.dropFirst(2).allSatisfy { $0.program == "/tools/swiftc" })
    }

    /// Checks, with a compiler that writes what it is asked for, or fails at a part of its arguments.
    @discardableResult
    private func check(
      interface: String = "interface", failsAt: String? = nil, error: String = ""
    ) throws -> (report: CheckReport, tools: [ProcessCall]) {
      let before = playback.calls.count
      let report = try playback.check(
        runs: [.init(stream: Playback.stream("pass"))],
        compile: { call in
          if let failsAt, call.arguments.contains(where: { $0.contains(failsAt) }) {
            return ProcessResult(.exited(1), errors: error)
          }
          for option in ["-o", "-emit-module-path"] {
            guard let path = call.value(of: option) else { continue }
            try? Data(interface.utf8).write(to: URL(filePath: path))
          }
          return ProcessResult(.exited(0))
        })
      return (report, Array(playback.calls[before...].dropLast()))
    }

    private func edit(_ text: String) throws { try playback.write(text, to: learners) }

    @Test("After an edit the learner's files are compiled and linked with the kit, without SwiftPM")
    func edited() throws {
      try edit("edited again")
      let (report, tools) = try check()
      #expect(report.words.allSatisfy { $0 == "PASS" })
      #expect(tools.allSatisfy { $0.program == "/tools/swiftc" })
      #expect(tools[0].arguments.contains(playback.placed("/project/\(learners)")))
      #expect(tools.last?.arguments.contains("-lFaceUpKit") == true)
      // What was made of the checks is still right: they see the same of the module.
      #expect(!tools.contains { $0.arguments.contains(playback.placed("/project/\(checks)")) })
      // The kit is linked once, and so there is nothing left but to compile and to link.
      #expect(tools.count == 2)
    }

    @Test("With nothing changed nothing is compiled")
    func unchanged() throws {
      try edit("edited again")
      try check()
      #expect(try check().tools.isEmpty)
    }

    @Test("What was built of another version stays for a while: another process may be running it")
    func otherVersion() throws {
      try edit("one")
      try check()
      try edit("two")
      try check()
      try edit("one")
      #expect(try check().tools.isEmpty)
      let built = try programs()
      #expect(built.count > 1)
      for folder in built {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: folder)
      }
      try edit("three")
      try check()
      #expect(try programs().count == 1)
    }

    /// The folders that hold what was built of the exercise.
    private func programs() throws -> [String] {
      let place = "\(playback.root)/.build/faceup/built"
      return try FileManager.default.subpathsOfDirectory(atPath: place)
        .filter { $0.hasSuffix("/checks") }.map { "\(place)/\($0.dropLast("/checks".count))" }
    }

    @Test("Where the module offers something else, its checks are compiled again, once")
    func otherInterface() throws {
      func compilesChecks(_ interface: String) throws -> Bool {
        try check(interface: interface).tools
          .contains { $0.arguments.contains(playback.placed("/project/\(checks)")) }
      }
      try edit("edited again")
      #expect(try compilesChecks("other"))
      try edit("and again")
      #expect(try !compilesChecks("other"))
      try edit("and once more")
      #expect(try !compilesChecks("interface"))
    }

    @Test(
      "When the kit, or how it is built, has changed, SwiftPM builds it again",
      arguments: [
        "Sources/CardGameModel/Deck.swift", "Sources/CardGameModel/New.swift", "Package.swift",
        ".build/debug/Modules/CardGameModel.swiftmodule",
      ])
    func otherKit(path: String) throws {
      try edit("edited again")
      try playback.write("changed", to: path)
      #expect(try check().tools.first?.arguments.first == "build")
      try edit("and again")
      #expect(try check().tools.allSatisfy { $0.program == "/tools/swiftc" })
    }

    @Test(
      "When its checks have changed, they are compiled again, and the kit is not",
      arguments: ["Checks.swift", "New.swift"])
    func otherChecks(name: String) throws {
      try playback.write("changed", to: "\(playback.exercise.path)/Checks/\(name)")
      let tools = try check().tools
      #expect(tools.contains { $0.arguments.contains(playback.placed("/project/\(checks)")) })
      #expect(!tools.contains { $0.arguments.first == "build" })
    }

    @Test("What does not compile is told as SwiftPM would have it, and not built again")
    func broken() throws {
      try edit("edited again")
      let error = playback.placed("/project/\(learners):3:10: error: cannot find 'x' in scope")
      let (report, tools) = try check(failsAt: "ChoosingGame.swift", error: error)
      #expect(report.words == ["BUILD ERROR"])
      #expect(report.results[0].place?.file == learners)
      #expect(report.results[0].place?.line == 3)
      #expect(!tools.contains { $0.arguments.first == "build" })
      #expect(try check().report.words.allSatisfy { $0 == "PASS" })
    }

    @Test("When the quick way fails without a reason that a learner can mend, SwiftPM builds")
    func linkerFails() throws {
      try edit("edited again")
      let (report, tools) = try check(failsAt: "-lFaceUpKit", error: "no space left")
      #expect(report.words.allSatisfy { $0 == "PASS" })
      #expect(tools.contains { $0.arguments.first == "build" })
    }
  }
#endif
