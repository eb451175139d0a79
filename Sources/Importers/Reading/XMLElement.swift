import LocatedJSON

/// An element of an XML document with its place. Text between elements is not kept: no dump has any.
struct XMLElement {
  var name: String
  var position: TextPosition
  /// In the order of the file; no name occurs twice.
  var attributes: [(name: String, value: String)]
  var children: [XMLElement] = []

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The attribute unless it is empty.
  func text(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The attribute as yes or no.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
