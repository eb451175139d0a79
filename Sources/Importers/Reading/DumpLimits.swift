import LocatedJSON

/// What a dump may hold at most, so that hostile input is answered and not suffered.
package enum DumpLimits {
  /// In bytes.
  package static let fileSize = 64 << 20
  /// Elements together.
  static let elements = 100_000
  /// How many elements may stand in each other; the deepest real dump seen has 70.
  static let depth = 200
  /// How much of a file is looked at to tell its format, in bytes.
  static let headSize = 1 << 16

  static var json: JSONLimits {
    var limits = JSONLimits()
    limits.fileSize = fileSize
    limits.values = 8_000_000
    // An element is an object in a list, in an object of its own with some formats.
    limits.depth = 3 * depth + 8
    return limits
  }

  static func tooDeep(_ file: String, _ position: TextPosition) -> Diagnostic {
    Diagnostic(
      file: file, position: position, expected: "at most \(depth) elements in each other", found: "more",
      suggestion: "cut the dump to the part that matters")
  }

  static func tooMany(_ file: String, _ position: TextPosition) -> Diagnostic {
    Diagnostic(
      file: file, position: position, expected: "at most \(elements) elements", found: "more",
      suggestion: "cut the dump to the part that matters")
  }
}
