import SemanticTree

/// The child's end of the line between two processes.
@MainActor
final class HostChannel {
  private let descriptor: Int32

  /// Nil where the descriptor is not open.
  init?(descriptor: Int32) {
    guard fcntl(descriptor, F_GETFD) >= 0 else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Says which version of the protocol follows, as a line that every version understands.
  func greet(_ greeting: HostGreeting) -> Bool {
    guard let line = try? JSONEncoder().encode(greeting) else { return false }
    return write(Array(line) + [UInt8(ascii: "\n")])
  }

  /// The next message; nil at the end or where the other end talks nonsense.
  func next<Message: Decodable>() -> Message? {
    guard let head = read(HostFrame.headSize), let length = HostFrame.length(in: head) else { return nil }
    return read(length).flatMap { try? HostCoding.decode(Message.self, from: $0) }
  }

  /// - Returns: false where nobody reads any more.
  func write(_ message: some Encodable) -> Bool {
    (try? HostFrame.bytes(of: message)).map { write($0) } ?? false
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress.map { $0 + done }, count - done)
      }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return nil }
      done += got
    }
    return bytes
  }
}
