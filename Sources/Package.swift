// swift-tools-version: 6.2

// The kit as one library, for the package around it when that is built for its own sake: see there.
//
// It lists the same targets as that manifest does, which also has to work without this one.

import PackageDescription

/// Settings with which the compiler does less, on Linux.
///
/// It does without looking over what it has made, and notes the lines of the kit but not its variables.
func quickly(_ flags: [String]) -> SwiftSetting {
  .unsafeFlags(
    flags + ["-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-gline-tables-only"],
    .when(platforms: [.linux], configuration: .debug))
}

/// The strict settings of the kit's own targets.
let kitSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  quickly([]),
]

/// Compiles all files of a target at once, which takes two thirds of the time.
///
/// It is not for CardGameHarness: that is built alone, and in parts it keeps two cores busy.
let atOnce = quickly([
  "-whole-module-optimization", "-no-emit-module-separately-wmo", "-disable-batch-mode",
  "-num-threads", "2",
])

/// CardGameModel and CardGameViews are built at the same time, and it is enough when one of them indexes
/// the standard library.
let withoutIndexOfSystem = quickly(["-index-ignore-system-modules"])

let library: [Target] = [
  .target(
    name: "CardGameModel", path: "CardGameModel",
    swiftSettings: kitSettings + [atOnce, withoutIndexOfSystem],
    linkerSettings: [
      .linkedLibrary("m", .when(platforms: [.linux])),
      .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
    ]),
  .target(name: "CardGameViews", path: "CardGameViews", swiftSettings: kitSettings + [atOnce]),
  .target(
    name: "CardGameControllers",
    dependencies: ["CardGameModel", "CardGameViews"],
    path: "CardGameControllers", swiftSettings: kitSettings + [atOnce]),
  .target(
    name: "CardGameHarness",
    dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers"],
    path: "CardGameHarness", swiftSettings: kitSettings),
  .target(
    name: "CardGameTesting",
    dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness"],
    path: "CardGameTesting", swiftSettings: kitSettings + [atOnce]),
  .target(
    name: "CardGameBugs",
    dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness"],
    path: "CardGameBugs", swiftSettings: kitSettings + [atOnce]),
]

let tool: [Target] = [
  .target(
    name: "CardGameCourse", dependencies: ["CardGameHarness"], path: "CardGameCourse",
    swiftSettings: kitSettings),
  .executableTarget(
    name: "faceup",
    dependencies: [
      "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness", "CardGameBugs",
      "CardGameCourse",
    ],
    path: "faceup", swiftSettings: kitSettings),
]

let package = Package(
  name: "CardGameKit",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "CardGameKit", type: .dynamic, targets: library.map(\.name)),
    .executable(name: "faceup", targets: ["faceup"]),
  ],
  targets: library + tool,
  swiftLanguageModes: [.v6]
)
