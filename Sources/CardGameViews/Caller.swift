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

  /// Returns the innermost place in a file that is not in a folder, or `nil` where there is none.
  ///
  /// - Parameter folder: The path of the folder, with a slash at its end.
  /// - Returns: The place; its line is 0 where the code was between two lines.
  /// - Complexity: Some milliseconds at each call.
  public func site(outside folder: String) -> CallSite? {
    stack.callSite(outside: folder, from: 0)
  }

  /// Returns the outermost place inside what a file has called, or `nil` where there is none.
  ///
  /// - Parameter file: The path of the file, as the compiler was given it.
  /// - Returns: The place, for example the line of a test whose runner stands in the file.
  /// - Complexity: Some milliseconds at each call.
  public func site(calledFrom file: String) -> CallSite? {
    stack.callSite(calledFrom: file)
  }

  /// Returns who has called, from far down the stack on, or `nil` where that cannot be known.
  ///
  /// - Returns: The functions that are being executed by this thread.
  public static func current() -> Caller? { CapturedStack.capture(limit: 64).map(Caller.init) }
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
