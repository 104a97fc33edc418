// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Lessons",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "FaceUp", path: "../../..")],
  targets: [
    .testTarget(
      name: "LessonsTests",
      dependencies: [
        .product(name: "CardGameModel", package: "FaceUp"),
        .product(name: "CardGameViews", package: "FaceUp"),
        .product(name: "CardGameControllers", package: "FaceUp"),
        .product(name: "CardGameHarness", package: "FaceUp"),
        .product(name: "CardGameTesting", package: "FaceUp"),
      ])
  ]
)
