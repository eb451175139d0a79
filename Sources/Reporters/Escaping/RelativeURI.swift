/// The path of a file as a relative URI.
enum RelativeURI {
  static func of(_ path: String) -> String {
    var uri = ""
    for byte in normalized(path).utf8 {
      if isLiteral(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + hexadecimal(byte)
      }
    }
    return uri
  }

  /// The path without what makes two names of one file: `./` at its start.
  static func normalized(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") || rest.hasPrefix("/") { rest = rest.drop { $0 == "." }.drop { $0 == "/" } }
    return String(rest)
  }

  private static func isLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
