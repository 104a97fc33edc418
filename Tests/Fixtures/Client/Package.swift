// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "CardTableClient",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "FaceUp", path: "../../..")],
  targets: [
    .target(
      name: "CardTableClient",
      dependencies: [
        .product(name: "CardGameModel", package: "FaceUp"),
        .product(name: "CardGameViews", package: "FaceUp"),
        .product(name: "CardGameControllers", package: "FaceUp"),
      ]),
    .testTarget(
      name: "CardTableClientTests",
      dependencies: [
        "CardTableClient",
        .product(name: "CardGameHarness", package: "FaceUp"),
        .product(name: "CardGameTesting", package: "FaceUp"),
      ]),
  ]
)

// Approved transcripts lie beside the tests of the guide "Test your own game", and are no sources.
package.targets.last?.exclude = ["Approved"]
