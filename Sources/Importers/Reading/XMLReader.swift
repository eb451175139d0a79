import LocatedJSON

/// Reads the first element of an XML file with all below it.
///
/// Only what dumps are made of: elements, attributes, comments, CDATA, processing instructions, the five entities and
/// character references. A DOCTYPE is refused, so that no entity of the file's own can be expanded and nothing is
/// fetched. What a console printed before and behind the element is passed over. `FoundationXML` tells no column and
/// stops at none of these.
struct XMLReader {
  private let file: String
  private var scanner: JSONScanner
  private var count = 0

  /// - Parameter bytes: text in UTF-8.
  static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> XMLElement {
    var reader = XMLReader(bytes, file: file)
    return try reader.readDocument()
  }

  private init(_ bytes: [UInt8], file: String) {
    self.file = file
    scanner = JSONScanner(bytes)
  }

  private func failure(
    at position: TextPosition? = nil, expected: String, found: String? = nil, suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: position ?? scanner.position, expected: expected, found: found ?? scanner.found,
      suggestion: suggestion)
  }

  // MARK: Document

  private mutating func readDocument() throws(Diagnostic) -> XMLElement {
    while scanner.next != nil {
      if startsElement { return try readTree() }
      if isAt("<!DOCTYPE") { throw doctype }
      if !(try skipAside()) { scanner.advance() }
    }
    throw failure(expected: "an XML element")
  }

  private var doctype: Diagnostic {
    failure(
      expected: "XML without a DOCTYPE", found: "a DOCTYPE",
      suggestion: "remove it; entities of a file's own are not read")
  }

  /// Reads an element and what is in it, in a loop: files may nest deeper than a stack.
  private mutating func readTree() throws(Diagnostic) -> XMLElement {
    var open: [XMLElement] = []
    while true {
      guard scanner.next != nil else {
        let name = open.last?.name ?? ""
        throw failure(expected: "'</\(Quotation.visible(name))>'", found: "the end of the file")
      }
      if isAt("</") {
        guard let closed = try close(&open) else { continue }
        return closed
      }
      if isAt("<!DOCTYPE") { throw doctype }
      if try skipAside() { continue }
      guard scanner.next == UInt8(ascii: "<") else {
        scanner.advance()
        continue
      }
      let (element, isClosed) = try readTag()
      count += 1
      if count > DumpLimits.elements { throw DumpLimits.tooMany(file, element.position) }
      if !isClosed {
        open.append(element)
        if open.count > DumpLimits.depth { throw DumpLimits.tooDeep(file, element.position) }
      } else if open.isEmpty {
        return element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
  }

  /// Reads an end tag; the element when it is the outermost.
  private mutating func close(_ open: inout [XMLElement]) throws(Diagnostic) -> XMLElement? {
    let start = scanner.position
    scanner.advance(by: 2)
    let name = readName()
    scanner.skipWhitespace()
    guard scanner.skip(UInt8(ascii: ">")) else { throw failure(expected: "'>'") }
    guard let element = open.popLast() else { return nil }
    guard element.name == name else {
      throw failure(
        at: start, expected: "'</\(Quotation.visible(element.name))>'",
        found: "'</\(Quotation.visible(name))>'")
    }
    if open.isEmpty { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  // MARK: Tags

  private mutating func readTag() throws(Diagnostic) -> (XMLElement, isClosed: Bool) {
    let start = scanner.position
    scanner.advance()
    let name = readName()
    guard !name.isEmpty else { throw failure(expected: "an element's name after '<'") }
    var element = XMLElement(name: name, position: start, attributes: [])
    while true {
      scanner.skipWhitespace()
      if scanner.skip(UInt8(ascii: ">")) { return (element, false) }
      if isAt("/>") {
        scanner.advance(by: 2)
        return (element, true)
      }
      let place = scanner.position
      let attribute = try readAttribute()
      guard element[attribute.name] == nil else {
        throw failure(
          at: place, expected: "each attribute once",
          found: "'\(Quotation.visible(attribute.name))' a second time")
      }
      element.attributes.append(attribute)
    }
  }

  private mutating func readAttribute() throws(Diagnostic) -> (name: String, value: String) {
    let name = readName()
    guard !name.isEmpty else { throw failure(expected: "an attribute, '>' or '/>'") }
    scanner.skipWhitespace()
    guard scanner.skip(UInt8(ascii: "=")) else { throw failure(expected: "'=' after an attribute's name") }
    scanner.skipWhitespace()
    guard let quote = scanner.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure(expected: "an attribute's value in quotes")
    }
    let start = scanner.position
    scanner.advance()
    var value: [UInt8] = []
    while let byte = scanner.next, byte != quote {
      switch byte {
      case UInt8(ascii: "&"): try readReference(into: &value)
      case UInt8(ascii: "<"):
        throw failure(at: scanner.position, expected: "'&lt;' in an attribute", found: "'<'")
      default:
        value.append(byte)
        scanner.advance()
      }
    }
    guard scanner.skip(quote) else {
      throw failure(at: start, expected: "a value that ends", found: "no closing quote")
    }
    return (name, String(decoding: value, as: UTF8.self))
  }

  private mutating func readReference(into value: inout [UInt8]) throws(Diagnostic) {
    let start = scanner.position
    scanner.advance()
    var name: [UInt8] = []
    while let byte = scanner.next, byte != UInt8(ascii: ";"), name.count < 12 {
      name.append(byte)
      scanner.advance()
    }
    let text = String(decoding: name, as: UTF8.self)
    guard scanner.skip(UInt8(ascii: ";")), let scalar = XMLReader.scalar(named: text) else {
      throw failure(
        at: start, expected: "an entity that XML knows", found: Quotation.quoted("&\(text)"),
        suggestion: "write '&amp;' for '&'")
    }
    value += String(scalar).utf8
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  private mutating func readName() -> String {
    let start = scanner.position.offset
    while let byte = scanner.next, XMLReader.isNamePart(byte) { scanner.advance() }
    return scanner.text(from: start)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  // MARK: Asides

  private var startsElement: Bool {
    guard scanner.next == UInt8(ascii: "<"), let byte = scanner.byte(after: 1) else { return false }
    return XMLReader.isNamePart(byte) && byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes in bytes.indices.allSatisfy { scanner.byte(after: $0) == bytes[$0] } }
  }

  /// Skips a comment, a processing instruction or a CDATA section.
  private mutating func skipAside() throws(Diagnostic) -> Bool {
    if isAt("<!--") { return try skip(to: "-->", named: "comment") }
    if isAt("<?") { return try skip(to: "?>", named: "processing instruction") }
    if isAt("<![CDATA[") { return try skip(to: "]]>", named: "CDATA section") }
    return false
  }

  private mutating func skip(to end: StaticString, named name: String) throws(Diagnostic) -> Bool {
    let start = scanner.position
    while scanner.next != nil {
      if isAt(end) {
        scanner.advance(by: end.utf8CodeUnitCount)
        return true
      }
      scanner.advance()
    }
    throw failure(at: start, expected: "a \(name) that ends", found: "the end of the file")
  }
}
