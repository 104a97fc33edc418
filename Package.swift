// swift-tools-version: 6.2

import PackageDescription

// Foundation would do as well, but to compile a manifest that imports it takes a second and a half longer.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#else
  import Foundation
#endif

/// Ends the reading of this manifest, because a variable of the environment says something unknown.
func refuse(_ message: String) -> Never {
  print(message)
  exit(1)
}

/// The strict settings of the kit's own targets; exercises use plain Swift instead.
let kitSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// On Linux the linker of the toolchain takes half as long as that of the system, on every edit.
///
/// Only targets that no product contains may ask for it: other packages refuse unsafe flags.
let quickLinking: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))
]

/// An exercise: a module of the learner's own, and a test target of the checks for it.
struct Exercise {
  /// The number with two digits, as it stands in the names of the targets: `06`.
  var number: String

  /// The folder in Exercises/.
  var folder: String

  /// The files that are compiled: those that the learner writes in, and those that support them.
  var files: [String]

  /// Whether what the learner writes can also be run by itself: `swift run play14`.
  var isPlayed = false

  /// Whether the learner writes tests, and so needs what tests are written with, and apps to test.
  var isTest = false

  /// Exercises use plain Swift, as a beginner meets it, without the kit's strict settings.
  var targets: [Target] {
    [
      .target(
        name: "Exercise\(number)",
        dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers"]
          + (isTest ? ["CardGameTesting"] : []),
        path: "Exercises/\(folder)",
        exclude: [
          "README.md", "Hints.md", "Checks", "Starter", "Solution", "Alternatives",
        ] + (isPlayed ? ["Play"] : []),
        sources: files),
      .testTarget(
        name: "Exercise\(number)Checks",
        dependencies: [
          .target(name: "Exercise\(number)"),
          "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness",
          "CardGameTesting",
        ] + (isTest ? ["CardGameBugs"] : []),
        path: "Exercises/\(folder)/Checks",
        linkerSettings: quickLinking),
    ] + (isPlayed ? [player] : [])
  }

  /// The program that plays what the learner wrote; nothing but this exercise is built for it.
  private var player: Target {
    .executableTarget(
      name: "play\(number)",
      dependencies: [.target(name: "Exercise\(number)")],
      path: "Exercises/\(folder)/Play",
      linkerSettings: quickLinking)
  }
}

/// Every exercise, by hand: SwiftPM would not see a new folder, because it caches what it has read.
let allExercises = [
  Exercise(number: "01", folder: "01-ReadTheTable", files: ["Answers.swift", "Answer.swift"]),
  Exercise(number: "02", folder: "02-APlayingCard", files: ["Card.swift"]),
  Exercise(number: "03", folder: "03-ADeckOfFiftyTwo", files: ["Pack.swift"]),
  Exercise(number: "04", folder: "04-DrawAndShuffle", files: ["DrawingDeck.swift"]),
  Exercise(number: "05", folder: "05-DoTheyMatch", files: ["Points.swift"]),
  Exercise(
    number: "06", folder: "06-ChoosingACard",
    files: ["ChoosingGame.swift", "ChoosingGame+Table.swift"]),
  Exercise(
    number: "07", folder: "07-TouchChooseUpdate",
    files: ["TouchController.swift", "TouchController+UpdateUI.swift"]),
  Exercise(
    number: "08", folder: "08-UpdateTheUI",
    files: ["TableController.swift", "TableController+Deal.swift"]),
  Exercise(
    number: "09", folder: "09-WhiteBoards",
    files: ["WhiteBoardController.swift", "WhiteBoardController+Deal.swift"]),
  Exercise(
    number: "10", folder: "10-FindTheBug",
    files: [
      "AppA.swift", "AppB.swift", "AppC.swift", "AppD.swift", "AppE.swift", "Cause.swift",
      "Apps+Game.swift",
    ]),
  Exercise(
    number: "11", folder: "11-WriteTheTest", files: ["MyTests.swift"], isTest: true),
  Exercise(
    number: "12", folder: "12-DealAgain",
    files: ["DealController.swift", "DealController+Game.swift"]),
  Exercise(
    number: "13", folder: "13-ThreeCards",
    files: [
      "ThreeCardGame.swift", "ThreeCardGame+Table.swift", "ModeController.swift",
      "ModeController+Game.swift",
    ]),
  Exercise(
    number: "14", folder: "14-YourOwnView",
    files: ["MyTable.swift", "MyTable+Parts.swift", "MyTable+Play.swift"], isPlayed: true),
  Exercise(
    number: "15", folder: "15-Trios",
    files: ["TrioRule.swift", "TrioGame.swift", "TrioGame+Table.swift"]),
  Exercise(
    number: "16", folder: "16-AGameOfYourOwn", files: ["MyGame.swift", "MyGame+Play.swift"],
    isPlayed: true),
]

/// The number of the only exercise to build, so that no other can stand in its way; else `nil`.
let onlyExercise = Context.environment["FACEUP_ONLY"].flatMap { $0.isEmpty ? nil : $0 }

let exercises = allExercises.filter { onlyExercise == nil || $0.number == onlyExercise }
if exercises.isEmpty {
  let numbers = allExercises.map(\.number).joined(separator: ", ")
  refuse(
    "FACEUP_ONLY takes the number of one exercise: set it to one of \(numbers), or do not set it.")
}

/// What exercises are made with and checked by.
let kitTargets: [Target] = [
  .target(
    name: "CardGameModel",
    swiftSettings: kitSettings,
    // A square root is a call into the C library's mathematics, and without Foundation nobody links it.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
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
    name: "CardGameTesting",
    dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness"],
    swiftSettings: kitSettings),
]

/// The mistakes that tests are tried on; most exercises do without.
let galleryTarget = Target.target(
  name: "CardGameBugs",
  dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness"],
  swiftSettings: kitSettings)

let toolTargets: [Target] = [
  .target(name: "CardGameCourse", dependencies: ["CardGameHarness"], swiftSettings: kitSettings),
  .executableTarget(
    name: "faceup",
    dependencies: [
      "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness", "CardGameBugs",
      "CardGameCourse",
    ],
    swiftSettings: kitSettings),
]

/// What everyone's `swift test` asks of the kit: that it names mistakes, and wrongs nobody.
let selfTestTargets: [Target] = [
  .testTarget(
    name: "SelfTests",
    dependencies: [
      "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness", "CardGameBugs",
      "CardGameTesting",
    ],
    swiftSettings: kitSettings,
    linkerSettings: quickLinking)
]

/// The tests of the kit's own parts, for those who change them.
///
/// They take three times as long to build as all the rest, so learners do without.
let kitTestTargets: [Target] = [
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
    dependencies: ["CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness"],
    swiftSettings: kitSettings),
  .testTarget(
    name: "CardGameBugsTests",
    dependencies: [
      "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness", "CardGameBugs",
    ],
    swiftSettings: kitSettings),
  .testTarget(
    name: "CardGameTestingTests",
    dependencies: [
      "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness", "CardGameTesting",
    ],
    swiftSettings: kitSettings),
  .testTarget(
    name: "CardGameCourseTests", dependencies: ["CardGameCourse", "CardGameHarness"],
    exclude: ["Streams"], swiftSettings: kitSettings),
  .testTarget(
    name: "faceupTests",
    dependencies: [
      "faceup", "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness",
      "CardGameBugs", "CardGameCourse",
    ],
    swiftSettings: kitSettings),
]

let libraries: [Product] = [
  .library(name: "CardGameModel", targets: ["CardGameModel"]),
  .library(name: "CardGameViews", targets: ["CardGameViews"]),
  .library(name: "CardGameControllers", targets: ["CardGameControllers"]),
  .library(name: "CardGameHarness", targets: ["CardGameHarness"]),
  .library(name: "CardGameTesting", targets: ["CardGameTesting"]),
]

/// Whether the tests of the kit's own parts are built too.
let allTests: Bool
switch Context.environment["FACEUP_TESTS"] ?? "" {
case "": allTests = false
case "all": allTests = true
default:
  refuse(
    "FACEUP_TESTS takes one word: set it to all, for the tests of the kit's own parts, or do not set it."
  )
}

let gallery: Product = .library(name: "CardGameBugs", targets: ["CardGameBugs"])
let tool: Product = .executable(name: "faceup", targets: ["faceup"])

let isWhole = onlyExercise == nil
let hasGallery = isWhole || exercises.contains(where: \.isTest)

let package = Package(
  // The name is also that of the test bundle. A bundle of one exercise, or of more tests, must not take
  // the place of the usual one, or going from one to the other would build both again each time.
  name: "FaceUp" + (onlyExercise ?? (allTests ? "AllTests" : "")),
  // The oldest systems that have the Observation library.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: libraries + (hasGallery ? [gallery] : []) + (isWhole ? [tool] : []),
  targets: kitTargets + (hasGallery ? [galleryTarget] : []) + exercises.flatMap(\.targets)
    + (isWhole ? toolTargets + selfTestTargets + (allTests ? kitTestTargets : []) : []),
  swiftLanguageModes: [.v6]
)
