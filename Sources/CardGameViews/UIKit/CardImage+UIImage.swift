#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @MainActor
  extension CardImage {
    /// UIKit's picture, or `nil` when the app has none of this name.
    ///
    /// With the automatic mode the picture keeps the mode that the asset catalog gives it. UIKit
    /// shares that picture with all who ask for the name, and so its identifier too.
    var uiImage: UIImage? {
      var image = isTransparent ? UIImage() : UIImage(named: name)
      switch renderingMode {
      case .automatic: break
      case .alwaysOriginal: image = image?.withRenderingMode(.alwaysOriginal)
      case .alwaysTemplate: image = image?.withRenderingMode(.alwaysTemplate)
      }
      image?.accessibilityIdentifier = name
      return image
    }

    /// Finds out which picture this is, by the identifier that ``uiImage`` gives it.
    init?(_ image: UIImage?) {
      guard let image, let name = image.accessibilityIdentifier else { return nil }
      let renderingMode: RenderingMode =
        switch image.renderingMode {
        case .alwaysOriginal: .alwaysOriginal
        case .alwaysTemplate: .alwaysTemplate
        default: .automatic
        }
      self.init(
        named: name, renderingMode: renderingMode,
        isTransparent: image.cgImage == nil && image.ciImage == nil)
    }
  }
#endif
