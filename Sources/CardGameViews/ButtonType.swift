/// How a button draws the picture in its foreground slot.
public enum ButtonType: String, CaseIterable, Hashable, Codable, Sendable {
  /// As a storyboard of 2013 makes buttons: the picture is drawn as a flat shape in the tint
  /// colour, unless its rendering mode is always-original.
  case system

  /// A button without a style of its own: the picture is drawn as it is.
  case custom
}
