/// How a button draws the picture in its foreground slot.
public enum ButtonType: String, CaseIterable, Hashable, Codable, Sendable {
  /// A button as storyboards make it, which draws the picture as a flat shape in the tint colour.
  ///
  /// A picture whose rendering mode is always-original is drawn as it is.
  case system

  /// A button without a style of its own: the picture is drawn as it is.
  case custom
}
