/// The bytes of a message that is being written.
final class HostWriter {
  // Checking at run time that nobody else is writing takes a fifth of the time; the writer is never shared.
  @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
  /// Where the lengths of the containers stand that are still being filled.
  @exclusivity(unchecked) private var open: [Int] = []

  init() { bytes.reserveCapacity(16_384) }

  /// The number of containers that are being filled.
  var level: Int { open.count }

  func write(_ tag: HostCoding.Tag) { bytes.append(tag.rawValue) }

  func write(_ value: Bool) { write(value ? .true : .false) }

  func write(_ value: Int64) {
    write(.integer)
    append(value)
  }

  func write(_ value: Double) {
    write(.double)
    append(value)
  }

  func write(_ value: String) {
    write(.string)
    append(value)
  }

  func write(key: String) { append(key) }

  /// Writes a value of any type, and all of it: what it opened is closed.
  func write<Value: Encodable>(_ value: Value) throws {
    let (level, start) = (level, bytes.count)
    try value.encode(to: HostEncoder(writer: self))
    // A value that describes itself by nothing at all is an empty structure.
    if bytes.count == start { begin(.structure) }
    close(to: level)
  }

  func begin(_ tag: HostCoding.Tag) {
    write(tag)
    open.append(bytes.count)
    append(UInt32(0))
  }

  /// Fills in the lengths of all containers that were opened beyond a level.
  func close(to level: Int) {
    while open.count > level {
      let start = open.removeLast()
      let size = MemoryLayout<UInt32>.size
      let length = UInt32(bytes.count - start - size)
      bytes.withUnsafeMutableBytes { $0.storeBytes(of: length, toByteOffset: start, as: UInt32.self) }
    }
  }

  private func append<Number: BitwiseCopyable>(_ number: Number) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  private func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      append(UInt32(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }
}
