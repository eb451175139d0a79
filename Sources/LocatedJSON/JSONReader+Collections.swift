extension JSONReader {
  mutating func readArray(depth: Int) throws(Diagnostic) -> [JSONValue] {
    try checkDepth(depth)
    scanner.advance()
    var elements: [JSONValue] = []
    scanner.skipWhitespace()
    if scanner.skip(UInt8(ascii: "]")) { return elements }
    while true {
      path.push(.index(elements.count))
      elements.append(try readValue(depth: depth))
      path.pop()
      if try readSeparator(or: "]") { return elements }
    }
  }

  mutating func readObject(depth: Int) throws(Diagnostic) -> JSONObject {
    try checkDepth(depth)
    scanner.advance()
    var object = JSONObject()
    var seen: [String: TextPosition] = [:]
    scanner.skipWhitespace()
    if scanner.skip(UInt8(ascii: "}")) { return object }
    while true {
      let member = try readMember(seen, depth: depth)
      seen[member.key] = member.keyPosition
      object.members.append(member)
      if try readSeparator(or: "}") { return object }
    }
  }

  private mutating func readMember(
    _ seen: [String: TextPosition], depth: Int
  ) throws(Diagnostic) -> JSONMember {
    scanner.skipWhitespace()
    let position = scanner.position
    guard scanner.next == UInt8(ascii: "\"") else {
      throw failure(expected: "a key in double quotes", suggestion: advice)
    }
    let key = try readString()
    if let first = seen[key] {
      throw failure(
        at: position, expected: "each key once", found: "\(Quotation.quoted(key)) a second time",
        suggestion: "it stands at \(first) already; remove one of them")
    }
    scanner.skipWhitespace()
    guard scanner.skip(UInt8(ascii: ":")) else {
      throw failure(expected: "':' after the key \(Quotation.quoted(key))")
    }
    path.push(.key(key))
    let value = try readValue(depth: depth)
    path.pop()
    return JSONMember(key: key, keyPosition: position, value: value)
  }

  /// Reads what stands behind an element.
  ///
  /// - Returns: true where it was the closing bracket, false where it was a comma.
  private mutating func readSeparator(or closing: Unicode.Scalar) throws(Diagnostic) -> Bool {
    scanner.skipWhitespace()
    if scanner.skip(UInt8(ascii: closing)) { return true }
    let comma = scanner.position
    guard scanner.skip(UInt8(ascii: ",")) else {
      throw failure(expected: "',' or '\(closing)'", suggestion: adviceOnMissingComma)
    }
    scanner.skipWhitespace()
    guard scanner.next != UInt8(ascii: closing) else {
      throw failure(
        at: comma, expected: "another element after ','", found: "'\(closing)'",
        suggestion: "remove the comma")
    }
    return false
  }

  private func checkDepth(_ depth: Int) throws(Diagnostic) {
    guard depth <= limits.depth else {
      throw failure(
        expected: "at most \(limits.depth) lists and objects in each other", found: "one more",
        suggestion: "make the structure flatter")
    }
  }
}
