// swift-tools-version: 6.2

import PackageDescription

/// The strict settings of the kit's own targets; exercises use plain Swift instead.
let kitSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FaceUp",
  // The oldest systems that have the Observation library.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "CardGameModel", targets: ["CardGameModel"]),
    .library(name: "CardGameViews", targets: ["CardGameViews"]),
    .library(name: "CardGameControllers", targets: ["CardGameControllers"]),
    .library(name: "CardGameHarness", targets: ["CardGameHarness"]),
    .library(name: "CardGameBugs", targets: ["CardGameBugs"]),
    .library(name: "CardGameTesting", targets: ["CardGameTesting"]),
    .executable(name: "faceup", targets: ["faceup"]),
  ],
  targets: [
    .target(name: "CardGameModel", swiftSettings: kitSettings),
    .target(name: "CardGameViews", swiftSettings: kitSettings),
    .target(
      name: "CardGameControllers",
      dependencies: ["CardGameModel", "CardGameViews"],
      swiftSettings: kitSettings),
    .target(
      name: "CardGameHarness",
      dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers"],
      swiftSettings: kitSettings),
    .target(
      name: "CardGameBugs",
      dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness"],
      swiftSettings: kitSettings),
    .target(
      name: "CardGameTesting", dependencies: ["CardGameHarness"], swiftSettings: kitSettings),
    .executableTarget(
      name: "faceup",
      dependencies: [
        "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness", "CardGameBugs",
      ],
      swiftSettings: kitSettings),
    .testTarget(
      name: "CardGameModelTests", dependencies: ["CardGameModel"], swiftSettings: kitSettings),
    .testTarget(
      name: "CardGameViewsTests", dependencies: ["CardGameViews"], swiftSettings: kitSettings),
    .testTarget(
      name: "CardGameControllersTests",
      dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers"],
      swiftSettings: kitSettings),
    .testTarget(
      name: "CardGameHarnessTests",
      dependencies: ["CardGameHarness"],
      swiftSettings: kitSettings),
    .testTarget(
      name: "CardGameTestingTests", dependencies: ["CardGameTesting"], swiftSettings: kitSettings),
    .testTarget(
      name: "faceupTests",
      dependencies: ["faceup", "CardGameModel", "CardGameViews", "CardGameControllers"],
      swiftSettings: kitSettings),
  ],
  swiftLanguageModes: [.v6]
)
