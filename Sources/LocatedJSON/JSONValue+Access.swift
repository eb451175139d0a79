extension JSONValue {
  /// The text of a string; nil for every other value. So with the others.
  public var string: String? { if case .string(let value) = content { value } else { nil } }
  /// The value of `true` or `false`; nil for every other value.
  public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  /// The value of a number; nil for every other value.
  public var number: Double? { if case .number(let value) = content { value } else { nil } }
  /// The elements of a list; nil for every other value.
  public var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }
  /// The members of an object; nil for every other value.
  public var object: JSONObject? { if case .object(let value) = content { value } else { nil } }
  /// True for `null`.
  public var isNull: Bool { content == .null }
}
