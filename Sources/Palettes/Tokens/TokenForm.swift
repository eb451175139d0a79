import LocatedJSON

/// Tells tokens from groups, in this year's form and in older ones.
enum TokenForm {
  /// The value of a token, of the form of the standard or of Tokens Studio; nil for a group.
  static func value(of object: JSONObject) -> JSONValue? {
    if let value = object["$value"] { return value }
    guard let value = object["value"] else { return nil }
    let isTyped = object["type"]?.string != nil
    return value.object == nil || isTyped ? value : nil
  }

  /// The type that a token or a group names.
  static func type(of object: JSONObject) -> String? {
    if let type = object["$type"]?.string { return type }
    return object["value"] == nil ? nil : object["type"]?.string
  }

  /// True for what describes a group and is no child of it.
  static func isProperty(_ key: String) -> Bool { key.hasPrefix("$") && key != "$root" }
}
