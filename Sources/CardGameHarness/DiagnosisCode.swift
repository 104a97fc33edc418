/// The stable name of a mistake.
///
/// A code never changes its meaning, so that a hint, a grade or a translation can hang on it. Each
/// diagnosis adds its own code where it is defined.
///
/// ```swift
/// print(DiagnosisCode.wrongPictureSlot)
/// // wrong-picture-slot
/// ```
public struct DiagnosisCode: RawRepresentable, Hashable, Codable, Sendable {
  /// The name, in lower case with hyphens.
  public let rawValue: String

  /// Makes a code of a name.
  ///
  /// - Parameter rawValue: The name, in lower case with hyphens.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension DiagnosisCode: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
