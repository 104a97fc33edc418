/// Who set a value: a call stack that was caught cheaply and is looked up only when asked.
///
/// Catching one costs a few microseconds, looking it up some milliseconds. The look-up needs the
/// toolchain's Runtime library (on Apple systems from macOS 26) and debug information; a release
/// build may name another line of the same function, or none.
public struct Caller: Sendable {
  private let stack: CapturedStack

  init(_ stack: CapturedStack) {
    self.stack = stack
  }

  /// The innermost line outside this library, or `nil` where it cannot be known.
  ///
  /// - Complexity: Some milliseconds at each call.
  public var site: CallSite? { stack.callSite }
}

extension Caller: Hashable {
  /// Tells whether two callers are at the same place, called the same way; then so are their sites.
  public static func == (one: Caller, other: Caller) -> Bool {
    one.stack.addresses == other.stack.addresses
  }

  /// Feeds the place to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(stack.addresses)
  }
}
