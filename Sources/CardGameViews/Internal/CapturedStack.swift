#if canImport(Runtime)
  import Runtime
#endif

/// A call stack of a few frames, from which the caller of this library can be found.
///
/// Everything that the Runtime library is needed for stands in this file.
struct CapturedStack: Sendable {
  /// A `Backtrace`; its type is not named because older systems have none.
  private let backtrace: any Sendable

  /// Catches the stack of the current thread, or returns `nil` where none can be had.
  static func capture(limit: Int = frameLimit) -> CapturedStack? {
    #if canImport(Runtime)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        guard
          let backtrace = try? Backtrace.capture(
            algorithm: .auto, limit: limit, top: 0, images: LoadedImages.map)
        else { return nil }
        return CapturedStack(backtrace: backtrace)
      }
    #endif
    return nil
  }

  /// The innermost frame that has a line and is not of this module.
  var callSite: CallSite? { callSite(outside: Self.ownFolder, from: 1) }

  /// The innermost frame in a file that is not in a folder, whose line is at least a number.
  ///
  /// Between two lines, as in the jump back to the beginning of a loop, a function is in line 0.
  func callSite(outside folder: String, from firstLine: Int) -> CallSite? {
    #if canImport(Runtime)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        guard let frames = (backtrace as? Backtrace)?.symbolicated()?.frames else { return nil }
        for frame in frames {
          guard
            let symbol = frame.symbol, let place = symbol.sourceLocation, place.line >= firstLine,
            !place.path.hasSuffix(">"), !place.path.contains("@__swiftmacro"),
            !place.path.hasPrefix(folder)
          else { continue }
          return CallSite(
            file: place.path, line: place.line, function: Self.function(of: symbol.name))
        }
      }
    #endif
    return nil
  }

  /// The frame that was called from a file: the last one before the first frame of that file.
  func callSite(calledFrom file: String) -> CallSite? {
    #if canImport(Runtime)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        guard let frames = (backtrace as? Backtrace)?.symbolicated()?.frames else { return nil }
        var last: CallSite?
        for frame in frames {
          guard let symbol = frame.symbol, let place = symbol.sourceLocation else { continue }
          if place.path == file { return last }
          guard place.line > 0, !place.path.hasSuffix(">"), !place.path.contains("@__swiftmacro")
          else { continue }
          last = CallSite(
            file: place.path, line: place.line, function: Self.function(of: symbol.name))
        }
      }
    #endif
    return nil
  }

  /// The addresses of the frames, the same for stacks that were caught at the same place.
  var addresses: String {
    #if canImport(Runtime)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        return (backtrace as? Backtrace)?.frames.map(\.description).joined(separator: " ") ?? ""
      }
    #endif
    return ""
  }

  /// Enough for a setter behind a tee and a few thunks, with a forEach between it and its caller.
  private static let frameLimit = 12

  /// The folder of this module's sources, with a slash at its end.
  ///
  /// The names of functions do not tell whose they are: those of an app's extension of `CardButton`
  /// begin with this module's name too.
  private static let ownFolder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(2).joined(separator: "/") + "/"
  }()

  /// Takes from a demangled name what a learner would call the function.
  ///
  /// `closure #1 in static Table<A>.show(_:)` is `show(_:)`, and `Label.isShown.setter` is `isShown`.
  private static func function(of name: String) -> String {
    let inner = name.split(separator: " in ").last.map(String.init) ?? name
    var depth = 0
    let plain = inner.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    let argumentLabels = plain.firstIndex(of: "(") ?? plain.endIndex
    var path = plain[..<argumentLabels].split { $0 == "." || $0 == " " }
    if let last = path.last, accessors.contains(String(last)) { path.removeLast() }
    guard depth == 0, let last = path.last else { return inner }
    return String(last + plain[argumentLabels...])
  }

  private static let accessors: Set = ["getter", "setter", "modify", "didset", "willset"]
}

#if canImport(Runtime)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  private enum LoadedImages {
    /// Asked for once: it takes a hundred times as long as catching a stack.
    static let map = ImageMap.capture()
  }
#endif
