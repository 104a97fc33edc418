import Testing

@testable import CardGameCourse

@Suite("The plan of a build")
struct BuildPlanTests {
  @Test("How SwiftPM parts the work is left out; what decides about the code stays")
  func arguments() {
    let words = """
      -target x86_64-unknown-linux-gnu -incremental -enable-batch-mode -index-store-path store -Onone -j2 \
      -swift-version 6 -whole-module-optimization -no-emit-module-separately-wmo -disable-batch-mode \
      -num-threads 1 -driver-batch-count 1 -Xfrontend -disable-llvm-verify -g
      """
    let command = BuildPlan.Command(
      moduleName: "Exercise06Checks", executable: "swiftc", importPath: "Modules", objects: [],
      sources: [], otherArguments: words.split(separator: " ").map(String.init))
    #expect(
      command.arguments.joined(separator: " ") == """
        -target x86_64-unknown-linux-gnu -Onone -swift-version 6 -Xfrontend -disable-llvm-verify -g
        """)
  }
}
