/// Gives the pages of an Ogg stream a fixed serial number: libsndfile draws one by the clock, and the same speech
/// would make another file every time.
///
/// The layout of a page and its checksum are those of RFC 3533, section 6.
struct OggSerial {
  /// A page could not be read, or is none.
  struct NotOgg: Error {}

  private static let headerLength = 27
  private static let serial = 14..<18
  private static let checksum = 22..<26
  private static let fixed: [UInt8] = [1, 0, 0, 0]

  private let file: OutputFile

  init(_ file: OutputFile) { self.file = file }

  /// Rewrites every page in place.
  func fix() throws(NotOgg) {
    var start = 0
    while start < file.length {
      var page = try bytes(at: start, count: Self.headerLength)
      guard page.starts(with: Array("OggS".utf8)) else { throw NotOgg() }
      let segments = try bytes(at: start + Self.headerLength, count: Int(page[26]))
      let body = segments.reduce(0) { $0 + Int($1) }
      page += segments
      page += try bytes(at: start + page.count, count: body)
      page.replaceSubrange(Self.serial, with: Self.fixed)
      page.replaceSubrange(Self.checksum, with: [0, 0, 0, 0])
      page.replaceSubrange(Self.checksum, with: Self.littleEndian(Self.checksum(of: page)))
      _ = file.seek(start, from: 0)
      guard page.withUnsafeBytes({ file.write($0) }) == page.count else { throw NotOgg() }
      start += page.count
    }
  }

  private func bytes(at offset: Int, count: Int) throws(NotOgg) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    _ = file.seek(offset, from: 0)
    guard bytes.withUnsafeMutableBytes({ file.read($0) }) == count else { throw NotOgg() }
    return bytes
  }

  // MARK: Checksum

  /// The generator polynomial of Ogg, highest bit first and without reflection.
  private static let polynomial: UInt32 = 0x04C1_1DB7

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index) << 24) { value, _ in
      value & 0x8000_0000 == 0 ? value << 1 : value << 1 ^ polynomial
    }
  }

  static func checksum(of page: [UInt8]) -> UInt32 {
    page.reduce(0) { $0 << 8 ^ table[Int(UInt8($0 >> 24) ^ $1)] }
  }

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
