extension JSONReader {
  /// Reads the first value of a file in which a console may have printed lines before and behind it.
  ///
  /// - Throws: what is wrong first; where no line begins a value, that there is none.
  package static func readFirst(
    _ bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits()
  ) throws(Diagnostic) -> JSONValue {
    guard let start = start(in: bytes) else { return try read(bytes, file: file, limits: limits) }
    return try read(bytes, from: start, file: file, limits: limits)
  }

  /// Where the first line begins that starts like an object or a list; nil where none does.
  package static func start(in bytes: [UInt8]) -> Int? {
    var isLineStart = true
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case 0x0A, 0x0D: isLineStart = true
      case 0x20, 0x09, 0xEF, 0xBB, 0xBF: continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if isLineStart, isStart(offset, in: bytes) { return offset }
        isLineStart = false
      default: isLineStart = false
      }
    }
    return nil
  }

  /// `[INFO] started` begins like a list and is none.
  private static func isStart(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let next = bytes[(offset + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let next else { return true }
    let isObject = bytes[offset] == UInt8(ascii: "{")
    return (isObject ? "\"}" : "{[]\"").utf8.contains(next)
  }
}
