import Foundation

/// An open file of this process that no child inherits by accident.
final class Descriptor {
  let number: Int32

  /// Takes over a file. It gets a number above those that a child's files are moved to, so that none is moved onto
  /// another.
  init(_ opened: Int32) throws {
    number = fcntl(opened, F_DUPFD_CLOEXEC, 16)
    let code = errno
    close(opened)
    guard number >= 0 else { throw SourceError.notStarted(String(cString: strerror(code))) }
  }

  deinit { close(number) }

  func neverWaits() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// The two ends of a pipe: to read from and to write to.
  static func pipe() throws -> (Descriptor, Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw SourceError.notStarted(String(cString: strerror(errno))) }
    return try pair(ends)
  }

  /// A temporary file that nobody else finds and that is gone when it is closed.
  static func namelessFile() throws -> Descriptor {
    let folder = FileManager.default.temporaryDirectory
    let place = folder.appendingPathComponent("a11ysim-\(UUID().uuidString)").path
    let opened = open(place, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard opened >= 0 else { throw SourceError.notStarted("'\(place)': \(String(cString: strerror(errno)))") }
    unlink(place)
    return try Descriptor(opened)
  }

  /// Two connected sockets.
  static func sockets() throws -> (Descriptor, Descriptor) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw SourceError.notStarted(String(cString: strerror(errno)))
    }
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return try pair(ends)
  }

  private static func pair(_ ends: [Int32]) throws -> (Descriptor, Descriptor) {
    let first = Result { try Descriptor(ends[0]) }
    let second = Result { try Descriptor(ends[1]) }
    return (try first.get(), try second.get())
  }
}

extension Descriptor {
  enum Transfer {
    case bytes(Int)
    /// Nothing can be moved at present.
    case later
    case ended
  }

  func read(into buffer: inout [UInt8]) -> Transfer {
    Descriptor.transfer(Foundation.read(number, &buffer, buffer.count))
  }

  /// Sends to a socket, without a signal where nobody reads.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    return Descriptor.transfer(
      bytes.withUnsafeBytes { Foundation.send(number, $0.baseAddress, $0.count, flags) })
  }

  private static func transfer(_ count: Int) -> Transfer {
    if count > 0 { return .bytes(count) }
    return count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .later : .ended
  }
}
