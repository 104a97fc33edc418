#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Functions of Linux that Swift's headers for it leave out, looked up by their names.
  enum LinuxCall {
    /// Asks to be handed what descends from this process and loses its parent.
    static func becomeSubreaper() -> Bool {
      // The function takes any number of arguments, which a Swift call of it could not pass.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      let setChildSubreaper: Int32 = 36
      return function("prctl", as: Control.self)?(setChildSubreaper, 1, 0, 0, 0) == 0
    }

    /// Sends a signal to one thread of a process.
    static func signal(_ number: Int32, to thread: pid_t, of process: pid_t) -> Bool {
      typealias Kill = @convention(c) (pid_t, pid_t, Int32) -> Int32
      return function("tgkill", as: Kill.self)?(process, thread, number) == 0
    }

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
