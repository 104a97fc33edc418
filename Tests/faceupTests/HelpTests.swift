import CardGameCourse
import Testing

@testable import faceup

@Suite("Help")
struct HelpTests {
  @Test("The tool alone, away from the exercises, says what it is and where to go")
  func welcome() {
    let run = ToolRun([])
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("FaceUp: card games built the MVC way"))
    #expect(run.output.contains("\n  swift run faceup\n"))
    #expect(run.output.contains("\n  faceup play matching\n"))
  }

  @Test(
    "Help on everything lists every command",
    arguments: [["help"], ["--help"], ["-h"], ["help", "help"]])
  func general(arguments: [String]) {
    let run = ToolRun(arguments)
    #expect(run.exitCode == .success)
    for command in Command.all { #expect(run.output.contains("  \(command.name)  ")) }
  }

  @Test(
    "Help on a command can be asked for in every way",
    arguments: [
      ["help", "play"], ["play", "--help"], ["play", "-h"], ["--help", "play"],
      ["play", "matching", "--bogus", "--help"],
    ])
  func ofCommand(arguments: [String]) {
    let run = ToolRun(arguments)
    #expect(run.exitCode == .success)
    #expect(run.output == Command.play.help)
    #expect(run.errors == "")
  }

  @Test("Help names every option and fits 80 columns", arguments: Command.all.map(\.name))
  func fits(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    for option in command.options { #expect(command.help.contains("\n  \(option.name) ")) }
    let texts =
      command.help + Words.help(on: Command.all) + Words.moveHelp + Words.welcome
      + Words.welcomeElsewhere + Words.otherThings
    #expect(texts.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("Every example of the help works", arguments: Command.all.flatMap(\.examples).map(\.call))
  func examples(call: String) throws {
    let project = try FakeProject(begun: Set(Course.lesson.exercises.map(\.number)))
    var arguments: [String] = []
    for (index, part) in call.split(separator: "\"").enumerated() {
      arguments += index % 2 == 0 ? part.split(separator: " ").map(String.init) : [String(part)]
    }
    // It takes a toolchain to prove an exercise, so that the call is only read.
    if arguments[0] == Command.verify.name {
      #expect(CommandTrial(course: .lesson).problem(of: call) == nil)
    } else {
      #expect(project.run(arguments).exitCode == .success)
    }
  }

  @Test("The version is one line")
  func version() {
    #expect(ToolRun(["--version"]).output.wholeMatch(of: /faceup \d+\.\d+\.\d+\n/) != nil)
  }
}
