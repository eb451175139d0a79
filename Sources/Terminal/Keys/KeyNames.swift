/// The tables by which sequences of xterm, its many followers and the Linux console are known.
enum KeyNames {
  /// The last byte of ESC [ … and ESC O ….
  static let letters: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3),
    UInt8(ascii: "S"): .function(4),
  ]

  /// The keypad in application mode.
  static let keypad: [UInt8: Key] = [UInt8(ascii: "M"): .enter]

  /// The number of ESC [ … ~.
  static let numbers: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// The letter of ESC [ [ ….
  static let console: [UInt8: Key] = [
    UInt8(ascii: "A"): .function(1), UInt8(ascii: "B"): .function(2), UInt8(ascii: "C"): .function(3),
    UInt8(ascii: "D"): .function(4), UInt8(ascii: "E"): .function(5),
  ]

  /// The key of ESC [ code ; modifiers u, as newer terminals send on request.
  static func key(code: Int?, modifiers: Int?) -> Key {
    guard let code, let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else {
      return .unknown
    }
    let held = max(modifiers ?? 1, 1) - 1
    switch scalar.value {
    case 9: return held & 1 == 1 ? .backTab : .tab
    case 13: return .enter
    case 27: return .escape
    case 127: return .backspace
    case 0..<32, 128..<160: return .unknown
    case 0xE000...0xF8FF: return .unknown
    default: break
    }
    if held & 4 == 4 { return .control(Character(scalar)) }
    return held & 2 == 2 ? .alt(Character(scalar)) : .character(Character(scalar))
  }
}
