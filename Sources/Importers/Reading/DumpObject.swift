import LocatedJSON
import SemanticTree

/// A JSON object of a dump. What is `null` counts as absent, and so does an empty text.
struct DumpObject {
  let object: JSONObject
  let position: TextPosition
  private let file: String

  /// - Throws: where the value is no object.
  init(_ value: JSONValue, file: String) throws(Diagnostic) {
    guard let object = value.object else {
      throw DumpObject.failure(value, expected: "an object", file: file)
    }
    self.object = object
    self.file = file
    position = value.position
  }

  /// A diagnostic about a value that is not what it should be.
  static func failure(_ value: JSONValue, expected: String, file: String) -> Diagnostic {
    Diagnostic(file: file, position: value.position, expected: expected, found: value.summary)
  }

  /// The first of the keys that the object has with something in it.
  subscript(keys: String...) -> JSONValue? {
    for key in keys {
      if let value = object[key], !value.isNull { return value }
    }
    return nil
  }

  /// The first text under the keys that is not empty.
  ///
  /// - Throws: where a value is no text.
  func text(_ keys: String...) throws(Diagnostic) -> String? {
    for key in keys {
      guard let value = self[key] else { continue }
      guard let text = value.string else { throw failure(value, "a text under '\(key)'") }
      if !text.isEmpty { return text }
    }
    return nil
  }

  /// - Throws: where the value is neither yes nor no.
  func flag(_ key: String) throws(Diagnostic) -> Bool? {
    guard let value = self[key] else { return nil }
    switch value.content {
    case .boolean(let flag): return flag
    case .number(0): return false
    case .number(1): return true
    default: throw failure(value, "true or false under '\(key)'")
    }
  }

  /// The number; nil for one that lies far outside of every screen.
  ///
  /// - Throws: where the value is no number.
  func number(_ key: String) throws(Diagnostic) -> Double? {
    guard let value = self[key] else { return nil }
    guard let number = value.number else { throw failure(value, "a number under '\(key)'") }
    return DumpObject.sane(number)
  }

  /// The number unless it lies far outside of every screen.
  static func sane(_ number: Double) -> Double? { abs(number) <= 100_000 ? number : nil }

  /// - Throws: where the value is no list.
  func list(_ key: String) throws(Diagnostic) -> [JSONValue] {
    guard let value = self[key] else { return [] }
    guard let list = value.array else { throw failure(value, "a list under '\(key)'") }
    return list
  }

  /// - Throws: where the value is no list of texts.
  func texts(_ key: String) throws(Diagnostic) -> [String] {
    var texts: [String] = []
    for value in try list(key) {
      guard let text = value.string else { throw failure(value, "a text in '\(key)'") }
      if !text.isEmpty { texts.append(text) }
    }
    return texts
  }

  /// - Throws: where the value is no list of objects.
  func objects(_ key: String) throws(Diagnostic) -> [DumpObject] {
    var objects: [DumpObject] = []
    for value in try list(key) { objects.append(try DumpObject(value, file: file)) }
    return objects
  }

  /// - Throws: where the value is no object.
  func child(_ key: String) throws(Diagnostic) -> DumpObject? {
    guard let value = self[key] else { return nil }
    return try DumpObject(value, file: file)
  }

  /// - Throws: where the value is no object or is missing.
  func required(_ key: String) throws(Diagnostic) -> DumpObject {
    guard let child = try child(key) else {
      throw Diagnostic(
        file: file, position: position, expected: "'\(key)' in the object", found: "an object without it")
    }
    return child
  }

  /// A diagnostic about a value in the object.
  func failure(_ value: JSONValue, _ expected: String) -> Diagnostic {
    DumpObject.failure(value, expected: expected, file: file)
  }
}
