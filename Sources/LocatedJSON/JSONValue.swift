/// A JSON value with its place in the file.
public struct JSONValue: Hashable, Sendable {
  /// What a value is.
  public indirect enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  /// What the value is.
  public var content: Content
  /// Where the value's first character stands.
  public var position: TextPosition
  /// The place behind the value's last character.
  public var end: TextPosition

  /// - Parameter end: its start unless given.
  public init(_ content: Content, at position: TextPosition, to end: TextPosition? = nil) {
    self.content = content
    self.position = position
    self.end = end ?? position
  }

  /// What the value is, for a diagnostic: `the string 'Vegan'`, `an empty list`.
  public var summary: String {
    switch content {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "the number \(NumberText.of(value))"
    case .string(let value): value.isEmpty ? "an empty string" : "the string \(Quotation.quoted(value))"
    case .array(let elements): elements.isEmpty ? "an empty list" : "a list"
    case .object(let object): object.members.isEmpty ? "an empty object" : "an object"
    }
  }
}

/// The members of a JSON object in the order of the file; no key occurs twice.
public struct JSONObject: Hashable, Sendable {
  /// In the order of the file.
  public var members: [JSONMember]

  public init(_ members: [JSONMember] = []) {
    self.members = members
  }

  /// The value under a key, or nil.
  public subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }
}

/// One member of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The key with its escapes resolved.
  public var key: String
  /// Where the key's opening quote stands.
  public var keyPosition: TextPosition
  /// What stands behind the colon.
  public var value: JSONValue

  public init(key: String, keyPosition: TextPosition, value: JSONValue) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
