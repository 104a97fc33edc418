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

/// Whether the kit's own tests are built too.
let allTests: Bool
switch Context.environment["FACEUP_TESTS"] ?? "" {
case "": allTests = false
case "all": allTests = true
default:
  refuse(
    "FACEUP_TESTS takes one word: set it to all, for the tests of the kit's own parts, or do not set it."
  )
}

// MARK: - Where the kit comes from

#if os(Linux)
  /// Whether SwiftPM was started in this package, and not in one that depends on it.
  func isStartedHere() -> Bool {
    guard let path = getcwd(nil, 0) else { return false }
    defer { free(path) }
    var folder = String(cString: path)[...]
    while let slash = folder.lastIndex(of: "/"), access(folder + "/Package.swift", F_OK) != 0 {
      folder = folder[..<slash]
    }
    return folder == Context.packageDirectory
  }
#else
  /// Nobody asks where the library could not be tried.
  func isStartedHere() -> Bool { false }
#endif

/// Whether the kit comes as one library, from the package in Sources.
///
/// To link with a library takes a small part of what it takes to link with all the objects of the kit, on
/// every edit of an exercise. A library within one package is no help to its own targets, and so
/// the kit is a package of its own then. Whoever depends on this package finds its targets here, as products,
/// and so do the tests of the kit's own parts.
let isLibrary = !allTests && isStartedHere()

/// The parts of the kit that a target is made with.
func kit(_ names: [String]) -> [Target.Dependency] {
  isLibrary
    ? [.product(name: "CardGameKit", package: "Sources")] : names.map { .target(name: $0) }
}

// MARK: - Settings

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

/// Settings with which the compiler does less, on Linux.
///
/// Only targets that no product contains may ask for them.
func quickly(_ flags: String...) -> [SwiftSetting] {
  [
    .unsafeFlags(
      // The compiler does without looking over what it has made.
      flags + ["-Xfrontend", "-disable-llvm-verify"],
      .when(platforms: [.linux], configuration: .debug))
  ]
}

/// Compiles the files of a small target in one process, and not in as many as there are cores.
let inOneProcess = quickly("-driver-batch-count", "1")

/// Compiles all files of a target at once, which takes two thirds of the time for tests.
let atOnce = quickly(
  "-whole-module-optimization", "-no-emit-module-separately-wmo", "-disable-batch-mode",
  "-num-threads", "1")

// MARK: - Exercises

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
        dependencies: kit(
          ["CardGameModel", "CardGameViews", "CardGameControllers"]
            + (isTest ? ["CardGameTesting"] : [])),
        path: "Exercises/\(folder)",
        exclude: [
          "README.md", "Hints.md", "Checks", "Starter", "Solution", "Alternatives",
        ] + (isPlayed ? ["Play"] : []),
        sources: files, swiftSettings: inOneProcess),
      .testTarget(
        name: "Exercise\(number)Checks",
        dependencies: [.target(name: "Exercise\(number)")]
          + kit(
            [
              "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness",
              "CardGameTesting",
            ] + (isTest ? ["CardGameBugs"] : [])),
        path: "Exercises/\(folder)/Checks",
        swiftSettings: atOnce,
        linkerSettings: quickLinking),
    ] + (isPlayed ? [player] : [])
  }

  /// The program that plays what the learner wrote; no other exercise is built for it.
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

// MARK: - The kit

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

/// What stands behind the products when the kit comes as a library.
///
/// A package that depends on this one, and is built from within it (`swift test --package-path`), asks for the
/// products by their names then, too.
let kitProducts = Target.target(name: "KitProducts", dependencies: kit([]))

/// The command-line tool.
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
    dependencies: kit([
      "CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness", "CardGameBugs",
      "CardGameTesting",
    ]),
    swiftSettings: kitSettings + atOnce,
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

// MARK: - The package

let isWhole = onlyExercise == nil
let hasGallery = isWhole || exercises.contains(where: \.isTest)

/// The targets of this package that are no exercise.
let ownTargets =
  isLibrary
  ? [kitProducts]
  : kitTargets + (hasGallery ? [galleryTarget] : []) + (isWhole ? toolTargets : [])

/// The libraries that other packages can use.
let libraries =
  ["CardGameModel", "CardGameViews", "CardGameControllers", "CardGameHarness", "CardGameTesting"]
  + (hasGallery ? ["CardGameBugs"] : [])

let package = Package(
  // The name is also that of the test bundle. A bundle of one exercise must not take the place of the
  // usual one, or going from one to the other would build both again each time. All tests are made with
  // another kit, too, and need a folder of their own: Docs/Contributing.md says how.
  name: "FaceUp" + (onlyExercise ?? (allTests ? "AllTests" : "")),
  // The oldest systems that have the Observation library.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: libraries.map { .library(name: $0, targets: [isLibrary ? kitProducts.name : $0]) }
    + (isWhole && !isLibrary ? [.executable(name: "faceup", targets: ["faceup"])] : []),
  dependencies: isLibrary ? [.package(path: "Sources")] : [],
  targets: ownTargets + exercises.flatMap(\.targets)
    + (isWhole ? selfTestTargets + (allTests ? kitTestTargets : []) : []),
  swiftLanguageModes: [.v6]
)
