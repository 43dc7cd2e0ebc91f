// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // For this package's own builds; a package that depends on it is not bound by this.
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "ModelKit",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ModelKit", targets: ["ModelKit"]),
    .executable(name: "modelkit", targets: ["ModelKitTool"]),
  ],
  targets: [
    .target(name: "ModelKitDocument", swiftSettings: settings),
    .target(
      name: "ModelKitCore", dependencies: ["ModelKitDocument", "ModelKitMacros"],
      swiftSettings: settings),
    .target(name: "ModelKit", dependencies: ["ModelKitCore"], swiftSettings: settings),
    .target(name: "ModelKitDeclarations", swiftSettings: settings),
    .macro(
      name: "ModelKitMacros", dependencies: ["ModelKitDeclarations", "ModelKitDocument"],
      swiftSettings: settings),
    .target(
      name: "ModelKitSchema", dependencies: ["ModelKitCore", "ModelKitDeclarations"],
      swiftSettings: settings),
    .target(name: "ModelKitReport", dependencies: ["ModelKitCore"], swiftSettings: settings),
    .target(
      name: "ModelKitCLI",
      dependencies: ["ModelKitCore", "ModelKitSchema", "ModelKitReport"],
      swiftSettings: settings),
    .executableTarget(
      name: "ModelKitTool", dependencies: ["ModelKitCLI"], swiftSettings: settings),
    .executableTarget(
      name: "ModelKitBenchmarks", dependencies: ["ModelKitCore", "ModelKitSchema"],
      swiftSettings: settings),
    .executableTarget(
      name: "ShopList", dependencies: ["ModelKit"], path: "Examples/ShopList",
      swiftSettings: settings),
    .target(
      name: "ModelKitTestSupport", dependencies: ["ModelKitCore"],
      path: "Tests/ModelKitTestSupport", swiftSettings: settings),
    .testTarget(
      name: "ModelKitDocumentTests", dependencies: ["ModelKitDocument"], swiftSettings: settings),
    .testTarget(
      name: "ModelKitCoreTests", dependencies: ["ModelKitCore", "ModelKitTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ModelKitTests", dependencies: ["ModelKit", "ModelKitSchema", "ModelKitTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ModelKitDeclarationsTests", dependencies: ["ModelKitDeclarations"],
      swiftSettings: settings),
    .testTarget(
      name: "ModelKitMacrosTests", dependencies: ["ModelKitMacros"], swiftSettings: settings),
    .testTarget(
      name: "ModelKitSchemaTests", dependencies: ["ModelKitSchema", "ModelKitTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ModelKitReportTests", dependencies: ["ModelKitReport"], exclude: ["Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "ModelKitCLITests", dependencies: ["ModelKitCLI"], exclude: ["Faulty"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
