extension Decoder {
  /// Reads a card from a single string.
  func parsedFace<Face: ParsableFace>() throws -> Face {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do {
      return try Face(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }
}
