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

/// Apple's is in CoreGraphics, and a type of its own.
public struct CGFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable, Sendable {
  fileprivate let number: Double
  public init(_ number: Double) { self.number = number }
  public init(floatLiteral number: Double) { self.number = number }
  public init(integerLiteral number: Int) { self.number = Double(number) }
}

extension Double {
  public init(_ number: CGFloat) { self = number.number }
}

public final class UIColor: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  private init(_ description: String) { self.description = description }

  /// The stub's app has one colour of its own.
  public init?(named name: String) {
    guard name == "felt" else { return nil }
    description = name
  }

  public static let black = UIColor("black")
  public static let white = UIColor("white")
  public static let red = UIColor("red")
  public static let clear = UIColor("clear")
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs.description == rhs.description
  }
}

/// Apple's is in Foundation.
public final class NSAttributedString {
  public struct Key: Hashable, Sendable {
    private let name: String
    public static let foregroundColor = Key(name: "foregroundColor")
    public static let font = Key(name: "font")
  }

  public let string: String
  public var length: Int { string.utf16.count }
  private let attributes: [Key: Any]

  public init(string: String, attributes: [Key: Any]? = nil) {
    self.string = string
    self.attributes = attributes ?? [:]
  }

  public func attribute(
    _ key: Key, at location: Int, effectiveRange: UnsafeMutablePointer<Int>?
  ) -> Any? {
    attributes[key]
  }
}

@MainActor open class UIView: UIResponder {
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tag = 0
}

@MainActor public final class UIAction {
  fileprivate let handler: (UIAction) -> Void
  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
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

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
  }

  open var isEnabled = true
  open var isSelected = false
  private var actions: [UIAction] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append(action)
  }
  open func sendActions(for controlEvents: Event) {
    for action in actions { action.handler(action) }
  }
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

  private var attributedTitles: [UInt: NSAttributedString] = [:]
  public let titleLabel: UILabel? = UILabel()

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
  }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
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
  open var attributedText: NSAttributedString?
}

@MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

@MainActor open class UISwitch: UIControl {
  open var isOn = false
}

@MainActor open class UISegmentedControl: UIControl {
  open var numberOfSegments: Int { 2 }
  open var selectedSegmentIndex = 0
}

@MainActor open class UIViewController: UIResponder {
  open func viewDidLoad() {}
}

@MainActor open class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
  }

  public let title: String?
  public let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public private(set) var actions: [UIAlertAction] = []
  public private(set) var title: String?
  public private(set) var message: String?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
