#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells two versions of some files apart without reading them.
///
/// Asking for it now and then finds changes on every kind of disk, those of a container or of a network
/// too, of which a system does not always tell by itself.
struct FileStamps: Hashable {
  private let stamps: [Stamp]

  private struct Stamp: Hashable {
    var seconds = 0
    var nanoseconds = 0
    var size = 0
    var number: UInt64 = 0
  }

  init(of paths: [String]) {
    stamps = paths.map { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return Stamp() }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      return Stamp(
        seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
        number: UInt64(status.st_ino))
    }
  }
}
