#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system tells of a file in a folder that was written to its end, or put in another's place.
///
/// Linux tells it at once. Elsewhere, and for a disk of which it does not tell, nothing comes of this,
/// and whoever waits has to look at the files now and then all the same.
final class FolderNotices {
  /// A descriptor that can be read once there is something new; below zero where the system tells nothing.
  let descriptor: Int32

  #if os(Linux)
    init(of folder: String) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return }
      inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO))
    }

    /// Takes everything as read that there is.
    func takeAsRead() {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &bytes, bytes.count) > 0 {}
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
  #else
    init(of folder: String) { descriptor = -1 }

    func takeAsRead() {}
  #endif
}
