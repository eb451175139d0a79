/// A message with its length before it, as it goes over the line.
package enum HostFrame {
  /// The bytes of a length.
  package static let headSize = MemoryLayout<UInt32>.size

  package static func bytes(of message: some Encodable) throws -> [UInt8] {
    let content = try HostCoding.encode(message)
    guard let length = UInt32(exactly: content.count) else { throw HostCoding.Malformed() }
    return withUnsafeBytes(of: length) { Array($0) } + content
  }

  /// The length that bytes begin with; nil where they are too few.
  package static func length(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= headSize else { return nil }
    return bytes.withUnsafeBytes { Int($0.loadUnaligned(as: UInt32.self)) }
  }
}
