// As much of UIKit as the kit's adapter and the app beside this folder use, declared as Apple's SDK
// declares it, so that both can be type-checked where UIKit does not exist. Nothing here draws.

public final class CGImage {}
public final class CIImage {}

@MainActor public protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}

open class UIImage: @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public let renderingMode: RenderingMode
  public let cgImage: CGImage?
  public let ciImage: CIImage? = nil
  @MainActor private var identifier: String?

  public init() {
    renderingMode = .automatic
    cgImage = nil
  }

  /// The stub's app has pictures of every name that begins with `card`.
  public init?(named name: String) {
    guard name.hasPrefix("card") else { return nil }
    renderingMode = .automatic
    cgImage = CGImage()
  }

  private init(renderingMode: RenderingMode, cgImage: CGImage?) {
    self.renderingMode = renderingMode
    self.cgImage = cgImage
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(renderingMode: renderingMode, cgImage: cgImage)
  }
}

/// Apple's is an `NSObject`, which is equal to itself alone.
extension UIImage: Equatable {
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }
}

extension UIImage: @MainActor UIAccessibilityIdentification {
  @MainActor public var accessibilityIdentifier: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

@MainActor open class UIResponder {
  public init() {}
}

@MainActor open class UIView: UIResponder {
  open var isHidden = false
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: State { [] }
    public static var highlighted: State { State(rawValue: 1 << 0) }
    public static var disabled: State { State(rawValue: 1 << 1) }
    public static var selected: State { State(rawValue: 1 << 2) }
    public static var focused: State { State(rawValue: 1 << 3) }
  }

  open var isEnabled = true
  open var isSelected = false
}

@MainActor open class UIButton: UIControl {
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[0]
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }
  open func image(for state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[0]
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }
}

@MainActor open class UILabel: UIView {
  open var text: String?
}

@MainActor open class UISegmentedControl: UIControl {
  open var numberOfSegments: Int { 2 }
  open var selectedSegmentIndex = 0
}

@MainActor open class UIViewController: UIResponder {
  open func viewDidLoad() {}
}
