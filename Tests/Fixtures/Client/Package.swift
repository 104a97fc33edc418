// swift-tools-version: 6.2

import PackageDescription

/// A package as an author of a card game or of a view would write it sees the kit's products, and
/// nothing else of it.
let kit: [Target.Dependency] = [
  .product(name: "CardGameModel", package: "FaceUp"),
  .product(name: "CardGameViews", package: "FaceUp"),
  .product(name: "CardGameControllers", package: "FaceUp"),
]

let package = Package(
  name: "CardTableClient",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "CardTableClient", targets: ["CardTableClient"])
  ],
  dependencies: [
    .package(name: "FaceUp", path: "../../..")
  ],
  targets: [
    .target(name: "CardTableClient", dependencies: kit),
    .testTarget(name: "CardTableClientTests", dependencies: ["CardTableClient"] + kit),
  ],
  swiftLanguageModes: [.v6]
)
