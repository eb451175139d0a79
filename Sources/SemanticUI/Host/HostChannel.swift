import SemanticTree

/// One end of the line between two processes: JSON values, one a line.
@MainActor
final class HostChannel {
  private let descriptor: Int32
  private var received: [UInt8] = []
  private var scanned = 0
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  /// Nil where the descriptor is not open.
  init?(descriptor: Int32) {
    guard fcntl(descriptor, F_GETFD) >= 0 else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: HostFloats.infinity, negativeInfinity: HostFloats.negativeInfinity,
      nan: HostFloats.notANumber)
  }

  /// The next value; nil at the end or where the other end talks nonsense.
  func next<Message: Decodable>() -> Message? {
    nextLine().flatMap { try? decoder.decode(Message.self, from: $0) }
  }

  /// - Returns: false where nobody reads any more.
  func write(_ message: some Encodable) -> Bool {
    guard var bytes = try? encoder.encode(message) else { return false }
    bytes.append(UInt8(ascii: "\n"))
    return bytes.withUnsafeBytes { writeAll($0) }
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = SemanticUI.write(descriptor, rest)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func nextLine() -> Data? {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = received[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          received.removeFirst(end + 1)
          scanned = 0
        }
        return Data(received[..<end])
      }
      scanned = received.count
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
      received += chunk[..<count]
    }
  }
}

private func write(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  #if canImport(Glibc)
    Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
  #else
    Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
  #endif
}
