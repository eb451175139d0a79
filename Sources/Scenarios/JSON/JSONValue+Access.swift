extension JSONValue {
  /// The text of a string; nil for every other value. So with the others.
  public var string: String? { if case .string(let value) = content { value } else { nil } }
  public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  public var number: Double? { if case .number(let value) = content { value } else { nil } }
  public var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }
  public var object: JSONObject? { if case .object(let value) = content { value } else { nil } }
  public var isNull: Bool { content == .null }
}
