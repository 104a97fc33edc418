// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SilentPlaces",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(name: "FaceUp", path: "../../..")],
  targets: [
    .testTarget(
      name: "SilentPlacesTests",
      dependencies: [
        .product(name: "CardGameControllers", package: "FaceUp"),
        .product(name: "CardGameModel", package: "FaceUp"),
        .product(name: "CardGameTesting", package: "FaceUp"),
        .product(name: "CardGameViews", package: "FaceUp"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
