#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A mark in the environment of a child, which its descendants inherit.
struct ProcessMark {
  /// The name of the variable.
  static let variable = "FACEUP_RUN"

  let value = UUID().uuidString

  /// Whether a process was started with an environment in which the mark is not.
  ///
  /// One that was started with no environment at all may be a descendant that has thrown it away.
  func isMissing(in environment: [UInt8]) -> Bool {
    !environment.isEmpty
      && !environment.split(separator: 0).contains(Array("\(Self.variable)=\(value)".utf8)[...])
  }
}
