import CardGameCourse
import Testing

@testable import faceup

@Suite("Doctor")
struct DoctorTests {
  let project: FakeProject

  init() throws { project = try FakeProject() }

  /// A toolchain of a version, with or without the library Testing.
  private func toolchain(_ version: String, hasTesting: Bool = true) -> ProcessRunner {
    ProcessRunner { (calls) throws(ProcessError) in
      try calls.map { (call) throws(ProcessError) in
        switch call.program {
        case "swift":
          ProcessResult(.exited(0), output: "Swift version \(version) (swift-RELEASE)\n")
        case "swiftc": ProcessResult(.exited(hasTesting ? 0 : 1))
        default: throw ProcessError(program: call.program, reason: "No such file or directory")
        }
      }
    }
  }

  @Test("With everything there, nothing is to be mended")
  func healthy() {
    let run = project.run(["doctor"], processes: toolchain("6.3.1"))
    #expect(run.output.hasPrefix("Everything that the exercises need is there.\n"))
    #expect(run.output.contains("\nFINE  Swift 6.3.1 is installed.\n"))
    #expect(run.exitCode == .success)
  }

  @Test("Without a toolchain it says how to get one", arguments: ["doctor", "doctor --plain"])
  func missing(call: String) {
    let run = project.run(
      call.split(separator: " ").map(String.init), processes: ProcessRunner.none)
    #expect(run.output.contains("swift.org/install"))
    #expect(run.exitCode == .checkFailed)
  }

  @Test(
    "A toolchain must be of version 6.2 or later",
    arguments: [("5.10", false), ("6.1.3", false), ("6.2", true), ("6.10", true), ("7.0", true)])
  func version(version: String, isNewEnough: Bool) {
    let run = project.run(["doctor"], processes: toolchain(version))
    #expect(run.output.contains("Swift \(version) is too old") == !isNewEnough)
    #expect(run.exitCode == (isNewEnough ? .success : .checkFailed))
  }

  #if os(Linux)
    @Test("A toolchain without the library of the checks is found out")
    func testing() {
      let run = project.run(["doctor"], processes: toolchain("6.2", hasTesting: false))
      #expect(run.output.contains("\nBAD   The library Testing"))
    }
  #endif

  @Test("A build folder that was moved is told with the command that removes it")
  func moved() throws {
    let plan = ".build/debug/description.json"
    try project.write(#"{"importPath" : "/elsewhere/.build/debug/Modules"}"#, to: plan)
    let run = project.run(["doctor"], processes: toolchain("6.2"))
    #expect(run.output.contains("rm -r \"\(project.root)/.build\""))
    #expect(run.exitCode == .checkFailed)
    try project.write(#"{"importPath" : "\#(project.root)/.build/debug/Modules"}"#, to: plan)
    #expect(project.run(["doctor"], processes: toolchain("6.2")).exitCode == .success)
  }

  @Test("Away from the exercises it says where to go")
  func elsewhere() {
    let run = ToolRun(["doctor"], processes: toolchain("6.2"))
    #expect(run.output.contains("\nBAD   There are no exercises in this folder"))
    #expect(run.exitCode == .checkFailed)
  }

  @Test("A terminal that shows ASCII only, or has no colours, works all the same")
  func terminal() {
    func doctor(_ variables: [String: String]) -> ToolRun {
      project.run(
        ["doctor"], isTerminal: true, environment: variables, processes: toolchain("6.2"))
    }
    #expect(doctor(["LANG": "C"]).output.contains("\nNOTE  The terminal is set to C,"))
    #expect(doctor(["LANG": "C"]).exitCode == .success)
    #expect(doctor(["LANG": "de_DE.utf8"]).output.contains("\nFINE  The terminal shows the signs"))
    #expect(doctor(["NO_COLOR": "1"]).output.contains("\nFINE  No colours are used"))
  }
}
